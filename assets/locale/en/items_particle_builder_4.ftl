# Items of Particle Builder, Level 4: a stem has at most 25 words, a choice at most 12.

## Single case

item-particle-builder-4-single-case-law = A chance says nothing certain about a single case. Nobody can know the outcome beforehand.
item-particle-builder-4-single-case-a = Two particles are about to meet. Their chance of reacting is nine in ten. What will these two do?
item-particle-builder-4-single-case-a-open = Nobody can know: it is up to chance
item-particle-builder-4-single-case-a-likely = React, because that is more likely
item-particle-builder-4-single-case-a-share = React partly, nine tenths of the way
item-particle-builder-4-single-case-a-due = React, if the last two did not
item-particle-builder-4-single-case-b = Two particles are about to meet. Their chance of reacting is one in ten. What will these two do?
item-particle-builder-4-single-case-b-open = That cannot be known beforehand
item-particle-builder-4-single-case-b-likely = Fly on, because that is more likely
item-particle-builder-4-single-case-b-share = React partly, one tenth of the way
item-particle-builder-4-single-case-b-due = React, if the pair before flew on
item-particle-builder-4-single-case-c = The forecast says: 80% chance of rain tomorrow. What does this mean for tomorrow?
item-particle-builder-4-single-case-c-open = It may rain or stay dry, and rain is more likely
item-particle-builder-4-single-case-c-certain = It will surely rain, as 80% is more than half
item-particle-builder-4-single-case-c-share = It will rain for 80% of the day
item-particle-builder-4-single-case-c-due = It will rain if today stays dry

## Many cases

item-particle-builder-4-many-cases-law = For many cases, a chance says roughly how often something happens, but not exactly.
item-particle-builder-4-many-cases-a = A reaction has a chance of two in three. In how many of 300 tries will it happen?
item-particle-builder-4-many-cases-a-about = About 200, a few more or less
item-particle-builder-4-many-cases-a-exact = Exactly 200, no more and no less
item-particle-builder-4-many-cases-a-nearly-all = Nearly all 300, because it is likely
item-particle-builder-4-many-cases-a-unknown = Any number at all: it is chance
item-particle-builder-4-many-cases-b = A reaction has a chance of seven in ten. In how many of 1,000 tries will it happen?
item-particle-builder-4-many-cases-b-about = Around 700, give or take some
item-particle-builder-4-many-cases-b-exact = 700, neither one more nor one less
item-particle-builder-4-many-cases-b-nearly-all = Almost every time, as it is likely
item-particle-builder-4-many-cases-b-unknown = No one can say: chance has no rules
item-particle-builder-4-many-cases-c = In a factory one lamp in 50 has a fault, by chance. How many of the next 1,000 lamps will have one?
item-particle-builder-4-many-cases-c-about = About 20
item-particle-builder-4-many-cases-c-exact = 20 and not one more
item-particle-builder-4-many-cases-c-none = None, since a fault is rare
item-particle-builder-4-many-cases-c-unknown = Nobody can say anything

## No memory

item-particle-builder-4-no-memory-law = Chance has no memory: the past does not change what comes next.
item-particle-builder-4-no-memory-a = A fair die has shown even numbers five times in a row. What is the chance of an odd number next?
item-particle-builder-4-no-memory-a-same = Exactly one in two
item-particle-builder-4-no-memory-a-more = More than one in two
item-particle-builder-4-no-memory-a-less = Less than one in two
item-particle-builder-4-no-memory-a-why = Why?
item-particle-builder-4-no-memory-a-why-memory = The throws before do not matter
item-particle-builder-4-no-memory-a-why-even-out = Both must come equally often soon
item-particle-builder-4-no-memory-a-why-streak = A streak usually continues
item-particle-builder-4-no-memory-b = A pair annihilates with one chance in two. Five pairs in a row have not. What is the chance for the next one?
item-particle-builder-4-no-memory-b-same = Exactly a half
item-particle-builder-4-no-memory-b-more = More than a half
item-particle-builder-4-no-memory-b-less = Less than a half
item-particle-builder-4-no-memory-b-why = Why?
item-particle-builder-4-no-memory-b-why-memory = The pairs before make no difference
item-particle-builder-4-no-memory-b-why-even-out = Soon both results must balance out
item-particle-builder-4-no-memory-b-why-streak = What came up so often will do so again
item-particle-builder-4-no-memory-c = In a lottery the number 7 has not come up for a whole year. How likely is it in the next draw?
item-particle-builder-4-no-memory-c-same = Just as likely as every other number
item-particle-builder-4-no-memory-c-due = More likely, since it is overdue
item-particle-builder-4-no-memory-c-streak = Less likely, since it stays away
item-particle-builder-4-no-memory-c-certain = Quite certain, after so long

