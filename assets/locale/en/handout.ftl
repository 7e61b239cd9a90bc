# Papers for teachers: plans, worksheets, the chart of forces, answers, curricula.

handout-foot = Quarkade · page { $page } of { $pages }
# The signs of particles, then their names.
handout-signs = { $signs }   ({ $names })
handout-and = { $first }, { $second }
handout-named = { $game } · { $lesson }
handout-lesson = Lesson
handout-minutes = Minutes
handout-law = Its law

## Plans

handout-plan = A plan for { $minutes } minutes
handout-plan-what = For a class aged 13 or older that is new to particle physics. Each learner has a computer, or two share one and answer the quiz together, under one code. If they answer one after the other, it all takes about { $more } minutes longer.
handout-plan-before-it = Before the class
handout-plan-prepare-1 = • Play the lesson yourself once. Choose it from the list below. Particle Builder 1 is a good start.
handout-plan-prepare-2 = • Open “{ level-teacher }” on the lessons page, type the name of the group and set a PIN.
handout-plan-prepare-3 = • Print the worksheet for learners without a computer. Print the page “Answers to learners’ questions” for yourself.
handout-plan-prepare-4 = • Turn the sound down. Once the arcade is running, it needs no network.
handout-plan-parts = Timetable (minutes)
handout-plan-start = Welcome. Everybody makes a code of four particles and writes it down. They need it again at the end.
handout-plan-before = The quiz before the lesson. Say that nobody gets a mark. “I do not know” is better than a guess.
handout-plan-lesson = The lesson. In pairs: one taps, the other says why. They swap roles after each chapter. Those who finish early play on against Visitor.
handout-plan-after = The quiz after the lesson, with the same code. Everybody sees their own “before → after”.
handout-plan-discussion = Discussion: what did you expect, and what happened? Collect the law of the lesson in the learners’ own words, with a “because”.
handout-plan-lab = The law lab: which reactions happen, which ones has nobody ever seen, and which law forbids them? In pairs, from step 1 on.
handout-plan-play = A whole game against Visitor or Student, or against each other.
handout-plan-end = To finish, each learner names one law and one open question. Write down the questions for next time.
handout-plan-lessons = Lessons to choose from
handout-plan-minutes-note = The minutes are for a learner who reads everything. Pairs who discuss each step need a little longer.

## Worksheets

