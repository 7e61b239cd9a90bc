# Test items on the second lesson of Tutti Quantum: stems, choices, reasons and laws.

## Gluons meet

item-tutti-quantum-2-gluons-meet-law = Gluons meet each other, because they have colour charge. Photons do not, because they have no charge.
item-tutti-quantum-2-gluons-meet-a = Three gluons can meet at a vertex. Why?
item-tutti-quantum-2-gluons-meet-a-colour = They have colour charge themselves
item-tutti-quantum-2-gluons-meet-a-electric = They have electric charge themselves
item-tutti-quantum-2-gluons-meet-a-heavy = They are heavier than photons
item-tutti-quantum-2-gluons-meet-a-equal = All identical particles can meet there
item-tutti-quantum-2-gluons-meet-b = Three photons cannot meet at a vertex. Why not?
item-tutti-quantum-2-gluons-meet-b-mass = They have no mass themselves
item-tutti-quantum-2-gluons-meet-b-fast = They are faster than gluons
item-tutti-quantum-2-gluons-meet-b-electric = They have no charge themselves
item-tutti-quantum-2-gluons-meet-b-equal = Identical particles can never do that
item-tutti-quantum-2-gluons-meet-c = Suppose that photons had electric charge. What would the light of two torches do where it crosses?
item-tutti-quantum-2-gluons-meet-c-push = It would push itself aside
item-tutti-quantum-2-gluons-meet-c-fast = It would cross as now, being fast
item-tutti-quantum-2-gluons-meet-c-mass = It would cross as now, having no mass
item-tutti-quantum-2-gluons-meet-c-equal = It would stop, as identical things do not meet

## Gluons hold

item-tutti-quantum-2-gluons-hold-law = Gluons hold the quarks of a proton together, because the strong force acts on their colour charge.
item-tutti-quantum-2-gluons-hold-a = What holds the three quarks of a proton together?
item-tutti-quantum-2-gluons-hold-a-photons = Photons, which act on electric charge
item-tutti-quantum-2-gluons-hold-a-gluons = Gluons, which act on colour charge
item-tutti-quantum-2-gluons-hold-a-gravity = Gravity, which acts on all masses
item-tutti-quantum-2-gluons-hold-a-shell = A firm shell, which closes them in
item-tutti-quantum-2-gluons-hold-b = What holds the three quarks of a neutron together?
item-tutti-quantum-2-gluons-hold-b-shell = A shell around them keeps them in
item-tutti-quantum-2-gluons-hold-b-gravity = Gravity between them keeps them close
item-tutti-quantum-2-gluons-hold-b-photons = Photons between their electric charges do
item-tutti-quantum-2-gluons-hold-b-gluons = Gluons between their colour charges do
item-tutti-quantum-2-gluons-hold-c = Two quarks are pulled apart further and further, and the energy of the gluons between them grows. What happens in the end?
item-tutti-quantum-2-gluons-hold-c-pair = A new quark and antiquark are made from it
item-tutti-quantum-2-gluons-hold-c-alone = Each quark flies off alone
item-tutti-quantum-2-gluons-hold-c-worn = The gluons wear out
item-tutti-quantum-2-gluons-hold-c-pieces = The quarks break into pieces

## Every vertex

item-tutti-quantum-2-every-vertex-law = A diagram is possible only if all of its vertices are, because charges are conserved at every vertex.
item-tutti-quantum-2-every-vertex-a = A diagram has ten vertices. Nine exist in nature, and one does not. Can it happen like this?
item-tutti-quantum-2-every-vertex-a-most = Yes: most vertices are possible
item-tutti-quantum-2-every-vertex-a-seldom = Yes, but less often than other things
item-tutti-quantum-2-every-vertex-a-bad = No: one vertex is impossible
item-tutti-quantum-2-every-vertex-a-many = No: ten vertices are too many
item-tutti-quantum-2-every-vertex-b = A diagram has eight vertices. Only one is wrong: there an electron turns into a quark. Can it happen like this?
item-tutti-quantum-2-every-vertex-b-bad = No: at one place quark and electron mix
item-tutti-quantum-2-every-vertex-b-most = Yes: seven good ones outweigh a bad one
item-tutti-quantum-2-every-vertex-b-seldom = Yes, though only once in a while
item-tutti-quantum-2-every-vertex-b-many = No: eight vertices are too many
item-tutti-quantum-2-every-vertex-c = At one vertex of a diagram charge is lost, at the next it comes back. The final sum is right. Is this possible?
item-tutti-quantum-2-every-vertex-c-each = No: each vertex has to keep the charge
item-tutti-quantum-2-every-vertex-c-total = Yes: only the sum at the end counts
item-tutti-quantum-2-every-vertex-c-seldom = Yes, but it hardly ever happens
item-tutti-quantum-2-every-vertex-c-many = No: that is too complicated

