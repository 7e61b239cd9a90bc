# The quiz before and after a lesson, and the teacher's pages.

quiz-heading = Quiz · { $lesson }
quiz-title = Question { $n } of { $all }
quiz-skip = I do not know
quiz-leave = Leave
quiz-next = Next
quiz-done = Done
quiz-said = Your answer: { $answer }
quiz-recall = { $asked } { $said }

## Who answers

quiz-who = A code of four particles takes the place of your name, so that the quiz can compare before and after. You need no PIN: with it your teacher opens the list of codes, but does not see whose they are. The quiz works without a code, too.
quiz-who-group = Group { $group }: a code of four particles takes the place of your name. You need no PIN: with it your teacher opens the list of codes, but does not see whose they are. The quiz works without a code, too.
quiz-who-new = I am new: make a code
quiz-who-known = I have a code
quiz-who-without = Without a code
quiz-remember = Your code: { $code }. Remember it for next time!
quiz-without = Without a code your answers are lost when the arcade closes.
quiz-visitor = None of your answers are kept after you leave.
quiz-seen = Have you begun this lesson already?
quiz-seen-why = Somebody without a code has begun it on this computer.
quiz-seen-yes = Yes, that was me
quiz-seen-no = No, it is new to me
quiz-other = Somebody else
quiz-code-new-title = Make your code
quiz-code-new = Choose four particles. You may use one twice. Remember them in this order, and do not tell anybody.
quiz-code-known-title = Your code
quiz-code-known = Choose your four particles in the order you remember.
quiz-code-wipe = Take back
quiz-code-done = That is my code
quiz-code-taken = Somebody has this code already. Please choose another one.
quiz-code-unknown = Nobody here has the code { $code }.
quiz-code-unknown-why = Maybe the order was different. Or start fresh with this code.
quiz-code-try = Try again
quiz-code-begin = Start with this code
quiz-code-full = { $n } learners are saved here, and there is no room for more. Your teacher can export and delete them.

## A round and what comes of it

quiz-state-before = { $all } questions before the lesson. Nobody gets a mark for them.
quiz-state-after = { $all } questions after the lesson: what have you learned?
quiz-state-later = { $all } questions to find out what you still know. Nobody gets a mark for them.
quiz-state-lesson = The next round comes after the lesson. Finish the lesson first.
quiz-state-late = You have begun the lesson already, so there is no round before it. Finish the lesson, then do the round after it.
quiz-state-wait = You have done both rounds. The last one opens on { $day }: what will you still know?
quiz-state-done = You have done all rounds of this quiz.
quiz-state-due = { $state } { $n ->
    [one] First comes one question from last time.
   *[other] First come { $n } questions from last time.
}
quiz-begin = Begin
quiz-show = Show my result
quiz-thanks = Thank you! Now let’s learn.
quiz-thanks-what = After the lesson you can see what you have learned. Nobody gets a mark for this.
quiz-to = To “{ $lesson }”
quiz-score = { $before } → { $after } of { $all }
quiz-score-once = { $after } of { $all }
quiz-score-later = { $before } → { $after } → { $later } of { $all }
quiz-all-right = Everything is right. Well done!
quiz-look-again = { $n ->
    [one] Look at this law again. It comes back next time.
   *[other] Look at these laws again. They come back next time.
}
quiz-look = Show me in the lesson
quiz-look-at = Show me in the lesson: { $law }
quiz-more = More ({ $page } of { $pages })
quiz-again = From last time: { $n } of { $all }
quiz-again-right = Right!
quiz-again-wrong = Not yet
quiz-right-is = The right answer: { $answer }

## For teachers

