# Items of Particle Builder, Level 7: a stem has at most 25 words, a choice at most 12.

## Not inside

item-particle-builder-7-not-inside-law = The products of a decay were not inside the particle: they are made in the decay.
item-particle-builder-7-not-inside-a = A Z boson decays into a muon and an antimuon. Where was the muon before?
item-particle-builder-7-not-inside-a-nowhere = Nowhere: it was made in the decay
item-particle-builder-7-not-inside-a-inside = Inside: it was a part of the Z
item-particle-builder-7-not-inside-a-around = Outside: in the space around the Z
item-particle-builder-7-not-inside-a-itself = It was the Z, which is weaker now
item-particle-builder-7-not-inside-b = A tau decays into a muon and two neutrinos. Where was the muon before?
item-particle-builder-7-not-inside-b-nowhere = It did not exist before the decay
item-particle-builder-7-not-inside-b-inside = It was one of the parts of the tau
item-particle-builder-7-not-inside-b-around = It was somewhere near the tau
item-particle-builder-7-not-inside-b-itself = It was the tau, which is weaker now
item-particle-builder-7-not-inside-c = A potassium nucleus in a banana sends out an electron. Where was this electron one hour before?
item-particle-builder-7-not-inside-c-nowhere = Nowhere: it did not exist yet
item-particle-builder-7-not-inside-c-neutron = In a neutron of the nucleus
item-particle-builder-7-not-inside-c-shell = In the shell of the atom
item-particle-builder-7-not-inside-c-air = In the air around the banana

## Charge is kept

item-particle-builder-7-charge-is-kept-law = In each decay the sum of the charges stays the same.
item-particle-builder-7-charge-is-kept-a = A tau decays into these two and one more particle. Which one?
item-particle-builder-7-charge-is-kept-b = A muon decays into these two and one more particle. Which one?
item-particle-builder-7-charge-is-kept-c = A neutral kaon decays into two charged particles. A magnet bends the first track to the left. What about the second?
item-particle-builder-7-charge-is-kept-c-other = It bends to the right, since the charges add up to zero
item-particle-builder-7-charge-is-kept-c-same = It bends to the left, since both come from one kaon
item-particle-builder-7-charge-is-kept-c-straight = It is straight, since the kaon was neutral
item-particle-builder-7-charge-is-kept-c-chance = It bends to either side, by chance

## Lepton numbers

item-particle-builder-7-lepton-numbers-law = In each decay every lepton family keeps its number. Leptons count plus one, antileptons minus one.
item-particle-builder-7-lepton-numbers-a = A W minus decays into an electron and one more particle. Which one?
item-particle-builder-7-lepton-numbers-b = A W plus decays into an antimuon and one more particle. Which one?
item-particle-builder-7-lepton-numbers-c = A nucleus has no leptons in it, but sends out an electron. An electron antineutrino flies off with it. Why not a neutrino?
item-particle-builder-7-lepton-numbers-c-balance = The number of leptons must stay zero
item-particle-builder-7-lepton-numbers-c-chance = Chance picks either kind
item-particle-builder-7-lepton-numbers-c-charge = An antineutrino carries the charge away
item-particle-builder-7-lepton-numbers-c-family = An antineutrino goes with any lepton

## No ageing

item-particle-builder-7-no-ageing-law = A particle does not age. Old or young, it is equally likely to decay in the next second.
item-particle-builder-7-no-ageing-a = One muon has just been made, and another has already lived for five mean lifetimes. Which one is more likely to decay next?
item-particle-builder-7-no-ageing-a-both = Both are equally likely
item-particle-builder-7-no-ageing-a-old = The old one is more likely
item-particle-builder-7-no-ageing-a-young = The young one is more likely
item-particle-builder-7-no-ageing-a-why = Why?
item-particle-builder-7-no-ageing-a-why-memory = Its age makes no difference
item-particle-builder-7-no-ageing-a-why-worn = Old things are worn out
item-particle-builder-7-no-ageing-a-why-tough = Survivors are tough
item-particle-builder-7-no-ageing-b = One tau has just been made, and another has already lived for four mean lifetimes. Which one is more likely to decay next?
item-particle-builder-7-no-ageing-b-both = Neither: their chance is equal
item-particle-builder-7-no-ageing-b-old = The one that has lived longer
item-particle-builder-7-no-ageing-b-young = The one that was just made
item-particle-builder-7-no-ageing-b-why = Why?
item-particle-builder-7-no-ageing-b-why-memory = It makes no difference how old it is
item-particle-builder-7-no-ageing-b-why-worn = What has lived long is nearly used up
item-particle-builder-7-no-ageing-b-why-tough = What has survived is tough
item-particle-builder-7-no-ageing-c = One radioactive carbon nucleus is 3,000 years old, and another was made yesterday. Which of them is likelier to decay tomorrow?
item-particle-builder-7-no-ageing-c-either = Neither of them: their chance is the same
item-particle-builder-7-no-ageing-c-old = The old one: it is nearly used up
item-particle-builder-7-no-ageing-c-young = The new one: the old one is tough
item-particle-builder-7-no-ageing-c-neither = Neither can: it takes 5,700 years

## Same share