## Loop inside

item-tutti-quantum-2-loop-inside-law = A closed loop is made of virtual particles, because its lines begin and end inside the process.
item-tutti-quantum-2-loop-inside-a = A diagram has a closed loop of quark lines. What does this loop mean?
item-tutti-quantum-2-loop-inside-a-round = A quark flies round and round in a circle
item-tutti-quantum-2-loop-inside-a-again = The process starts over again and again
item-tutti-quantum-2-loop-inside-a-caught = Quarks are locked up there and cannot get away
item-tutti-quantum-2-loop-inside-a-inside = Quarks take part inside, and none comes out
item-tutti-quantum-2-loop-inside-b = A diagram has a closed loop of electron lines. What does this loop mean?
item-tutti-quantum-2-loop-inside-b-caught = Electrons are locked up there and cannot get away
item-tutti-quantum-2-loop-inside-b-inside = They take part, and none of them comes out
item-tutti-quantum-2-loop-inside-b-round = An electron flies on a round path, as in an atom
item-tutti-quantum-2-loop-inside-b-again = The whole process is repeated
item-tutti-quantum-2-loop-inside-c = In a diagram a photon becomes a loop of an electron and a positron, which becomes a photon again. What reaches a detector?
item-tutti-quantum-2-loop-inside-c-photon = Just the photon
item-tutti-quantum-2-loop-inside-c-pair = An electron and a positron
item-tutti-quantum-2-loop-inside-c-all = Two photons, an electron and a positron
item-tutti-quantum-2-loop-inside-c-again = One photon after another

## Loop measured

item-tutti-quantum-2-loop-measured-law = Physicists know that loops count, because precise measurements only agree with calculations that include loops.
item-tutti-quantum-2-loop-measured-a = Physicists put loops into their calculations. How do they know that this is right?
item-tutti-quantum-2-loop-measured-a-fit = Measurements only fit if loops are included
item-tutti-quantum-2-loop-measured-a-seen = Very strong microscopes have shown them
item-tutti-quantum-2-loop-measured-a-tracks = Loops leave little round tracks in detectors
item-tutti-quantum-2-loop-measured-a-drawn = They do not know: loops are only drawn
item-tutti-quantum-2-loop-measured-b = An electron is a tiny magnet. Its strength was measured very precisely. How does this show that loops count?
item-tutti-quantum-2-loop-measured-b-drawn = It does not show it: loops are only drawn
item-tutti-quantum-2-loop-measured-b-tracks = The electron flies in loops in the magnet
item-tutti-quantum-2-loop-measured-b-fit = The number only fits if loops are included
item-tutti-quantum-2-loop-measured-b-seen = The loops can be seen in the magnet
item-tutti-quantum-2-loop-measured-c = Two states of hydrogen differ by a tiny energy. Without loops it would be zero; with them calculation and measurement agree. What follows?
item-tutti-quantum-2-loop-measured-c-real = Loops play a part in nature
item-tutti-quantum-2-loop-measured-c-inexact = Measurements are never quite exact
item-tutti-quantum-2-loop-measured-c-path = The electron runs in small loops
item-tutti-quantum-2-loop-measured-c-seen = A microscope has shown the loops

## Inner line