## Large numbers

item-particle-builder-4-large-numbers-law = The more trials there are, the closer the share usually comes to the chance.
item-particle-builder-4-large-numbers-a = A fair die is thrown 10 times, then 1,000 times. When will the share of even numbers probably be closer to one half?
item-particle-builder-4-large-numbers-a-many = In the 1,000 throws
item-particle-builder-4-large-numbers-a-few = In the 10 throws
item-particle-builder-4-large-numbers-a-both = Both about equally close
item-particle-builder-4-large-numbers-b = One team watches 20 Z bosons, another 20,000. Which team will probably come closer to the true share of decays into quarks?
item-particle-builder-4-large-numbers-b-many = The team with 20,000
item-particle-builder-4-large-numbers-b-few = The team with 20
item-particle-builder-4-large-numbers-b-both = Both teams alike
item-particle-builder-4-large-numbers-c = About half of all babies are girls. In which hospital does it happen more often that over 60% of a day’s babies are girls?
item-particle-builder-4-large-numbers-c-small = In a small one, with 15 births a day
item-particle-builder-4-large-numbers-c-large = In a large one, with 150 births a day
item-particle-builder-4-large-numbers-c-same = In both of them equally often
item-particle-builder-4-large-numbers-c-never = In neither: it is always half

## Cross section

item-particle-builder-4-cross-section-law = A reaction with a larger cross section is more likely.
item-particle-builder-4-cross-section-a = Reaction A has a much larger cross section than reaction B. What does this tell you about A?
item-particle-builder-4-cross-section-a-likely = It is more likely than B
item-particle-builder-4-cross-section-a-size = It needs larger particles than B
item-particle-builder-4-cross-section-a-fast = Its particles are faster than B’s
item-particle-builder-4-cross-section-a-long = It lasts longer than B
item-particle-builder-4-cross-section-b = Reaction A has a much smaller cross section than reaction B. What does this tell you about A?
item-particle-builder-4-cross-section-b-likely = It is less likely than B
item-particle-builder-4-cross-section-b-size = It needs smaller particles than B
item-particle-builder-4-cross-section-b-slow = Its particles are slower than B’s
item-particle-builder-4-cross-section-b-short = It is over sooner than B
item-particle-builder-4-cross-section-c = Boron nuclei are small, and lead nuclei are large. Yet boron catches slow neutrons far more often. What is larger for boron?
item-particle-builder-4-cross-section-c-section = The cross section
item-particle-builder-4-cross-section-c-size = The nucleus itself
item-particle-builder-4-cross-section-c-time = The time that a capture takes
item-particle-builder-4-cross-section-c-reach = The distance that neutrons fly in it

## Passing through

