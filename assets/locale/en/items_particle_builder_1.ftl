# Items of Particle Builder, Level 1: a stem has at most 25 words, a choice at most 12.

## Charge sum

item-particle-builder-1-charge-sum-law = The charge of the whole is the sum of the charges of its parts, with their signs.
item-particle-builder-1-charge-sum-a = These three quarks are bound to each other. What is the electric charge of the whole?
item-particle-builder-1-charge-sum-a-sum = +1
item-particle-builder-1-charge-sum-a-unsigned = +1⅔
item-particle-builder-1-charge-sum-a-commonest = +⅔
item-particle-builder-1-charge-sum-a-swapped = 0
item-particle-builder-1-charge-sum-b = These three quarks are bound to each other. What is the electric charge of the whole?
item-particle-builder-1-charge-sum-b-sum = 0
item-particle-builder-1-charge-sum-b-unsigned = +1⅓
item-particle-builder-1-charge-sum-b-commonest = −⅓
item-particle-builder-1-charge-sum-b-swapped = +1
item-particle-builder-1-charge-sum-c = A calcium ion has 20 protons and 18 electrons. What charge does the ion have?
item-particle-builder-1-charge-sum-c-two = +2
item-particle-builder-1-charge-sum-c-all = +38
item-particle-builder-1-charge-sum-c-protons = +20
item-particle-builder-1-charge-sum-c-none = 0

## Proton parts

item-particle-builder-1-proton-parts-law = A proton is two up quarks and a down quark, a neutron one up quark and two down quarks.
item-particle-builder-1-proton-parts-a = What is a proton made of?
item-particle-builder-1-proton-parts-a-uud = Two up quarks and a down quark
item-particle-builder-1-proton-parts-a-udd = An up quark and two down quarks
item-particle-builder-1-proton-parts-a-decay = A neutron and a positron
item-particle-builder-1-proton-parts-a-none = Nothing smaller: it has no parts at all
item-particle-builder-1-proton-parts-b = What is a neutron made of?
item-particle-builder-1-proton-parts-b-udd = One up and two down quarks
item-particle-builder-1-proton-parts-b-uud = Two up and one down quark
item-particle-builder-1-proton-parts-b-decay = A proton and an electron
item-particle-builder-1-proton-parts-b-none = It has no parts: nothing is smaller
item-particle-builder-1-proton-parts-c = Tritium is a nucleus of one proton and two neutrons. Which quarks are in it?
item-particle-builder-1-proton-parts-c-five-down = 4 up and 5 down
item-particle-builder-1-proton-parts-c-five-up = 5 up and 4 down
item-particle-builder-1-proton-parts-c-none = 3 parts, but no quarks
item-particle-builder-1-proton-parts-c-mixed = 6 up, 3 down, 2 electrons

## Antiparticle

item-particle-builder-1-antiparticle-law = A particle and its antiparticle have the same mass and opposite charges.
item-particle-builder-1-antiparticle-a = This is an electron. What values does its antiparticle have?
item-particle-builder-1-antiparticle-a-charge = Same mass, opposite charge
item-particle-builder-1-antiparticle-a-mass = Negative mass, same charge
item-particle-builder-1-antiparticle-a-both = Negative mass, opposite charge
item-particle-builder-1-antiparticle-a-neither = Same mass, same charge
item-particle-builder-1-antiparticle-b = This is an up quark. What values does its antiparticle have?
item-particle-builder-1-antiparticle-b-charge = The same mass, but charge of the other sign
item-particle-builder-1-antiparticle-b-mass = Mass of the other sign, but the same charge
item-particle-builder-1-antiparticle-b-both = Mass and charge of the other sign
item-particle-builder-1-antiparticle-b-neither = Mass and charge without any change
item-particle-builder-1-antiparticle-c = A scanner in a hospital uses positrons. What does a positron have, compared with an electron?
item-particle-builder-1-antiparticle-c-opposite = The same mass and the opposite charge
item-particle-builder-1-antiparticle-c-negative = A negative mass and the opposite charge
item-particle-builder-1-antiparticle-c-same = The same mass and the same charge
item-particle-builder-1-antiparticle-c-weight = A negative mass and the same charge

## Mass and charge

item-particle-builder-1-mass-and-charge-law = Mass and charge are different things: being heavier does not mean having more charge.
item-particle-builder-1-mass-and-charge-a = A muon is about 200 times as heavy as an electron. How large is its charge?
item-particle-builder-1-mass-and-charge-a-same = The same as an electron’s
item-particle-builder-1-mass-and-charge-a-more = About 200 times as large
item-particle-builder-1-mass-and-charge-a-less = About 200 times smaller
item-particle-builder-1-mass-and-charge-a-none = None: it is too heavy to have any
item-particle-builder-1-mass-and-charge-b = A top quark is about 80,000 times as heavy as an up quark. How large is its charge?
item-particle-builder-1-mass-and-charge-b-same = The same as an up quark’s
item-particle-builder-1-mass-and-charge-b-more = About 80,000 times as large
item-particle-builder-1-mass-and-charge-b-less = About 80,000 times smaller
item-particle-builder-1-mass-and-charge-b-none = Zero, as it is far too heavy
item-particle-builder-1-mass-and-charge-c = A xenon atom and a hydrogen atom each lose one electron. Xenon is 130 times as heavy. Which ion has more charge?
item-particle-builder-1-mass-and-charge-c-equal = Both have the same charge
item-particle-builder-1-mass-and-charge-c-xenon = Xenon, in proportion to its mass
item-particle-builder-1-mass-and-charge-c-hydrogen = Hydrogen: its charge is not thinned out
item-particle-builder-1-mass-and-charge-c-none = Hydrogen: xenon is too heavy for any

