# Items of Particle Builder, Level 7: a stem has at most 25 words, a choice at most 12.

## Not inside

item-particle-builder-7-not-inside-law = The products of a decay were not inside the particle: they are made in the decay.
item-particle-builder-7-not-inside-a = A Z boson decays into a muon and an antimuon. Where was the muon before?
item-particle-builder-7-not-inside-a-nowhere = Nowhere: it was made in the decay
item-particle-builder-7-not-inside-a-inside = Inside: it was a part of the Z
item-particle-builder-7-not-inside-a-around = Outside: in the space around the Z
item-particle-builder-7-not-inside-a-itself = It was the Z, which is weaker now
item-particle-builder-7-not-inside-b = A tau decays into a muon and two neutrinos. Where was the muon before?
item-particle-builder-7-not-inside-b-nowhere = Nowhere: it was made in the decay
item-particle-builder-7-not-inside-b-inside = Inside: it was a part of the tau
item-particle-builder-7-not-inside-b-around = Outside: in the space around the tau
item-particle-builder-7-not-inside-b-itself = It was the tau, which is weaker now

## Charge is kept

item-particle-builder-7-charge-is-kept-law = In each decay the sum of the charges stays the same.
item-particle-builder-7-charge-is-kept-a = A tau decays into these two and one more particle. Which one?
item-particle-builder-7-charge-is-kept-b = A muon decays into these two and one more particle. Which one?

## Lepton numbers

item-particle-builder-7-lepton-numbers-law = In each decay every lepton family keeps its number. Leptons count plus one, antileptons minus one.
item-particle-builder-7-lepton-numbers-a = A W minus decays into an electron and one more particle. Which one?
item-particle-builder-7-lepton-numbers-b = A W plus decays into an antimuon and one more particle. Which one?

## No ageing

item-particle-builder-7-no-ageing-law = A particle does not age. Old or young, it is equally likely to decay next.
item-particle-builder-7-no-ageing-a = One muon has just been made, another has already lived for five mean lifetimes. Which one is more likely to decay next?
item-particle-builder-7-no-ageing-a-both = Both are equally likely
item-particle-builder-7-no-ageing-a-old = The old one is more likely
item-particle-builder-7-no-ageing-a-young = The young one is more likely
item-particle-builder-7-no-ageing-a-why = Why?
item-particle-builder-7-no-ageing-a-why-memory = Its age makes no difference
item-particle-builder-7-no-ageing-a-why-worn = Old things are worn out
item-particle-builder-7-no-ageing-a-why-tough = Survivors are tough
item-particle-builder-7-no-ageing-b = One tau has just been made, another has already lived for four mean lifetimes. Which one is more likely to decay next?
item-particle-builder-7-no-ageing-b-both = Both are equally likely
item-particle-builder-7-no-ageing-b-old = The old one is more likely
item-particle-builder-7-no-ageing-b-young = The young one is more likely
item-particle-builder-7-no-ageing-b-why = Why?
item-particle-builder-7-no-ageing-b-why-memory = Its age makes no difference
item-particle-builder-7-no-ageing-b-why-worn = Old things are worn out
item-particle-builder-7-no-ageing-b-why-tough = Survivors are tough

## Same share

item-particle-builder-7-same-share-law = In equal times the same share of the remaining particles decays.
item-particle-builder-7-same-share-a = Of 80 muons, 40 are left after some time. How many are left after the same time once more?
item-particle-builder-7-same-share-a-share = About 20
item-particle-builder-7-same-share-a-even = None
item-particle-builder-7-same-share-a-stay = Still 40
item-particle-builder-7-same-share-a-unknown = Any number up to 40 is equally likely
item-particle-builder-7-same-share-a-why = Why?
item-particle-builder-7-same-share-a-why-share = The same share decays each time
item-particle-builder-7-same-share-a-why-number = The same number decays each time
item-particle-builder-7-same-share-a-why-clock = Each muon has its own fixed time
item-particle-builder-7-same-share-b = Of 90 taus, 30 are left after some time. How many are left after the same time once more?
item-particle-builder-7-same-share-b-share = About 10
item-particle-builder-7-same-share-b-even = None
item-particle-builder-7-same-share-b-stay = Still 30
item-particle-builder-7-same-share-b-unknown = Any number up to 30 is equally likely
item-particle-builder-7-same-share-b-why = Why?
item-particle-builder-7-same-share-b-why-share = The same share decays each time
item-particle-builder-7-same-share-b-why-number = The same number decays each time
item-particle-builder-7-same-share-b-why-clock = Each tau has its own fixed time

## Transformation

item-particle-builder-7-transformation-law = A decay turns a particle into other, lighter ones.
item-particle-builder-7-transformation-a = A muon has just decayed. What is there now?
item-particle-builder-7-transformation-a-others = Other particles that are lighter
item-particle-builder-7-transformation-a-nothing = Nothing at all
item-particle-builder-7-transformation-a-pieces = The pieces of the muon
item-particle-builder-7-transformation-a-weaker = The same muon, only weaker
item-particle-builder-7-transformation-b = A Z boson has just decayed. What is there now?
item-particle-builder-7-transformation-b-others = Other particles that are lighter
item-particle-builder-7-transformation-b-nothing = Nothing at all
item-particle-builder-7-transformation-b-pieces = The pieces of the Z boson
item-particle-builder-7-transformation-b-weaker = The same Z boson, only weaker

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
item-particle-builder-7-energy-limits-b-luck = It has just not happened yet

## Three colours count

item-particle-builder-7-three-colours-count-law = A W becomes quarks more often than leptons, because two pairs of quarks come in three colours each. That makes six ways against three.
item-particle-builder-7-three-colours-count-a = A W plus becomes quarks about twice as often as leptons. Why?
item-particle-builder-7-three-colours-count-a-colours = Each quark comes in three colours
item-particle-builder-7-three-colours-count-a-lighter = All quarks are lighter than leptons
item-particle-builder-7-three-colours-count-a-heavier = All quarks are heavier than leptons
item-particle-builder-7-three-colours-count-a-inside = The W is made of quarks
item-particle-builder-7-three-colours-count-b = A W plus becomes an up and an anti-down quark about three times as often as a positron and a neutrino. Why?
item-particle-builder-7-three-colours-count-b-colours = Each quark comes in three colours
item-particle-builder-7-three-colours-count-b-lighter = The two quarks are lighter
item-particle-builder-7-three-colours-count-b-heavier = The two quarks are heavier
item-particle-builder-7-three-colours-count-b-inside = The W is made of quarks
