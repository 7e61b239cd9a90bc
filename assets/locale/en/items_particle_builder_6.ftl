# Items of Particle Builder, Level 6: a stem has at most 25 words, a choice at most 12.

## Flavour changes

item-particle-builder-6-flavour-changes-law = A neutrino can change its flavour on its way. It can also change back.
item-particle-builder-6-flavour-changes-a = A muon neutrino flies for hundreds of kilometres. What may it be when it arrives?
item-particle-builder-6-flavour-changes-a-any = Any of the three neutrinos
item-particle-builder-6-flavour-changes-a-fixed = A muon neutrino and nothing else
item-particle-builder-6-flavour-changes-a-next = A tau neutrino and nothing else
item-particle-builder-6-flavour-changes-a-charged = Any of the three neutrinos, or a muon
item-particle-builder-6-flavour-changes-b = An electron neutrino flies from the Sun to the Earth. What may it be when it arrives?
item-particle-builder-6-flavour-changes-b-any = A neutrino of any flavour
item-particle-builder-6-flavour-changes-b-fixed = An electron neutrino, as at the start
item-particle-builder-6-flavour-changes-b-next = A muon neutrino, as its next step
item-particle-builder-6-flavour-changes-b-charged = A neutrino of any flavour, or an electron
item-particle-builder-6-flavour-changes-c = A nuclear reactor sends out electron antineutrinos. Which particles of this radiation may reach a detector 60 km away?
item-particle-builder-6-flavour-changes-c-any = Antineutrinos of all three flavours
item-particle-builder-6-flavour-changes-c-fixed = Only electron antineutrinos
item-particle-builder-6-flavour-changes-c-next = Only muon antineutrinos
item-particle-builder-6-flavour-changes-c-charged = Antineutrinos and positrons

## Charge stays

item-particle-builder-6-charge-stays-law = A neutrino stays a neutrino, because its charge has to stay 0.
item-particle-builder-6-charge-stays-a = An electron neutrino on its way never becomes an electron. Why not?
item-particle-builder-6-charge-stays-a-charge = An electron has charge, a neutrino has none
item-particle-builder-6-charge-stays-a-size = An electron is large, a neutrino is tiny
item-particle-builder-6-charge-stays-a-matter = An electron is matter, a neutrino is not
item-particle-builder-6-charge-stays-a-speed = An electron is slow, a neutrino is very fast
item-particle-builder-6-charge-stays-b = A muon neutrino on its way never becomes a muon. Why not?
item-particle-builder-6-charge-stays-b-charge = A muon has charge, a neutrino has none
item-particle-builder-6-charge-stays-b-size = A muon is large, a neutrino is tiny
item-particle-builder-6-charge-stays-b-matter = A muon is matter, a neutrino is not
item-particle-builder-6-charge-stays-b-speed = A muon is slow, a neutrino is very fast
item-particle-builder-6-charge-stays-c = Neutrinos pass a strong magnet and fly straight on, whatever flavours they have. Why?
item-particle-builder-6-charge-stays-c-charge = No flavour of neutrino has electric charge
item-particle-builder-6-charge-stays-c-small = Every flavour of neutrino is tiny
item-particle-builder-6-charge-stays-c-fast = Every flavour of neutrino is too fast
item-particle-builder-6-charge-stays-c-matter = No flavour of neutrino is matter

## Distance and energy

item-particle-builder-6-distance-and-energy-law = The shares of the flavours depend on the distance and on the energy.
item-particle-builder-6-distance-and-energy-a = Two detectors are in the same beam of neutrinos, one near, one far away. What will they usually find?
item-particle-builder-6-distance-and-energy-a-differ = Different shares of the flavours
item-particle-builder-6-distance-and-energy-a-equal = The same shares of the flavours
item-particle-builder-6-distance-and-energy-a-lost = Neutrinos only in the nearer one
item-particle-builder-6-distance-and-energy-a-observer = Shares that depend on who looks
item-particle-builder-6-distance-and-energy-b = Two beams of neutrinos fly to the same far detector, one with more energy. What will it usually find?
item-particle-builder-6-distance-and-energy-b-differ = Other shares of flavours for each beam
item-particle-builder-6-distance-and-energy-b-equal = One and the same mix from both beams
item-particle-builder-6-distance-and-energy-b-lost = Neutrinos only from the stronger beam
item-particle-builder-6-distance-and-energy-b-observer = A mix that changes with the observer
item-particle-builder-6-distance-and-energy-c = From the air above, a detector gets many muon neutrinos; from the far side of the Earth, fewer. What makes the difference?
item-particle-builder-6-distance-and-energy-c-way = How long their way is
item-particle-builder-6-distance-and-energy-c-rock = How much rock stops them
item-particle-builder-6-distance-and-energy-c-observer = In which direction somebody looks
item-particle-builder-6-distance-and-energy-c-decay = How many have decayed since

