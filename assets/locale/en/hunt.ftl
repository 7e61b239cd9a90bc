# The bump hunt: real collisions of the CMS experiment.

hunt-title = The bump hunt
hunt-what = These collisions really happened at CERN. New particles live too briefly to be seen. But their mass leaves a bump. Can you find it?
hunt-real = Real data: CMS experiment, CERN Open Data, recorded in 2011 and 2012
hunt-step = { $step } · { $name }
hunt-step-sort = Sort ten collisions
hunt-step-peaks = Let thousands fall
hunt-step-chance = Is it real?
hunt-step-decays = Which decay was this?
hunt-bad-missing = The file with the collisions is missing. The rest of the arcade works. To get it back, download Quarkade again.
hunt-bad-cut = The file with the collisions ends too early. The rest of the arcade works. To repair it, download Quarkade again.
hunt-bad-damaged = The file with the collisions is damaged. The rest of the arcade works. To repair it, download Quarkade again.
hunt-gev = { $mass } GeV
hunt-axis = { $mass } GeV (mass)
hunt-range = { $low } to { $high } GeV
hunt-next = Next
hunt-again = Ten others

## Ten by hand

hunt-predict = Before you start
hunt-predict-how = Each collision made two leptons, here muons or electrons. We add up their energy and momentum. If one particle turned into both, the sums give its mass. Each mass becomes a brick in a wall. (One GeV is about the mass of a proton.)
hunt-predict-ask = Take a guess: where will most bricks lie?
hunt-guess = your guess
hunt-even = The same everywhere
hunt-event = Collision { $n } of { $all }
hunt-ask = Do these two belong together?
hunt-how = Walk along each track from the middle outwards. The dashed line is the path without a charge. Does the track bend to the left of it, or to the right? We look for the Z. It has no charge, so it makes one of each.
hunt-pair = One left, one right: a pair
hunt-alike = Both the same way: not a pair
hunt-bends-left = Track { $name } bends to the left.
hunt-bends-right = Track { $name } bends to the right.
hunt-yes-pair = Yes! The charges are opposite. So one particle may have made them both.
hunt-but-pair = Look again, as if you walked along the tracks: { $minus } bends left, { $plus } bends right. The charges are opposite, so they may be a pair.
hunt-yes-alike = Yes! Both have the same charge. A Z cannot do that, so this collision is put aside.
hunt-but-alike = Look again: both bend the same way. They have the same charge. A Z cannot do that, so this collision is put aside.
hunt-energy = energy
hunt-momentum = momentum
hunt-together = together
hunt-root = The momenta differ in direction, so they partly cancel.
hunt-mass = mass = √(energy² − momentum²) = { $mass }
hunt-to-wall = To the wall
hunt-wall = Your wall
hunt-count = Bricks in your wall: { $n }. Collisions put aside: { $aside }.
hunt-said = You said: { $range }. Bricks there: { $n } of { $all }.
hunt-said-even = You said: the same everywhere.
hunt-few = Is that a bump? Ten collisions are too few to be sure.
hunt-many = Let thousands fall

## Thousands

hunt-peaks = { $all } collisions recorded by CMS
hunt-window = Particle
hunt-window-z-muon = Z → μ⁺ μ⁻
hunt-window-z-electron = Z → e⁺ e⁻
hunt-window-upsilon = Υ → μ⁺ μ⁻
hunt-window-psi = ψ(2S) → μ⁺ μ⁻
hunt-window-phi = φ → μ⁺ μ⁻
hunt-window-omega = ω → μ⁺ μ⁻
hunt-charge = Charges
hunt-charge-opposite = opposite
hunt-charge-all = all
hunt-charge-same = the same
hunt-soft = Momentum: at least { $mass }
hunt-near = Energy nearby: at most { $mass }
hunt-near-any = Energy nearby: any
hunt-pour = + { $n }
hunt-pour-all = All
hunt-empty = Clear
hunt-bricks = { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}
hunt-to-chance = Is it real?
hunt-nothing-yet = The wall is empty.
hunt-falling = The bricks are falling …
hunt-no-peak = Too few bricks for a clear peak.
hunt-pour-first = Let some fall, then some more. Watch where the wall grows.
hunt-found = Peak at { $peak } (± { $error }). Known value (◆): { $mass }
hunt-why-z-muon = You found the Z! It lives so briefly that its mass is blurred, so the peak is wide. The flat rest is background: pairs from other sources. The peak is a little too far left because muons lose some energy on their way. Try the sliders!
hunt-why-z-electron = The Z again. Electrons are harder to measure, so this peak is wider. Many of the others are jets that look like electrons. Move “Energy nearby” to the left!
hunt-why-upsilon = The Upsilon: a bottom quark with its antiquark. It lives long enough for a sharp mass. Here the detector makes the peak wide.
hunt-why-psi = The psi(2S): a charm quark with its antiquark. Here the detector makes the peak wide.
hunt-why-phi = The phi: a strange quark with its antiquark. It weighs about as much as a proton.
hunt-why-omega = The omega: up and down quarks with their antiquarks. The rho hides under the peak. It lives even more briefly, so its own peak is very broad.

