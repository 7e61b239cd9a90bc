# What learners believe, for the teacher’s page, continued. Each is wrong.

## Diagrams

misconception-interaction-is-collision = Particles act on each other only by bumping into each other, like balls.
misconception-vertex-one-way = A particle that can give something off cannot take it in.
misconception-diagram-to-scale = Lengths and angles in a Feynman diagram stand for lifetimes, masses, forces or speeds.
misconception-diagram-is-a-film = One Feynman diagram shows what really happened, like a film.
misconception-only-one-diagram-is-right = Of several diagrams for one process, just one is right.
misconception-diagram-is-only-a-drawing = Loops are a matter of drawing and have nothing to do with nature.
misconception-loop-is-repetition = A loop in a diagram means that something is repeated.
misconception-inner-lines-are-things = A line inside a diagram is a particle that you could catch.
misconception-each-line-is-another-particle = Each line of a diagram is one more particle that is there at the end.
misconception-mostly-right-is-enough = It is enough if a process keeps the laws at most places.
misconception-complicated-cannot-happen = A process with many steps cannot happen.
misconception-microscopes-show-particles = A strong enough microscope could show any particle.

## Forces

misconception-photon-changes-kind = Taking in or giving off a photon turns a particle into another kind.
misconception-energy-changes-the-kind = With more energy a particle becomes a heavier kind.
misconception-light-things-cannot-act-on-heavy-ones = Light things cannot do anything to heavy ones.
misconception-equal-things-never-meet = Things that are alike never come together.
misconception-charges-are-magnetic-poles = Electric charges and magnetic poles are the same thing.

## Matter and its parts

misconception-charged-has-only-such-parts = A positive thing has only positive parts, a negative one only negative parts.
misconception-leptons-are-inside-nucleons = Protons and neutrons have electrons or positrons inside.
misconception-bonds-store-energy = It takes energy to bind things, so bound things have more of it.
misconception-neutrino-is-a-mere-extra = It makes no difference whether neutrinos come out of a decay.

## Antimatter and the Big Bang

misconception-antimatter-is-negative = Antimatter is matter that is charged negatively.
misconception-neutral-has-no-antiparticle = Neutral particles have no antiparticles.
misconception-one-antiparticle-is-enough = One antiparticle makes the whole thing antimatter.
misconception-antimatter-hides-far-away = The antimatter of the Big Bang is still there, in other galaxies.
misconception-matter-beats-antimatter = Matter is stronger than antimatter and won.
misconception-matter-was-always-there = Matter was there before the Big Bang and was only spread by it.
misconception-elements-only-from-stars = All elements except hydrogen come only from stars.
misconception-all-elements-from-the-big-bang = All elements were made in the Big Bang.
misconception-helium-comes-from-rocks = All helium comes from rocks, like the helium in balloons.
misconception-elements-are-made-in-the-earth = Heat and pressure in the Earth make new elements.
misconception-elements-are-made-by-life = Plants and animals make the elements in their bodies.
misconception-fire-sets-most-energy-free = Nothing releases more energy than fire.
misconception-fusion-uses-up-the-whole-mass = In fusion all the mass becomes energy.
misconception-mass-alone-decides-the-energy = Equal masses release the same energy, whatever happens to them.

## Detectors

misconception-magnets-make-things-spin = A magnet makes particles spin, so they fly in a curve.
misconception-tracks-need-no-charge = Charge does not decide whether a particle leaves a track.
misconception-heavier-is-stopped-sooner = The heavier a particle, the sooner it is stopped.
misconception-lighter-gets-further = The lighter a particle, the further it gets through matter.
misconception-neutrinos-are-easily-stopped = A detector stops neutrinos like other particles.
misconception-all-showers-are-alike = All particles make the same shower at the same place.
misconception-motion-from-nothing = A collision can make everything move to one side.
misconception-every-vertex-is-a-collision = Tracks always begin at a collision.
misconception-slow-leaves-no-track = A slow particle leaves no track until it gets fast.

## Laws

misconception-only-charge-is-kept = Only electric charge has to be the same before and after.
misconception-only-protons-are-baryons = Only protons count as baryons, and neutrons do not.
misconception-mesons-count-as-baryons = Pions count as baryons, because they are made of quarks, too.
misconception-light-things-are-leptons = Everything light counts as a lepton, even a pion.
misconception-new-matter-needs-no-antimatter = New matter can come without antimatter if there is enough energy.
misconception-each-lighter-is-enough = It is enough if each product is lighter than the particle that decayed.
misconception-charge-becomes-mass = Charge can turn into mass.

## The bump hunt

misconception-energies-alone-give-the-mass = The energies of the products alone add up to the mass of the particle.
misconception-one-product-is-enough = One of the products is enough to find the mass of the particle.
misconception-fast-is-heavier = A particle has more mass when it flies fast.
misconception-every-pair-has-one-parent = Two things that are found together belong together.
misconception-background-is-a-fault = Background is a mistake of the detector.
misconception-background-makes-the-peak-wide = The background presses on a peak and makes it wide.
misconception-detector-makes-the-peak = A peak lies where the detector measures best.
misconception-beam-energy-sets-the-mass = The energy of the beams sets the mass of a peak.
misconception-particles-of-a-kind-have-one-energy = All particles of a kind have the same energy.
misconception-wide-peak-is-many-particles = Different results show that the measured things are different.
misconception-spread-means-mistakes = If results differ, somebody has measured wrongly.
misconception-proof-needs-certainty = Only what is completely certain counts in science.
