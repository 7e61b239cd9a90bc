# What learners believe, for the teacher’s page. Each is wrong.

## Matter and its parts

misconception-neutron-is-proton-and-electron = A neutron is a proton and an electron stuck together.
misconception-proton-and-neutron-swapped = A proton is up, down, down, and a neutron is up, up, down.
misconception-proton-is-elementary = Protons and neutrons are the smallest things and have no parts.
misconception-everything-is-made-of-quarks = Everything is made of quarks, even electrons and light.
misconception-lepton-is-a-quark = Muons and taus are quarks, or are made of quarks.
misconception-particles-have-shells = A firm shell encloses the parts of an atom or a particle.
misconception-particle-has-the-properties-of-stuff = A particle is like the stuff it makes up: hard, warm, shiny or wet.
misconception-too-small-to-be-seen = If nobody sees a particle alone, it is too small for our instruments.
misconception-not-found-yet = If nobody has found a thing, nobody has looked for long enough.

## Charge

misconception-charge-signs-ignored = Charges are added without looking at their signs.
misconception-commonest-charge-wins = The whole has the charge that most of its parts have.
misconception-neutral-has-no-charges = Neutral things have no charges inside.
misconception-heavier-has-more-charge = The heavier a particle is, the more charge it has.
misconception-heavier-has-less-charge = In a heavy particle the charge is thinned out.
misconception-heavy-is-neutral = Very heavy particles have no charge.
misconception-charge-is-used-up = Charge can be used up or get lost.
misconception-charge-from-nothing = Charge can come out of nothing.

## Mass and energy

misconception-photon-has-mass = Light has mass, because it has energy.
misconception-higgs-makes-the-proton-heavy = The Higgs gives a proton most of its mass.
misconception-mass-is-the-sum-of-the-parts = A thing is as heavy as its parts together.
misconception-mass-from-nothing = A light particle at rest can decay into heavier ones.
misconception-energy-is-used-up = Energy is used up when something happens.

## Antimatter

misconception-antimatter-has-negative-mass = Antimatter has negative mass or negative energy.
misconception-antimatter-is-only-a-name = Antimatter is ordinary matter under another name.
misconception-antimatter-cannot-be-made = Antimatter cannot come out of ordinary particles.
misconception-annihilation-destroys-energy = When a pair annihilates, its energy is destroyed.
misconception-any-antimatter-annihilates = Any antiparticle annihilates with any particle.
misconception-opposite-charges-annihilate = Plus and minus annihilate whenever they meet.
misconception-equal-particles-annihilate = Two particles of the same kind annihilate.

## States

misconception-charge-decides-who-shares = Charge decides which particles can share a state.
misconception-all-equal-particles-share = All particles of a kind can share a state.

## Forces

misconception-heavier-feels-more = Heavier means stronger: heavy things exert and feel more force.
misconception-bigger-feels-more = Bigger things feel a force, and smaller ones slip through.
misconception-fast-escapes-forces = Fast particles escape every force.
misconception-every-force-acts-on-all = Every force acts on every particle.
misconception-every-force-needs-electric-charge = Every force needs electric charge.
misconception-leptons-are-all-alike = All leptons feel and do the same, charged or not.
misconception-bosons-act-on-each-other = Bosons act on each other just because they are bosons.
misconception-massless-feels-nothing = Particles without mass feel no force.
misconception-weak-is-only-for-neutrinos = The weak force acts only on neutrinos.
misconception-weak-is-only-in-nuclei = The weak force acts only inside nuclei, on quarks.
misconception-strong-force-holds-electrons = The strong force holds the electrons in the atom.
misconception-electric-force-binds-everything = All bonds come from electric charge, even inside a nucleus.
misconception-gravity-binds-the-nucleus = Gravity holds protons and nuclei together.

## Colour charge

misconception-colour-is-seen = Colour charge is a visible colour.
misconception-colour-is-electric-charge = Colour charge is a kind of electric charge.
misconception-colour-belongs-to-the-flavour = Each kind of quark has a colour of its own.
misconception-colour-makes-antimatter = A quark of another colour is an antiquark.
misconception-equal-colours-are-neutral = Equal colours together are neutral: like goes with like.
misconception-any-mixture-is-neutral = Any mixture of colours is neutral.
misconception-any-anticolour-is-enough = Any anticolour makes any colour neutral.
misconception-two-quarks-are-enough = Two quarks can make a particle of their own.
misconception-any-three-make-a-hadron = Any three quarks or antiquarks make a particle.
misconception-quarks-can-be-alone = A quark can be on its own like an electron.
misconception-quarks-decay-at-once = Single quarks are not seen because they decay at once.
misconception-gluons-eat-the-colour = Gluons take the colour away, so that none is left.

