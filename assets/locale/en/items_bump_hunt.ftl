# Items of the bump hunt: stems, choices and laws.

## Mass from sums

item-bump-hunt-mass-from-sums-law = The energy and the momentum of all products together give the mass of the particle that decayed, because neither is ever lost.
item-bump-hunt-mass-from-sums-a = A particle has become a muon and an antimuon. From what can you work out its mass?
item-bump-hunt-mass-from-sums-a-energy = From the energies of the two, added up
item-bump-hunt-mass-from-sums-a-sums = From the energy and momentum of both
item-bump-hunt-mass-from-sums-a-masses = From the masses of the two, added up
item-bump-hunt-mass-from-sums-a-one = From the energy of the faster of the two
item-bump-hunt-mass-from-sums-b = An electron and a positron come from one particle. What do you have to measure to find its mass?
item-bump-hunt-mass-from-sums-b-one = The energy of the one that flies faster
item-bump-hunt-mass-from-sums-b-masses = The mass of each of the two
item-bump-hunt-mass-from-sums-b-sums = The energies of the two and their momenta
item-bump-hunt-mass-from-sums-b-energy = The energies of the two, but not their momenta
item-bump-hunt-mass-from-sums-c = A pion at rest becomes two photons with an energy of 67.5 MeV each. How large was its mass?
item-bump-hunt-mass-from-sums-c-zero = 0 MeV
item-bump-hunt-mass-from-sums-c-both = 135 MeV
item-bump-hunt-mass-from-sums-c-more = 200 MeV
item-bump-hunt-mass-from-sums-c-each = 67.5 MeV

## Motion is not mass

item-bump-hunt-motion-is-not-mass-law = The energies of the products add up to more than the mass of a moving particle, because part of them comes from its motion.
item-bump-hunt-motion-is-not-mass-a = A fast particle becomes a muon and an antimuon. Their energies add up to 100 GeV. How large was its mass?
item-bump-hunt-motion-is-not-mass-a-same = Exactly 100 GeV
item-bump-hunt-motion-is-not-mass-a-sum = As much as the masses of the two
item-bump-hunt-motion-is-not-mass-a-less = Less than 100 GeV
item-bump-hunt-motion-is-not-mass-a-more = More than 100 GeV
item-bump-hunt-motion-is-not-mass-b = An electron and a positron come from a fast particle. Together they have an energy of 60 GeV. What was the mass of that particle?
item-bump-hunt-motion-is-not-mass-b-more = These 60 GeV and a little more
item-bump-hunt-motion-is-not-mass-b-less = Only a part of these 60 GeV
item-bump-hunt-motion-is-not-mass-b-same = These 60 GeV, no more and no less
item-bump-hunt-motion-is-not-mass-b-sum = That of an electron and a positron
item-bump-hunt-motion-is-not-mass-c = A pion that flies fast decays into photons with more energy than one at rest. What about its mass?
item-bump-hunt-motion-is-not-mass-c-larger = It is larger than at rest
item-bump-hunt-motion-is-not-mass-c-who = It depends on who measures
item-bump-hunt-motion-is-not-mass-c-same = It is the same as at rest
item-bump-hunt-motion-is-not-mass-c-smaller = It is smaller than at rest

## Opposite charges

item-bump-hunt-opposite-charges-law = If a neutral particle becomes two charged ones, their charges are opposite, because the sum of all charges never changes.
item-bump-hunt-opposite-charges-a = A Z has no charge. It becomes two particles that have the mass of a muon. Which charges do the two have?
item-bump-hunt-opposite-charges-a-none = Neither has a charge, like the Z
item-bump-hunt-opposite-charges-a-any = Any charges: it is up to chance
item-bump-hunt-opposite-charges-a-alike = Both are negative: each is a muon
item-bump-hunt-opposite-charges-a-opposite = One is positive, one is negative
item-bump-hunt-opposite-charges-b = A ψ(2S) has no charge. It becomes two particles that have the mass of an electron. Which way do their tracks bend in a magnet?
item-bump-hunt-opposite-charges-b-opposite = One to the left, one to the right
item-bump-hunt-opposite-charges-b-alike = The same way: both are electrons
item-bump-hunt-opposite-charges-b-none = Neither bends: the ψ(2S) would not
item-bump-hunt-opposite-charges-b-any = Any way: each track does as it likes
item-bump-hunt-opposite-charges-c = Close to a nucleus, a photon becomes two particles. A cloud chamber in a magnet shows their tracks. How do these curl?
item-bump-hunt-opposite-charges-c-one = Only one of the two curls
item-bump-hunt-opposite-charges-c-opposite = In opposite directions
item-bump-hunt-opposite-charges-c-chance = In any direction, by chance
item-bump-hunt-opposite-charges-c-same = Both in the same direction