quiz-teacher = For teachers
quiz-teacher-group = Name of the group (optional)
quiz-teacher-lesson = Lesson
quiz-teacher-all = All lessons together
quiz-teacher-count = { $n ->
    [0] No learners in this group yet.
    [one] One learner in this group.
   *[other] { $n } learners in this group.
} { $others ->
    [0] {""}
    [one] One is in another group.
   *[other] { $others } are in other groups.
}
quiz-teacher-ready = Nobody in this group has taken the quiz for this lesson yet. Learners can take it before and after the lesson.
quiz-teacher-start = Type a name for the group above. From then on, learners at this computer are offered the quiz before and after lessons.
quiz-teacher-none = { $n ->
    [0] Nobody in this group has taken the quiz for this lesson yet.
    [one] One learner has taken one of the two rounds for this lesson. Figures need both rounds.
   *[other] { $n } learners have taken one of the two rounds for this lesson. Figures need both rounds.
}
quiz-teacher-means = { $n ->
    [one] One learner with both rounds: { $before } of { $all } right before the lesson, { $after } after
   *[other] { $n } learners with both rounds: on average { $before } of { $all } before, { $after } after
}
quiz-teacher-gain = Normalized gain: { $gain }
quiz-teacher-gain-between = Normalized gain: { $gain } (95% confidence interval: { $low } to { $high })
quiz-teacher-nothing-left = Everything was right before the lesson. There was nothing left to learn.
quiz-teacher-seen = The gain is the part of the wrong answers that turns right: 0 is none, 1 is all. With { $n } learners, one lesson usually shows it only if it is larger than { $least }.
quiz-teacher-learned = The class has learned something: the interval does not include 0. A gain of 1 would mean that everything was learned.
quiz-teacher-lost = After the lesson, fewer answers were right. Have all learners finished it?
quiz-teacher-unsure = The interval includes 0: perhaps nothing was learned, or the gain is too small to see. { $seen } Several lessons or classes together show more.
quiz-teacher-later = A week or more later ({ $n }): { $gain }
quiz-teacher-no-flagged = { $n ->
    [one] Leave out one learner who clicked through a round
   *[other] Leave out { $n } learners who clicked through a round
}
quiz-teacher-with-flagged = { $n ->
    [one] Also count the learner who clicked through a round
   *[other] Also count the { $n } learners who clicked through a round
}
quiz-teacher-few = With fewer than { $n } learners, this may be chance. Do not compare it with other classes.
quiz-teacher-laws = Laws and questions
quiz-teacher-learners = Learners by code
quiz-teacher-pin = PIN
quiz-teacher-pin-set = The PIN is set. It cannot be recovered, so write it down.
quiz-teacher-pin-elsewhere = A browser cannot check a PIN this old. Open these games in Quarkade on a computer, enter the PIN there once, then bring them back.
quiz-teacher-no-pin = Without a PIN, any learner could read codes and single results. So they and the CSV file stay closed until you set a PIN.
quiz-teacher-no-names = No names are saved. The spreadsheet has every answer.
quiz-teacher-grey-results = Nobody in this group has taken a quiz yet, so there are no results to show.
quiz-teacher-grey-kept = Nobody has taken a quiz on this computer yet, so there is nothing to save or delete.
quiz-teacher-grey-laws = Laws belong to one lesson. Choose a lesson first.
quiz-teacher-then = { $line } { $then }
quiz-teacher-left-out = { $n ->
    [one] One round was about other questions. It is not counted.
   *[other] { $n } rounds were about other questions. They are not counted.
}
quiz-teacher-earlier = { $n ->
    [one] One result is from the earlier quiz. That quiz asked other questions, so the result is not counted here. You can save it as a separate table.
   *[other] { $n } results are from the earlier quiz. That quiz asked other questions, so the results are not counted here. You can save them as a separate table.
}
quiz-teacher-export = Save as CSV
quiz-teacher-class = Class at a glance
quiz-teacher-add = Combine results
quiz-add-title = Add results from other computers
quiz-add-how = Save the results as CSV on each computer. Then drop the files on this window, or copy them into { $folder } and come back here.
quiz-add-found = { $n ->
    [one] Add the file in this folder
   *[other] Add the { $n } files in this folder
}
quiz-add-not = Not now
quiz-add-bad = { $file } is not a table of this quiz, or it was changed (line { $line }).
quiz-add-unread = { $file } cannot be read.
quiz-add-clash = Two learners on two computers have the same code: { $code }. Change the code of one of them in one of the files.
quiz-add-days = { $file }: which number of { $day } is the month?
quiz-add-day = The second (day first)
quiz-add-month = The first (month first)
quiz-add-same = Are these the same group: { $names }?
quiz-add-one = Yes, one group
quiz-add-two = No, different groups
quiz-add-done = { $files ->
    [one] One file added,
   *[other] { $files } files added,
} { $n ->
    [0] with no answers from other computers.
    [one] with one learner.
   *[other] with { $n } learners.
} “Save as CSV” saves the whole class.
quiz-add-most = { $done } Most of the new answers are about: { $lesson }.
quiz-class-learner = Code
quiz-class-of = { $right } of { $all }
quiz-class-how = Before → after the lesson, or a week later. Learners who need the most help come first. Touch a lesson to see its laws.
quiz-class-how-laws = A tick: known in the latest round. Touch a number to read its law.
quiz-class-law = { $law } ({ $n } of { $all })
quiz-class-next = What to do next
quiz-next-title = What to do next
quiz-next-none = No wrong idea has been chosen yet.
quiz-next-how = The wrong ideas that most learners chose in their latest round, and the law that each of them breaks.
quiz-next-look = Play this step together
quiz-next-games = In the games
quiz-games-title = What costs the class most in the games
quiz-games-none = Nothing yet. Learners with a code look back at a game or answer drills on this computer. Then it is counted here, without codes.
quiz-games-mistake = { $times ->
    [one] { $game }. Played: { $played }. Better: { $better }. { $n } of { $all } learners, once, at a cost of { $cost }% of the chances. Play a drill together.
   *[other] { $game }. Played: { $played }. Better: { $better }. { $n } of { $all } learners, { $times }×, each cost { $cost }% of the chances. Play a drill together.
}
quiz-games-same = { $times ->
    [one] { $game }, { $better }: another choice was better. { $n } of { $all } learners, once, at a cost of { $cost }% of the chances. Play a drill together.
   *[other] { $game }, { $better }: another choice was better. { $n } of { $all } learners, { $times }×, each cost { $cost }% of the chances. Play a drill together.
}
quiz-games-drill = { $game }, drill: { $theme }. { $right } of { $asked } right, { $n } of { $all } learners. Play one together.
quiz-teacher-monday = Teaching pack
quiz-teacher-saved = Saved as { $file } in { $folder }.
quiz-teacher-failed = It could not be saved ({ $why }).
quiz-teacher-clear = Delete all results
quiz-teacher-sure = { $n ->
    [one] Delete one result from all groups?
   *[other] Delete all { $n } results from all groups?
}
quiz-teacher-gone = You cannot undo this. A saved CSV file stays where it is.
quiz-teacher-keep = Keep them
quiz-teacher-delete = Delete
quiz-pin-title = For teachers
quiz-pin-ask = Enter your PIN
quiz-pin-set = Choose a PIN of { $shortest } to { $longest } digits
quiz-pin-short = A PIN has { $shortest } to { $longest } digits. Please choose one.
quiz-pin-twice = Enter the same PIN once more
quiz-pin-differs = The two PINs differ. Please choose a PIN of { $shortest } to { $longest } digits.

## Tables for teachers

quiz-column-before = before
quiz-column-after = after
quiz-column-easy = right
quiz-column-change = change
quiz-change = { $low } to { $high }
quiz-column-form = { $form }: { $what }
quiz-columns-how = Before and after: right answers of learners with both rounds ({ $n }). Change: all eight intervals are right at once in 95 of 100 classes, so an interval says something only if it leaves out 0. With fewer than { $few } learners, no interval is given. A and B: how often each of the two questions was right in all rounds.
quiz-row = { $law } Right answers before: { $before }, after: { $after }.
quiz-form = Form { $form }, asked { $n ->
    [one] once
   *[other] { $n } times
}
quiz-other-form = Form { $form }
quiz-skipped = { $n ->
    [0] Nobody said “I do not know”.
    [one] One learner said “I do not know”.
   *[other] { $n } learners said “I do not know”.
}
quiz-skipped-apart = { $skipped } Agreement with the other questions: { $apart } (1 is the most, 0 is none).
quiz-learners = Learners · { $lesson }
quiz-learners-how = Touch a learner to see which laws they know.
quiz-learner = { $code }: { $score }
quiz-only-before = { $before } of { $all } before
quiz-only-other = other lessons only