## Is it real?

hunt-chance = Is it real? Collisions with four leptons
hunt-events = { $n } events
hunt-seen = { $n ->
    [one] Between { $low } and { $high } GeV there is one brick. Judging by the bricks next to it, you would expect { $background }.
   *[other] Between { $low } and { $high } GeV there are { $n } bricks. Judging by the bricks next to them, you would expect { $background }.
}
hunt-chance-how = A Higgs can turn into four leptons. But chance makes bumps too! Throw the background alone, like dice. How often does it make at least as many bricks?
hunt-throw = Throw { $n }
hunt-throws = { $n ->
    [one] 1 throw
   *[other] { $n } throws
}
hunt-here = { $n ->
    [one] Chance alone made one brick or more in { $times } of { $all } throws.
   *[other] Chance alone made { $n } bricks or more in { $times } of { $all } throws.
}
hunt-look-at-all = That may well be chance. Now look at more events.
hunt-throw-more = Throw more often to be sure.
hunt-sigma = The formula says: 1 in { $one }. That is { $sigma } σ. Physicists want { $five } σ before they say “discovered”.
hunt-elsewhere = Anywhere nearby, chance made such a bump in { $times } of { $all } throws. If you look in many places, chance fools you more often.
hunt-published = CMS showed it on { $day }. Its paper has { $five } σ for all decays of the Higgs together, { $channel } σ for four leptons alone. Later, with all data of both years and more clues: { $later } σ.
hunt-to-decays = Which decay was this?

## Whole events

hunt-decay-ask = Which decay was this?
hunt-clues = A muon reaches the boxes outside. An electron ends in the inner ring of cells. A neutrino leaves nothing: the dashed arrow shows which momentum is missing.
hunt-decay-z-muon = Z → μ⁺ μ⁻
hunt-decay-z-electron = Z → e⁺ e⁻
hunt-decay-w-muon = W → μ ν
hunt-decay-w-electron = W → e ν
hunt-decay-four = Z Z → four leptons
hunt-simulated = Simulated: no detector saw this one
hunt-recorded = Recorded by CMS
hunt-was = It was { $decay }.
hunt-decay-why-z = Here you see a lepton and its antiparticle. Together they have a mass of { $mass }: a Z.
hunt-decay-why-w = Here you see one lepton, and { $mass } of momentum is missing. A neutrino took it away. Lines inside a jet are drawn at random.
hunt-decay-why-four = Here you see two pairs. Together they have a mass of { $mass }. Two Z bosons, or a Higgs? One event alone cannot tell.
hunt-finish = Finish
hunt-decays-done = All done!
hunt-decays-right = You named { $n } of { $all } decays correctly.
hunt-never-sure = One event never proves anything. Different decays can look alike. Only many events together make a peak.
hunt-other-decays = Six others
hunt-number = { $n }

## A class, and the visitors of a day

