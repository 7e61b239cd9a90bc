# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Magnet bends

item-particle-panic-magnet-bends-law = Tracks bend in a detector, because its magnet pushes moving charges sideways.
item-particle-panic-magnet-bends-a = Tracks in a detector are bent, because it has a magnet. What does the magnet do to the particles?
item-particle-panic-magnet-bends-a-charge = It pushes moving charges sideways
item-particle-panic-magnet-bends-a-heavy = It attracts the heaviest ones most
item-particle-panic-magnet-bends-a-iron = It attracts them as it attracts iron
item-particle-panic-magnet-bends-a-spin = It makes them spin like small balls
item-particle-panic-magnet-bends-b = Without its magnet a detector would show only straight tracks. What does the magnet do to the particles?
item-particle-panic-magnet-bends-b-spin = It sets them spinning on the spot
item-particle-panic-magnet-bends-b-iron = It pulls on them as on nails
item-particle-panic-magnet-bends-b-charge = It acts on charges that are moving
item-particle-panic-magnet-bends-b-heavy = It pulls most on heavy ones
item-particle-panic-magnet-bends-c = The Earth’s magnetic field guides particles from the Sun to the poles, where they make polar lights. Which particles does it guide?
item-particle-panic-magnet-bends-c-charge = Those that have electric charge
item-particle-panic-magnet-bends-c-heavy = Those that are heavy
item-particle-panic-magnet-bends-c-iron = Those with iron in them
item-particle-panic-magnet-bends-c-spin = Those that spin

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
item-particle-panic-force-decides-depth-c = Photons, electrons and neutrons of equal, very high energy fly at a wall of lead. Which get deepest before they make a shower?
item-particle-panic-force-decides-depth-c-neutron = Neutrons: each has to hit a nucleus first
item-particle-panic-force-decides-depth-c-photon = Photons, as they weigh nothing
item-particle-panic-force-decides-depth-c-electron = Electrons, as they are fast
item-particle-panic-force-decides-depth-c-same = All get equally deep

## Track or no track

item-particle-panic-track-or-no-track-law = Electrons and photons both make an early shower, but only the electron leaves a track, because it has charge.
item-particle-panic-track-or-no-track-a = A narrow shower begins early in a detector, and no track leads to it. What came in?
item-particle-panic-track-or-no-track-b = A narrow shower begins early in a detector, and a bent track leads to it. What came in?
item-particle-panic-track-or-no-track-c = In a cloud chamber, a photon knocks an electron out of an atom. Where does the track in the fog begin?
item-particle-panic-track-or-no-track-c-electron = At that atom
item-particle-panic-track-or-no-track-c-photon = Where the photon came in
item-particle-panic-track-or-no-track-c-nowhere = Nowhere: both are too small
item-particle-panic-track-or-no-track-c-later = Where the electron gets fast

## Muon gets through

item-particle-panic-muon-gets-through-law = A muon leaves a track in all layers, because it is too heavy to make a shower and does not feel the strong force.
item-particle-panic-muon-gets-through-a = One particle leaves a track even in the outermost layer, behind thick iron. Which one?
item-particle-panic-muon-gets-through-b = A track runs through every layer and comes out behind thick iron. Which particle left it?
item-particle-panic-muon-gets-through-c = With muons from the sky, physicists have found an empty space in a pyramid. Why are muons good for this?
item-particle-panic-muon-gets-through-c-through = They pass through stone, and their charge leaves tracks
item-particle-panic-muon-gets-through-c-light = They are the lightest of all particles
item-particle-panic-muon-gets-through-c-uncharged = They have no charge that could leave tracks
item-particle-panic-muon-gets-through-c-strong = They feel every force in stone

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
item-particle-panic-hadron-track-c = A neutron flies through a photographic film and knocks a proton out of an atom in it. Whose path does the film show?
item-particle-panic-hadron-track-c-proton = Only that of the proton
item-particle-panic-hadron-track-c-both = That of both of them
item-particle-panic-hadron-track-c-neutron = Only that of the heavier neutron
item-particle-panic-hadron-track-c-none = None: they are too small

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
item-particle-panic-missing-momentum-c = A nucleus at rest sends out an electron. The nucleus itself does not fly off exactly the opposite way. What follows from this?
item-particle-panic-missing-momentum-c-third = Some third particle has flown off unseen
item-particle-panic-missing-momentum-c-nothing = Such a decay makes new motion
item-particle-panic-missing-momentum-c-used = Some motion is used up in it
item-particle-panic-missing-momentum-c-rare = Momentum is lost now and then

## Jets

item-particle-panic-jets-law = A quark or a gluon shows up as a narrow bundle of particles, because it cannot be alone.
item-particle-panic-jets-a = A quark flies out of a collision. What does the detector show?
item-particle-panic-jets-a-single = A single track of the quark
item-particle-panic-jets-a-pieces = The small pieces that it was made of
item-particle-panic-jets-a-spray = A narrow bundle of many particles
item-particle-panic-jets-a-nothing = Nothing, because a quark is too small
item-particle-panic-jets-b = A gluon flies out of a collision. What does the detector show?
item-particle-panic-jets-b-spray = A bundle of tracks close together
item-particle-panic-jets-b-nothing = Nothing at all: gluons are tiny
item-particle-panic-jets-b-single = One track, where the gluon flew
item-particle-panic-jets-b-pieces = Fragments of the gluon itself
item-particle-panic-jets-c = An electron and a positron become a quark and an antiquark. Sometimes three narrow bundles appear. What made the third?
item-particle-panic-jets-c-gluon = A gluon that was given off
item-particle-panic-jets-c-alone = A third quark, all alone
item-particle-panic-jets-c-piece = A piece that broke off a quark
item-particle-panic-jets-c-second = A second collision close by

## Displaced vertex

item-particle-panic-displaced-vertex-law = Tracks that begin away from the collision show a decay, because some particles fly a bit before they decay.
item-particle-panic-displaced-vertex-a = Two tracks begin together, away from the collision and the beams. What happened there?
item-particle-panic-displaced-vertex-a-crash = The two beams collided there, too
item-particle-panic-displaced-vertex-a-slow = Two slow particles became fast there
item-particle-panic-displaced-vertex-a-nothing = Two particles came out of nothing
item-particle-panic-displaced-vertex-a-decay = A particle flew there and decayed
item-particle-panic-displaced-vertex-b = Two tracks form a V, away from the collision and the beams. What happened at the tip of the V?
item-particle-panic-displaced-vertex-b-slow = Something slow got faster at the tip
item-particle-panic-displaced-vertex-b-decay = A particle came from the collision and decayed
item-particle-panic-displaced-vertex-b-nothing = Two particles sprang out of empty space
item-particle-panic-displaced-vertex-b-crash = The beams met a second time
item-particle-panic-displaced-vertex-c = Some particles fly a few millimetres before they decay. If they lived ten times as long, where would the tracks of their products begin?
item-particle-panic-displaced-vertex-c-further = Further away from the collision
item-particle-panic-displaced-vertex-c-collision = At the collision itself, as now
item-particle-panic-displaced-vertex-c-fainter = Where they do now, but fainter
item-particle-panic-displaced-vertex-c-slower = Where the products get fast
