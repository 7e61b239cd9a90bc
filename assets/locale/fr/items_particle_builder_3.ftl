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
item-particle-builder-3-three-colours-c = Un hadron de trois quarks up est de couleur neutre. Comment les charges de couleur de ces quarks vont-elles ensemble ?
item-particle-builder-3-three-colours-c-each = Chaque quark en a une différente
item-particle-builder-3-three-colours-c-same = Les trois quarks ont une seule et même charge
item-particle-builder-3-three-colours-c-two = Deux des quarks ont la même
item-particle-builder-3-three-colours-c-none = Aucun des quarks n’en a

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
item-particle-builder-3-colour-and-anticolour-c = Le LHC a montré des particules de quatre quarks et un antiquark. Si les quarks sont rouge, vert, bleu et bleu, quelle couleur a l’antiquark ?
item-particle-builder-3-colour-and-anticolour-c-anti = Antibleu
item-particle-builder-3-colour-and-anticolour-c-same = Bleu, lui aussi
item-particle-builder-3-colour-and-anticolour-c-wrong = Antirouge ou antivert
item-particle-builder-3-colour-and-anticolour-c-any = Toute anticouleur

## Colour is a name

item-particle-builder-3-colour-is-a-name-law = La charge de couleur est une sorte de charge. Ses noms n’ont rien à voir avec les couleurs qu’on voit.
item-particle-builder-3-colour-is-a-name-a = Un quark a la charge de couleur bleue. Que t’apprend ici le mot « bleu » ?
item-particle-builder-3-colour-is-a-name-a-name = Laquelle des trois charges de l’interaction forte il porte
item-particle-builder-3-colour-is-a-name-a-look = Ce qu’on verrait de lui dans un microscope très puissant
item-particle-builder-3-colour-is-a-name-a-light = Quelle lumière il émet
item-particle-builder-3-colour-is-a-name-a-flavour = Si c’est un quark up ou un quark down
item-particle-builder-3-colour-is-a-name-b = Un quark a la charge de couleur verte. Que t’apprend ici le mot « vert » ?
item-particle-builder-3-colour-is-a-name-b-name = Quelle sorte de charge forte il a, parmi trois
item-particle-builder-3-colour-is-a-name-b-look = Ce qu’on verrait si on pouvait assez l’agrandir
item-particle-builder-3-colour-is-a-name-b-light = Le type de lumière qu’il envoie
item-particle-builder-3-colour-is-a-name-b-flavour = Si c’est un quark charm ou un quark strange
item-particle-builder-3-colour-is-a-name-c = Supposons que tous les physiciens remplacent « rouge, vert, bleu » par « nord, sud, est ». Qu’est-ce qui change dans la nature ?
item-particle-builder-3-colour-is-a-name-c-nothing = Rien, sauf nos mots
item-particle-builder-3-colour-is-a-name-c-shine = Les quarks brillent autrement
item-particle-builder-3-colour-is-a-name-c-flavour = Les quarks changent de saveur
item-particle-builder-3-colour-is-a-name-c-poles = Les quarks deviennent des aimants

## None alone

item-particle-builder-3-none-alone-law = On ne trouve jamais un quark seul, parce que rien ne compenserait sa charge de couleur.
item-particle-builder-3-none-alone-a = Personne n’a jamais trouvé un quark up tout seul. Pourquoi ?
item-particle-builder-3-none-alone-a-colour = Rien ne compenserait sa charge de couleur
item-particle-builder-3-none-alone-a-small = Il est trop petit pour tous nos appareils
item-particle-builder-3-none-alone-a-decays = Il se désintégrerait aussitôt en lumière
item-particle-builder-3-none-alone-a-search = On ne l’a pas cherché assez longtemps
item-particle-builder-3-none-alone-b = Personne n’a jamais trouvé une particule faite de deux quarks up seulement. Pourquoi ?
item-particle-builder-3-none-alone-b-colour = Ses deux couleurs ne se compenseraient pas
item-particle-builder-3-none-alone-b-small = Nos instruments ne voient rien d’aussi petit
item-particle-builder-3-none-alone-b-decays = Elle vit trop peu et finit en lumière
item-particle-builder-3-none-alone-b-search = On vient à peine de commencer à la chercher
item-particle-builder-3-none-alone-c = Une entreprise veut vendre des bouteilles de quarks seuls, comme il y a des bouteilles d’atomes seuls. Pourquoi est-ce impossible ?
item-particle-builder-3-none-alone-c-colour = Un quark ne reste jamais sans partenaires qui compensent sa couleur
item-particle-builder-3-none-alone-c-small = Les quarks sont si petits qu’ils traversent le verre
item-particle-builder-3-none-alone-c-decays = Les quarks deviennent de la lumière avant que la bouteille soit pleine
item-particle-builder-3-none-alone-c-search = On n’a pas encore trouvé où sont les quarks

## Neutral by cancelling

