# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = Une particule qui absorbe un photon reste ce qu’elle est, parce qu’un photon ne change ni la charge ni la saveur.
item-u-know-feynman-photon-keeps-a = Un électron absorbe un photon. Qu’est-il ensuite ?
item-u-know-feynman-photon-keeps-b = Un quark down absorbe un photon. Qu’est-il ensuite ?
item-u-know-feynman-photon-keeps-c = Un photon gamma frappe un électron, qui part presque à la vitesse de la lumière. Qu’est-il maintenant ?
item-u-know-feynman-photon-keeps-c-electron = Un électron avec plus d’énergie
item-u-know-feynman-photon-keeps-c-muon = Un muon, car il a pris de la masse
item-u-know-feynman-photon-keeps-c-photon = Un photon, car il est si rapide
item-u-know-feynman-photon-keeps-c-positron = Un positon

## W keeps family

item-u-know-feynman-w-keeps-family-law = Un W change un neutrino en lepton chargé de sa famille, parce que le nombre de chaque famille est conservé.
item-u-know-feynman-w-keeps-family-a = Un W agit sur un neutrino muonique. Que peut-il devenir ?
item-u-know-feynman-w-keeps-family-a-why = Pourquoi ?
item-u-know-feynman-w-keeps-family-a-why-family = Un W respecte la famille du lepton
item-u-know-feynman-w-keeps-family-a-why-light = Un W choisit le plus léger
item-u-know-feynman-w-keeps-family-a-why-any = Un W choisit n’importe quelle particule
item-u-know-feynman-w-keeps-family-b = Un W agit sur un neutrino tauique. Que peut-il devenir ?
item-u-know-feynman-w-keeps-family-b-why = Pourquoi ?
item-u-know-feynman-w-keeps-family-b-why-any = Un W peut donner tout lepton
item-u-know-feynman-w-keeps-family-b-why-light = C’est toujours le plus léger qui naît
item-u-know-feynman-w-keeps-family-b-why-family = Le tau et le neutrino tauique sont une famille
item-u-know-feynman-w-keeps-family-c = Dans la glace du pôle Sud, un W transforme des neutrinos en électrons. Quels neutrinos sont entrés ?
item-u-know-feynman-w-keeps-family-c-electron = Des neutrinos électroniques
item-u-know-feynman-w-keeps-family-c-muon = Surtout des neutrinos muoniques
item-u-know-feynman-w-keeps-family-c-any = Les trois sortes, à parts égales
item-u-know-feynman-w-keeps-family-c-light = Les plus légers, quels qu’ils soient

## W changes charge

item-u-know-feynman-w-changes-charge-law = Un W change d’une unité la charge d’un quark, parce qu’il porte lui-même une unité de charge.
item-u-know-feynman-w-changes-charge-a = Un W agit sur un quark down. Que peut-il devenir ?
item-u-know-feynman-w-changes-charge-a-why = Pourquoi ?
item-u-know-feynman-w-changes-charge-a-why-keeps = Un W laisse la charge telle quelle
item-u-know-feynman-w-changes-charge-a-why-unit = Un W porte une unité de charge
item-u-know-feynman-w-changes-charge-a-why-mirror = Un W fait de l’antimatière
item-u-know-feynman-w-changes-charge-b = Un W agit sur un quark bottom. Que peut-il devenir ?
item-u-know-feynman-w-changes-charge-b-why = Pourquoi ?
item-u-know-feynman-w-changes-charge-b-why-unit = La charge doit changer d’une unité
item-u-know-feynman-w-changes-charge-b-why-keeps = La charge doit rester la même
item-u-know-feynman-w-changes-charge-b-why-mirror = Le quark doit devenir son antiquark
item-u-know-feynman-w-changes-charge-c = Un lambda (up, down, strange) devient un proton (up, up, down) et émet un W. Qu’est devenu le quark strange ?
item-u-know-feynman-w-changes-charge-c-up = Un quark up
item-u-know-feynman-w-changes-charge-c-down = Un quark down, de même charge qu’avant
item-u-know-feynman-w-changes-charge-c-anti = Un antiquark de sa sorte
item-u-know-feynman-w-changes-charge-c-electron = Un électron

## Three quarks

