# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Challenges
tomorrow-challenges-of = { $game }: challenges
tomorrow-challenges-met = { $met } of { $all } met on this computer
tomorrow-challenges-how = They count in every game that you play to the end. Choose one to read more.
tomorrow-challenge-met = { $text } Met.
tomorrow-challenge-open = { $text } Still open.
tomorrow-challenge-day = Met for the first time on { $day }.
tomorrow-challenge-not-yet = Not met yet. It counts when a game ends in which you did it.
tomorrow-challenge-new = New challenge met: { $text }
tomorrow-challenges-new = { $n } new challenges met
