# Items of Particle Builder, Level 3: a stem has at most 25 words, a choice at most 12.

## Three colours

item-particle-builder-3-three-colours-law = Red, green and blue cancel. So do anti-red, anti-green and anti-blue.
item-particle-builder-3-three-colours-a = Which three colour charges are neutral together?
item-particle-builder-3-three-colours-a-each = Red, green and blue
item-particle-builder-3-three-colours-a-same = Red, red and red
item-particle-builder-3-three-colours-a-two = Red, red and green
item-particle-builder-3-three-colours-a-anti = Red, blue and anti-green
item-particle-builder-3-three-colours-b = Which three colour charges are neutral together?
item-particle-builder-3-three-colours-b-each = Anti-red, anti-green and anti-blue
item-particle-builder-3-three-colours-b-same = Anti-blue, anti-blue and anti-blue
item-particle-builder-3-three-colours-b-two = Anti-green, anti-green and anti-red
item-particle-builder-3-three-colours-b-anti = Anti-red, anti-green and blue

## Colour and anticolour

item-particle-builder-3-colour-and-anticolour-law = A colour charge is cancelled by its own anticolour.
item-particle-builder-3-colour-and-anticolour-a = A quark has the colour charge blue. Which partner makes it neutral?
item-particle-builder-3-colour-and-anticolour-a-anti = An antiquark with anti-blue
item-particle-builder-3-colour-and-anticolour-a-same = Another quark with blue
item-particle-builder-3-colour-and-anticolour-a-wrong = An antiquark with anti-green
item-particle-builder-3-colour-and-anticolour-a-mixed = Another quark with red
item-particle-builder-3-colour-and-anticolour-b = An antiquark has the anticolour anti-red. Which partner makes it neutral?
item-particle-builder-3-colour-and-anticolour-b-anti = A quark with red
item-particle-builder-3-colour-and-anticolour-b-same = Another antiquark with anti-red
item-particle-builder-3-colour-and-anticolour-b-wrong = A quark with blue
item-particle-builder-3-colour-and-anticolour-b-mixed = Another antiquark with anti-green

## Colour is a name

item-particle-builder-3-colour-is-a-name-law = Colour charge is a kind of charge. Its names have nothing to do with visible colours.
item-particle-builder-3-colour-is-a-name-a = A quark has the colour charge blue. What does “blue” tell you about it?
item-particle-builder-3-colour-is-a-name-a-name = Which of the three charges of the strong force it has
item-particle-builder-3-colour-is-a-name-a-look = How it would look under a very strong microscope
item-particle-builder-3-colour-is-a-name-a-light = Which light it sends out
item-particle-builder-3-colour-is-a-name-a-flavour = Whether it is an up or a down quark
item-particle-builder-3-colour-is-a-name-b = A quark has the colour charge green. What does “green” tell you about it?
item-particle-builder-3-colour-is-a-name-b-name = Which of the three charges of the strong force it has
item-particle-builder-3-colour-is-a-name-b-look = How it would look under a very strong microscope
item-particle-builder-3-colour-is-a-name-b-light = Which light it sends out
item-particle-builder-3-colour-is-a-name-b-flavour = Whether it is a charm or a strange quark

## None alone

item-particle-builder-3-none-alone-law = Quarks are never found alone, because nothing would cancel their colour charge.
item-particle-builder-3-none-alone-a = Nobody has ever found a single up quark on its own. Why not?
item-particle-builder-3-none-alone-a-colour = Nothing would cancel its colour charge
item-particle-builder-3-none-alone-a-small = It is too small for every instrument
item-particle-builder-3-none-alone-a-decays = It would decay into light at once
item-particle-builder-3-none-alone-a-search = Nobody has looked for it for long enough
item-particle-builder-3-none-alone-b = Nobody has ever found a particle that is made of just two up quarks. Why not?
item-particle-builder-3-none-alone-b-colour = Nothing would cancel its colour charge
item-particle-builder-3-none-alone-b-small = It is too small for every instrument
item-particle-builder-3-none-alone-b-decays = It would decay into light at once
item-particle-builder-3-none-alone-b-search = Nobody has looked for it for long enough

