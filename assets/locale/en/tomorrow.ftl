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

tomorrow-notebook = Lab notebook
tomorrow-notes-title = Lab notebook: { $chapter }
tomorrow-notes-filled = { $filled } of { $all } met on this computer
tomorrow-notes-particles = particles
tomorrow-notes-vertices = vertices
tomorrow-notes-processes = processes
tomorrow-notes-laws = laws
tomorrow-notes-empty = An empty place
tomorrow-notes-where = Not met yet. Look for it here: { $place }.
tomorrow-notes-where-two = Not met yet. Look for it here: { $one }, { $other }.
tomorrow-notes-unmet = Empty. { $hint }
