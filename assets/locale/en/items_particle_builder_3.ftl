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
item-particle-builder-3-three-colours-c = A hadron of three up quarks is colour neutral. How do the colour charges of these quarks fit together?
item-particle-builder-3-three-colours-c-each = No two quarks have the same one
item-particle-builder-3-three-colours-c-same = All three quarks have the same one
item-particle-builder-3-three-colours-c-two = Two of the quarks have the same one
item-particle-builder-3-three-colours-c-none = None of the quarks has one

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
item-particle-builder-3-colour-and-anticolour-c = The LHC has found particles of four quarks and an antiquark. Let the quarks be red, green, blue and blue. What is the antiquark?
item-particle-builder-3-colour-and-anticolour-c-anti = Anti-blue
item-particle-builder-3-colour-and-anticolour-c-same = Blue, too
item-particle-builder-3-colour-and-anticolour-c-wrong = Anti-red or anti-green
item-particle-builder-3-colour-and-anticolour-c-any = Any anticolour

## Colour is a name

item-particle-builder-3-colour-is-a-name-law = Colour charge is a kind of charge. Its names have nothing to do with visible colours.
item-particle-builder-3-colour-is-a-name-a = A quark has the colour charge blue. What does “blue” tell you about it?
item-particle-builder-3-colour-is-a-name-a-name = Which of the three charges of the strong force it has
item-particle-builder-3-colour-is-a-name-a-look = How it would look under a very strong microscope
item-particle-builder-3-colour-is-a-name-a-light = What light it gives off
item-particle-builder-3-colour-is-a-name-a-flavour = Whether it is an up or a down quark
item-particle-builder-3-colour-is-a-name-b = A quark has the colour charge green. What does “green” tell you about it?
item-particle-builder-3-colour-is-a-name-b-name = Which kind of strong charge it has, out of three
item-particle-builder-3-colour-is-a-name-b-look = What we would see of it if we could zoom in enough
item-particle-builder-3-colour-is-a-name-b-light = The kind of light it gives off
item-particle-builder-3-colour-is-a-name-b-flavour = Whether it is a charm or a strange quark
item-particle-builder-3-colour-is-a-name-c = Suppose that all physicists agree to call red, green and blue “north, south and east” from now on. What changes in nature?
item-particle-builder-3-colour-is-a-name-c-nothing = Nothing, only our words
item-particle-builder-3-colour-is-a-name-c-shine = Quarks shine differently
item-particle-builder-3-colour-is-a-name-c-flavour = Quarks get other flavours
item-particle-builder-3-colour-is-a-name-c-poles = Quarks become small magnets

## None alone

item-particle-builder-3-none-alone-law = Quarks are never found alone, because nothing would cancel their colour charge.
item-particle-builder-3-none-alone-a = Nobody has ever found a single up quark on its own. Why not?
item-particle-builder-3-none-alone-a-colour = Nothing would cancel its colour charge
item-particle-builder-3-none-alone-a-small = It is too small for every instrument
item-particle-builder-3-none-alone-a-decays = It would decay into light at once
item-particle-builder-3-none-alone-a-search = Nobody has looked for it for long enough
item-particle-builder-3-none-alone-b = Nobody has ever found a particle that is made of just two up quarks. Why not?
item-particle-builder-3-none-alone-b-colour = Its two colour charges could not cancel
item-particle-builder-3-none-alone-b-small = Our instruments cannot see things that small
item-particle-builder-3-none-alone-b-decays = It lives too briefly and ends as light
item-particle-builder-3-none-alone-b-search = The search for it has only just begun
item-particle-builder-3-none-alone-c = A firm wants to sell bottles full of single quarks, just like bottles full of single atoms. Why can this never work?
item-particle-builder-3-none-alone-c-colour = No quark can stay without partners that cancel its colour charge
item-particle-builder-3-none-alone-c-small = Quarks are so small that they leak through any glass
item-particle-builder-3-none-alone-c-decays = Quarks turn into light before the bottle is full
item-particle-builder-3-none-alone-c-search = Nobody has yet found the place where quarks are

## Neutral by cancelling

