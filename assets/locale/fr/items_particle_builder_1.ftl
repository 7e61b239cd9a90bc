# Items of Particle Builder, Level 1: a stem has at most 25 words, a choice at most 12.

## Charge sum

item-particle-builder-1-charge-sum-law = La charge de l’ensemble est la somme des charges de ses parties, avec leurs signes.
item-particle-builder-1-charge-sum-a = Ces trois quarks sont liés ensemble. Quelle est la charge électrique de l’ensemble ?
item-particle-builder-1-charge-sum-a-sum = +1
item-particle-builder-1-charge-sum-a-unsigned = +1⅔
item-particle-builder-1-charge-sum-a-commonest = +⅔
item-particle-builder-1-charge-sum-a-swapped = 0
item-particle-builder-1-charge-sum-b = Ces trois quarks sont liés ensemble. Quelle est la charge électrique de l’ensemble ?
item-particle-builder-1-charge-sum-b-sum = 0
item-particle-builder-1-charge-sum-b-unsigned = +1⅓
item-particle-builder-1-charge-sum-b-commonest = −⅓
item-particle-builder-1-charge-sum-b-swapped = +1
item-particle-builder-1-charge-sum-c = Un ion calcium a 20 protons et 18 électrons. Quelle est la charge de l’ion ?
item-particle-builder-1-charge-sum-c-two = +2
item-particle-builder-1-charge-sum-c-all = +38
item-particle-builder-1-charge-sum-c-protons = +20
item-particle-builder-1-charge-sum-c-none = 0

## Proton parts

item-particle-builder-1-proton-parts-law = Un proton est fait de deux quarks up et d’un quark down, un neutron d’un quark up et de deux quarks down.
item-particle-builder-1-proton-parts-a = De quoi est fait un proton ?
item-particle-builder-1-proton-parts-a-uud = De deux quarks up et d’un quark down
item-particle-builder-1-proton-parts-a-udd = D’un quark up et de deux quarks down
item-particle-builder-1-proton-parts-a-decay = D’un neutron et d’un positon
item-particle-builder-1-proton-parts-a-none = De rien de plus petit : il n’a pas de parties
item-particle-builder-1-proton-parts-b = De quoi est fait un neutron ?
item-particle-builder-1-proton-parts-b-udd = Un quark up et deux down
item-particle-builder-1-proton-parts-b-uud = Deux quarks up et un down
item-particle-builder-1-proton-parts-b-decay = Un proton et un électron
item-particle-builder-1-proton-parts-b-none = Il n’a pas de parties : rien n’est plus petit
item-particle-builder-1-proton-parts-c = Le tritium est un noyau d’un proton et de deux neutrons. Quels quarks contient-il ?
item-particle-builder-1-proton-parts-c-five-down = 4 up et 5 down
item-particle-builder-1-proton-parts-c-five-up = 5 up et 4 down
item-particle-builder-1-proton-parts-c-none = 3 parties, mais pas de quark
item-particle-builder-1-proton-parts-c-mixed = 6 up, 3 down, 2 électrons

## Antiparticle

item-particle-builder-1-antiparticle-law = Une particule et son antiparticule ont la même masse et des charges opposées.
item-particle-builder-1-antiparticle-a = Voici un électron. Quelles sont les valeurs de son antiparticule ?
item-particle-builder-1-antiparticle-a-charge = Même masse, charge opposée
item-particle-builder-1-antiparticle-a-mass = Masse négative, même charge
item-particle-builder-1-antiparticle-a-both = Masse négative, charge opposée
item-particle-builder-1-antiparticle-a-neither = Même masse, même charge
item-particle-builder-1-antiparticle-b = Voici un quark up. Quelles sont les valeurs de son antiparticule ?
item-particle-builder-1-antiparticle-b-charge = La même masse, mais une charge de l’autre signe
item-particle-builder-1-antiparticle-b-mass = Une masse de l’autre signe, mais la même charge
item-particle-builder-1-antiparticle-b-both = Une masse et une charge de l’autre signe
item-particle-builder-1-antiparticle-b-neither = Une masse et une charge inchangées
item-particle-builder-1-antiparticle-c = Un scanner à l’hôpital utilise des positons. Quelle masse et quelle charge ont-ils, comparés aux électrons ?
item-particle-builder-1-antiparticle-c-opposite = La même masse et la charge opposée
item-particle-builder-1-antiparticle-c-negative = Une masse négative et la charge opposée
item-particle-builder-1-antiparticle-c-same = La même masse et la même charge
item-particle-builder-1-antiparticle-c-weight = Une masse négative et la même charge

