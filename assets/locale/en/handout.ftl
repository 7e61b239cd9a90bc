# Papers for teachers: plans, worksheets, the chart of forces, answers, curricula.

handout-foot = Quarkade · page { $page } of { $pages }
# The signs of particles, then their names.
handout-signs = { $signs }   ({ $names })
handout-and = { $first }, { $second }
handout-named = { $game } · { $lesson }
handout-lesson = Lesson
handout-minutes = Minutes
handout-law = The law in it

## Plans

handout-plan = A plan of { $minutes } minutes
handout-plan-what = For a class that has not met particle physics yet, 13 years or older. Two learners share a computer, or each has one.
handout-plan-before-it = Before the class
handout-plan-prepare-1 = • Play the lesson yourself once. Choose it from the list below: Particle Builder 1 is a good first one.
handout-plan-prepare-2 = • Open “{ level-teacher }” on the page of the lessons, type the name of the group, set a PIN.
handout-plan-prepare-3 = • Print the worksheet for those without a computer, and the page “What to say when they ask” for yourself.
handout-plan-prepare-4 = • Turn the sound down. Once the arcade is running, it needs no network.
handout-plan-parts = What happens when (minutes)
handout-plan-start = Welcome. Everybody makes a code of four particles and writes it down: it is asked for again at the end.
handout-plan-before = The quiz before the lesson. Say that nobody gets a mark, and that guessing is fine.
handout-plan-lesson = The lesson. In pairs: one touches, the other says why; they change at each chapter. Those who are ready early play on against Visitor.
handout-plan-after = The quiz after the lesson, with the same code. Everybody sees their own “before → after”.
handout-plan-discussion = Talk: what did you expect, and what happened? Collect the law of the lesson in the learners’ own words, with a “because”.
handout-plan-lab = The law lab: which reactions happen, which were never seen, and which law forbids them? In pairs, from step 1 on.
handout-plan-play = A whole game against Visitor or Student, or one against each other.
handout-plan-end = Close: each names one law and one question that is left. Note the questions for next time.
handout-plan-lessons = Lessons to choose from
handout-plan-minutes-note = Minutes are those of a learner who reads everything. Most need a little less in pairs.

## Worksheets

handout-sheet = Worksheet: { $lesson }
handout-sheet-what = Code or name: ______________________     Date: ______________     Tick one box for each question.
handout-question = { $n }.  { $what }
handout-key = Key: { $lesson }
handout-key-number = No.
handout-key-right = Right
handout-key-answer = Answer
handout-key-law = The law behind it
handout-key-note = A small letter is the right reason, where a reason is asked for. These are the questions of form A of the quiz: use the sheet instead of the quiz, or a week later.

## The chart

handout-chart-what = Made from the particle tables of the arcade. The lessons fill it in, row by row.
handout-chart-marks = ✓ feels the force · ⇄ carries it · – neither
handout-chart-gravity = Gravity acts on all of them. Between single particles it is far too weak to be noticed.

## What to say when they ask

handout-ask = What to say when they ask
handout-ask-what = Short answers that stay true. “Nobody knows” is an answer, too.
handout-ask-neutron = Why does a neutron decay?
handout-ask-neutron-answer = Because it is a little heavier than a proton, an electron and an antineutrino together, and no law forbids it. The weak force turns one of its down quarks into an up quark. A free neutron lives for about 15 minutes. In nearly all nuclei around you the energy for it is missing, so they are stable.
handout-ask-inside = Were the electron and the neutrino inside the neutron before?
handout-ask-inside-answer = No. They are created in the decay, as light is created when a lamp shines: the light was not in the lamp before.
handout-ask-antimatter = Is antimatter dangerous?
handout-ask-antimatter-answer = A lot of it would be, because it annihilates with matter. But nobody can make or keep a lot: all that was ever made at CERN would light a lamp for a few minutes. Hospitals use single positrons every day, in PET scanners.
handout-ask-gone = Where has all the antimatter gone?
handout-ask-gone-answer = Nearly all of it annihilated with matter soon after the Big Bang. About one particle of matter in a billion was left over, and nobody knows why. Experiments look for small differences between matter and antimatter.
handout-ask-higgs = Does the Higgs give me my weight?
handout-ask-higgs-answer = Hardly. It gives quarks and electrons their mass, which is about one per cent of you. Nearly all the mass of a proton is energy: of the quarks that move in it and of the gluons that bind them.
handout-ask-neutrino = Is a neutrino a small neutron?
handout-ask-neutrino-answer = No. A neutron is made of three quarks. A neutrino is a particle of its own, with nothing in it that we know, and it does not feel the strong force.
handout-ask-colour = Do quarks really have colours?
handout-ask-colour-answer = No. “Colour” is only a name for their kind of charge. There are three of it, and three together are neutral, as red, green and blue light together are white.
handout-ask-virtual = What is a virtual particle?
handout-ask-virtual-answer = A line inside a Feynman diagram. It stands for a step of a calculation, and no detector can ever catch it there. A diagram is no picture of paths.
handout-ask-see = How can you see something so small?
handout-ask-see-answer = Not with light, whose waves are much too long. Fast particles leave tracks of charge or flashes of light in a detector. From many of them one works out what happened.
handout-ask-hole = Can the LHC make a black hole that eats us?
handout-ask-hole-answer = No. Cosmic rays have hit the Earth with more energy than that for billions of years, and it is still here. The question was studied with care, and more than once.
handout-ask-use = What is it good for?
handout-ask-use-answer = To understand what everything is made of. On the way came the World Wide Web, PET scanners and beams that treat tumours. What today’s discoveries will be good for, nobody can say.

## Curricula

handout-covers = What the lessons cover
handout-covers-what = Codes and short names of the documents in their own language; on the right, the lessons that serve them.
handout-covers-unverified = * Code or wording could not be checked at its source for this edition. Please compare with your own document.

## The page of the arcade

handout-title = For Monday
handout-say = Plans of 45 and 90 minutes, a worksheet with its key for each lesson, the chart of forces, answers to what they ask, and what it covers of the curricula: as PDF files, in the language of the arcade.
handout-a4 = Save for A4
handout-letter = Save for Letter
handout-busy = Page by page … { $n } of { $all }
handout-kept = { $all } files are in { $folder }.
handout-not-kept = They could not be saved: { $why }.