hunt-events-how-many = Events
hunt-throws-how-many = Throw the background
hunt-day = Bricks laid by all of today’s visitors: { $n }. Look at the first screen!
hunt-join = Join your class
hunt-pool = The wall of your class
hunt-pool-count = Learners: { $learners } · bricks: { $n }
hunt-pool-why = Alone, nobody has enough for a peak. Together you do.
hunt-joined = Your collisions count for your class.
hunt-pool-empty = Learners enter a code at the bump hunt. Then their bricks fall here.
hunt-today = Bricks from real collisions that today’s visitors have sorted: { $n }

## On paper

hunt-paper-plan = The bump hunt: a plan for { $minutes } minutes
hunt-paper-what = Each learner sorts ten real collisions. Alone, nobody can see a peak. Together the class finds the Z, and then asks whether the bump of the Higgs is real.
hunt-paper-prepare-1 = On each computer, open the teacher’s page and enter the name of the group. Then learners can give a code, and their bricks count for the class.
hunt-paper-prepare-2 = Print the worksheet, one for each learner. Its last page is the key.
hunt-paper-prepare-3 = On the first page of the bump hunt, try step 1 and step 3 yourself.
hunt-paper-start = What is a collision? What does a detector see? Show one event, and how tracks bend. Everybody predicts where most masses will lie.
hunt-paper-sort = Step 1: everybody gives a code, sorts ten collisions and fills in the worksheet.
hunt-paper-fall = Step 2: let 100, then 1,000, then all fall. Try the sliders. Compare Z, Upsilon and phi: which peak is wide, and why?
hunt-paper-class = The teacher’s page shows the wall of the class: is there a peak that nobody had alone?
hunt-paper-chance = Step 3: is the bump of the Higgs real? Everybody throws the background and counts.
hunt-paper-end = What would convince you? Talk about σ, and why physicists ask for so many of them.
hunt-paper-number = No.
hunt-paper-mass = mass
hunt-paper-sheet = The bump hunt: worksheet
hunt-paper-sheet-what = Write down what you measure. Put a cross where both charges are the same. Masses, energies and momenta are in GeV.
hunt-paper-ask-1 = Why must the two charges be opposite if a Z turned into both leptons?
hunt-paper-ask-2 = The energies of two leptons add up to 100 GeV, their momenta to 44 GeV. What is the mass?
hunt-paper-ask-3 = Why is the mass smaller than the sum of the energies in most collisions?
hunt-paper-ask-4 = Your ten bricks show no clear peak, but those of the class do. Why?
hunt-paper-ask-5 = Chance makes a bump like that of the Higgs in 1 out of 600 throws. Why is that not yet a discovery?
hunt-paper-key = The bump hunt: key
hunt-paper-answer-1 = A Z has no charge. The sum of all charges never changes, so the charges of both add up to zero.
hunt-paper-answer-2 = The root of 100² − 44² is about 90 GeV: close to the mass of a Z.
hunt-paper-answer-3 = The parent was moving. Part of the energy is energy of motion, and the sum of the momenta shows how much.
hunt-paper-answer-4 = With few bricks, chance decides where they lie. With more of them, the peak grows faster than the ups and downs of the rest.
hunt-paper-answer-5 = Physicists look in many places and at many things. So something this rare happens by chance quite often. That is why they ask for 5 σ: about 1 in 3.5 million.
hunt-paper-source = Source of the published values: CMS Collaboration, Phys. Lett. B 716 (2012) 30, and Phys. Rev. D 89 (2014) 092007.

## Four leptons

hunt-four = A collision with four leptons
hunt-four-look = Look at some of them
hunt-four-ask = Which two belong together?
hunt-four-track = Track { $name }
hunt-four-how = A muon reaches the boxes outside. An electron ends in the inner ring of cells. The two of a pair are of the same kind, but one bends left, one right. Choose two tracks!
hunt-four-kinds = A muon and an electron are not a pair. Choose again.
hunt-four-alike = Both have the same charge, so they are not a pair. Choose again.
hunt-four-pairs = Yes! This pair has a mass of { $one }, the other pair { $two }.
hunt-four-mass = All four together: { $mass }
hunt-four-bump = This brick lies in the bump.
hunt-four-outside = This brick lies outside the bump.
hunt-four-ways = All four are of one kind, so there are two ways to choose pairs. The mass of all four is the same.
hunt-four-more = Another one
