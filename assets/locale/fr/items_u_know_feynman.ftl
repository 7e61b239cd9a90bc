# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = Une particule qui absorbe un photon reste ce qu’elle est, parce qu’un photon ne change ni la charge ni la saveur.
item-u-know-feynman-photon-keeps-a = Un électron absorbe un photon. Qu’est-il ensuite ?
item-u-know-feynman-photon-keeps-b = Un quark down absorbe un photon. Qu’est-il ensuite ?

## W keeps family

item-u-know-feynman-w-keeps-family-law = Un W change un neutrino en lepton chargé de sa famille, parce que le nombre de chaque famille est conservé.
item-u-know-feynman-w-keeps-family-a = Un W agit sur un neutrino muonique. Que peut-il devenir ?
item-u-know-feynman-w-keeps-family-a-why = Pourquoi ?
item-u-know-feynman-w-keeps-family-a-why-family = Un W respecte la famille du lepton
item-u-know-feynman-w-keeps-family-a-why-light = Un W choisit le plus léger
item-u-know-feynman-w-keeps-family-a-why-any = Un W choisit n’importe quelle particule
item-u-know-feynman-w-keeps-family-b = Un W agit sur un neutrino tauique. Que peut-il devenir ?
item-u-know-feynman-w-keeps-family-b-why = Pourquoi ?
item-u-know-feynman-w-keeps-family-b-why-any = Un W choisit n’importe quelle particule
item-u-know-feynman-w-keeps-family-b-why-light = Un W choisit le plus léger
item-u-know-feynman-w-keeps-family-b-why-family = Un W respecte la famille du lepton

## W changes charge

item-u-know-feynman-w-changes-charge-law = Un W change d’une unité la charge d’un quark, parce qu’il porte lui-même une unité de charge.
item-u-know-feynman-w-changes-charge-a = Un W agit sur un quark down. Que peut-il devenir ?
item-u-know-feynman-w-changes-charge-a-why = Pourquoi ?
item-u-know-feynman-w-changes-charge-a-why-keeps = Un W laisse la charge telle quelle
item-u-know-feynman-w-changes-charge-a-why-unit = Un W porte une unité de charge
item-u-know-feynman-w-changes-charge-a-why-mirror = Un W fait de l’antimatière
item-u-know-feynman-w-changes-charge-b = Un W agit sur un quark bottom. Que peut-il devenir ?
item-u-know-feynman-w-changes-charge-b-why = Pourquoi ?
item-u-know-feynman-w-changes-charge-b-why-unit = Un W porte une unité de charge
item-u-know-feynman-w-changes-charge-b-why-keeps = Un W laisse la charge telle quelle
item-u-know-feynman-w-changes-charge-b-why-mirror = Un W fait de l’antimatière

## Three quarks

item-u-know-feynman-three-quarks-law = Up, up, down font un proton, et up, down, down font un neutron, parce que les charges des trois quarks donnent +1 et 0.
item-u-know-feynman-three-quarks-a = Que faut-il pour faire un proton ?
item-u-know-feynman-three-quarks-b = Que faut-il pour faire un neutron ?

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = Une antiparticule a la même masse que sa jumelle, parce que seules ses charges sont inversées.
item-u-know-feynman-antimatter-twin-a = Qu’a un antitau par rapport à un tau ?
item-u-know-feynman-antimatter-twin-a-twin = La même masse et la charge opposée
item-u-know-feynman-antimatter-twin-a-mirror = La masse opposée et la charge opposée
item-u-know-feynman-antimatter-twin-a-same = La même masse et la même charge
item-u-know-feynman-antimatter-twin-a-weight = La masse opposée et la même charge
item-u-know-feynman-antimatter-twin-b = Qu’a un positon par rapport à un électron ?
item-u-know-feynman-antimatter-twin-b-weight = La masse opposée et la même charge
item-u-know-feynman-antimatter-twin-b-same = La même masse et la même charge
item-u-know-feynman-antimatter-twin-b-twin = La même masse et la charge opposée
item-u-know-feynman-antimatter-twin-b-mirror = La masse opposée et la charge opposée

## Neutron decay

item-u-know-feynman-neutron-decay-law = Quand un neutron devient un proton, un électron et un antineutrino apparaissent aussi, parce que la charge et le nombre leptonique sont conservés.
item-u-know-feynman-neutron-decay-a = Un neutron libre devient un proton. Qu’est-ce qui apparaît aussi ?
item-u-know-feynman-neutron-decay-b = Un antineutron libre devient un antiproton. Qu’est-ce qui apparaît aussi ?

## Gluon pair

item-u-know-feynman-gluon-pair-law = Un gluon devient un quark et son antiquark, parce qu’un gluon n’a ni charge électrique ni saveur.
item-u-know-feynman-gluon-pair-a = Un gluon devient un quark charm et une seconde particule. Laquelle ?
item-u-know-feynman-gluon-pair-b = Un gluon devient un quark bottom et une seconde particule. Laquelle ?

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = La masse d’un proton est surtout de l’énergie qu’il contient, parce que ses quarks n’ont que très peu de masse.
item-u-know-feynman-nucleon-mass-a = D’où vient la plus grande part de la masse d’un proton ?
item-u-know-feynman-nucleon-mass-a-higgs = Du champ de Higgs
item-u-know-feynman-nucleon-mass-a-electrons = Des électrons qu’il contient
item-u-know-feynman-nucleon-mass-a-quarks = De la masse de ses quarks
item-u-know-feynman-nucleon-mass-a-energy = De l’énergie qu’il contient
item-u-know-feynman-nucleon-mass-b = D’où vient la plus grande part de la masse d’un neutron ?
item-u-know-feynman-nucleon-mass-b-electrons = Des électrons qu’il contient
item-u-know-feynman-nucleon-mass-b-energy = De l’énergie qu’il contient
item-u-know-feynman-nucleon-mass-b-quarks = De la masse de ses quarks
item-u-know-feynman-nucleon-mass-b-higgs = Du champ de Higgs
