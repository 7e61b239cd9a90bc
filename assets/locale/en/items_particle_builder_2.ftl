# Items of Particle Builder, Level 2: a stem has at most 25 words, a choice at most 12.

## Photon on charge

item-particle-builder-2-photon-on-charge-law = A photon acts only on particles with electric charge.
item-particle-builder-2-photon-on-charge-a = Which of these particles can a photon act on?
item-particle-builder-2-photon-on-charge-b = Which of these particles can a photon act on?
item-particle-builder-2-photon-on-charge-c = Sunlight bounces off the free electrons around the Sun, but not off the neutrinos there. Why?
item-particle-builder-2-photon-on-charge-c-charge = Neutrinos have no charge
item-particle-builder-2-photon-on-charge-c-small = Neutrinos are too small
item-particle-builder-2-photon-on-charge-c-fast = Neutrinos are too fast
item-particle-builder-2-photon-on-charge-c-light = Neutrinos have too little mass

## Charge decides

item-particle-builder-2-charge-decides-law = Only charge decides whether a photon acts, not mass, size or speed.
item-particle-builder-2-charge-decides-a = A photon can act on a tau. What makes this possible?
item-particle-builder-2-charge-decides-a-charge = The tau is charged
item-particle-builder-2-charge-decides-a-heavy = The tau is heavy
item-particle-builder-2-charge-decides-a-big = The tau is large enough
item-particle-builder-2-charge-decides-a-slow = The tau is slow enough
item-particle-builder-2-charge-decides-b = A photon can act on a bottom quark. What makes this possible?
item-particle-builder-2-charge-decides-b-charge = The quark is charged
item-particle-builder-2-charge-decides-b-heavy = The quark is heavy
item-particle-builder-2-charge-decides-b-big = The quark is large enough
item-particle-builder-2-charge-decides-b-slow = The quark is slow enough
item-particle-builder-2-charge-decides-c = In a magnet, the path of a proton is bent, but that of an equally fast neutron is not. What makes the difference?
item-particle-builder-2-charge-decides-c-charge = The charge
item-particle-builder-2-charge-decides-c-mass = The mass
item-particle-builder-2-charge-decides-c-size = The size
item-particle-builder-2-charge-decides-c-colour = The colour charge

## Gluon on colour

item-particle-builder-2-gluon-on-colour-law = A gluon acts only on particles with colour charge: quarks, antiquarks and gluons.
item-particle-builder-2-gluon-on-colour-a = Which of these particles can a gluon act on?
item-particle-builder-2-gluon-on-colour-a-why = What does it have that the other three do not?
item-particle-builder-2-gluon-on-colour-a-why-colour = Colour charge
item-particle-builder-2-gluon-on-colour-a-why-electric = Electric charge
item-particle-builder-2-gluon-on-colour-a-why-mass = Mass
item-particle-builder-2-gluon-on-colour-b = Which of these particles can a gluon act on?
item-particle-builder-2-gluon-on-colour-b-why = What does it have that the other three do not?
item-particle-builder-2-gluon-on-colour-b-why-colour = Colour charge
item-particle-builder-2-gluon-on-colour-b-why-electric = Electric charge
item-particle-builder-2-gluon-on-colour-b-why-mass = Mass
item-particle-builder-2-gluon-on-colour-c = The strong force holds the nucleus of a gold atom together. Why does it not pull in the electrons around it?
item-particle-builder-2-gluon-on-colour-c-colour = They have no colour charge
item-particle-builder-2-gluon-on-colour-c-light = They have too little mass
item-particle-builder-2-gluon-on-colour-c-fast = They fly around too fast
item-particle-builder-2-gluon-on-colour-c-minus = They have the wrong electric charge

## Bosons with charge

item-particle-builder-2-bosons-with-charge-law = Gluons act on each other directly, because they have colour charge. Photons do not, because they have no electric charge.
item-particle-builder-2-bosons-with-charge-a = A gluon can act directly on another gluon. Why?
item-particle-builder-2-bosons-with-charge-a-charge = Gluons have colour charge themselves
item-particle-builder-2-bosons-with-charge-a-bosons = All bosons act on each other
item-particle-builder-2-bosons-with-charge-a-mass = Gluons have enough mass to feel a force
item-particle-builder-2-bosons-with-charge-a-slow = Gluons are slow enough to meet
item-particle-builder-2-bosons-with-charge-b = A photon cannot act directly on another photon. Why not?
item-particle-builder-2-bosons-with-charge-b-charge = Photons have no electric charge themselves
item-particle-builder-2-bosons-with-charge-b-bosons = Bosons never act on each other
item-particle-builder-2-bosons-with-charge-b-mass = Photons have too little mass to feel a force
item-particle-builder-2-bosons-with-charge-b-fast = Photons are too fast to meet
item-particle-builder-2-bosons-with-charge-c = The beams of two torches cross. Each continues as if the other were not there. Why?
item-particle-builder-2-bosons-with-charge-c-charge = Photons have no electric charge
item-particle-builder-2-bosons-with-charge-c-fast = Photons are too fast for each other
item-particle-builder-2-bosons-with-charge-c-alike = Photons are too similar to each other
item-particle-builder-2-bosons-with-charge-c-mass = Photons have no mass at all