item-particle-builder-4-passing-through-law = Particles that are easily stopped have a large cross section. Particles that pass through have a tiny one.
item-particle-builder-4-passing-through-a = A wall of lead stops nearly all electrons, but hardly any neutrinos. Which have the larger cross section in the wall?
item-particle-builder-4-passing-through-a-stopped = The electrons
item-particle-builder-4-passing-through-a-passing = The neutrinos
item-particle-builder-4-passing-through-a-equal = Both alike
item-particle-builder-4-passing-through-b = A sheet of black paper stops nearly all photons of light, but hardly any neutrinos. Which have the larger cross section there?
item-particle-builder-4-passing-through-b-stopped = The photons
item-particle-builder-4-passing-through-b-passing = The neutrinos
item-particle-builder-4-passing-through-b-equal = Neither: it is the same
item-particle-builder-4-passing-through-c = X-rays pass through muscles, but bones stop many of them. Which atoms have the larger cross section for X-rays?
item-particle-builder-4-passing-through-c-bones = Atoms in bones
item-particle-builder-4-passing-through-c-muscles = Atoms in muscles
item-particle-builder-4-passing-through-c-equal = Both, as all atoms are about the same size
item-particle-builder-4-passing-through-c-slow = Both, as X-rays are equally fast in them

## Rare is not never

item-particle-builder-4-rare-is-not-never-law = Even very unlikely things happen now and then, if there are enough tries.
item-particle-builder-4-rare-is-not-never-a = Even in a huge detector a neutrino hardly ever hits anything. A billion billion cross it each second. What will it record?
item-particle-builder-4-rare-is-not-never-a-sometimes = A hit now and then, by chance
item-particle-builder-4-rare-is-not-never-a-never = Never a hit
item-particle-builder-4-rare-is-not-never-a-regular = Hits at equal intervals, like a clock
item-particle-builder-4-rare-is-not-never-a-always = A hit by each of them
item-particle-builder-4-rare-is-not-never-b = A certain decay happens in only one of 10,000 cases. An experiment watches a hundred million cases. What will it find?
item-particle-builder-4-rare-is-not-never-b-sometimes = This decay now and then, by chance
item-particle-builder-4-rare-is-not-never-b-never = Never this decay
item-particle-builder-4-rare-is-not-never-b-regular = This decay at equal intervals, like a clock
item-particle-builder-4-rare-is-not-never-b-always = This decay in all the cases
item-particle-builder-4-rare-is-not-never-c = A lottery ticket wins with a chance of one in 14 million. Each week ten million people buy one. What happens over the years?
item-particle-builder-4-rare-is-not-never-c-sometimes = In some weeks somebody wins, in others nobody
item-particle-builder-4-rare-is-not-never-c-never = Nobody ever wins, as it is too unlikely
item-particle-builder-4-rare-is-not-never-c-regular = Somebody wins exactly every second week
item-particle-builder-4-rare-is-not-never-c-all = Everybody wins sooner or later

## Unequal chances

item-particle-builder-4-unequal-chances-law = Not everything that can happen is equally likely: nature sets the chances.
item-particle-builder-4-unequal-chances-a = A Z boson can become quarks, neutrinos or charged leptons. How often does it become quarks?
item-particle-builder-4-unequal-chances-a-nature = In seven of ten cases, by chance
item-particle-builder-4-unequal-chances-a-equal = In one of three cases, by chance
item-particle-builder-4-unequal-chances-a-turns = Every third time, in turn
item-particle-builder-4-unequal-chances-a-certain = Every time: it is the most likely
item-particle-builder-4-unequal-chances-b = A Z boson can become quarks, neutrinos or charged leptons. How often does it become neutrinos?
item-particle-builder-4-unequal-chances-b-nature = In about two of ten cases, by chance
item-particle-builder-4-unequal-chances-b-equal = In a third of the cases, as there are three
item-particle-builder-4-unequal-chances-b-turns = In turn with the other two kinds
item-particle-builder-4-unequal-chances-b-certain = Never: it is not the most likely
item-particle-builder-4-unequal-chances-c = A drawing pin lands on its head or on its side. What is the chance that it lands on its head?
item-particle-builder-4-unequal-chances-c-measure = Only many throws can tell
item-particle-builder-4-unequal-chances-c-half = One half, as there are two ways
item-particle-builder-4-unequal-chances-c-turns = Every second throw, in turn
item-particle-builder-4-unequal-chances-c-one = Zero, as one way is likelier