## Background is everywhere

item-bump-hunt-background-is-everywhere-law = Two particles from different sources make no peak, because their mass together can have almost any value.
item-bump-hunt-background-is-everywhere-a = A muon and an antimuon come from two separate decays. Where in the wall of masses does their brick lie?
item-bump-hunt-background-is-everywhere-a-peak = In the peak, where all such pairs belong
item-bump-hunt-background-is-everywhere-a-fault = Outside the wall: such pairs are faulty
item-bump-hunt-background-is-everywhere-a-any = Anywhere: their mass varies a lot
item-bump-hunt-background-is-everywhere-a-sum = At the sum of their two masses
item-bump-hunt-background-is-everywhere-b = An electron and a positron come from different sources. Which mass do their energy and momentum give?
item-bump-hunt-background-is-everywhere-b-any = One that may be large or small
item-bump-hunt-background-is-everywhere-b-sum = The mass of the two, added up
item-bump-hunt-background-is-everywhere-b-peak = The mass of the Z, as for all such pairs
item-bump-hunt-background-is-everywhere-b-fault = None: the detector was wrong
item-bump-hunt-background-is-everywhere-c = All shoes of a school lie in a heap. Shoes of one child have the same size. And two shoes picked at random?
item-bump-hunt-background-is-everywhere-c-nothing = Nobody can say anything about them
item-bump-hunt-background-is-everywhere-c-same = They are almost always equally large
item-bump-hunt-background-is-everywhere-c-differ = They may differ a little or a lot
item-bump-hunt-background-is-everywhere-c-fixed = They always differ by the same amount

## Peak of a particle

item-bump-hunt-peak-of-a-particle-law = A peak shows a particle, because all its decays give nearly the same mass.
item-bump-hunt-peak-of-a-particle-a = The bricks of thousands of Z decays pile up at one place of the wall. Why?
item-bump-hunt-peak-of-a-particle-a-detector = The detector sees most at that place
item-bump-hunt-peak-of-a-particle-a-mass = Every Z has nearly the same mass
item-bump-hunt-peak-of-a-particle-a-energy = Every muon has the same energy
item-bump-hunt-peak-of-a-particle-a-beam = The beams are set to that mass
item-bump-hunt-peak-of-a-particle-b = The Upsilon makes a peak between 9 and 10 GeV. Why just there?
item-bump-hunt-peak-of-a-particle-b-energy = Each of its muons flies at that energy
item-bump-hunt-peak-of-a-particle-b-beam = The collider has been set to it
item-bump-hunt-peak-of-a-particle-b-detector = The detector is best at that value
item-bump-hunt-peak-of-a-particle-b-mass = Each of them weighs about that much
item-bump-hunt-peak-of-a-particle-c = A counter beside a stone measures the energy of each gamma ray. Many lie in a peak, others everywhere. What makes the peak?
item-bump-hunt-peak-of-a-particle-c-all = All gamma rays: each has that energy
item-bump-hunt-peak-of-a-particle-c-chance = Chance: nothing more can be said
item-bump-hunt-peak-of-a-particle-c-device = The counter: it is best at that energy
item-bump-hunt-peak-of-a-particle-c-nuclei = Nuclei of one kind: they give that energy

## Spread of measurements