## Mass and charge

item-particle-builder-1-mass-and-charge-law = La masse et la charge sont deux choses différentes : être plus lourd ne veut pas dire avoir plus de charge.
item-particle-builder-1-mass-and-charge-a = Un muon est environ 200 fois plus lourd qu’un électron. Quelle est sa charge ?
item-particle-builder-1-mass-and-charge-a-same = La même que celle de l’électron
item-particle-builder-1-mass-and-charge-a-more = Environ 200 fois plus grande
item-particle-builder-1-mass-and-charge-a-less = Environ 200 fois plus petite
item-particle-builder-1-mass-and-charge-a-none = Nulle, il est trop lourd pour en avoir
item-particle-builder-1-mass-and-charge-b = Un quark top est environ 80 000 fois plus lourd qu’un quark up. Quelle est sa charge ?
item-particle-builder-1-mass-and-charge-b-same = La même que celle du quark up
item-particle-builder-1-mass-and-charge-b-more = Environ 80 000 fois plus grande
item-particle-builder-1-mass-and-charge-b-less = Environ 80 000 fois plus petite
item-particle-builder-1-mass-and-charge-b-none = Nulle, car il est bien trop lourd
item-particle-builder-1-mass-and-charge-c = Un atome de xénon et un d’hydrogène perdent chacun un électron. Le xénon est 130 fois plus lourd. Quel ion a le plus de charge ?
item-particle-builder-1-mass-and-charge-c-equal = Les deux ont la même charge
item-particle-builder-1-mass-and-charge-c-xenon = Le xénon, en proportion de sa masse
item-particle-builder-1-mass-and-charge-c-hydrogen = L’hydrogène : elle n’est pas diluée
item-particle-builder-1-mass-and-charge-c-none = L’hydrogène : le xénon est trop lourd

## Proton mass

item-particle-builder-1-proton-mass-law = Un proton est bien plus lourd que ses quarks, parce que presque toute sa masse est de l’énergie à l’intérieur.
item-particle-builder-1-proton-mass-a = Tu connais les masses des trois quarks d’un proton. Quelle est la masse du proton entier ?
item-particle-builder-1-proton-mass-a-energy = Bien plus grande, à cause de l’énergie qu’il contient
item-particle-builder-1-proton-mass-a-sum = Égale à la somme des masses des trois quarks
item-particle-builder-1-proton-mass-a-higgs = Bien plus grande, parce que c’est le Higgs qui l’alourdit
item-particle-builder-1-proton-mass-a-shell = Bien plus grande, à cause de sa coque solide
item-particle-builder-1-proton-mass-b = Tu connais les masses des trois quarks d’un neutron. Quelle est la masse du neutron entier ?
item-particle-builder-1-proton-mass-b-energy = Beaucoup plus grande, car l’énergie est aussi de la masse
item-particle-builder-1-proton-mass-b-sum = Juste la somme des trois quarks
item-particle-builder-1-proton-mass-b-higgs = Beaucoup plus grande, car le Higgs en donne l’essentiel
item-particle-builder-1-proton-mass-b-shell = Beaucoup plus grande, car la coque est dure
item-particle-builder-1-proton-mass-c = Quelle part de ta masse vient du champ de Higgs, comme masse des quarks et des électrons ?
item-particle-builder-1-proton-mass-c-little = Environ un centième
item-particle-builder-1-proton-mass-c-most = Presque toute
item-particle-builder-1-proton-mass-c-sum = Exactement toute
item-particle-builder-1-proton-mass-c-shell = Rien : elle est dans des coques

## Same state