## Chance

misconception-likely-means-certain = Likely things happen, and unlikely things do not.
misconception-chance-says-nothing = Nobody can predict anything about chance, not even for many cases.
misconception-chance-is-exact = A chance gives the exact number, not just a rough one.
misconception-chance-is-a-share-of-one = Each single particle does a bit of everything.
misconception-chance-takes-turns = Chance is fair, so the outcomes take turns.
misconception-chance-is-due = A result that has not come up for a long time is due now.
misconception-streaks-go-on = A result that has come up often lately will come up again.
misconception-number-of-trials-does-not-matter = Few trials are as good as many.
misconception-fewer-trials-are-tidier = With fewer trials less can go wrong.
misconception-all-outcomes-are-equally-likely = Everything that can happen is equally likely.
misconception-everything-reacts = When particles meet, something always happens.
misconception-cross-section-is-size = The cross section is the size of the particles.
misconception-cross-section-is-time = The cross section says how fast a reaction is or how long it takes.
misconception-cross-section-is-reach = A particle with a large cross section gets far.
misconception-cross-section-is-of-the-target = The cross section depends only on the particle that is hit.

## Neutrinos

misconception-neutrino-is-a-small-neutron = A neutrino is a small neutron.
misconception-neutrino-is-an-uncharged-electron = A neutrino is an electron (or muon) that has lost its charge.
misconception-neutrino-has-no-energy = Neutrinos do nothing because they have no energy.
misconception-size-decides-what-it-becomes = A particle can only become another one of its own size.
misconception-speed-decides-what-it-becomes = A fast particle cannot become a slow one.
misconception-neutrino-is-not-matter = A neutrino is a kind of radiation and not matter.
misconception-neutrino-is-charged = Neutrinos have charge.
misconception-neutrino-is-slow = Particles with mass must be slow.
misconception-flavour-is-fixed = A neutrino stays what it is for ever.
misconception-flavour-changes-for-good = A neutrino changes once and never again.
misconception-flavour-has-one-mass = Each flavour of neutrino has a mass of its own.
misconception-flavour-shares-are-always-the-same = The shares of the flavours are the same everywhere.
misconception-missing-neutrinos-are-lost = Missing neutrinos were stopped on the way or have disappeared.
misconception-oscillation-is-decay = Neutrinos change because they decay.
misconception-neutrinos-become-light = Neutrinos turn into light.
misconception-the-observer-decides = The result depends on who looks.

## Decays

misconception-decay-is-breaking = In a decay a particle breaks into parts that were inside.
misconception-products-were-around = The products of a decay were in the space around it before.
misconception-decay-is-vanishing = A particle that decays disappears, and nothing is left.
misconception-decay-is-weakening = A particle that has decayed is still there, only weaker.
misconception-decay-by-age = A particle decays because it wears out with age.
misconception-survivors-are-tough = Particles that have not decayed yet are tough and will last.
misconception-decay-is-even = In equal times the same number decays, until none is left.
misconception-survivors-stay = After the lifetime the rest does not decay any more.
misconception-decay-gives-only-light = A decay turns a particle into light.
misconception-families-mix-freely = Any lepton can be paired with any neutrino.
misconception-matter-and-antimatter-are-not-counted = It does not matter whether a neutrino or an antineutrino comes out.
misconception-charged-things-cannot-come-out = Charged particles cannot come out of a decay.
misconception-everything-happens-sometimes = Everything happens sooner or later, even against the laws.
misconception-lighter-is-always-commoner = The lighter the products, the more often a decay happens.
misconception-heavier-is-always-commoner = A heavy particle prefers to become heavy particles.

## Diagrams

misconception-feynman-diagram-is-a-map = A Feynman diagram is a picture of the paths that particles take.
misconception-charge-unchanged = A W does not change the charge of a particle.
misconception-charge-need-not-add-up = The sum of charges may change when particles change.
misconception-w-makes-antimatter = A change of charge turns matter into antimatter.
misconception-quark-becomes-lepton = Quarks and leptons can turn into each other.
misconception-particle-becomes-boson = A particle that takes in a boson becomes a boson.
misconception-neutral-boson-takes-charge = A neutral boson can carry charge away.
misconception-same-stuff = A particle that is transformed keeps its mass and lifetime.
misconception-boson-charge-left-out = The charge of a boson does not count in a sum.