item-particle-builder-3-neutral-by-cancelling-law = A hadron is colour neutral because its colour charges cancel, not because it has none.
item-particle-builder-3-neutral-by-cancelling-a = A proton is colour neutral. What does that mean?
item-particle-builder-3-neutral-by-cancelling-a-cancel = The colour charges in it cancel
item-particle-builder-3-neutral-by-cancelling-a-none = There are no colour charges in it
item-particle-builder-3-neutral-by-cancelling-a-electric = There is no electric charge in it
item-particle-builder-3-neutral-by-cancelling-a-gluons = The gluons have taken the colour charges away
item-particle-builder-3-neutral-by-cancelling-b = A pion is colour neutral. What does that mean?
item-particle-builder-3-neutral-by-cancelling-b-cancel = A colour and its anticolour in it cancel
item-particle-builder-3-neutral-by-cancelling-b-none = Its quarks have no colour charge at all
item-particle-builder-3-neutral-by-cancelling-b-electric = Its quarks have no electric charge
item-particle-builder-3-neutral-by-cancelling-b-gluons = Its gluons have used up all colour charge
item-particle-builder-3-neutral-by-cancelling-c = A helium atom is electrically neutral, and a proton is colour neutral. In what way are they alike?
item-particle-builder-3-neutral-by-cancelling-c-cancel = Both contain charges that cancel
item-particle-builder-3-neutral-by-cancelling-c-none = Both are free of any charge inside
item-particle-builder-3-neutral-by-cancelling-c-lack = Both lack electric charge
item-particle-builder-3-neutral-by-cancelling-c-gluons = Both have lost their charge to gluons

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
item-particle-builder-3-gluon-leaves-the-flavour-c = The three quarks of a proton exchange gluons all the time. Why is the proton’s charge still exactly +1 after billions of years?
item-particle-builder-3-gluon-leaves-the-flavour-c-colour = Gluons change the colour charge of quarks, never the flavour
item-particle-builder-3-gluon-leaves-the-flavour-c-swap = Each up that becomes a down is followed by the reverse
item-particle-builder-3-gluon-leaves-the-flavour-c-anti = Each antiquark that gluons make becomes a quark again
item-particle-builder-3-gluon-leaves-the-flavour-c-refill = Charge that is used up is replaced from outside

## Allowed groups

item-particle-builder-3-allowed-groups-law = Most hadrons are a quark with an antiquark, three quarks or three antiquarks: their colour charges can cancel.
item-particle-builder-3-allowed-groups-a = Which of these groups can be a particle on its own?
item-particle-builder-3-allowed-groups-a-why = What makes it possible?
item-particle-builder-3-allowed-groups-a-why-colour = Its colour charges can cancel
item-particle-builder-3-allowed-groups-a-why-electric = Its electric charges can cancel
item-particle-builder-3-allowed-groups-a-why-masses = Its masses are large enough
item-particle-builder-3-allowed-groups-b = Which of these groups can be a particle on its own?
item-particle-builder-3-allowed-groups-b-why = What makes it possible?
item-particle-builder-3-allowed-groups-b-why-colour = It can be neutral in colour charge
item-particle-builder-3-allowed-groups-b-why-electric = It can be neutral in electric charge
item-particle-builder-3-allowed-groups-b-why-masses = It is neither too light nor too heavy
item-particle-builder-3-allowed-groups-c = Two strange quarks are close together. What is the least that must join them to make a hadron?
item-particle-builder-3-allowed-groups-c-quark = Just one more quark
item-particle-builder-3-allowed-groups-c-antiquark = Just one antiquark
item-particle-builder-3-allowed-groups-c-lepton = A muon as the third quark
item-particle-builder-3-allowed-groups-c-nothing = Nothing: two are enough

## Gluons bind

item-particle-builder-3-gluons-bind-law = Gluons hold the quarks of a hadron together, because they act on colour charge.
item-particle-builder-3-gluons-bind-a = The two up quarks in a proton repel each other, because both have positive charge. What holds the proton together?
item-particle-builder-3-gluons-bind-a-gluons = Gluons, because it is full of colour charge
item-particle-builder-3-gluons-bind-a-photons = Photons, because it is full of electric charge
item-particle-builder-3-gluons-bind-a-gravity = Gravity, because its quarks are heavy
item-particle-builder-3-gluons-bind-a-shell = A shell, because it is too firm to break
item-particle-builder-3-gluons-bind-b = The two down quarks in a neutron repel each other, because both have negative charge. What holds the neutron together?
item-particle-builder-3-gluons-bind-b-gluons = The gluons between its colour charges
item-particle-builder-3-gluons-bind-b-photons = The photons between its electric charges
item-particle-builder-3-gluons-bind-b-gravity = The gravity between its heavy quarks
item-particle-builder-3-gluons-bind-b-shell = The firm shell around its quarks
item-particle-builder-3-gluons-bind-c = The 79 protons in the nucleus of a gold atom push each other away. Why does the nucleus hold together all the same?
item-particle-builder-3-gluons-bind-c-strong = The strong force between the quarks is stronger
item-particle-builder-3-gluons-bind-c-electric = The electric force of the electrons is stronger
item-particle-builder-3-gluons-bind-c-gravity = Gravity in the heavy nucleus is stronger
item-particle-builder-3-gluons-bind-c-shell = The shell around the nucleus is stronger