item-particle-builder-1-same-state-law = Des particules de spin entier peuvent partager un état. Deux particules identiques de spin ½ ne le peuvent jamais.
item-particle-builder-1-same-state-a = Quelles particules peuvent être toutes les deux exactement dans le même état ?
item-particle-builder-1-same-state-a-why = Qu’est-ce qui le permet ?
item-particle-builder-1-same-state-a-why-spin = Elles ont un spin entier
item-particle-builder-1-same-state-a-why-equal = Elles sont de la même sorte
item-particle-builder-1-same-state-a-why-neutral = Elles n’ont pas de charge
item-particle-builder-1-same-state-a-why-light = Elles n’ont pas de masse
item-particle-builder-1-same-state-b = Quelles particules peuvent être toutes les deux exactement dans le même état ?
item-particle-builder-1-same-state-b-why = Qu’est-ce qui le permet ?
item-particle-builder-1-same-state-b-why-spin = Leur spin est 1, et non ½
item-particle-builder-1-same-state-b-why-equal = Elles sont identiques
item-particle-builder-1-same-state-b-why-neutral = Leur charge est nulle
item-particle-builder-1-same-state-b-why-light = Leur masse est nulle
item-particle-builder-1-same-state-c = Dans un laser, des milliards de photons partagent un état. Des milliards d’électrons le peuvent-ils aussi ?
item-particle-builder-1-same-state-c-spin = Non : leur spin est ½
item-particle-builder-1-same-state-c-charge = Non : leur charge est −1
item-particle-builder-1-same-state-c-can = Oui : ils sont tous pareils
item-particle-builder-1-same-state-c-repel = Non : ils se repoussent

## Annihilation partner

item-particle-builder-1-annihilation-partner-law = Un électron ou un muon ne devient de la lumière qu’avec sa propre antiparticule.
item-particle-builder-1-annihilation-partner-a = Un électron rencontre une de ces particules. Avec laquelle peut-il s’annihiler ?
item-particle-builder-1-annihilation-partner-b = Un muon rencontre une de ces particules. Avec laquelle peut-il s’annihiler ?
item-particle-builder-1-annihilation-partner-c = Un positon ralentit dans l’eau. Avec quelle particule peut-il s’annihiler ?
item-particle-builder-1-annihilation-partner-c-electron = Avec un électron
item-particle-builder-1-annihilation-partner-c-proton = Avec un proton
item-particle-builder-1-annihilation-partner-c-neutron = Avec un neutron
item-particle-builder-1-annihilation-partner-c-any = Avec n’importe laquelle

## Annihilation energy

item-particle-builder-1-annihilation-energy-law = Quand une paire s’annihile, son énergie ne se perd pas : elle repart, souvent sous forme de lumière.
item-particle-builder-1-annihilation-energy-a = Deux particules lentes s’annihilent, et les deux disparaissent. Que devient leur énergie ?
item-particle-builder-1-annihilation-energy-a-stays = Elle reste la même et part, par exemple en lumière
item-particle-builder-1-annihilation-energy-a-destroyed = Elle est détruite avec les deux particules
item-particle-builder-1-annihilation-energy-a-cancels = Elle s’annule : plus et moins font zéro
item-particle-builder-1-annihilation-energy-a-mass = Elle devient la masse de la lumière
item-particle-builder-1-annihilation-energy-b = Deux particules rapides s’annihilent, et les deux disparaissent. Que devient leur énergie ?
item-particle-builder-1-annihilation-energy-b-stays = Elle passe tout entière à d’autres particules
item-particle-builder-1-annihilation-energy-b-destroyed = Elle se perd avec les particules
item-particle-builder-1-annihilation-energy-b-cancels = Elle est nulle : matière plus antimatière
item-particle-builder-1-annihilation-energy-b-mass = Elle donne sa masse à la lumière
item-particle-builder-1-annihilation-energy-c = Dans un patient, un électron et un positon s’annihilent. Que mesure l’appareil autour de lui ?
item-particle-builder-1-annihilation-energy-c-light = Des photons avec l’énergie des deux
item-particle-builder-1-annihilation-energy-c-nothing = Un trou où l’énergie a disparu
item-particle-builder-1-annihilation-energy-c-rest = Seulement l’énergie qui est restée
item-particle-builder-1-annihilation-energy-c-mass = Des photons avec la masse des deux