## There and back

item-particle-builder-6-there-and-back-law = The share of a flavour swings: it falls, then it rises again.
item-particle-builder-6-there-and-back-a = At some distance hardly any neutrinos of a beam are still muon neutrinos. What about at twice that distance?
item-particle-builder-6-there-and-back-a-back = Most are muon neutrinos again
item-particle-builder-6-there-and-back-a-for-good = Even fewer are muon neutrinos
item-particle-builder-6-there-and-back-a-third = One third are muon neutrinos, as always
item-particle-builder-6-there-and-back-a-lost = No neutrinos of any kind are left
item-particle-builder-6-there-and-back-a-why = Why?
item-particle-builder-6-there-and-back-a-why-step = The three masses come back into step
item-particle-builder-6-there-and-back-a-why-decay = The neutrinos have decayed and formed again
item-particle-builder-6-there-and-back-a-why-unseen = Nobody has looked at them on the way
item-particle-builder-6-there-and-back-b = All neutrinos of a beam start as muon neutrinos. Far away most are muon neutrinos again, for the first time. What about half way?
item-particle-builder-6-there-and-back-b-back = Hardly any were muon neutrinos
item-particle-builder-6-there-and-back-b-for-good = Nearly all were muon neutrinos
item-particle-builder-6-there-and-back-b-third = One third were muon neutrinos, as always
item-particle-builder-6-there-and-back-b-lost = Hardly any neutrinos of any kind were left
item-particle-builder-6-there-and-back-b-why = Why?
item-particle-builder-6-there-and-back-b-why-step = The three masses had fallen out of step
item-particle-builder-6-there-and-back-b-why-decay = The neutrinos had decayed for a while
item-particle-builder-6-there-and-back-b-why-unseen = Nobody had looked at them until then
item-particle-builder-6-there-and-back-c = Up to about 60 km from a reactor, the share of electron antineutrinos falls on the whole. What does it do further on?
item-particle-builder-6-there-and-back-c-rises = It rises again
item-particle-builder-6-there-and-back-c-zero = It keeps falling to zero
item-particle-builder-6-there-and-back-c-stays = It stays as it is from there on
item-particle-builder-6-there-and-back-c-lost = It ends, as all are lost by then

## Not lost

item-particle-builder-6-not-lost-law = Neutrinos that seem to be missing are there, with another flavour.
item-particle-builder-6-not-lost-a = Muon neutrinos form in the air all around the Earth. If they cross the Earth, only about half stay muon neutrinos. Where are the others?
item-particle-builder-6-not-lost-a-flavours = They have another flavour now
item-particle-builder-6-not-lost-a-stopped = The Earth has held them back
item-particle-builder-6-not-lost-a-decayed = They have decayed on their way
item-particle-builder-6-not-lost-a-light = They have turned into light
item-particle-builder-6-not-lost-b = The Sun makes only electron neutrinos. One experiment found that only about a third arrive as electron neutrinos. Where are the others?
item-particle-builder-6-not-lost-b-flavours = They arrive with another flavour
item-particle-builder-6-not-lost-b-stopped = They never leave the Sun
item-particle-builder-6-not-lost-b-decayed = They decay before they arrive
item-particle-builder-6-not-lost-b-light = They arrive as light
item-particle-builder-6-not-lost-c = Only a third of the electron neutrinos that the Sun makes arrive as such. One experiment could count every flavour. What did it show?
item-particle-builder-6-not-lost-c-all = All the neutrinos arrive
item-particle-builder-6-not-lost-c-third = A third of the neutrinos arrive
item-particle-builder-6-not-lost-c-none = Hardly any arrive: most decay
item-particle-builder-6-not-lost-c-light = None arrive: they become light

## Neutrinos have mass

