# The page to take home.

sheet-title = A page to take home
sheet-built = The table at the end
sheet-score = Score
sheet-learned = Two things to remember
sheet-print = Print and play the original game:
sheet-search = Look for the original game by its name.
sheet-made = Played in Quarkade, the arcade of particle games
sheet-save = Save as a picture and a PDF
sheet-photo = Take a photo of this page or of the square code.
sheet-photo-page = Take a photo of this page.
sheet-kept = Saved as { $file }, with a PDF beside it.
sheet-not-kept = The page could not be saved: { $why }.

sheet-particle_builder-1 = A proton is made of two up quarks and one down quark: ⅔ + ⅔ − ⅓ = 1.
sheet-particle_builder-2 = Every particle has an antiparticle with the same mass and the opposite charge. The photon is its own antiparticle.
sheet-particle_builder-3 = An electron is a lepton: it does not feel the strong force.
sheet-particle_builder-4 = Quarks are never found alone: gluons hold them together.
sheet-tutti_quantum-1 = In a Feynman diagram, lines stand for particles. The lines meet at vertices.
sheet-tutti_quantum-2 = The total electric charge is the same before and after every vertex.
sheet-tutti_quantum-3 = Photons couple only to charged particles.
sheet-tutti_quantum-4 = Gluons couple to quarks and to each other, but not to electrons.
sheet-u_know_feynman-1 = When a particle meets its own antiparticle, both can turn into light.
sheet-u_know_feynman-2 = Each quark carries one of three colour charges. All three together are neutral.
sheet-u_know_feynman-3 = A proton is uud, a neutron is udd.
sheet-u_know_feynman-4 = Unstable particles decay into lighter ones. They never decay into heavier ones by themselves.
sheet-bigebang-1 = Stars shine because light nuclei fuse into heavier ones.
sheet-bigebang-2 = Helium-4 has two protons and two neutrons.
sheet-bigebang-3 = Three helium nuclei can become one carbon nucleus inside old stars.
sheet-bigebang-4 = Soon after the Big Bang, nearly all antimatter was gone. A tiny excess of matter was left.
sheet-particle_panic-1 = In a collider, two beams of particles meet head-on.
sheet-particle_panic-2 = Detectors see particles by the tracks and the energy they leave behind.
sheet-particle_panic-3 = Colliders use the energy of fast particles to make new, heavy particles: E = mc².
sheet-particle_panic-4 = Most heavy particles live far less than a millionth of a second.