item-bump-hunt-spread-of-measurements-law = A peak is wider than the particle alone would make it, because no detector measures exactly.
item-bump-hunt-spread-of-measurements-a = The bricks of the Upsilon do not all lie at exactly one mass. Why not?
item-bump-hunt-spread-of-measurements-a-pushed = The background pushes them apart
item-bump-hunt-spread-of-measurements-a-fast = A fast Upsilon has more mass
item-bump-hunt-spread-of-measurements-a-own = Every Upsilon is of another kind
item-bump-hunt-spread-of-measurements-a-off = Each measurement is a bit off
item-bump-hunt-spread-of-measurements-b = One detector shows a wide peak of the ψ(2S), another a narrow one. What is the difference?
item-bump-hunt-spread-of-measurements-b-own = The second saw fewer kinds of ψ(2S)
item-bump-hunt-spread-of-measurements-b-exact = The second measures with less scatter
item-bump-hunt-spread-of-measurements-b-pushed = In the second, less background pushes
item-bump-hunt-spread-of-measurements-b-fast = The second saw slow and light ones only
item-bump-hunt-spread-of-measurements-c = Thirty learners measure the same table. Their results spread over a few millimetres. Why?
item-bump-hunt-spread-of-measurements-c-small = Every measurement has some uncertainty
item-bump-hunt-spread-of-measurements-c-wrong = Most of them have made a bad mistake
item-bump-hunt-spread-of-measurements-c-many = With fewer learners they would agree
item-bump-hunt-spread-of-measurements-c-table = The table has a new length each time

## Few bricks

item-bump-hunt-few-bricks-law = A few bricks prove nothing, because chance often makes small heaps.
item-bump-hunt-few-bricks-a = Your wall has ten bricks. Four of them lie close together. Is that a particle?
item-bump-hunt-few-bricks-a-share = Yes: it is as good as 400 of 1,000
item-bump-hunt-few-bricks-a-all = No: then all ten would lie there
item-bump-hunt-few-bricks-a-open = Perhaps, but chance does this often
item-bump-hunt-few-bricks-a-even = Yes: chance spreads bricks evenly
item-bump-hunt-few-bricks-b = In a wall of twelve bricks, five are at one place. What follows from this?
item-bump-hunt-few-bricks-b-open = Nothing certain: it may be chance
item-bump-hunt-few-bricks-b-even = A particle: chance fills all places alike
item-bump-hunt-few-bricks-b-all = No particle: it would take all twelve
item-bump-hunt-few-bricks-b-share = A particle: 500 of 1,200 show no more
item-bump-hunt-few-bricks-c = Coin A shows 7 heads in 10 tosses, coin B 700 in 1,000. Which one would you rather suspect of being unfair?
item-bump-hunt-few-bricks-c-equal = Both alike: the share is the same
item-bump-hunt-few-bricks-c-many = Coin B: chance hardly does that
item-bump-hunt-few-bricks-c-nothing = Nobody can tell: it is all chance
item-bump-hunt-few-bricks-c-few = Coin A: few tosses are more reliable

## Many places

item-bump-hunt-many-places-law = If you look at many places, chance makes a rare bump somewhere, because each place is one more try.
item-bump-hunt-many-places-a = Chance makes a bump like this once in 600 tries. Physicists found it in one of very many charts. Why is it no discovery?
item-bump-hunt-many-places-a-never = So rare a thing can only be an error
item-bump-hunt-many-places-a-nothing = Nobody can work with chance at all
item-bump-hunt-many-places-a-certain = A proof must be completely certain
item-bump-hunt-many-places-a-somewhere = With so many, one is likely to have it
item-bump-hunt-many-places-b = A team looks at hundreds of charts. One has a bump that chance makes once in 300 charts. What do they conclude?
item-bump-hunt-many-places-b-certain = Only full certainty would count
item-bump-hunt-many-places-b-somewhere = One such bump was to be expected
item-bump-hunt-many-places-b-nothing = Where chance rules nothing can be said
item-bump-hunt-many-places-b-never = The chart must contain an error
item-bump-hunt-many-places-c = In a school, 1,000 learners each guess ten coin tosses. One gets all ten right. Can she see the future?
item-bump-hunt-many-places-c-on = Yes: she would get the next ten, too
item-bump-hunt-many-places-c-lucky = No: among so many, one may well be lucky
item-bump-hunt-many-places-c-due = No: her luck has only come early
item-bump-hunt-many-places-c-never = Yes: chance can never do this