item-particle-builder-6-neutrinos-have-mass-law = Neutrinos change flavour because they have mass.
item-particle-builder-6-neutrinos-have-mass-a = Experiments have shown that neutrinos oscillate. What does this tell us about them?
item-particle-builder-6-neutrinos-have-mass-a-mass = They have mass
item-particle-builder-6-neutrinos-have-mass-a-charge = They have charge
item-particle-builder-6-neutrinos-have-mass-a-slow = They are slow
item-particle-builder-6-neutrinos-have-mass-a-decay = They decay
item-particle-builder-6-neutrinos-have-mass-b = Imagine that neutrinos had no mass. What would be different when they fly through empty space?
item-particle-builder-6-neutrinos-have-mass-b-mass = They would keep their flavour
item-particle-builder-6-neutrinos-have-mass-b-charge = They would lose their charge
item-particle-builder-6-neutrinos-have-mass-b-slow = They would be several times as fast
item-particle-builder-6-neutrinos-have-mass-b-decay = They would decay sooner
item-particle-builder-6-neutrinos-have-mass-c = Neutrinos oscillate. What does this mean for their speed in empty space?
item-particle-builder-6-neutrinos-have-mass-c-nearly = It is a bit below that of light, as they have mass
item-particle-builder-6-neutrinos-have-mass-c-slow = It is far below that of light
item-particle-builder-6-neutrinos-have-mass-c-same = It is that of light, as they are radiation
item-particle-builder-6-neutrinos-have-mass-c-tired = It drops with every change

## Single neutrino

item-particle-builder-6-single-neutrino-law = Only the chance of each flavour is fixed. Nobody can know which flavour a neutrino will show.
item-particle-builder-6-single-neutrino-a = One neutrino of a beam reaches a detector far away. What does the detector find?
item-particle-builder-6-single-neutrino-a-open = One flavour, and chance decides which
item-particle-builder-6-single-neutrino-a-started = The flavour that it started with
item-particle-builder-6-single-neutrino-a-share = A little of each flavour at the same time
item-particle-builder-6-single-neutrino-a-turns = The next flavour in turn
item-particle-builder-6-single-neutrino-b = One neutrino from the Sun reaches a detector on the Earth. What does the detector find?
item-particle-builder-6-single-neutrino-b-open = Any one flavour, at random
item-particle-builder-6-single-neutrino-b-started = Always the flavour that it had in the Sun
item-particle-builder-6-single-neutrino-b-share = All three flavours, a third of each
item-particle-builder-6-single-neutrino-b-turns = Each flavour in its turn, one after another
item-particle-builder-6-single-neutrino-c = Two identical muon neutrinos fly the same way. The first one arrives as a tau neutrino. And the second one?
item-particle-builder-6-single-neutrino-c-open = It may arrive as any flavour, as chance decides each time
item-particle-builder-6-single-neutrino-c-same = It arrives as a tau neutrino, like the first
item-particle-builder-6-single-neutrino-c-turn = It arrives as another flavour, whose turn it is
item-particle-builder-6-single-neutrino-c-share = It arrives as a bit of each

## Mixture

item-particle-builder-6-mixture-law = Each flavour of neutrino is a mixture of three masses.
item-particle-builder-6-mixture-a = What do physicists say a muon neutrino is?
item-particle-builder-6-mixture-a-mixture = A mixture of three masses
item-particle-builder-6-mixture-a-one-mass = A particle of one single mass
item-particle-builder-6-mixture-a-uncharged = A muon that has lost its charge
item-particle-builder-6-mixture-a-neutron = A very small neutron
item-particle-builder-6-mixture-b = What do physicists say an electron neutrino is?
item-particle-builder-6-mixture-b-mixture = Three masses mixed together
item-particle-builder-6-mixture-b-one-mass = One mass that never changes
item-particle-builder-6-mixture-b-uncharged = An electron that has lost its charge
item-particle-builder-6-mixture-b-neutron = A neutron in miniature
item-particle-builder-6-mixture-c = Two tones of nearly the same pitch together get louder and quieter in turn. What in a neutrino behaves like the tones?
item-particle-builder-6-mixture-c-waves = Waves that belong to its different masses
item-particle-builder-6-mixture-c-charges = Charges that pull it to and fro
item-particle-builder-6-mixture-c-products = Pieces into which it decays
item-particle-builder-6-mixture-c-neutrons = Neutrons that make it up
