# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Magnet bends

item-particle-panic-magnet-bends-law = Tracks bend in a detector, because its magnet pushes moving charges aside.
item-particle-panic-magnet-bends-a = Tracks in a detector are bent, because it has a magnet. What does the magnet do to the particles?
item-particle-panic-magnet-bends-a-charge = It pushes moving charges aside
item-particle-panic-magnet-bends-a-heavy = It attracts the heaviest ones most
item-particle-panic-magnet-bends-a-iron = It attracts them as it attracts iron
item-particle-panic-magnet-bends-a-spin = It makes them spin like small balls
item-particle-panic-magnet-bends-b = Without its magnet a detector would show only straight tracks. What does the magnet do to the particles?
item-particle-panic-magnet-bends-b-spin = It makes them spin like small balls
item-particle-panic-magnet-bends-b-iron = It attracts them as it attracts iron
item-particle-panic-magnet-bends-b-charge = It pushes moving charges aside
item-particle-panic-magnet-bends-b-heavy = It attracts the heaviest ones most

## Force decides depth

item-particle-panic-force-decides-depth-law = Hadrons get deeper than electrons and photons, because they make a shower only when they hit a nucleus.
item-particle-panic-force-decides-depth-a = An electron and a proton of equal energy fly into a detector. Which one gets deeper?
item-particle-panic-force-decides-depth-a-light = The electron: it is much lighter
item-particle-panic-force-decides-depth-a-hadron = The proton: it has to hit a nucleus
item-particle-panic-force-decides-depth-a-fast = The electron: it is faster
item-particle-panic-force-decides-depth-a-both = Both: only charge decides
item-particle-panic-force-decides-depth-b = A photon and a neutron of equal energy fly into a detector. Which one gets deeper?
item-particle-panic-force-decides-depth-b-both = Both: neither has any charge
item-particle-panic-force-decides-depth-b-fast = The photon: it is faster
item-particle-panic-force-decides-depth-b-light = The photon: it has no mass at all
item-particle-panic-force-decides-depth-b-hadron = The neutron: it has to hit a nucleus

## Track or no track

item-particle-panic-track-or-no-track-law = Electrons and photons both make an early shower, but only the electron leaves a track, because it has charge.
item-particle-panic-track-or-no-track-a = A narrow shower begins early in a detector, and no track leads to it. What came in?
item-particle-panic-track-or-no-track-b = A narrow shower begins early in a detector, and a bent track leads to it. What came in?

## Muon gets through

item-particle-panic-muon-gets-through-law = A muon leaves a track in all layers, because it is too heavy to make a shower and does not feel the strong force.
item-particle-panic-muon-gets-through-a = One particle leaves a track even in the outermost layer, behind thick iron. Which one?
item-particle-panic-muon-gets-through-b = A track runs through every layer and comes out behind thick iron. Which particle left it?

## Hadron track

item-particle-panic-hadron-track-law = A proton leaves a track and a neutron does not, because only charge leaves a track.
item-particle-panic-hadron-track-a = No track leads to a wide shower that begins only deep inside the detector. What came in?
item-particle-panic-hadron-track-a-neutron = A neutron
item-particle-panic-hadron-track-a-photon = A photon
item-particle-panic-hadron-track-a-electron = An electron
item-particle-panic-hadron-track-a-proton = A proton
item-particle-panic-hadron-track-b = A bent track leads to a wide shower that begins only deep inside the detector. What came in?
item-particle-panic-hadron-track-b-electron = An electron
item-particle-panic-hadron-track-b-neutron = A neutron
item-particle-panic-hadron-track-b-proton = A proton
item-particle-panic-hadron-track-b-photon = A photon

## Missing momentum

item-particle-panic-missing-momentum-law = If momentum is missing on one side, an unseen particle carried it away, because momentum is never lost.
item-particle-panic-missing-momentum-a = Before a collision nothing moves up or down. Afterwards everything visible flies upwards. What does this show?
item-particle-panic-missing-momentum-a-lost = The downward motion was lost
item-particle-panic-missing-momentum-a-unseen = Something unseen flew downwards
item-particle-panic-missing-momentum-a-pushed = The collision pushed it all upwards
item-particle-panic-missing-momentum-a-light = The new particles are lighter than air
item-particle-panic-missing-momentum-a-why = Which particle often escapes like this?
item-particle-panic-missing-momentum-a-why-neutrino = A neutrino
item-particle-panic-missing-momentum-a-why-muon = A muon
item-particle-panic-missing-momentum-a-why-photon = A photon
item-particle-panic-missing-momentum-b = Before a collision nothing moves sideways. Afterwards everything visible flies to the left. What does this show?
item-particle-panic-missing-momentum-b-light = The new particles roll to one side
item-particle-panic-missing-momentum-b-lost = The motion to the right was lost
item-particle-panic-missing-momentum-b-pushed = The collision pushed it all to the left
item-particle-panic-missing-momentum-b-unseen = Something unseen flew to the right
item-particle-panic-missing-momentum-b-why = Which particle often escapes like this?
item-particle-panic-missing-momentum-b-why-muon = A muon
item-particle-panic-missing-momentum-b-why-photon = A photon
item-particle-panic-missing-momentum-b-why-neutrino = A neutrino

## Jets

item-particle-panic-jets-law = A quark or a gluon shows up as a narrow bundle of particles, because it cannot be alone.
item-particle-panic-jets-a = A quark flies out of a collision. What does the detector show?
item-particle-panic-jets-a-single = A single track of the quark
item-particle-panic-jets-a-pieces = The small pieces that it was made of
item-particle-panic-jets-a-spray = A narrow bundle of many particles
item-particle-panic-jets-a-nothing = Nothing, because a quark is too small
item-particle-panic-jets-b = A gluon flies out of a collision. What does the detector show?
item-particle-panic-jets-b-spray = A narrow bundle of many particles
item-particle-panic-jets-b-nothing = Nothing, because a gluon is too small
item-particle-panic-jets-b-single = A single track of the gluon
item-particle-panic-jets-b-pieces = The small pieces that it was made of

## Displaced vertex

item-particle-panic-displaced-vertex-law = Tracks that begin away from the collision show a decay, because some particles fly a bit before they decay.
item-particle-panic-displaced-vertex-a = Two tracks begin together, away from the collision and the beams. What happened there?
item-particle-panic-displaced-vertex-a-crash = The two beams collided there, too
item-particle-panic-displaced-vertex-a-slow = Two slow particles became fast there
item-particle-panic-displaced-vertex-a-nothing = Two particles came out of nothing
item-particle-panic-displaced-vertex-a-decay = A particle flew there and decayed
item-particle-panic-displaced-vertex-b = Two tracks form a V, away from the collision and the beams. What happened at the tip of the V?
item-particle-panic-displaced-vertex-b-slow = Two slow particles became fast there
item-particle-panic-displaced-vertex-b-decay = A particle flew there and decayed
item-particle-panic-displaced-vertex-b-nothing = Two particles came out of nothing
item-particle-panic-displaced-vertex-b-crash = The two beams collided there, too
