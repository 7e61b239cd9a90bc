# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = Ein Teilchen, das ein Photon aufnimmt, bleibt, was es ist, weil ein Photon weder Ladung noch Sorte ändert.
item-u-know-feynman-photon-keeps-a = Ein Elektron nimmt ein Photon auf. Was ist es danach?
item-u-know-feynman-photon-keeps-b = Ein Down-Quark nimmt ein Photon auf. Was ist es danach?

## W keeps family

item-u-know-feynman-w-keeps-family-law = Ein W macht aus einem Neutrino das geladene Lepton seiner Familie, weil jede Familienzahl erhalten bleibt.
item-u-know-feynman-w-keeps-family-a = Ein W wirkt auf ein Myon-Neutrino. Was kann daraus werden?
item-u-know-feynman-w-keeps-family-a-why = Warum?
item-u-know-feynman-w-keeps-family-a-why-family = Ein W behält die Familie bei
item-u-know-feynman-w-keeps-family-a-why-light = Ein W nimmt das leichteste
item-u-know-feynman-w-keeps-family-a-why-any = Ein W wählt irgendein anderes Teilchen
item-u-know-feynman-w-keeps-family-b = Ein W wirkt auf ein Tau-Neutrino. Was kann daraus werden?
item-u-know-feynman-w-keeps-family-b-why = Warum?
item-u-know-feynman-w-keeps-family-b-why-any = Ein W wählt irgendein anderes Teilchen
item-u-know-feynman-w-keeps-family-b-why-light = Ein W nimmt das leichteste
item-u-know-feynman-w-keeps-family-b-why-family = Ein W behält die Familie bei

## W changes charge

item-u-know-feynman-w-changes-charge-law = Ein W ändert die Ladung eines Quarks um eins, weil es selbst eine ganze Ladung trägt.
item-u-know-feynman-w-changes-charge-a = Ein W wirkt auf ein Down-Quark. Was kann daraus werden?
item-u-know-feynman-w-changes-charge-a-why = Warum?
item-u-know-feynman-w-changes-charge-a-why-keeps = Ein W lässt die Ladung gleich
item-u-know-feynman-w-changes-charge-a-why-unit = Ein W trägt eine ganze Ladung
item-u-know-feynman-w-changes-charge-a-why-mirror = Ein W macht Materie zu Antimaterie
item-u-know-feynman-w-changes-charge-b = Ein W wirkt auf ein Bottom-Quark. Was kann daraus werden?
item-u-know-feynman-w-changes-charge-b-why = Warum?
item-u-know-feynman-w-changes-charge-b-why-unit = Ein W trägt eine ganze Ladung
item-u-know-feynman-w-changes-charge-b-why-keeps = Ein W lässt die Ladung gleich
item-u-know-feynman-w-changes-charge-b-why-mirror = Ein W macht Materie zu Antimaterie

## Three quarks

item-u-know-feynman-three-quarks-law = Up, Up, Down bilden ein Proton, Up, Down, Down ein Neutron, weil die Ladungen der drei Quarks +1 und 0 ergeben.
item-u-know-feynman-three-quarks-a = Was davon ergibt ein Proton?
item-u-know-feynman-three-quarks-b = Was davon ergibt ein Neutron?

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = Ein Antiteilchen hat die gleiche Masse wie sein Zwilling, weil nur seine Ladungen umgekehrt sind.
item-u-know-feynman-antimatter-twin-a = Was hat ein Antitau, verglichen mit einem Tau?
item-u-know-feynman-antimatter-twin-a-twin = Gleiche Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-a-mirror = Entgegengesetzte Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-a-same = Gleiche Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-a-weight = Entgegengesetzte Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-b = Was hat ein Positron, verglichen mit einem Elektron?
item-u-know-feynman-antimatter-twin-b-weight = Entgegengesetzte Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-b-same = Gleiche Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-b-twin = Gleiche Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-b-mirror = Entgegengesetzte Masse und entgegengesetzte Ladung

## Neutron decay

item-u-know-feynman-neutron-decay-law = Wird ein Neutron zum Proton, entstehen auch Elektron und Antineutrino, weil Ladung und Leptonenzahl erhalten bleiben.
item-u-know-feynman-neutron-decay-a = Ein freies Neutron wird zu einem Proton. Was entsteht noch?
item-u-know-feynman-neutron-decay-b = Ein freies Antineutron wird zu einem Antiproton. Was entsteht noch?

## Gluon pair

item-u-know-feynman-gluon-pair-law = Ein Gluon wird zu einem Quark und seinem Antiquark, weil sich nur so ihre Ladungen und ihre Sorten aufheben.
item-u-know-feynman-gluon-pair-a = Ein Gluon wird zu einem Charm-Quark und einem zweiten Teilchen. Zu welchem?
item-u-know-feynman-gluon-pair-b = Ein Gluon wird zu einem Bottom-Quark und einem zweiten Teilchen. Zu welchem?

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = Der größte Teil der Masse eines Protons ist Energie in ihm, weil seine Quarks nur sehr wenig Masse haben.
item-u-know-feynman-nucleon-mass-a = Woher kommt der größte Teil der Masse eines Protons?
item-u-know-feynman-nucleon-mass-a-higgs = Vom Higgs-Feld
item-u-know-feynman-nucleon-mass-a-electrons = Von Elektronen in ihm
item-u-know-feynman-nucleon-mass-a-quarks = Von der Masse der Quarks
item-u-know-feynman-nucleon-mass-a-energy = Von der Energie in ihm
item-u-know-feynman-nucleon-mass-b = Woher kommt der größte Teil der Masse eines Neutrons?
item-u-know-feynman-nucleon-mass-b-electrons = Von Elektronen in ihm
item-u-know-feynman-nucleon-mass-b-energy = Von der Energie in ihm
item-u-know-feynman-nucleon-mass-b-quarks = Von der Masse der Quarks
item-u-know-feynman-nucleon-mass-b-higgs = Vom Higgs-Feld
