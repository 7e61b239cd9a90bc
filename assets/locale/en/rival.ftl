# What opponents say now and then, by their level. Short, friendly, never mocking.

rival-visitor-hello = Hi! I am new here.
rival-visitor-glad = Oh! That worked.
rival-visitor-glad-again = It worked again!
rival-visitor-praise = Nice one. How did you do that?
rival-visitor-praise-again = You are good at this!
rival-visitor-won = I won? I can hardly believe it!
rival-visitor-lost = You won! Will you show me how next time?
rival-visitor-drawn = We both won? I can hardly believe it!

rival-student-hello = Good luck! Let’s see what happens.
rival-student-glad = Just as I planned.
rival-student-glad-again = I practised that one.
rival-student-praise = Well spotted!
rival-student-praise-again = I didn’t see that coming.
rival-student-won = Good game! I learned something.
rival-student-lost = Well played. I should read that chapter again.
rival-student-drawn = A draw! We both played well.

rival-researcher-hello = Ready? I have a theory.
rival-researcher-glad = The data agree with me.
rival-researcher-glad-again = Another point on my curve.
rival-researcher-praise = An interesting move. I will write it down.
rival-researcher-praise-again = I have to check that result.
rival-researcher-won = Thank you. That was a good experiment.
rival-researcher-lost = You have disproved my theory. Well done!
rival-researcher-drawn = A draw. Let’s repeat that experiment!

rival-nobel-hello = A pleasure. Surprise me!
rival-nobel-glad = Beautiful, isn’t it?
rival-nobel-glad-again = Nature is kind today.
rival-nobel-praise = You saw that beautifully.
rival-nobel-praise-again = I wish I had thought of that.
rival-nobel-won = A fine game. Let’s look at it again together!
rival-nobel-lost = Congratulations! That doesn’t happen to me often.
rival-nobel-drawn = Nobody better, nobody worse. Once more?
