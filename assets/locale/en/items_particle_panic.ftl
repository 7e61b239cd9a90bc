# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Charge bends

item-particle-panic-charge-bends-law = In a magnet a particle and its antiparticle bend to opposite sides, because their charges are opposite.
item-particle-panic-charge-bends-a = In a magnet the track of a charged particle bends to the left. What does its antiparticle do at the same speed?
item-particle-panic-charge-bends-a-other = It bends to the right
item-particle-panic-charge-bends-a-same = It bends to the left, too
item-particle-panic-charge-bends-a-straight = It goes straight on
item-particle-panic-charge-bends-b = In a magnet the track of a charged antiparticle bends to the right. What does the matching particle do at the same speed?
item-particle-panic-charge-bends-b-straight = It goes straight on
item-particle-panic-charge-bends-b-same = It bends to the right, too
item-particle-panic-charge-bends-b-other = It bends to the left

## Fast is straight

item-particle-panic-fast-is-straight-law = Of two equal particles the faster one leaves the straighter track, because more momentum is harder to turn aside.
item-particle-panic-fast-is-straight-a = Two equal particles fly through the same magnet. One track is nearly straight, one is curled up. Which particle had more energy?
item-particle-panic-fast-is-straight-a-curled = The one with the curled track
item-particle-panic-fast-is-straight-a-straight = The one with the straight track
item-particle-panic-fast-is-straight-a-both = Both had equally much energy
item-particle-panic-fast-is-straight-a-why = Why?
item-particle-panic-fast-is-straight-a-why-hard = More energy makes it harder to turn
item-particle-panic-fast-is-straight-a-why-charge = Charge alone decides how a track bends
item-particle-panic-fast-is-straight-a-why-whirl = More energy makes it whirl around
item-particle-panic-fast-is-straight-b = A particle is sent through a magnet twice. First its track is curled up, then it is nearly straight. When had it more energy?
item-particle-panic-fast-is-straight-b-straight = With the straight track
item-particle-panic-fast-is-straight-b-curled = With the curled track
item-particle-panic-fast-is-straight-b-both = Both times equally much
item-particle-panic-fast-is-straight-b-why = Why?
item-particle-panic-fast-is-straight-b-why-whirl = More energy makes it whirl around
item-particle-panic-fast-is-straight-b-why-charge = Charge alone decides how a track bends
item-particle-panic-fast-is-straight-b-why-hard = More energy makes it harder to turn

## Track or no track

item-particle-panic-track-or-no-track-law = Electrons and photons both make an early shower, but only the electron leaves a track, because it has charge.
item-particle-panic-track-or-no-track-a = A dense shower begins early in a detector, and no track leads to it. What came in?
item-particle-panic-track-or-no-track-b = A dense shower begins early in a detector, and a curved track leads to it. What came in?

## Muon gets through

item-particle-panic-muon-gets-through-law = A muon leaves a track in every layer, because it has charge but makes no shower.
item-particle-panic-muon-gets-through-a = One particle leaves a track even in the outermost layer, behind thick iron. Which one?
item-particle-panic-muon-gets-through-b = A track goes on through every layer and comes out behind thick iron. Which particle left it?

## Deep shower

item-particle-panic-deep-shower-law = Protons and neutrons make their shower deep in thick metal, because only a hit on a nucleus starts it.
item-particle-panic-deep-shower-a = A curved track leads to a shower that begins only deep in thick metal. What came in?
item-particle-panic-deep-shower-a-electron = An electron
item-particle-panic-deep-shower-a-neutron = A neutron
item-particle-panic-deep-shower-a-proton = A proton
item-particle-panic-deep-shower-a-photon = A photon
item-particle-panic-deep-shower-b = No track leads to a shower that begins only deep in thick metal. What came in?
item-particle-panic-deep-shower-b-neutron = A neutron
item-particle-panic-deep-shower-b-photon = A photon
item-particle-panic-deep-shower-b-electron = An electron
item-particle-panic-deep-shower-b-proton = A proton

## Missing momentum

item-particle-panic-missing-momentum-law = If momentum is missing on one side, something unseen carried it away, because momentum is never lost.
item-particle-panic-missing-momentum-a = Before a crash nothing moves up or down. Afterwards all that is seen flies upwards. What does this show?
item-particle-panic-missing-momentum-a-lost = The motion downwards got lost
item-particle-panic-missing-momentum-a-pushed = The crash itself pushed it all upwards
item-particle-panic-missing-momentum-a-light = The new particles are lighter than air
item-particle-panic-missing-momentum-a-unseen = Something unseen flew downwards
item-particle-panic-missing-momentum-a-why = Which particle often escapes like this?
item-particle-panic-missing-momentum-a-why-muon = A muon
item-particle-panic-missing-momentum-a-why-neutrino = A neutrino
item-particle-panic-missing-momentum-a-why-photon = A photon
item-particle-panic-missing-momentum-b = Before a crash nothing moves sideways. Afterwards all that is seen flies to the left. What does this show?
item-particle-panic-missing-momentum-b-light = The new particles roll to one side
item-particle-panic-missing-momentum-b-unseen = Something unseen flew to the right
item-particle-panic-missing-momentum-b-pushed = The crash itself pushed it all to the left
item-particle-panic-missing-momentum-b-lost = The motion to the right got lost
item-particle-panic-missing-momentum-b-why = Which particle often escapes like this?
item-particle-panic-missing-momentum-b-why-neutrino = A neutrino
item-particle-panic-missing-momentum-b-why-photon = A photon
item-particle-panic-missing-momentum-b-why-muon = A muon

## Jets

item-particle-panic-jets-law = A quark or gluon shows up as a narrow spray of particles, because it cannot be alone.
item-particle-panic-jets-a = A quark flies out of a crash. What does the detector show of it?
item-particle-panic-jets-a-spray = A narrow spray of many particles
item-particle-panic-jets-a-pieces = The small pieces that it was made of
item-particle-panic-jets-a-nothing = Nothing, because a quark is too small
item-particle-panic-jets-a-single = A single track of the quark
item-particle-panic-jets-b = A gluon flies out of a crash. What does the detector show of it?
item-particle-panic-jets-b-nothing = Nothing, because a gluon is too small
item-particle-panic-jets-b-single = A single track of the gluon
item-particle-panic-jets-b-spray = A narrow spray of many particles
item-particle-panic-jets-b-pieces = The small pieces that it was made of

## Displaced vertex

item-particle-panic-displaced-vertex-law = Tracks that begin away from the crash tell of a decay, because some particles fly a bit before they decay.
item-particle-panic-displaced-vertex-a = Two tracks begin together, a few millimetres beside the beams. What happened there?
item-particle-panic-displaced-vertex-a-crash = The two beams crashed there, too
item-particle-panic-displaced-vertex-a-decay = A particle flew there and decayed
item-particle-panic-displaced-vertex-a-nothing = Two particles came out of nothing
item-particle-panic-displaced-vertex-a-slow = Two slow particles got fast there
item-particle-panic-displaced-vertex-b = Two tracks open like a V, well away from the beams. What happened at the tip of the V?
item-particle-panic-displaced-vertex-b-slow = Two slow particles got fast there
item-particle-panic-displaced-vertex-b-nothing = Two particles came out of nothing
item-particle-panic-displaced-vertex-b-crash = The two beams crashed there, too
item-particle-panic-displaced-vertex-b-decay = A particle flew there and decayed
