# The learning path: all lessons by idea, and questions of earlier lessons.

path-title = Learning path
path-next = Next: { $name } · { $done } of { $all } done
path-all-done = You have done everything on the path. Wonderful!
path-on = Take the next step
path-recall = { $n ->
    [one] Revise: one question
   *[other] Revise: { $n } questions
}
path-stop = { $name }: { $state }
path-lab = Lab { $step }
path-new = New
path-begun = Begun
path-stars = { $stars } of { $all } stars
path-count = { $done } of { $all }
path-asked = From an earlier lesson: { $n } of { $all }
path-past = Straight to the lesson

path-idea-charge = Charge
path-idea-forces = Forces and their bosons
path-idea-colour = Colour charge
path-idea-inside = Inside matter
path-idea-chance = Chance
path-idea-change = Change of flavour
path-idea-energy = Mass and energy
path-idea-seeing = Seeing particles
path-idea-oscillation = Oscillation
path-idea-decay = Decay

path-step = { $name } · { $n } / { $all }
path-again = Once more
