# Challenges, the lab notebook and the puzzles of the day.

daily-challenges = Challenges
daily-challenges-of = { $game }: challenges
daily-challenges-met = { $met } of { $all } completed on this computer
daily-challenges-how = Every game you finish counts. Choose a challenge to read more.
daily-challenge-met = { $text } Completed.
daily-challenge-open = { $text } Still open.
daily-challenge-day = First completed on { $day }.
daily-challenge-not-yet = Still open. It counts at the end of a game in which you did it.
daily-challenge-new = New challenge completed: { $text }
daily-challenges-new = **New challenges completed:** { $text } { $rest }
daily-challenges-rest = { $more ->
    [one] And one more.
   *[other] And { $more } more.
}
daily-challenge-underway = Challenge completed: “{ $text }”

daily-notebook = Lab notebook
daily-notes-title = Lab notebook: { $chapter }
daily-notes-filled = { $filled } of { $all } found on this computer
daily-notes-particles = particles
daily-notes-vertices = vertices
daily-notes-processes = processes
daily-notes-nuclei = neutrons and nuclei
daily-notes-pictures = detector pictures
daily-notes-laws = laws
daily-notes-empty = An empty place
daily-notes-where = Not found yet. Look for it here: { $place }.
daily-notes-where-two = Not found yet. Look for it here: { $one }, { $other }.
daily-notes-unmet = Empty. { $hint }

daily-today = Puzzles of the day
daily-run-none = There are new puzzles every day. Solve one to mark the day.
daily-run = Days in a row: { $run } · days in total: { $total } · longest run: { $longest }
daily-run-back = Welcome back! Days in total: { $total } · longest run: { $longest }
daily-puzzle-solved = { $game }: today’s puzzle, solved
daily-puzzle-open = { $game }: today’s puzzle
daily-month-earlier = Previous month
daily-month-later = Next month
daily-puzzle-ask = It is your turn. Which move is best? Try one.
daily-puzzle-what = One move here is the best. Everybody has the same puzzle today. Try as often as you like.
daily-puzzle-start = Start
daily-puzzle-not-best = There is a better move
daily-puzzle-wrong = If Students play on from here, this move wins about { $mine } of 100 games. The best one wins about { $best }.
daily-puzzle-again = Try again
daily-puzzle-show = Show me
daily-puzzle-leave = Leave
daily-puzzle-right = Right, that is the best move!
daily-puzzle-right-later = Right on try { $tries }: that is the best move!
daily-puzzle-answer = This is the best move
daily-puzzle-because = Why: { $reason } If Students play on from here, it wins about { $best } of 100 games.
daily-puzzle-told = Quarkade { $day } · { $game } · solved in { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}
daily-puzzle-line = { $told } { $signs }
daily-puzzle-copy = Copy this line
daily-puzzle-copied = Copied
daily-puzzle-not-copied = The line could not be copied here. You can write it down.
daily-month-1 = January { $year }
daily-month-2 = February { $year }
daily-month-3 = March { $year }
daily-month-4 = April { $year }
daily-month-5 = May { $year }
daily-month-6 = June { $year }
daily-month-7 = July { $year }
daily-month-8 = August { $year }
daily-month-9 = September { $year }
daily-month-10 = October { $year }
daily-month-11 = November { $year }
daily-month-12 = December { $year }
daily-weekday-1 = Mo
daily-weekday-2 = Tu
daily-weekday-3 = We
daily-weekday-4 = Th
daily-weekday-5 = Fr
daily-weekday-6 = Sa
daily-weekday-7 = Su
