# The codex: one story for each particle, and how to read its figures.

codex-family-quark = quark
codex-family-lepton = lepton
codex-family-boson = boson
codex-points = { $family }, { $points ->
    [one] 1 point
   *[other] { $points } points
} in this game
codex-feels = It feels these forces:
codex-feels-none = It carries the electromagnetic force, but it has no charge, so it does not feel that force.
codex-strong = strong
codex-electromagnetic = electromagnetic
codex-weak = weak

codex-story-up = Two ups and one down make a proton. You are made of ups, downs and electrons.
codex-story-down = Two downs and one up make a neutron. A free neutron decays when one of its downs turns into an up.
codex-story-strange = Cosmic rays make strange quarks high above us, inside particles called kaons. They were called strange because they lived far longer than expected.
codex-story-charm = It was found in 1974, inside the J/ψ. After that, most physicists believed that quarks were real.
codex-story-bottom = It was found in 1977. A Higgs boson most often decays into a bottom and an anti-bottom quark.
codex-story-top = The heaviest particle we know: one top quark weighs about as much as a whole tungsten atom. It decays before it can join other quarks.
codex-story-electron = Electrons surround every atomic nucleus. They flow in wires and hold molecules together.
codex-story-anti-electron = The positron was the first antiparticle ever seen, in 1932. Hospitals use positrons to take pictures of the inside of the body.
codex-story-muon = Cosmic rays make muons high in the air. About one of them crosses your hand every second.
codex-story-tau = The tau is the only lepton heavy enough to decay into particles made of quarks.
codex-story-electron-neutrino = The Sun makes them. About sixty billion neutrinos cross every square centimetre of your body each second. You feel nothing.
codex-story-muon-neutrino = It is made together with muons. It was found in 1962. That showed that there is more than one kind of neutrino.
codex-story-tau-neutrino = The shyest of the three: it was first seen directly in the year 2000.
codex-story-photon = Light is made of photons. So are radio waves and X-rays.
codex-story-gluon = Gluons hold quarks together. They carry colour charge themselves, so they also act on each other.
codex-story-w-plus = A W turns one quark or lepton into another. Without it the Sun could not shine.
codex-story-w-minus = When a neutron decays, one of its down quarks turns into an up quark and gives off a W⁻.
codex-story-z = The Z carries the weak force and does not change the kind of a particle. Neutrinos feel it, too.
codex-story-higgs = It was found at CERN in 2012. The Higgs field gives mass to quarks, charged leptons, W and Z.
codex-antiparticle = The antiparticle of the { $of } has the same mass, but all charges are reversed. When the two meet, they can annihilate.
codex-antineutrino = The antineutrino that goes with the { $of }. Its charge is 0, too. Nobody knows yet whether a neutrino is its own antiparticle.

codex-where-up = In all protons and neutrons.
codex-where-down = In all protons and neutrons.
codex-where-strange = In kaons, for a moment: high in the air, and in colliders.
codex-where-charm = For a moment, where fast particles collide.
codex-where-bottom = For a moment, where very fast particles collide.
codex-where-top = Only where the very fastest particles collide.
codex-where-electron = In all atoms.
codex-where-muon = In showers of particles from high in the air.
codex-where-tau = For a moment, where very fast particles collide.
codex-where-electron-neutrino = From the Sun and all other stars.
codex-where-muon-neutrino = From cosmic rays in the air, and from beams in laboratories.
codex-where-tau-neutrino = From other neutrinos that oscillate, and from taus that decay.
codex-where-photon = Wherever something shines or is warm.
codex-where-gluon = In all protons and neutrons.
codex-where-w-plus = For a tiny moment: in the Sun, and in colliders.
codex-where-w-minus = For a tiny moment: when nuclei decay, and in colliders.
codex-where-z = For a tiny moment: when neutrinos hit something, and in colliders.
codex-where-higgs = At the LHC, in about one in a billion collisions.
codex-where-anti-electron = Where some nuclei decay, and in showers of particles from high in the air.
codex-where-anti-electron-neutrino = From nuclear reactors, and from the rock deep below us.
codex-where-antimatter = Where fast particles collide: high in the air, and in colliders.

codex-hadron-strange = the kaon K⁻
codex-hadron-charm = the D⁰ meson
codex-hadron-bottom = the anti-B⁰ meson
codex-hadron-anti-strange = the kaon K⁺
codex-hadron-anti-charm = the anti-D⁰ meson
codex-hadron-anti-bottom = the B⁰ meson
codex-note-hadron = Quarks are never seen alone. The card shows the lifetime of a particle with this quark in it: { $of }.
codex-note-confined = Quarks are never seen alone. This one is the lightest with its charge. Here it counts as stable.
codex-note-neutrino = Neutrinos have mass, but very little: the heaviest has between 0.05 and 0.45 eV. Here all three count as equally heavy.
codex-note-higgs = Theory predicts this lifetime. Measurements agree, but they are not yet precise.

## The chart

codex-title = The thirty particles
codex-group-matter = Matter
codex-group-antimatter = Antimatter
codex-group-bosons = Bosons
codex-row-quarks = Quarks of charge ±⅔
codex-row-quarks-down = Quarks of charge ±⅓
codex-row-leptons = Charged leptons
codex-row-neutrinos = Neutrinos
codex-words = Words
codex-meetings = How particles meet
codex-chart = All thirty particles

## How particles meet: time runs from left to right in the pictures

codex-meeting-photon = Light
codex-meeting-photon-says = An electron gives off a photon and flies on. Everything with charge can do this, if something near it takes up momentum. Most of the light that we see is made this way.
codex-meeting-pair = Annihilation
codex-meeting-pair-says = This is the same vertex, turned: an electron and a positron annihilate. A whole diagram has two such vertices, so two photons come out. The arrow of antimatter points backwards.
codex-meeting-gluon = Strong force
codex-meeting-gluon-says = A quark gives off a gluon, and its colour charge may change. That is how quarks are held together in a proton.
codex-meeting-three-gluons = Gluons
codex-meeting-three-gluons-says = Gluons have colour charge themselves. So a gluon can give off gluons. A photon has no charge, so it cannot do the same.
codex-meeting-w = Weak force, quarks
codex-meeting-w-says = A down quark turns into an up quark and gives off a W⁻. Count the charges: +⅔ and −1 make −⅓. This is how a neutron decays.
codex-meeting-w-lepton = Weak force, leptons
codex-meeting-w-lepton-says = A muon turns into a muon neutrino and gives off a W⁻. A lepton stays a lepton and keeps its family.
codex-meeting-z = Weak force, Z
codex-meeting-z-says = A particle gives off a Z and stays the same. Even neutrinos do this. This is how the Z was first noticed, at CERN in 1973.
codex-meeting-higgs = Mass
codex-meeting-higgs-says = The heavier a particle is, the more strongly it couples to the Higgs boson. The top quark couples most.
codex-meeting-muon = A whole decay
codex-meeting-muon-says = Two vertices make a diagram: a muon becomes a muon neutrino and a W⁻. The W⁻ becomes an electron and an electron antineutrino.