## Weak on all

item-particle-builder-2-weak-on-all-law = Every quark and every lepton feels the weak force.
item-particle-builder-2-weak-on-all-a = Which of these three particles can a Z boson act on?
item-particle-builder-2-weak-on-all-a-all = On all three of them
item-particle-builder-2-weak-on-all-a-neutrino = Only on the neutrino
item-particle-builder-2-weak-on-all-a-charged = On the muon and the quark
item-particle-builder-2-weak-on-all-a-quark = Only on the quark
item-particle-builder-2-weak-on-all-b = Which of these three particles can a Z boson act on?
item-particle-builder-2-weak-on-all-b-all = On each of the three
item-particle-builder-2-weak-on-all-b-neutrino = On the neutrino alone
item-particle-builder-2-weak-on-all-b-charged = On the antitau and the quark
item-particle-builder-2-weak-on-all-b-quark = On the quark alone
item-particle-builder-2-weak-on-all-c = One neutrino bounces off an electron, another one off a quark. Which force makes them bounce?
item-particle-builder-2-weak-on-all-c-weak = The weak force
item-particle-builder-2-weak-on-all-c-electric = The electromagnetic force
item-particle-builder-2-weak-on-all-c-strong = The strong force
item-particle-builder-2-weak-on-all-c-gravity = Gravity

## Three forces

item-particle-builder-2-three-forces-law = Only quarks and antiquarks feel all three forces here: they have every kind of charge.
item-particle-builder-2-three-forces-a = Which of these particles feels the strong, the weak and the electromagnetic force?
item-particle-builder-2-three-forces-b = Which of these particles feels the strong, the weak and the electromagnetic force?
item-particle-builder-2-three-forces-c = A hydrogen atom and a neutrino fly through space. Which parts feel the strong, the weak and the electromagnetic force?
item-particle-builder-2-three-forces-c-quarks = The quarks of the proton
item-particle-builder-2-three-forces-c-charged = The proton and the electron
item-particle-builder-2-three-forces-c-all = All of them, the neutrino too
item-particle-builder-2-three-forces-c-electron = Only the electron

## Charged leptons

item-particle-builder-2-charged-leptons-law = A charged lepton feels the electromagnetic and the weak force, but not the strong one.
item-particle-builder-2-charged-leptons-a = Which of the bosons photon, gluon and Z can act on a muon?
item-particle-builder-2-charged-leptons-a-both = Photon and Z
item-particle-builder-2-charged-leptons-a-photon = The photon
item-particle-builder-2-charged-leptons-a-gluon = Photon and gluon
item-particle-builder-2-charged-leptons-a-all = Photon, gluon and Z
item-particle-builder-2-charged-leptons-b = Which of the bosons photon, gluon and Z can act on a positron?
item-particle-builder-2-charged-leptons-b-both = Z and photon
item-particle-builder-2-charged-leptons-b-photon = The photon
item-particle-builder-2-charged-leptons-b-gluon = Gluon and photon
item-particle-builder-2-charged-leptons-b-all = All three of them
item-particle-builder-2-charged-leptons-c = Muons from the sky pass through metres of rock; pions are soon stopped by its nuclei. What do muons lack?
item-particle-builder-2-charged-leptons-c-strong = The strong force
item-particle-builder-2-charged-leptons-c-electric = Electric charge
item-particle-builder-2-charged-leptons-c-mass = Enough mass
item-particle-builder-2-charged-leptons-c-size = Enough size

## Neutrino passes

item-particle-builder-2-neutrino-passes-law = Neutrinos fly through nearly everything, because only the weak force can stop them.
item-particle-builder-2-neutrino-passes-a = At night, neutrinos from the Sun reach you from below, right through the Earth. Why are they not stopped?
item-particle-builder-2-neutrino-passes-a-weak = Only the weak force could do that
item-particle-builder-2-neutrino-passes-a-small = They are small enough to slip through all gaps
item-particle-builder-2-neutrino-passes-a-energy = They have no energy to lose
item-particle-builder-2-neutrino-passes-a-fast = They are too fast to be caught
item-particle-builder-2-neutrino-passes-b = A billion billion neutrinos cross a huge tank of water each second, but it catches only a few a day. Why so few?
item-particle-builder-2-neutrino-passes-b-weak = They are caught by the weak force alone
item-particle-builder-2-neutrino-passes-b-small = They are tiny and fit between the atoms
item-particle-builder-2-neutrino-passes-b-energy = Their energy is zero and leaves no sign
item-particle-builder-2-neutrino-passes-b-fast = They fly by too fast to be noticed
item-particle-builder-2-neutrino-passes-c = How can a detector catch more of the Sun’s neutrinos?
item-particle-builder-2-neutrino-passes-c-more = With more material in it
item-particle-builder-2-neutrino-passes-c-finer = With smaller gaps in it
item-particle-builder-2-neutrino-passes-c-slower = With a brake in front
item-particle-builder-2-neutrino-passes-c-magnet = With strong magnets around