## Neutral by cancelling

item-particle-builder-3-neutral-by-cancelling-law = A hadron is colour neutral because its colour charges cancel. It is not because it has none.
item-particle-builder-3-neutral-by-cancelling-a = A proton is colour neutral. What does that mean?
item-particle-builder-3-neutral-by-cancelling-a-cancel = The colour charges in it cancel
item-particle-builder-3-neutral-by-cancelling-a-none = There are no colour charges in it
item-particle-builder-3-neutral-by-cancelling-a-electric = There is no electric charge in it
item-particle-builder-3-neutral-by-cancelling-a-gluons = The gluons have taken the colour charges away
item-particle-builder-3-neutral-by-cancelling-b = A pion is colour neutral. What does that mean?
item-particle-builder-3-neutral-by-cancelling-b-cancel = The colour charges in it cancel
item-particle-builder-3-neutral-by-cancelling-b-none = There are no colour charges in it
item-particle-builder-3-neutral-by-cancelling-b-electric = There is no electric charge in it
item-particle-builder-3-neutral-by-cancelling-b-gluons = The gluons have taken the colour charges away

## Gluon leaves the flavour

item-particle-builder-3-gluon-leaves-the-flavour-law = A gluon changes the colour charge of a quark, but neither its flavour nor its electric charge.
item-particle-builder-3-gluon-leaves-the-flavour-a = A gluon turns a red up quark blue. What is the electric charge of the quark now?
item-particle-builder-3-gluon-leaves-the-flavour-a-same = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-other = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-a-anti = −⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-none = 0
item-particle-builder-3-gluon-leaves-the-flavour-b = A gluon turns a green down quark red. What is the electric charge of the quark now?
item-particle-builder-3-gluon-leaves-the-flavour-b-same = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-other = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-b-anti = +⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-none = 0

## Allowed groups

item-particle-builder-3-allowed-groups-law = Most hadrons are a quark with an antiquark, three quarks or three antiquarks: their colour charges can cancel.
item-particle-builder-3-allowed-groups-a = Which of these groups can be a particle on its own?
item-particle-builder-3-allowed-groups-a-why = What makes it possible?
item-particle-builder-3-allowed-groups-a-why-colour = Its colour charges can cancel
item-particle-builder-3-allowed-groups-a-why-electric = Its electric charges can cancel
item-particle-builder-3-allowed-groups-a-why-masses = Its masses are large enough
item-particle-builder-3-allowed-groups-b = Which of these groups can be a particle on its own?
item-particle-builder-3-allowed-groups-b-why = What makes it possible?
item-particle-builder-3-allowed-groups-b-why-colour = Its colour charges can cancel
item-particle-builder-3-allowed-groups-b-why-electric = Its electric charges can cancel
item-particle-builder-3-allowed-groups-b-why-masses = Its masses are large enough

## Gluons bind

item-particle-builder-3-gluons-bind-law = Gluons hold the quarks of a hadron together, because they act on colour charge.
item-particle-builder-3-gluons-bind-a = The two up quarks in a proton repel each other, because both have positive charge. What holds the proton together?
item-particle-builder-3-gluons-bind-a-gluons = Gluons, which act on colour charge
item-particle-builder-3-gluons-bind-a-photons = Photons, which act on electric charge
item-particle-builder-3-gluons-bind-a-gravity = Gravity, which acts on everything heavy
item-particle-builder-3-gluons-bind-a-shell = A shell, which is too firm to break
item-particle-builder-3-gluons-bind-b = The two down quarks in a neutron repel each other, because both have negative charge. What holds the neutron together?
item-particle-builder-3-gluons-bind-b-gluons = Gluons, which act on colour charge
item-particle-builder-3-gluons-bind-b-photons = Photons, which act on electric charge
item-particle-builder-3-gluons-bind-b-gravity = Gravity, which acts on everything heavy
item-particle-builder-3-gluons-bind-b-shell = A shell, which is too firm to break