item-particle-builder-7-same-share-law = In equal times the same share of the remaining particles decays.
item-particle-builder-7-same-share-a = Of 80 muons, 40 are left after some time. How many are left after the same time again?
item-particle-builder-7-same-share-a-share = About 20
item-particle-builder-7-same-share-a-even = None
item-particle-builder-7-same-share-a-stay = Still 40
item-particle-builder-7-same-share-a-unknown = Any number
item-particle-builder-7-same-share-a-why = Why?
item-particle-builder-7-same-share-a-why-share = The same share decays each time
item-particle-builder-7-same-share-a-why-number = The same number decays each time
item-particle-builder-7-same-share-a-why-clock = Each muon has its own fixed time
item-particle-builder-7-same-share-b = Of 90 taus, 30 are left after some time. How many are left after the same time again?
item-particle-builder-7-same-share-b-share = About 10
item-particle-builder-7-same-share-b-even = None
item-particle-builder-7-same-share-b-stay = Still 30
item-particle-builder-7-same-share-b-unknown = Any number
item-particle-builder-7-same-share-b-why = Why?
item-particle-builder-7-same-share-b-why-share = A fixed share goes each time
item-particle-builder-7-same-share-b-why-number = A fixed number goes each time
item-particle-builder-7-same-share-b-why-clock = Each tau has a fixed time
item-particle-builder-7-same-share-c = Half of a hospital’s radioactive drug decays in 6 hours. How much of 80 milligrams is left after 18 hours?
item-particle-builder-7-same-share-c-ten = 10 milligrams
item-particle-builder-7-same-share-c-none = Nothing: it is used up by then
item-particle-builder-7-same-share-c-stay = 40 milligrams: the rest lasts
item-particle-builder-7-same-share-c-unknown = Nobody can say at all

## Transformation

item-particle-builder-7-transformation-law = A decay turns a particle into other, lighter ones.
item-particle-builder-7-transformation-a = A muon has just decayed. What is there now?
item-particle-builder-7-transformation-a-others = Other particles that are lighter
item-particle-builder-7-transformation-a-nothing = Nothing at all
item-particle-builder-7-transformation-a-pieces = The pieces of the muon
item-particle-builder-7-transformation-a-weaker = The same muon, only weaker
item-particle-builder-7-transformation-b = A Z boson has just decayed. What is there now?
item-particle-builder-7-transformation-b-others = Lighter particles of other kinds
item-particle-builder-7-transformation-b-nothing = Nothing is left of it
item-particle-builder-7-transformation-b-pieces = The pieces of the Z boson
item-particle-builder-7-transformation-b-weaker = The same Z boson, only weaker
item-particle-builder-7-transformation-c = In an old smoke detector many americium nuclei have decayed. What has become of them?
item-particle-builder-7-transformation-c-others = Nuclei of other, lighter elements
item-particle-builder-7-transformation-c-nothing = Nothing: they are gone without a trace
item-particle-builder-7-transformation-c-weaker = Americium that is weaker
item-particle-builder-7-transformation-c-halves = Loose protons and neutrons

## Energy limits

item-particle-builder-7-energy-limits-law = A particle at rest cannot decay into something heavier, because the total energy never changes.
item-particle-builder-7-energy-limits-a = A Z boson at rest never becomes a top quark and an anti-top quark. Why not?
item-particle-builder-7-energy-limits-a-heavy = The top quark is too heavy
item-particle-builder-7-energy-limits-a-antimatter = The anti-top would be antimatter
item-particle-builder-7-energy-limits-a-charge = The two would be charged
item-particle-builder-7-energy-limits-a-luck = It has just not happened yet
item-particle-builder-7-energy-limits-b = A muon at rest never becomes a tau and two neutrinos. Why not?
item-particle-builder-7-energy-limits-b-heavy = The tau is too heavy
item-particle-builder-7-energy-limits-b-antimatter = One neutrino would be antimatter
item-particle-builder-7-energy-limits-b-charge = The tau would be charged
item-particle-builder-7-energy-limits-b-luck = It will happen some day
item-particle-builder-7-energy-limits-c = A free neutron decays into a proton and light particles. A free proton has never been seen to become a neutron. Why?
item-particle-builder-7-energy-limits-c-heavier = A neutron is heavier
item-particle-builder-7-energy-limits-c-charge = A positron cannot come out of it
item-particle-builder-7-energy-limits-c-tough = A proton is tougher than a neutron
item-particle-builder-7-energy-limits-c-luck = It takes more time than a neutron needs

## Three colours count

item-particle-builder-7-three-colours-count-law = A W becomes quarks more often than leptons, because two pairs of quarks come in three colours each. That makes six ways against three.
item-particle-builder-7-three-colours-count-a = A W plus becomes quarks about twice as often as leptons. Why?
item-particle-builder-7-three-colours-count-a-colours = Each quark comes in three colours
item-particle-builder-7-three-colours-count-a-lighter = All quarks are lighter than leptons
item-particle-builder-7-three-colours-count-a-heavier = All quarks are heavier than leptons
item-particle-builder-7-three-colours-count-a-inside = The W is made of quarks
item-particle-builder-7-three-colours-count-b = A W plus becomes an up and an anti-down quark about three times as often as a positron and a neutrino. Why?
item-particle-builder-7-three-colours-count-b-colours = There are three colours for every quark
item-particle-builder-7-three-colours-count-b-lighter = The two quarks are lighter
item-particle-builder-7-three-colours-count-b-heavier = The two quarks are heavier
item-particle-builder-7-three-colours-count-b-inside = W bosons have quarks inside
item-particle-builder-7-three-colours-count-c = Suppose that quarks came in five colours and not in three. How often would a W become quarks?
item-particle-builder-7-three-colours-count-c-more = More often: there are more ways
item-particle-builder-7-three-colours-count-c-same = As often: a colour is only a look
item-particle-builder-7-three-colours-count-c-less = Less often: five colours weigh more
item-particle-builder-7-three-colours-count-c-always = Each time: quarks are the likeliest