handout-sheet = Worksheet: { $lesson }
handout-sheet-what = Code or name: ______________________     Date: ______________
handout-question = { $n }.  { $what }
handout-key = Key: { $lesson }
handout-task-expect = What do you expect from this lesson? Write it down before you begin.
handout-task-notice = Note three things while you play.
handout-notice-expected = I expected
handout-notice-happened = What happened
handout-notice-because = because
handout-task-table = Fill in the table. Tick the forces that each particle feels.
handout-task-table-one = Fill in the table. Tick the particles that feel this force.
handout-table-particle = Particle
handout-table-charge = Electric charge
handout-table-nucleus = Particle or nucleus
handout-table-protons = Protons
handout-table-neutrons = Neutrons
handout-task-charges = Fill in the table.
handout-task-vertex = One line of each vertex is missing. Draw it, and write its symbol beside it.
handout-task-sum = Add up the charges. What do the particles make together?
handout-task-nuclei = What is missing? A fusion keeps all protons and neutrons; annihilation keeps the charge.
handout-task-missing = One particle is missing. Find it: the charges add up before and after.
handout-task-true = True or false? Correct the false sentences.
handout-true = true
handout-false = false
handout-tick = ☐ { $what }
handout-task-law = Write the law of this lesson in your own words, with “because”.
handout-cards = Cards to cut out
handout-cards-what = One of you puts down two cards. The other says which forces act between the two particles, and why. Then swap roles.
handout-cards-sum = One of you puts down two or three cards. The other adds up their charges. Then swap roles.
handout-cards-nuclei = One of you puts down one card after the other and builds ²H, ³He and ⁴He. Each time, the other names the nucleus and its charge. Then swap roles.
handout-key-vertex = The missing lines, from left to right: { $signs }
handout-sum-proton = a proton
handout-sum-neutron = a neutron
handout-sum-pair = They annihilate: 0, like light.
handout-nucleus-proton = proton
handout-nucleus-neutron = neutron
handout-nucleus-hydrogen-2 = deuterium
handout-nucleus-helium-3 = helium-3
handout-nucleus-helium-4 = helium-4
handout-nuclei-light = light
handout-nuclei-sum = Protons: { $protons } · Neutrons: { $neutrons }
handout-nuclei-pair = They annihilate: charge 0, like light. In nature, short-lived particles come out first.
handout-or = { $first } or { $second }
handout-key-sentence = Sentence
handout-lesson-plan = Plan: { $lesson }
handout-plan-goals = Goals
handout-plan-goals-what = After the lesson, learners can explain with a reason:
handout-point = • { $what }
handout-plan-materials = Materials
handout-plan-materials-what = A computer for each learner or each pair, the worksheet, a pencil and scissors. Sound and a network are not needed.
handout-plan-one = One learner per computer
handout-plan-two = Two learners per computer
handout-plan-part = Part
handout-plan-all = All together
handout-plan-two-note = Two learners at one computer answer the quiz together, under one code. If they answer one after the other, each quiz takes { $more } minutes longer. Then do the second quiz at the start of the next lesson.
handout-plan-board = On the board
handout-plan-ask = Questions to ask
handout-plan-ask-if = Somebody says: “{ $idea }” What do you answer?
handout-plan-levels = For different learners
handout-plan-easier = More help: work in pairs, read the steps aloud (“{ settings-title }” → “{ settings-sound }”, or the key F2), leave out task 4 of the worksheet.
handout-plan-harder = More to do: write a false sentence like those on the worksheet, and let others correct it. Then play on against Student.
handout-plan-exit = Exit ticket
handout-plan-exit-what = One law of today with a “because”, and one question that is still open.
handout-plan-homework = Homework
handout-plan-homework-what = Explain the law of the lesson to somebody at home. Write down one question that they asked, and your answer.
handout-alt-lines = Lines to write on
handout-alt-vertex = Feynman vertices
handout-alt-cards = Particle cards
handout-key-note = A learner’s own sentence counts if its meaning and its reason are right. No question of the quiz is on any paper, so the quiz still shows what was learned.

## The chart

handout-chart-what = Made from the particle tables of the arcade. The lessons fill in the chart, row by row.
handout-chart-marks = ✓ feels the force · ⇄ carries it · – neither
handout-chart-gravity = Gravity acts on all of them. Between single particles it is far too weak to be noticed.

## What to say when they ask

