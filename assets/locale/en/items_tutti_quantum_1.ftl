# Test items on the first lesson of Tutti Quantum: stems, choices, reasons and laws.

## Vertex act

item-tutti-quantum-1-vertex-act-law = At a vertex, one particle gives off or takes in another. Forces act in this way.
item-tutti-quantum-1-vertex-act-a = In a Feynman diagram two electron lines and a photon line meet at a point. What does that point mean?
item-tutti-quantum-1-vertex-act-a-act = The electron gives off or takes in the photon
item-tutti-quantum-1-vertex-act-a-bounce = The electron and the photon collide like balls
item-tutti-quantum-1-vertex-act-a-inside = The electron breaks, and the photon was inside it
item-tutti-quantum-1-vertex-act-a-pass = The flight paths of all three cross in space
item-tutti-quantum-1-vertex-act-b = In a Feynman diagram two quark lines and a photon line meet at a point. What does that point mean?
item-tutti-quantum-1-vertex-act-b-inside = The quark breaks, and the photon was inside it
item-tutti-quantum-1-vertex-act-b-pass = Three flight paths meet at one place in space
item-tutti-quantum-1-vertex-act-b-act = The quark gives off or takes in the photon
item-tutti-quantum-1-vertex-act-b-bounce = The quark and the photon collide like balls
item-tutti-quantum-1-vertex-act-c = In the aerial of a phone, electrons give off radio waves. How does a diagram show the making of one such photon?
item-tutti-quantum-1-vertex-act-c-meet = A photon line begins at a point of an electron line
item-tutti-quantum-1-vertex-act-c-bump = A photon line bumps off an electron line
item-tutti-quantum-1-vertex-act-c-breaks = An electron line breaks into pieces
item-tutti-quantum-1-vertex-act-c-cross = Two flight paths cross on a map

## Charge through

item-tutti-quantum-1-charge-through-law = A charged line runs on through a vertex, because the sum of all charges never changes.
item-tutti-quantum-1-charge-through-a = An up quark comes to a vertex, and a photon leaves it. What else has to leave it?
item-tutti-quantum-1-charge-through-a-why = Why?
item-tutti-quantum-1-charge-through-a-why-law = The charge must be the same before and after
item-tutti-quantum-1-charge-through-a-why-mass = Nothing may be lighter after than it was before
item-tutti-quantum-1-charge-through-a-why-pairs = Particles always leave a vertex two by two
item-tutti-quantum-1-charge-through-b = An electron comes to a vertex, and a photon leaves it. What else has to leave it?
item-tutti-quantum-1-charge-through-b-why = Why?
item-tutti-quantum-1-charge-through-b-why-mass = The products weigh at least as much as before
item-tutti-quantum-1-charge-through-b-why-pairs = Two lines leave each vertex
item-tutti-quantum-1-charge-through-b-why-law = No charge may be lost at the vertex
item-tutti-quantum-1-charge-through-c = A carbon nucleus with the charge +6 gives off a photon. What charge does the nucleus have afterwards?
item-tutti-quantum-1-charge-through-c-six = +6
item-tutti-quantum-1-charge-through-c-five = +5
item-tutti-quantum-1-charge-through-c-zero = 0
item-tutti-quantum-1-charge-through-c-minus = −6

## Photon charge

item-tutti-quantum-1-photon-charge-law = A photon meets only lines with electric charge, because light acts on charge.
item-tutti-quantum-1-photon-charge-a = Which of these can take in a photon at a vertex?
item-tutti-quantum-1-photon-charge-a-why = Why this one?
item-tutti-quantum-1-photon-charge-a-why-matter = Because it is matter
item-tutti-quantum-1-photon-charge-a-why-charge = Because it has charge
item-tutti-quantum-1-photon-charge-a-why-mass = Because it has mass
item-tutti-quantum-1-photon-charge-b = Which of these can give off a photon at a vertex?
item-tutti-quantum-1-photon-charge-b-why = Why this one?
item-tutti-quantum-1-photon-charge-b-why-charge = It is charged
item-tutti-quantum-1-photon-charge-b-why-matter = It is a kind of matter
item-tutti-quantum-1-photon-charge-b-why-mass = It weighs something
item-tutti-quantum-1-photon-charge-c = Dark matter neither shines nor casts a shadow. What do most physicists think its particles lack?
item-tutti-quantum-1-photon-charge-c-charge = Electric charge
item-tutti-quantum-1-photon-charge-c-mass = Any mass at all
item-tutti-quantum-1-photon-charge-c-small = A size that can be seen
item-tutti-quantum-1-photon-charge-c-anti = A place near us: they are antimatter

## Gluon colour

item-tutti-quantum-1-gluon-colour-law = A gluon meets only lines with colour charge, because the strong force acts only on colour charge.
item-tutti-quantum-1-gluon-colour-a = Which of these can give off a gluon at a vertex?
item-tutti-quantum-1-gluon-colour-b = Which of these can take in a gluon at a vertex?
item-tutti-quantum-1-gluon-colour-c = In some atoms a muon flies right through the nucleus. What do the gluons in there do to it?
item-tutti-quantum-1-gluon-colour-c-colour = Nothing: it has no colour charge
item-tutti-quantum-1-gluon-colour-c-heavy = They pull on it, as it is heavy
item-tutti-quantum-1-gluon-colour-c-electric = They push it, as it is charged
item-tutti-quantum-1-gluon-colour-c-all = They hold it like all the rest

## Give or take

