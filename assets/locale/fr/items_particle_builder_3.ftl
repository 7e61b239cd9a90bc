# Items of Particle Builder, Level 3: a stem has at most 25 words, a choice at most 12.

## Three colours

item-particle-builder-3-three-colours-law = Rouge, vert et bleu se compensent, de même qu’antirouge, antivert et antibleu.
item-particle-builder-3-three-colours-a = Lequel de ces trios de charges de couleur est neutre ?
item-particle-builder-3-three-colours-a-each = Rouge, vert et bleu
item-particle-builder-3-three-colours-a-same = Rouge, rouge et rouge
item-particle-builder-3-three-colours-a-two = Rouge, rouge et vert
item-particle-builder-3-three-colours-a-anti = Rouge, bleu et antivert
item-particle-builder-3-three-colours-b = Lequel de ces trios de charges de couleur est neutre ?
item-particle-builder-3-three-colours-b-each = Antirouge, antivert et antibleu
item-particle-builder-3-three-colours-b-same = Antibleu, antibleu et antibleu
item-particle-builder-3-three-colours-b-two = Antivert, antivert et antirouge
item-particle-builder-3-three-colours-b-anti = Antirouge, antivert et bleu

## Colour and anticolour

item-particle-builder-3-colour-and-anticolour-law = Une charge de couleur est compensée par sa propre anticouleur.
item-particle-builder-3-colour-and-anticolour-a = Un quark a la charge de couleur bleue. Quel partenaire le rend neutre ?
item-particle-builder-3-colour-and-anticolour-a-anti = Un antiquark antibleu
item-particle-builder-3-colour-and-anticolour-a-same = Un autre quark bleu
item-particle-builder-3-colour-and-anticolour-a-wrong = Un antiquark antivert
item-particle-builder-3-colour-and-anticolour-a-mixed = Un autre quark rouge
item-particle-builder-3-colour-and-anticolour-b = Un antiquark a l’anticouleur antirouge. Quel partenaire le rend neutre ?
item-particle-builder-3-colour-and-anticolour-b-anti = Un quark rouge
item-particle-builder-3-colour-and-anticolour-b-same = Un autre antiquark antirouge
item-particle-builder-3-colour-and-anticolour-b-wrong = Un quark bleu
item-particle-builder-3-colour-and-anticolour-b-mixed = Un autre antiquark antivert

## Colour is a name

item-particle-builder-3-colour-is-a-name-law = La charge de couleur est une sorte de charge. Ses noms n’ont rien à voir avec les couleurs qu’on voit.
item-particle-builder-3-colour-is-a-name-a = Un quark a la charge de couleur bleue. Que t’apprend ici le mot « bleu » ?
item-particle-builder-3-colour-is-a-name-a-name = Laquelle des trois charges de l’interaction forte il porte
item-particle-builder-3-colour-is-a-name-a-look = Ce qu’on verrait de lui dans un microscope très puissant
item-particle-builder-3-colour-is-a-name-a-light = Quelle lumière il émet
item-particle-builder-3-colour-is-a-name-a-flavour = Si c’est un quark up ou un quark down
item-particle-builder-3-colour-is-a-name-b = Un quark a la charge de couleur verte. Que t’apprend ici le mot « vert » ?
item-particle-builder-3-colour-is-a-name-b-name = Laquelle des trois charges de l’interaction forte il porte
item-particle-builder-3-colour-is-a-name-b-look = Ce qu’on verrait de lui dans un microscope très puissant
item-particle-builder-3-colour-is-a-name-b-light = Quelle lumière il émet
item-particle-builder-3-colour-is-a-name-b-flavour = Si c’est un quark charm ou un quark strange

## None alone

item-particle-builder-3-none-alone-law = On ne trouve jamais un quark seul, parce que rien ne compenserait sa charge de couleur.
item-particle-builder-3-none-alone-a = Personne n’a jamais trouvé un quark up tout seul. Pourquoi ?
item-particle-builder-3-none-alone-a-colour = Rien ne compenserait sa charge de couleur
item-particle-builder-3-none-alone-a-small = Il est trop petit pour tous nos appareils
item-particle-builder-3-none-alone-a-decays = Il se désintégrerait aussitôt en lumière
item-particle-builder-3-none-alone-a-search = On ne l’a pas cherché assez longtemps
item-particle-builder-3-none-alone-b = Personne n’a jamais trouvé une particule faite de deux quarks up seulement. Pourquoi ?
item-particle-builder-3-none-alone-b-colour = Rien ne compenserait sa charge de couleur
item-particle-builder-3-none-alone-b-small = Elle est trop petite pour tous nos appareils
item-particle-builder-3-none-alone-b-decays = Elle se désintégrerait aussitôt en lumière
item-particle-builder-3-none-alone-b-search = On ne l’a pas cherchée assez longtemps