handout-ask = Answers to learners’ questions
handout-ask-what = Short answers that stay true. “Nobody knows” is an answer, too.
handout-ask-neutron = Why does a neutron decay?
handout-ask-neutron-answer = It is a little heavier than a proton, an electron and an antineutrino together, and no law forbids the decay. The weak force turns one of its down quarks into an up quark. A free neutron lives for about 15 minutes on average. In nearly all nuclei around you there is not enough energy for the decay, so they are stable.
handout-ask-inside = Were the electron and the neutrino inside the neutron before?
handout-ask-inside-answer = No. They are created in the decay. In the same way a lamp creates light: the light was not in the lamp before.
handout-ask-antimatter = Is antimatter dangerous?
handout-ask-antimatter-answer = A large amount would be dangerous, because it annihilates with matter. But nobody can make or keep a large amount. All the antimatter that CERN has ever made would light a lamp for a few minutes. Hospitals use positrons every day, in PET scanners.
handout-ask-gone = Where did all the antimatter go?
handout-ask-gone-answer = Nearly all of it annihilated with matter soon after the Big Bang. About one particle of matter in a billion was left over, and nobody knows why. Experiments look for small differences between matter and antimatter.
handout-ask-higgs = Does the Higgs boson give me my weight?
handout-ask-higgs-answer = Hardly. The Higgs field gives quarks and electrons their mass, and that is about one per cent of you. Nearly all the mass of a proton is energy. It is the energy of the quarks that move in it and of the gluons that bind them.
handout-ask-neutrino = Is a neutrino a small neutron?
handout-ask-neutrino-answer = No. A neutron is made of three quarks. A neutrino is a particle of its own. Nobody has ever found anything smaller inside it. It does not feel the strong force.
handout-ask-colour = Do quarks really have colours?
handout-ask-colour-answer = No. “Colour” is only a name for their kind of charge. There are three kinds. All three together are neutral, just as red, green and blue light together are white.
handout-ask-virtual = What is a virtual particle?
handout-ask-virtual-answer = A line inside a Feynman diagram. It stands for a step of a calculation, and no detector can ever catch it. A diagram does not show paths.
handout-ask-see = How can you see something so small?
handout-ask-see-answer = Not with light: its waves are much too long. Fast particles leave tracks of charge or flashes of light in a detector. From many such signals, physicists work out what happened.
handout-ask-hole = Can the LHC make a black hole that eats us?
handout-ask-hole-answer = No. Cosmic rays with even more energy have hit the Earth for billions of years, and it is still here. Physicists have studied this question carefully, more than once.
handout-ask-use = What is it good for?
handout-ask-use-answer = It helps us understand what everything is made of. On the way it gave us the World Wide Web, PET scanners and beams that treat tumours. Nobody can say how we will use today’s discoveries.

## Curricula

handout-covers = What the lessons cover
handout-covers-what = Left: codes and short names of the documents, in their own language. Right: the lessons that cover them.
handout-covers-copy = Read in a copy: please compare it with the official document.

## The folder

# Names of files: small letters without accents, digits and hyphens.
handout-file-overview = overview
handout-file-plan = plan
handout-file-worksheet = worksheet
handout-file-keys = keys
handout-file-forces = forces
handout-file-answers = answers
handout-file-curricula = curricula
handout-file-law-lab = law-lab
handout-file-bump-hunt = bump-hunt
handout-overview = What is in this folder
handout-overview-one = For one lesson
handout-overview-what = Three papers are enough: the plan of the lesson, its worksheet for each learner, and for you its page of { $keys }. The names of the plan and of the worksheet begin as this table says.
handout-overview-keys = Keys of all worksheets
handout-overview-others = All other files
handout-file = File
handout-key-page = Page of the key

## The page of the arcade

handout-title = Teaching pack
handout-say = Plans for 45 and 90 minutes, a plan and a worksheet with its key for each lesson, the chart of forces, answers to learners’ questions, and curriculum links. All are PDF files in the language of the arcade, with text that can be copied and read aloud.
handout-a4 = Save for A4
handout-letter = Save for Letter
handout-busy = Page by page … { $n } of { $all }
handout-kept = { $all } files are in { $folder }. Begin with { $first }.
handout-not-kept = The files could not be saved: { $why }.

## A class

handout-links = Links to the lessons
handout-links-what = Point the camera of a phone or a tablet at a code, or type the address. The lesson opens in the browser. Nothing has to be installed.
handout-links-desktop = Without a network, on a computer with Quarkade: python3 main.py play --lesson and the small name below the address.
handout-results = Results of the quiz
handout-results-what = Normalized gain: the share of what was not known before that is known after the lesson. 0 is nothing, 1 is everything. In brackets: its 95% confidence interval.
handout-results-learners = Learners
handout-results-means = Before → after
handout-results-gain = Gain
handout-results-later = A week later
handout-results-of = { $before } → { $after } of { $all }
handout-results-between = { $gain } ({ $low } to { $high })
handout-results-no-group = No group
handout-results-flagged = Learners who clicked through without reading: { $n }. They are counted.
