# The lesson for Particle Panic. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_particle_panic-1-title = Switch it off!
learn_particle_panic-1-teaches = Share cards, stop particles, and enter the codes together.
learn_particle_panic-1-lab-title = Switch it off!
learn_particle_panic-1-lab-story = This is a made-up story. A **collider** is a machine in which particles crash. This one has gone wild!
learn_particle_panic-1-lab-full = More and more particles get out. Each room has six places. If all are full, you lose.
learn_particle_panic-1-lab-codes = Four **codes** switch the lab off. Here, a code is four cards of one suit. You win or lose together.
learn_particle_panic-1-lab-share = Your mate has three hearts, and you have one. Give it away: tap your heart, then your mate.
learn_particle_panic-1-lab-share-no = You may do that. But one heart more, and your mate has a code!
learn_particle_panic-1-lab-actions = That was a special **action**. You have two of them in a turn, and two basic ones.
learn_particle_panic-1-lab-move = Now let us go and stop a particle. Tap **Move**, and a die will roll.
learn_particle_panic-1-lab-move-no = You may do that. But first let us go.
learn_particle_panic-1-lab-go = A 3! So you may walk up to three rooms. One is enough: tap room 2.
learn_particle_panic-1-lab-go-no = You could go there, too. But let us meet in room 2.
learn_particle_panic-1-lab-try = Here is a particle. Tap **Neutralize**. With a 3 or more on the die, it is gone.
learn_particle_panic-1-lab-try-no = You may do that. But first stop the particle here.
learn_particle_panic-1-lab-club = Just a 2: too low! But a club in your hand adds one. Use your club.
learn_particle_panic-1-lab-club-no = You could. But your club is sure to help, and the rest is not.
learn_particle_panic-1-lab-gone = It is gone, and the room is free. Only in a free room can you take cards.
learn_particle_panic-1-lab-collect = Take the top card here. Tap **Collect**.
learn_particle_panic-1-lab-stay = You may do that. But cards are what you need.
learn_particle_panic-1-lab-more = You may even have a second one. Tap **Take one more**. Then your turn ends.
learn_particle_panic-1-lab-emerge = After each turn, two dice are rolled: how many particles get out, and where. Two came to your room!
learn_particle_panic-1-lab-first = Your mate had four hearts, and has entered the first code. Three more, and the lab is off!
learn_particle_panic-1-lab-limit = Take care: each try that fails costs you. From then on, you can hold one card less.
learn_particle_panic-1-lab-suits = Each suit helps. Clubs add one, and hearts roll again. Diamonds move you, and spades move a particle.
learn_particle_panic-1-lab-true = What is true? In colliders, energy turns into new particles. But most of them soon decay.
learn_particle_panic-1-lab-which = When is the lab lost?
learn_particle_panic-1-lab-which-full = No place is left
learn_particle_panic-1-lab-which-one = One room is full
learn_particle_panic-1-lab-which-die = A die falls short
learn_particle_panic-1-lab-which-share = You give cards away
learn_particle_panic-1-lab-which-why = What does not fit in one room goes to the next one. So when is it too much?
learn_particle_panic-1-lab-yours = Now two turns are yours. This lamp gives you a hint. Good luck!
learn_particle_panic-1-lab-play = Your turns. Tap the lamp for a hint.
learn_particle_panic-1-lab-bye = Well done! Now save the lab with your mate in a whole game.