## Neutral by cancelling

item-particle-builder-3-neutral-by-cancelling-law = Un hadron est de couleur neutre parce que ses charges de couleur se compensent, et non parce qu’il n’en a pas.
item-particle-builder-3-neutral-by-cancelling-a = Un proton est de couleur neutre. Qu’est-ce que cela veut dire ?
item-particle-builder-3-neutral-by-cancelling-a-cancel = Ses charges de couleur se compensent
item-particle-builder-3-neutral-by-cancelling-a-none = Il ne contient pas de charges de couleur
item-particle-builder-3-neutral-by-cancelling-a-electric = Il ne contient pas de charge électrique
item-particle-builder-3-neutral-by-cancelling-a-gluons = Les gluons lui ont pris ses charges de couleur
item-particle-builder-3-neutral-by-cancelling-b = Un pion est de couleur neutre. Qu’est-ce que cela veut dire ?
item-particle-builder-3-neutral-by-cancelling-b-cancel = Ses charges de couleur se compensent
item-particle-builder-3-neutral-by-cancelling-b-none = Il ne contient pas de charges de couleur
item-particle-builder-3-neutral-by-cancelling-b-electric = Il ne contient pas de charge électrique
item-particle-builder-3-neutral-by-cancelling-b-gluons = Les gluons lui ont pris ses charges de couleur

## Gluon leaves the flavour

item-particle-builder-3-gluon-leaves-the-flavour-law = Un gluon change la charge de couleur d’un quark, mais ni sa saveur ni sa charge électrique.
item-particle-builder-3-gluon-leaves-the-flavour-a = Un gluon rend bleu un quark up rouge. Quelle est maintenant la charge électrique du quark ?
item-particle-builder-3-gluon-leaves-the-flavour-a-same = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-other = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-a-anti = −⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-none = 0
item-particle-builder-3-gluon-leaves-the-flavour-b = Un gluon rend rouge un quark down vert. Quelle est maintenant la charge électrique du quark ?
item-particle-builder-3-gluon-leaves-the-flavour-b-same = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-other = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-b-anti = +⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-none = 0

## Allowed groups

item-particle-builder-3-allowed-groups-law = La plupart des hadrons sont un quark et un antiquark, trois quarks ou trois antiquarks : leurs charges de couleur peuvent se compenser.
item-particle-builder-3-allowed-groups-a = Lequel de ces groupes peut être à lui seul une particule ?
item-particle-builder-3-allowed-groups-a-why = Qu’est-ce qui le permet ?
item-particle-builder-3-allowed-groups-a-why-colour = Ses charges de couleur peuvent se compenser
item-particle-builder-3-allowed-groups-a-why-electric = Ses charges électriques peuvent se compenser
item-particle-builder-3-allowed-groups-a-why-masses = Ses masses sont assez grandes
item-particle-builder-3-allowed-groups-b = Lequel de ces groupes peut être à lui seul une particule ?
item-particle-builder-3-allowed-groups-b-why = Qu’est-ce qui le permet ?
item-particle-builder-3-allowed-groups-b-why-colour = Ses charges de couleur peuvent se compenser
item-particle-builder-3-allowed-groups-b-why-electric = Ses charges électriques peuvent se compenser
item-particle-builder-3-allowed-groups-b-why-masses = Ses masses sont assez grandes

## Gluons bind

item-particle-builder-3-gluons-bind-law = Les gluons assurent la cohésion d’un hadron, parce qu’ils agissent sur la charge de couleur.
item-particle-builder-3-gluons-bind-a = Les deux quarks up d’un proton se repoussent, car tous deux ont une charge positive. Qu’est-ce qui assure la cohésion du proton ?
item-particle-builder-3-gluons-bind-a-gluons = Les gluons, qui agissent sur la charge de couleur
item-particle-builder-3-gluons-bind-a-photons = Les photons, qui agissent sur la charge électrique
item-particle-builder-3-gluons-bind-a-gravity = La gravitation, qui agit sur tout ce qui est lourd
item-particle-builder-3-gluons-bind-a-shell = Une coque, qui est trop solide pour se briser
item-particle-builder-3-gluons-bind-b = Les deux quarks down d’un neutron se repoussent, car tous deux ont une charge négative. Qu’est-ce qui assure la cohésion du neutron ?
item-particle-builder-3-gluons-bind-b-gluons = Les gluons, qui agissent sur la charge de couleur
item-particle-builder-3-gluons-bind-b-photons = Les photons, qui agissent sur la charge électrique
item-particle-builder-3-gluons-bind-b-gravity = La gravitation, qui agit sur tout ce qui est lourd
item-particle-builder-3-gluons-bind-b-shell = Une coque, qui est trop solide pour se briser
