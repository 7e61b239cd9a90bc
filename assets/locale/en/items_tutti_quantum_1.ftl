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
item-tutti-quantum-1-vertex-act-b-pass = The flight paths of all three cross in space
item-tutti-quantum-1-vertex-act-b-act = The quark gives off or takes in the photon
item-tutti-quantum-1-vertex-act-b-bounce = The quark and the photon collide like balls

## Charge through

item-tutti-quantum-1-charge-through-law = A charged line runs on through a vertex, because charge is never lost.
item-tutti-quantum-1-charge-through-a = An up quark comes to a vertex, and a photon leaves it. What else has to leave it?
item-tutti-quantum-1-charge-through-a-why = Why?
item-tutti-quantum-1-charge-through-a-why-law = The charge must be the same before and after
item-tutti-quantum-1-charge-through-a-why-mass = Nothing may be lighter after than it was before
item-tutti-quantum-1-charge-through-a-why-pairs = Particles always leave a vertex two by two
item-tutti-quantum-1-charge-through-b = An electron comes to a vertex, and a photon leaves it. What else has to leave it?
item-tutti-quantum-1-charge-through-b-why = Why?
item-tutti-quantum-1-charge-through-b-why-mass = Nothing may be lighter after than it was before
item-tutti-quantum-1-charge-through-b-why-pairs = Particles always leave a vertex two by two
item-tutti-quantum-1-charge-through-b-why-law = The charge must be the same before and after

## Photon charge

item-tutti-quantum-1-photon-charge-law = A photon meets only lines with electric charge, because light acts on charge.
item-tutti-quantum-1-photon-charge-a = Which of these can take in a photon at a vertex?
item-tutti-quantum-1-photon-charge-a-why = Why this one?
item-tutti-quantum-1-photon-charge-a-why-matter = Because it is matter
item-tutti-quantum-1-photon-charge-a-why-charge = Because it has charge
item-tutti-quantum-1-photon-charge-a-why-mass = Because it has mass
item-tutti-quantum-1-photon-charge-b = Which of these can give off a photon at a vertex?
item-tutti-quantum-1-photon-charge-b-why = Why this one?
item-tutti-quantum-1-photon-charge-b-why-charge = Because it has charge
item-tutti-quantum-1-photon-charge-b-why-matter = Because it is matter
item-tutti-quantum-1-photon-charge-b-why-mass = Because it has mass

## Gluon colour

item-tutti-quantum-1-gluon-colour-law = A gluon meets only lines with colour charge, because the strong force acts only on colour charge.
item-tutti-quantum-1-gluon-colour-a = Which of these can give off a gluon at a vertex?
item-tutti-quantum-1-gluon-colour-b = Which of these can take in a gluon at a vertex?

## Give or take

item-tutti-quantum-1-give-or-take-law = The same vertex shows both giving off and taking in, because you may read it from either side.
item-tutti-quantum-1-give-or-take-a = Two electron lines and a photon line meet at a vertex. What does nature allow here?
item-tutti-quantum-1-give-or-take-a-both = An electron can give off light or take it in
item-tutti-quantum-1-give-or-take-a-give = An electron can give off light, but not take it in
item-tutti-quantum-1-give-or-take-a-take = An electron can take in light, but not give it off
item-tutti-quantum-1-give-or-take-a-end = An electron can turn into light there
item-tutti-quantum-1-give-or-take-b = Two quark lines and a photon line meet at a vertex. What does nature allow here?
item-tutti-quantum-1-give-or-take-b-end = A quark can turn into light there
item-tutti-quantum-1-give-or-take-b-take = A quark can take in light, but not give it off
item-tutti-quantum-1-give-or-take-b-both = A quark can give off light or take it in
item-tutti-quantum-1-give-or-take-b-give = A quark can give off light, but not take it in

## Few vertices

item-tutti-quantum-1-few-vertices-law = Nature has only a few kinds of vertex, because each force acts only on its own charge.
item-tutti-quantum-1-few-vertices-a = Which three lines does nature let meet at a vertex?
item-tutti-quantum-1-few-vertices-b = Which three lines can meet at a vertex?

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

## Not to scale

item-tutti-quantum-1-not-to-scale-law = Lengths and angles in a diagram mean nothing, because it only shows which lines meet.
item-tutti-quantum-1-not-to-scale-a = Two friends draw the same Feynman diagram. In one drawing, a line is twice as long. What does this mean?
item-tutti-quantum-1-not-to-scale-a-far = The particle flies twice as far
item-tutti-quantum-1-not-to-scale-a-heavy = The particle is twice as heavy
item-tutti-quantum-1-not-to-scale-a-long = The particle lives twice as long
item-tutti-quantum-1-not-to-scale-a-same = The diagram still means the same
item-tutti-quantum-1-not-to-scale-b = Two friends draw the same Feynman diagram. In one drawing, two lines open wider. What does this mean?
item-tutti-quantum-1-not-to-scale-b-strong = The force between them is stronger
item-tutti-quantum-1-not-to-scale-b-same = The diagram still means the same
item-tutti-quantum-1-not-to-scale-b-path = The particles fly off more sideways
item-tutti-quantum-1-not-to-scale-b-fast = The particles move much faster
