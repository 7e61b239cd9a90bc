# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

item-u-know-feynman-photon-charge-law = Un photon agit sur tout ce qui a une charge électrique et sur rien d’autre, parce qu’il n’est sensible qu’à la charge.
item-u-know-feynman-photon-charge-a = Sur quoi un photon agit-il ?
item-u-know-feynman-photon-charge-b = Sur quelle particule un photon peut-il agir ?

item-u-know-feynman-gluon-colour-law = Un gluon n’agit que sur les quarks et les gluons, parce que rien d’autre n’a de charge de couleur.
item-u-know-feynman-gluon-colour-a = Sur quoi un gluon agit-il ?
item-u-know-feynman-gluon-colour-b = Sur quelle particule un gluon peut-il agir ?

item-u-know-feynman-w-on-neutrinos-law = Un W agit aussi sur les neutrinos, parce que l’interaction faible agit sur tous les quarks et leptons.
item-u-know-feynman-w-on-neutrinos-a = Lequel de ces bosons agit sur un neutrino électronique ?
item-u-know-feynman-w-on-neutrinos-b = Lequel de ces bosons agit sur un antineutrino muonique ?

item-u-know-feynman-photon-keeps-law = Une particule qui absorbe un photon reste ce qu’elle est, parce qu’un photon n’apporte aucune charge.
item-u-know-feynman-photon-keeps-a = Un électron absorbe un photon. Qu’est-il ensuite ?
item-u-know-feynman-photon-keeps-b = Un quark down absorbe un photon. Qu’est-il ensuite ?

item-u-know-feynman-w-keeps-family-law = Un W change un neutrino en lepton chargé de sa famille, parce que le nombre de chaque famille est conservé.
item-u-know-feynman-w-keeps-family-a = Un W agit sur un neutrino muonique. Que peut-il devenir ?
item-u-know-feynman-w-keeps-family-a-why = Pourquoi ?
item-u-know-feynman-w-keeps-family-a-why-light = Un W choisit le plus léger
item-u-know-feynman-w-keeps-family-a-why-family = Un W garde la famille du lepton
item-u-know-feynman-w-keeps-family-a-why-any = Un W choisit n’importe quelle particule
item-u-know-feynman-w-keeps-family-b = Un W agit sur un neutrino tauique. Que peut-il devenir ?
item-u-know-feynman-w-keeps-family-b-why = Pourquoi ?
item-u-know-feynman-w-keeps-family-b-why-any = Un W choisit n’importe quelle particule
item-u-know-feynman-w-keeps-family-b-why-light = Un W choisit le plus léger
item-u-know-feynman-w-keeps-family-b-why-family = Un W garde la famille du lepton

item-u-know-feynman-w-changes-charge-law = Un W change d’une unité la charge d’un quark, parce qu’il porte lui-même une unité de charge.
item-u-know-feynman-w-changes-charge-a = Un W agit sur un quark down. Que peut-il devenir ?
item-u-know-feynman-w-changes-charge-a-why = Pourquoi ?
item-u-know-feynman-w-changes-charge-a-why-keeps = Un W laisse la charge telle quelle
item-u-know-feynman-w-changes-charge-a-why-mirror = Un W fait de l’antimatière
item-u-know-feynman-w-changes-charge-a-why-unit = Un W porte une unité de charge
item-u-know-feynman-w-changes-charge-b = Un W agit sur un quark bottom. Que peut-il devenir ?
item-u-know-feynman-w-changes-charge-b-why = Pourquoi ?
item-u-know-feynman-w-changes-charge-b-why-unit = Un W porte une unité de charge
item-u-know-feynman-w-changes-charge-b-why-keeps = Un W laisse la charge telle quelle
item-u-know-feynman-w-changes-charge-b-why-mirror = Un W fait de l’antimatière

item-u-know-feynman-three-quarks-law = Un proton, c’est up, up, down, un neutron up, down, down, parce que les charges doivent faire +1 et 0.
item-u-know-feynman-three-quarks-a = Que faut-il pour faire un proton ?
item-u-know-feynman-three-quarks-b = Que faut-il pour faire un neutron ?

item-u-know-feynman-antimatter-twin-law = Une antiparticule a la même masse que sa jumelle, parce que seules ses charges sont inversées.
item-u-know-feynman-antimatter-twin-a = Qu’a un antitau, comparé à un tau ?
item-u-know-feynman-antimatter-twin-a-same = La même masse et la même charge
item-u-know-feynman-antimatter-twin-a-mirror = La masse opposée et la charge opposée
item-u-know-feynman-antimatter-twin-a-twin = La même masse et la charge opposée
item-u-know-feynman-antimatter-twin-a-weight = La masse opposée et la même charge
item-u-know-feynman-antimatter-twin-b = Qu’a un positon, comparé à un électron ?
item-u-know-feynman-antimatter-twin-b-weight = La masse opposée et la même charge
item-u-know-feynman-antimatter-twin-b-twin = La même masse et la charge opposée
item-u-know-feynman-antimatter-twin-b-same = La même masse et la même charge
item-u-know-feynman-antimatter-twin-b-mirror = La masse opposée et la charge opposée