item-particle-builder-3-neutral-by-cancelling-law = Un hadron est de couleur neutre parce que ses charges de couleur se compensent, et non parce qu’il n’en a pas.
item-particle-builder-3-neutral-by-cancelling-a = Un proton est de couleur neutre. Qu’est-ce que cela veut dire ?
item-particle-builder-3-neutral-by-cancelling-a-cancel = Ses charges de couleur se compensent
item-particle-builder-3-neutral-by-cancelling-a-none = Il ne contient pas de charges de couleur
item-particle-builder-3-neutral-by-cancelling-a-electric = Il ne contient pas de charge électrique
item-particle-builder-3-neutral-by-cancelling-a-gluons = Les gluons lui ont pris ses charges de couleur
item-particle-builder-3-neutral-by-cancelling-b = Un pion est de couleur neutre. Qu’est-ce que cela veut dire ?
item-particle-builder-3-neutral-by-cancelling-b-cancel = Une couleur et son anticouleur s’y compensent
item-particle-builder-3-neutral-by-cancelling-b-none = Ses quarks n’ont aucune charge de couleur
item-particle-builder-3-neutral-by-cancelling-b-electric = Ses quarks n’ont pas de charge électrique
item-particle-builder-3-neutral-by-cancelling-b-gluons = Ses gluons ont usé toute la charge de couleur
item-particle-builder-3-neutral-by-cancelling-c = Un atome d’hélium est électriquement neutre, un proton est de couleur neutre. En quoi se ressemblent-ils ?
item-particle-builder-3-neutral-by-cancelling-c-cancel = Tous deux contiennent des charges qui se compensent
item-particle-builder-3-neutral-by-cancelling-c-none = Tous deux sont sans aucune charge à l’intérieur
item-particle-builder-3-neutral-by-cancelling-c-lack = Tous deux sont sans charge électrique
item-particle-builder-3-neutral-by-cancelling-c-gluons = Tous deux ont cédé leur charge à des gluons

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
item-particle-builder-3-gluon-leaves-the-flavour-c = Les trois quarks d’un proton échangent sans cesse des gluons. Pourquoi sa charge est-elle encore exactement +1 après des milliards d’années ?
item-particle-builder-3-gluon-leaves-the-flavour-c-colour = Les gluons changent la couleur des quarks, jamais la saveur
item-particle-builder-3-gluon-leaves-the-flavour-c-swap = Chaque up devenu down est suivi de l’inverse
item-particle-builder-3-gluon-leaves-the-flavour-c-anti = Chaque antiquark né des gluons redevient un quark
item-particle-builder-3-gluon-leaves-the-flavour-c-refill = La charge usée est remplacée de l’extérieur

## Allowed groups

item-particle-builder-3-allowed-groups-law = La plupart des hadrons sont un quark et un antiquark, trois quarks ou trois antiquarks : leurs charges de couleur peuvent se compenser.
item-particle-builder-3-allowed-groups-a = Lequel de ces groupes peut être à lui seul une particule ?
item-particle-builder-3-allowed-groups-a-why = Qu’est-ce qui le permet ?
item-particle-builder-3-allowed-groups-a-why-colour = Ses charges de couleur peuvent se compenser
item-particle-builder-3-allowed-groups-a-why-electric = Ses charges électriques peuvent se compenser
item-particle-builder-3-allowed-groups-a-why-masses = Ses masses sont assez grandes
item-particle-builder-3-allowed-groups-b = Lequel de ces groupes peut être à lui seul une particule ?
item-particle-builder-3-allowed-groups-b-why = Qu’est-ce qui le permet ?
item-particle-builder-3-allowed-groups-b-why-colour = Sa charge de couleur peut être nulle
item-particle-builder-3-allowed-groups-b-why-electric = Sa charge électrique peut être nulle
item-particle-builder-3-allowed-groups-b-why-masses = Il n’est ni trop léger ni trop lourd
item-particle-builder-3-allowed-groups-c = Deux quarks strange sont tout près l’un de l’autre. Que faut-il au moins ajouter pour faire un hadron ?
item-particle-builder-3-allowed-groups-c-quark = Juste un autre quark
item-particle-builder-3-allowed-groups-c-antiquark = Juste un antiquark
item-particle-builder-3-allowed-groups-c-lepton = Un muon comme troisième quark
item-particle-builder-3-allowed-groups-c-nothing = Rien : deux suffisent

## Gluons bind

item-particle-builder-3-gluons-bind-law = Les gluons assurent la cohésion d’un hadron, parce qu’ils agissent sur la charge de couleur.
item-particle-builder-3-gluons-bind-a = Les deux quarks up d’un proton se repoussent, car tous deux ont une charge positive. Qu’est-ce qui assure la cohésion du proton ?
item-particle-builder-3-gluons-bind-a-gluons = Les gluons, à cause des charges de couleur
item-particle-builder-3-gluons-bind-a-photons = Les photons, à cause des charges électriques
item-particle-builder-3-gluons-bind-a-gravity = La gravitation, à cause du poids des quarks
item-particle-builder-3-gluons-bind-a-shell = Une coque, à cause de sa solidité
item-particle-builder-3-gluons-bind-b = Les deux quarks down d’un neutron se repoussent, car tous deux ont une charge négative. Qu’est-ce qui assure la cohésion du neutron ?
item-particle-builder-3-gluons-bind-b-gluons = Les gluons entre ses charges de couleur
item-particle-builder-3-gluons-bind-b-photons = Les photons entre ses charges électriques
item-particle-builder-3-gluons-bind-b-gravity = La gravitation entre ses quarks lourds
item-particle-builder-3-gluons-bind-b-shell = La coque solide autour de ses quarks
item-particle-builder-3-gluons-bind-c = Les 79 protons du noyau d’un atome d’or se repoussent. Pourquoi le noyau tient-il quand même ?
item-particle-builder-3-gluons-bind-c-strong = L’interaction forte entre les quarks l’emporte
item-particle-builder-3-gluons-bind-c-electric = La force électrique des électrons l’emporte
item-particle-builder-3-gluons-bind-c-gravity = La gravitation du noyau lourd l’emporte
item-particle-builder-3-gluons-bind-c-shell = La coque autour du noyau l’emporte