item-u-know-feynman-three-quarks-law = Up, up, down font un proton, et up, down, down font un neutron, parce que les charges des trois quarks donnent +1 et 0.
item-u-know-feynman-three-quarks-a = Que faut-il pour faire un proton ?
item-u-know-feynman-three-quarks-b = Que faut-il pour faire un neutron ?
item-u-know-feynman-three-quarks-c = En 1964, on a trouvé une particule de trois quarks strange (−⅓ chacun). Quelle est sa charge électrique ?
item-u-know-feynman-three-quarks-c-minus = −1
item-u-know-feynman-three-quarks-c-plus = +1
item-u-know-feynman-three-quarks-c-third = −⅓
item-u-know-feynman-three-quarks-c-zero = 0

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = Une antiparticule a la même masse que sa jumelle, parce que seules ses charges sont inversées.
item-u-know-feynman-antimatter-twin-a = Quelles sont la masse et la charge d’un antitau, comparées à celles d’un tau ?
item-u-know-feynman-antimatter-twin-a-twin = La même masse et la charge opposée
item-u-know-feynman-antimatter-twin-a-mirror = La masse opposée et la charge opposée
item-u-know-feynman-antimatter-twin-a-same = La même masse et la même charge
item-u-know-feynman-antimatter-twin-a-weight = La masse opposée et la même charge
item-u-know-feynman-antimatter-twin-b = Comment sont la masse et la charge d’un positon, comparées à celles d’un électron ?
item-u-know-feynman-antimatter-twin-b-weight = Sa masse est opposée, pas sa charge
item-u-know-feynman-antimatter-twin-b-same = Masse et charge sont les mêmes
item-u-know-feynman-antimatter-twin-b-twin = Sa charge est opposée, pas sa masse
item-u-know-feynman-antimatter-twin-b-mirror = Masse et charge sont opposées
item-u-know-feynman-antimatter-twin-c = En 2023, des physiciens ont lâché des atomes d’antihydrogène dans le vide. Comment ces atomes ont-ils bougé ?
item-u-know-feynman-antimatter-twin-c-down = Ils sont tombés, tout comme l’hydrogène
item-u-know-feynman-antimatter-twin-c-up = Ils sont montés, car leur masse est négative
item-u-know-feynman-antimatter-twin-c-plus = Ils sont allés vers le pôle plus
item-u-know-feynman-antimatter-twin-c-stay = Ils sont restés là, car ils sont neutres

## Neutron decay

item-u-know-feynman-neutron-decay-law = Quand un neutron devient un proton, un électron et un antineutrino apparaissent aussi, parce que la charge et le nombre leptonique sont conservés.
item-u-know-feynman-neutron-decay-a = Un neutron libre devient un proton. Qu’est-ce qui apparaît aussi ?
item-u-know-feynman-neutron-decay-b = Un antineutron libre devient un antiproton. Qu’est-ce qui apparaît aussi ?
item-u-know-feynman-neutron-decay-c = Des neutrons se désintègrent en protons. L’électron reçoit tantôt plus d’énergie, tantôt moins. Qu’est-ce qui prend le reste ?
item-u-know-feynman-neutron-decay-c-antineutrino = Un antineutrino
item-u-know-feynman-neutron-decay-c-lost = Rien : il est consommé
item-u-know-feynman-neutron-decay-c-light = Un éclair de lumière chaque fois
item-u-know-feynman-neutron-decay-c-vary = On ne peut pas le savoir : c’est le hasard

## Gluon pair

item-u-know-feynman-gluon-pair-law = Un gluon devient un quark et son antiquark, parce qu’un gluon n’a ni charge électrique ni saveur.
item-u-know-feynman-gluon-pair-a = Un gluon devient un quark charm et une seconde particule. Laquelle ?
item-u-know-feynman-gluon-pair-b = Un gluon devient un quark bottom et une seconde particule. Laquelle ?
item-u-know-feynman-gluon-pair-c = Dans un détecteur, de la lumière de très haute énergie produit un muon et un partenaire. Quel est ce partenaire ?
item-u-know-feynman-gluon-pair-c-antimuon = Un antimuon
item-u-know-feynman-gluon-pair-c-muon = Un muon, pour qu’ils soient égaux
item-u-know-feynman-gluon-pair-c-positron = Un positon, qui est positif aussi
item-u-know-feynman-gluon-pair-c-neutrino = Un neutrino muonique

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = La masse d’un proton est surtout de l’énergie qu’il contient, parce que ses quarks n’ont que très peu de masse.
item-u-know-feynman-nucleon-mass-a = D’où vient la plus grande part de la masse d’un proton ?
item-u-know-feynman-nucleon-mass-a-higgs = Du champ de Higgs
item-u-know-feynman-nucleon-mass-a-electrons = Des électrons qu’il contient
item-u-know-feynman-nucleon-mass-a-quarks = De la masse de ses quarks
item-u-know-feynman-nucleon-mass-a-energy = De l’énergie qu’il contient
item-u-know-feynman-nucleon-mass-b = D’où vient la plus grande part de la masse d’un neutron ?
item-u-know-feynman-nucleon-mass-b-electrons = Des électrons dedans la donnent
item-u-know-feynman-nucleon-mass-b-energy = L’énergie à l’intérieur la donne
item-u-know-feynman-nucleon-mass-b-quarks = Ses trois quarks la donnent
item-u-know-feynman-nucleon-mass-b-higgs = Le Higgs la donne
item-u-know-feynman-nucleon-mass-c = Supposons que les quarks n’aient aucune masse. Quelle serait la masse d’un proton ?
item-u-know-feynman-nucleon-mass-c-most = Presque la même qu’en réalité
item-u-know-feynman-nucleon-mass-c-nothing = Nulle, sans le Higgs
item-u-know-feynman-nucleon-mass-c-parts = Nulle, comme celle de ses parties
item-u-know-feynman-nucleon-mass-c-shell = Celle de sa coque seulement