item-tutti-quantum-1-give-or-take-law = The same vertex shows both giving off and taking in, because you may read it from either side.
item-tutti-quantum-1-give-or-take-a = Two electron lines and a photon line meet at a vertex. What does nature allow here?
item-tutti-quantum-1-give-or-take-a-both = An electron can give off light or take it in
item-tutti-quantum-1-give-or-take-a-give = An electron can give off light, but not take it in
item-tutti-quantum-1-give-or-take-a-take = An electron can take in light, but not give it off
item-tutti-quantum-1-give-or-take-a-end = An electron alone can turn into light
item-tutti-quantum-1-give-or-take-b = Two quark lines and a photon line meet at a vertex. What does nature allow here?
item-tutti-quantum-1-give-or-take-b-end = A quark alone can turn into light
item-tutti-quantum-1-give-or-take-b-take = A quark can take in light, but not give it off
item-tutti-quantum-1-give-or-take-b-both = A quark can give off light or take it in
item-tutti-quantum-1-give-or-take-b-give = A quark can give off light, but not take it in
item-tutti-quantum-1-give-or-take-c = A solar cell takes in light, a lamp gives it off. Which vertices do physicists need for the two?
item-tutti-quantum-1-give-or-take-c-same = The same kind, read in both directions
item-tutti-quantum-1-give-or-take-c-two = Two kinds, since each works one way
item-tutti-quantum-1-give-or-take-c-used = One kind for lamps: in cells, light is used up
item-tutti-quantum-1-give-or-take-c-become = A kind where electrons become light

## Few vertices

item-tutti-quantum-1-few-vertices-law = Nature has only a few kinds of vertex, because each force acts only on its own charge.
item-tutti-quantum-1-few-vertices-a = Which three lines does nature let meet at a vertex?
item-tutti-quantum-1-few-vertices-b = Which three lines can meet at a vertex?
item-tutti-quantum-1-few-vertices-c = A friend draws a vertex of two electron lines and a gluon line. Why does nature not have it?
item-tutti-quantum-1-few-vertices-c-colour = Electrons lack colour charge
item-tutti-quantum-1-few-vertices-c-meet = Two electrons never meet
item-tutti-quantum-1-few-vertices-c-light = Electrons are too light for it
item-tutti-quantum-1-few-vertices-c-complicated = It is too complicated to happen

## One in one out

item-tutti-quantum-1-one-in-one-out-law = One arrow comes in and one goes out, because charge cannot come from nothing or be lost.
item-tutti-quantum-1-one-in-one-out-a = Two electron arrows point into a vertex, and only a photon leaves it. Why does nature not do this?
item-tutti-quantum-1-one-in-one-out-a-heavy = Two electrons are too heavy for a photon
item-tutti-quantum-1-one-in-one-out-a-close = Two electrons never come so close
item-tutti-quantum-1-one-in-one-out-a-charge = The charge of both would be lost
item-tutti-quantum-1-one-in-one-out-a-fast = A photon is too fast for two electrons
item-tutti-quantum-1-one-in-one-out-b = Two up quark arrows point out of a vertex, and only a photon comes in. Why does nature not do this?
item-tutti-quantum-1-one-in-one-out-b-charge = Their charge would come from nothing
item-tutti-quantum-1-one-in-one-out-b-heavy = Two quarks are too heavy for a photon
item-tutti-quantum-1-one-in-one-out-b-fast = A photon is too fast for two quarks
item-tutti-quantum-1-one-in-one-out-b-close = Two up quarks never come so close
item-tutti-quantum-1-one-in-one-out-c = In matter, light can become an electron and a positron, but never just two electrons. Why?
item-tutti-quantum-1-one-in-one-out-c-zero = Light has no charge, so the two must have none together
item-tutti-quantum-1-one-in-one-out-c-repel = Two electrons push each other away too strongly
item-tutti-quantum-1-one-in-one-out-c-cancel = Only with a positron do the masses cancel
item-tutti-quantum-1-one-in-one-out-c-chance = It is chance: it has just not happened yet

## Not to scale

item-tutti-quantum-1-not-to-scale-law = Lengths and angles in a diagram mean nothing, because it only shows which lines meet.
item-tutti-quantum-1-not-to-scale-a = Two friends draw the same Feynman diagram. In one drawing, a line is twice as long. What does this mean?
item-tutti-quantum-1-not-to-scale-a-far = The particle flies twice as far
item-tutti-quantum-1-not-to-scale-a-heavy = The particle is twice as heavy
item-tutti-quantum-1-not-to-scale-a-long = The particle lives twice as long
item-tutti-quantum-1-not-to-scale-a-same = The diagram still means the same
item-tutti-quantum-1-not-to-scale-b = Two friends draw the same Feynman diagram. In one drawing, two lines open wider. What does this mean?
item-tutti-quantum-1-not-to-scale-b-strong = The force between them is stronger
item-tutti-quantum-1-not-to-scale-b-same = Nothing: it is as good as the first one
item-tutti-quantum-1-not-to-scale-b-path = The particles fly off more sideways
item-tutti-quantum-1-not-to-scale-b-fast = The particles move much faster
item-tutti-quantum-1-not-to-scale-c = A map of the underground is not drawn to scale. In what way is a Feynman diagram like it?
item-tutti-quantum-1-not-to-scale-c-joined = It shows what is joined to what
item-tutti-quantum-1-not-to-scale-c-directions = It shows all directions as they really are
item-tutti-quantum-1-not-to-scale-c-film = It shows where everything is at the moment
item-tutti-quantum-1-not-to-scale-c-paths = It shows the paths as seen from above
