# The codex: one story for each particle, and how to read its figures.

codex-family-quark = quark
codex-family-lepton = lepton
codex-family-boson = boson
codex-feels = It feels these forces:
codex-feels-none = It carries the electromagnetic force, but has no charge to feel it with.
codex-strong = strong
codex-electromagnetic = electromagnetic
codex-weak = weak

codex-story-up = Two ups and one down make a proton. You are built of ups, downs and electrons.
codex-story-down = Two downs and one up make a neutron. A free neutron decays when one of its downs turns into an up.
codex-story-strange = Cosmic rays make strange quarks high above us, inside particles called kaons. They were named strange because they lived far longer than expected.
codex-story-charm = When it was found in 1974, inside the J/ψ, most physicists were won over: quarks are real.
codex-story-bottom = Found in 1977. A Higgs boson most often ends as a bottom and an anti-bottom quark.
codex-story-top = The heaviest particle we know: one top quark weighs about as much as a whole tungsten atom. It decays before it can join other quarks.
codex-story-electron = Electrons surround every atomic nucleus. They flow in wires and hold molecules together.
codex-story-anti-electron = The positron was the first antiparticle ever seen, in 1932. Hospitals use positrons to take pictures of the living body.
codex-story-muon = Cosmic rays make muons high in the air. About one of them crosses your hand every second.
codex-story-tau = The tau is the only lepton heavy enough to decay into particles made of quarks.
codex-story-electron-neutrino = The Sun makes them. Some sixty billion neutrinos cross every square centimetre of you each second, and you feel nothing.
codex-story-muon-neutrino = Born together with muons. When it was found in 1962, we learned that there is more than one kind of neutrino.
codex-story-tau-neutrino = The shyest of the three: it was first seen directly in the year 2000.
codex-story-photon = Light is made of photons. So are radio waves and X-rays.
codex-story-gluon = Gluons hold quarks together. They carry colour charge themselves, so they also pull on each other.
codex-story-w-plus = A W turns one quark or lepton into another. Without it the Sun could not shine.
codex-story-w-minus = When a neutron decays, one of its down quarks turns into an up quark and sends out a W⁻.
codex-story-z = The Z carries the weak force and leaves a particle what it was. Neutrinos feel it too.
codex-story-higgs = Found at CERN in 2012. The field behind it gives mass to quarks, charged leptons, W and Z.
codex-antiparticle = The antiparticle of the { $of }: the same mass, all charges reversed. When the two meet, they can annihilate.

codex-hadron-strange = the kaon K⁺
codex-hadron-charm = the meson D⁰
codex-hadron-bottom = the meson B⁰
codex-note-hadron = Quarks are never seen alone. The lifetime printed here is that of a particle that carries this quark: { $of }.
codex-note-confined = Quarks are never seen alone. This one is the lightest of its charge and counts as stable here.
codex-note-neutrino = Neutrinos have mass, but so little that only an upper limit is known. All three count as equally heavy.
codex-note-higgs = The lifetime is the one that theory predicts. Measurements agree, but are not yet sharp.

## The chart

codex-title = The thirty particles
codex-group-matter = Matter
codex-group-antimatter = Antimatter
codex-group-bosons = Bosons
codex-row-quarks = Quarks of charge ⅔
codex-row-quarks-down = Quarks of charge ⅓
codex-row-leptons = Charged leptons
codex-row-neutrinos = Neutrinos
codex-words = Interactions and words

## Interactions and words, page by page

codex-rules-1-title = How particles act on each other
codex-rules-1 = Physicists draw a meeting of particles as a vertex: three lines that touch in a point. Richard Feynman invented these pictures. All the games here are made of a few kinds of them.

    Photon: a charged particle comes in, a photon goes out, the same particle goes on. Electric charge is what the photon acts on.

    Gluon: a quark gives off a gluon and may change its colour. Gluons also act on gluons.

    W: a quark or a lepton becomes another one, and its charge changes by one.

    Z: a particle gives off a Z and stays what it was. Neutrinos do it, too.

    Higgs: the heavier a particle is, the more strongly it acts on the Higgs.
codex-rules-2-title = What is never lost
codex-rules-2 = At each vertex, some things are the same before and after.

    Electric charge: add up all charges. A down quark (−⅓) that becomes an up quark (+⅔) must give off a W⁻ (−1).

    Baryon number: each quark counts ⅓, each antiquark −⅓. So a proton counts 1.

    Lepton number: each lepton counts 1, each antilepton −1. For every family it is counted on its own; only neutrinos that oscillate break this rule.

    Energy and momentum: this is why a resting pair turns into two photons, never one.
codex-rules-3-title = Words: A to H
codex-rules-3 = Annihilate: a particle and its antiparticle meet; their energy goes on as other particles, often light.

    Antimatter: particles with the same mass and all charges reversed.

    Boson: a particle of spin 0 or 1 here. Many can share one state.

    Charge: how strongly, and with which sign, a particle feels electricity. The electron has −1.

    Colour charge: the charge of the strong force: red, green, blue. Only a name.

    Decay: a particle turns into lighter ones by itself.

    Fermion: a particle of spin ½ here. No two share one state.

    Hadron: a particle made of quarks, such as the proton.
codex-rules-4-title = Words: L to W
codex-rules-4 = Lepton: electron, muon, tau and the three neutrinos.

    Mean lifetime: how long particles of a kind live on average. “Stable”: nobody ever saw one decay.

    Neutrino: a lepton without charge and with hardly any mass.

    Pauli principle: no two fermions are in the same state.

    Photon: the particle of light.

    Quark: feels the strong force and is never seen alone. Six kinds: up, down, strange, charm, bottom, top.

    Spin: a kind of turning that belongs to a particle and never stops.

    Vertex: the point of a Feynman diagram where lines meet.