## Proton mass

item-particle-builder-1-proton-mass-law = A proton is far heavier than its quarks, because nearly all of its mass is energy inside it.
item-particle-builder-1-proton-mass-a = You know the masses of the three quarks in a proton. How heavy is the whole proton?
item-particle-builder-1-proton-mass-a-energy = Far heavier, because of the energy in it
item-particle-builder-1-proton-mass-a-sum = As heavy as the three quarks together
item-particle-builder-1-proton-mass-a-higgs = Far heavier, because the Higgs weighs it down
item-particle-builder-1-proton-mass-a-shell = Far heavier, because of its firm shell
item-particle-builder-1-proton-mass-b = You know the masses of the three quarks in a neutron. How heavy is the whole neutron?
item-particle-builder-1-proton-mass-b-energy = Heavier by far, as energy is mass, too
item-particle-builder-1-proton-mass-b-sum = Just the sum of the three quarks
item-particle-builder-1-proton-mass-b-higgs = Heavier by far, as the Higgs adds most of it
item-particle-builder-1-proton-mass-b-shell = Heavier by far, as it has a hard shell
item-particle-builder-1-proton-mass-c = The Higgs field gives quarks and electrons their mass. How much of your own mass is that?
item-particle-builder-1-proton-mass-c-little = About a hundredth
item-particle-builder-1-proton-mass-c-most = Nearly all of it
item-particle-builder-1-proton-mass-c-sum = Exactly all of it
item-particle-builder-1-proton-mass-c-shell = None: it is in firm shells

## Same state

item-particle-builder-1-same-state-law = Particles whose spin is a whole number can share a state. Two alike with spin ½ never can.
item-particle-builder-1-same-state-a = Which two particles can be in exactly the same state?
item-particle-builder-1-same-state-a-why = What makes this possible?
item-particle-builder-1-same-state-a-why-spin = Their spin is a whole number
item-particle-builder-1-same-state-a-why-equal = They are of the same kind
item-particle-builder-1-same-state-a-why-neutral = They have no charge
item-particle-builder-1-same-state-a-why-light = They have no mass
item-particle-builder-1-same-state-b = Which two particles can be in exactly the same state?
item-particle-builder-1-same-state-b-why = What makes this possible?
item-particle-builder-1-same-state-b-why-spin = Their spin is 1, not ½
item-particle-builder-1-same-state-b-why-equal = They are both alike
item-particle-builder-1-same-state-b-why-neutral = Their charge is zero
item-particle-builder-1-same-state-b-why-light = Their mass is zero
item-particle-builder-1-same-state-c = In a laser, billions of photons share one state. Can billions of electrons do that, too?
item-particle-builder-1-same-state-c-spin = No: their spin is ½
item-particle-builder-1-same-state-c-charge = No: their charge is −1
item-particle-builder-1-same-state-c-can = Yes: they are all alike
item-particle-builder-1-same-state-c-repel = No: they repel each other

## Annihilation partner

item-particle-builder-1-annihilation-partner-law = An electron or a muon turns into light only with its own antiparticle.
item-particle-builder-1-annihilation-partner-a = An electron meets one of these particles. With which one can it annihilate?
item-particle-builder-1-annihilation-partner-b = A muon meets one of these particles. With which one can it annihilate?
item-particle-builder-1-annihilation-partner-c = A positron slows down in water. With which particle can it annihilate?
item-particle-builder-1-annihilation-partner-c-electron = With an electron
item-particle-builder-1-annihilation-partner-c-proton = With a proton
item-particle-builder-1-annihilation-partner-c-neutron = With a neutron
item-particle-builder-1-annihilation-partner-c-any = With any of them

## Annihilation energy

item-particle-builder-1-annihilation-energy-law = When a pair annihilates, its energy is not lost: it flies off, often as light.
item-particle-builder-1-annihilation-energy-a = Two slow particles annihilate, and both are gone. What happens to their energy?
item-particle-builder-1-annihilation-energy-a-stays = It stays the same and flies off, often as light
item-particle-builder-1-annihilation-energy-a-destroyed = It is destroyed together with the two
item-particle-builder-1-annihilation-energy-a-cancels = It cancels out: plus and minus make zero
item-particle-builder-1-annihilation-energy-a-mass = It becomes the mass of the light
item-particle-builder-1-annihilation-energy-b = Two fast particles annihilate, and both are gone. What happens to their energy?
item-particle-builder-1-annihilation-energy-b-stays = All of it is passed on to new particles
item-particle-builder-1-annihilation-energy-b-destroyed = It is lost with the particles
item-particle-builder-1-annihilation-energy-b-cancels = It is zero: matter plus antimatter
item-particle-builder-1-annihilation-energy-b-mass = It gives light its mass
item-particle-builder-1-annihilation-energy-c = In a patient, an electron and a positron annihilate. What does the scanner around the patient measure?
item-particle-builder-1-annihilation-energy-c-light = Photons with the energy of both
item-particle-builder-1-annihilation-energy-c-nothing = A hole where energy has gone
item-particle-builder-1-annihilation-energy-c-rest = Only the energy that was left over
item-particle-builder-1-annihilation-energy-c-mass = Photons with the mass of both