item-tutti-quantum-2-inner-line-law = Only lines with a free end can reach a detector, because the others begin and end inside.
item-tutti-quantum-2-inner-line-a = Two electrons come in, a photon line joins them, and two electrons go out. What can a detector catch afterwards?
item-tutti-quantum-2-inner-line-a-photon = Only the photon
item-tutti-quantum-2-inner-line-a-out = Only two electrons
item-tutti-quantum-2-inner-line-a-both = Two electrons and the photon
item-tutti-quantum-2-inner-line-a-all = Four electrons and the photon
item-tutti-quantum-2-inner-line-a-why = Why?
item-tutti-quantum-2-inner-line-a-why-inside = A line between two vertices stays inside
item-tutti-quantum-2-inner-line-a-why-small = A photon is too small for a detector
item-tutti-quantum-2-inner-line-a-why-each = Each line of a diagram can be caught
item-tutti-quantum-2-inner-line-b = An electron and a positron become a photon line. The photon line becomes a muon and an antimuon. What can a detector catch afterwards?
item-tutti-quantum-2-inner-line-b-both = Muon, antimuon and the photon
item-tutti-quantum-2-inner-line-b-all = All five particles of the diagram
item-tutti-quantum-2-inner-line-b-photon = Only the photon
item-tutti-quantum-2-inner-line-b-out = Only muon and antimuon
item-tutti-quantum-2-inner-line-b-why = Why?
item-tutti-quantum-2-inner-line-b-why-each = Whatever has a line comes out
item-tutti-quantum-2-inner-line-b-why-small = No detector sees a thing as small as a photon
item-tutti-quantum-2-inner-line-b-why-inside = Its line has no free end
item-tutti-quantum-2-inner-line-c = When a neutron decays, a W line joins two vertices of the diagram. Why does no detector ever catch this W?
item-tutti-quantum-2-inner-line-c-inside = It begins and ends inside the process
item-tutti-quantum-2-inner-line-c-heavy = It is so heavy that air stops it
item-tutti-quantum-2-inner-line-c-small = It is too small for a detector
item-tutti-quantum-2-inner-line-c-line = It is caught, like every other line

## Diagrams add up

item-tutti-quantum-2-diagrams-add-up-law = One diagram does not show what happened, because only all of them together give the chance.
item-tutti-quantum-2-diagrams-add-up-a = Two electrons push each other away. Many diagrams fit this. What do physicists do with them?
item-tutti-quantum-2-diagrams-add-up-a-took = They find out which one really took place
item-tutti-quantum-2-diagrams-add-up-a-simple = They keep one, because the others are wrong
item-tutti-quantum-2-diagrams-add-up-a-add = They add up all of them to get the chance
item-tutti-quantum-2-diagrams-add-up-a-own = They give each electron pair one of its own
item-tutti-quantum-2-diagrams-add-up-b = A photon bounces off an electron. Several diagrams fit this. What do physicists do with them?
item-tutti-quantum-2-diagrams-add-up-b-add = They take the sum of all of them
item-tutti-quantum-2-diagrams-add-up-b-simple = They keep the simplest: the rest are wrong
item-tutti-quantum-2-diagrams-add-up-b-own = They give each photon one of its own
item-tutti-quantum-2-diagrams-add-up-b-took = They look for the one that really happened
item-tutti-quantum-2-diagrams-add-up-c = Light through two slits makes stripes, which vanish when one slit is shut. What do the slits have in common with diagrams?
item-tutti-quantum-2-diagrams-add-up-c-all = All the ways count together
item-tutti-quantum-2-diagrams-add-up-c-one = Just one way was really taken
item-tutti-quantum-2-diagrams-add-up-c-short = The simplest way is the right one
item-tutti-quantum-2-diagrams-add-up-c-drawing = The ways are just a drawing

## Lines go on

item-tutti-quantum-2-lines-go-on-law = A particle that gives off or takes in a photon stays the same, because its line runs on through the vertex.
item-tutti-quantum-2-lines-go-on-a = An electron and an up quark exchange a photon. Which two go out?
item-tutti-quantum-2-lines-go-on-a-why = Why?
item-tutti-quantum-2-lines-go-on-a-why-wins = When two meet, the stronger one wins
item-tutti-quantum-2-lines-go-on-a-why-through = Each line runs on through its vertex
item-tutti-quantum-2-lines-go-on-a-why-light = Particles that meet turn into light
item-tutti-quantum-2-lines-go-on-b = An electron and a down quark exchange a photon. Which two go out?
item-tutti-quantum-2-lines-go-on-b-why = Why?
item-tutti-quantum-2-lines-go-on-b-why-through = A photon never ends the line of a particle
item-tutti-quantum-2-lines-go-on-b-why-wins = The heavier of two always wins
item-tutti-quantum-2-lines-go-on-b-why-light = The two turn into light when they meet
item-tutti-quantum-2-lines-go-on-c = In a mirror, electrons take in the light and give it off again. What are these electrons a year later?
item-tutti-quantum-2-lines-go-on-c-electrons = Electrons, as before
item-tutti-quantum-2-lines-go-on-c-light = Light: bit by bit they have become it
item-tutti-quantum-2-lines-go-on-c-muons = Muons, through all the energy
item-tutti-quantum-2-lines-go-on-c-used = Electrons with less charge
