# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Challenges
tomorrow-challenges-of = { $game }: challenges
tomorrow-challenges-met = { $met } of { $all } completed on this computer
tomorrow-challenges-how = Every game you finish counts. Choose a challenge to read more.
tomorrow-challenge-met = { $text } Completed.
tomorrow-challenge-open = { $text } Still open.
tomorrow-challenge-day = First completed on { $day }.
tomorrow-challenge-not-yet = Still open. It counts at the end of a game in which you did it.
tomorrow-challenge-new = New challenge completed: { $text }
tomorrow-challenges-new = New challenges completed: { $text } { $more ->
    [one] And one more.
   *[other] And { $more } more.
}
tomorrow-challenge-underway = Challenge completed: { $text } It counts when the game ends.

tomorrow-notebook = Lab notebook
tomorrow-notes-title = Lab notebook: { $chapter }
tomorrow-notes-filled = { $filled } of { $all } found on this computer
tomorrow-notes-particles = particles
tomorrow-notes-vertices = vertices
tomorrow-notes-processes = processes
tomorrow-notes-nuclei = neutrons and nuclei
tomorrow-notes-pictures = detector pictures
tomorrow-notes-laws = laws
tomorrow-notes-empty = An empty place
tomorrow-notes-where = Not found yet. Look for it here: { $place }.
tomorrow-notes-where-two = Not found yet. Look for it here: { $one }, { $other }.
tomorrow-notes-unmet = Empty. { $hint }

tomorrow-today = Puzzles of the day
tomorrow-run-none = There are new puzzles every day. Solve one to mark the day.
tomorrow-run = Days in a row: { $run } · days in total: { $total } · longest run: { $longest }
tomorrow-run-back = Welcome back! Days in total: { $total } · longest run: { $longest }
tomorrow-puzzle-solved = { $game }: today’s puzzle, solved
tomorrow-puzzle-open = { $game }: today’s puzzle
tomorrow-month-earlier = Previous month
tomorrow-month-later = Next month
tomorrow-puzzle-ask = It is your turn. Which move is best? Try one.
tomorrow-puzzle-what = One move here is the best. Everybody has the same puzzle today. Try as often as you like.
tomorrow-puzzle-start = Start
tomorrow-puzzle-not-best = There is a better move
tomorrow-puzzle-wrong = If Students play on from here, this move wins about { $mine } of 100 games. The best one wins about { $best }.
tomorrow-puzzle-again = Try again
tomorrow-puzzle-show = Show me
tomorrow-puzzle-leave = Leave
tomorrow-puzzle-right = Right, that is the best move!
tomorrow-puzzle-right-later = Right on try { $tries }: that is the best move!
tomorrow-puzzle-answer = This is the best move
tomorrow-puzzle-because = Why: { $reason } If Students play on from here, it wins about { $best } of 100 games.
tomorrow-month-1 = January { $year }
tomorrow-month-2 = February { $year }
tomorrow-month-3 = March { $year }
tomorrow-month-4 = April { $year }
tomorrow-month-5 = May { $year }
tomorrow-month-6 = June { $year }
tomorrow-month-7 = July { $year }
tomorrow-month-8 = August { $year }
tomorrow-month-9 = September { $year }
tomorrow-month-10 = October { $year }
tomorrow-month-11 = November { $year }
tomorrow-month-12 = December { $year }
tomorrow-weekday-1 = Mo
tomorrow-weekday-2 = Tu
tomorrow-weekday-3 = We
tomorrow-weekday-4 = Th
tomorrow-weekday-5 = Fr
tomorrow-weekday-6 = Sa
tomorrow-weekday-7 = Su
