# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = Ein Teilchen, das ein Photon aufnimmt, bleibt, was es ist, weil ein Photon weder Ladung noch Sorte ändert.
item-u-know-feynman-photon-keeps-a = Ein Elektron nimmt ein Photon auf. Was ist es danach?
item-u-know-feynman-photon-keeps-b = Ein Down-Quark nimmt ein Photon auf. Was ist es danach?
item-u-know-feynman-photon-keeps-c = Ein Photon mit sehr hoher Energie trifft ein Elektron. Danach fliegt das Elektron fast mit Lichtgeschwindigkeit davon. Was ist es jetzt?
item-u-know-feynman-photon-keeps-c-electron = Ein Elektron mit mehr Energie
item-u-know-feynman-photon-keeps-c-muon = Ein Myon, denn es hat Masse gewonnen
item-u-know-feynman-photon-keeps-c-photon = Ein Photon, denn es ist so schnell
item-u-know-feynman-photon-keeps-c-positron = Ein Positron

## W keeps family

item-u-know-feynman-w-keeps-family-law = Ein W macht aus einem Neutrino das geladene Lepton seiner Familie, weil jede Familienzahl erhalten bleibt.
item-u-know-feynman-w-keeps-family-a = Ein W wirkt auf ein Myon-Neutrino. Was kann daraus werden?
item-u-know-feynman-w-keeps-family-a-why = Warum?
item-u-know-feynman-w-keeps-family-a-why-family = Ein W behält die Familie bei
item-u-know-feynman-w-keeps-family-a-why-light = Ein W nimmt das leichteste
item-u-know-feynman-w-keeps-family-a-why-any = Ein W wählt irgendein anderes Teilchen
item-u-know-feynman-w-keeps-family-b = Ein W wirkt auf ein Tau-Neutrino. Was kann daraus werden?
item-u-know-feynman-w-keeps-family-b-why = Warum?
item-u-know-feynman-w-keeps-family-b-why-any = Ein W kann jedes Lepton machen
item-u-know-feynman-w-keeps-family-b-why-light = Es entsteht stets das leichteste Lepton
item-u-know-feynman-w-keeps-family-b-why-family = Tau und Tau-Neutrino sind eine Familie
item-u-know-feynman-w-keeps-family-c = Im Eis des Südpols macht ein W aus Neutrinos Elektronen. Welche Neutrinos kamen herein?
item-u-know-feynman-w-keeps-family-c-electron = Elektron-Neutrinos
item-u-know-feynman-w-keeps-family-c-muon = Meist Myon-Neutrinos
item-u-know-feynman-w-keeps-family-c-any = Alle drei Arten, gleich oft
item-u-know-feynman-w-keeps-family-c-light = Die leichtesten, welche auch immer

## W changes charge

item-u-know-feynman-w-changes-charge-law = Ein W ändert die Ladung eines Quarks um eins, weil es selbst eine ganze Ladung trägt.
item-u-know-feynman-w-changes-charge-a = Ein W wirkt auf ein Down-Quark. Was kann daraus werden?
item-u-know-feynman-w-changes-charge-a-why = Warum?
item-u-know-feynman-w-changes-charge-a-why-keeps = Ein W lässt die Ladung gleich
item-u-know-feynman-w-changes-charge-a-why-unit = Ein W trägt eine ganze Ladung
item-u-know-feynman-w-changes-charge-a-why-mirror = Ein W macht Materie zu Antimaterie
item-u-know-feynman-w-changes-charge-b = Ein W wirkt auf ein Bottom-Quark. Was kann daraus werden?
item-u-know-feynman-w-changes-charge-b-why = Warum?
item-u-know-feynman-w-changes-charge-b-why-unit = Die Ladung muss sich um eins ändern
item-u-know-feynman-w-changes-charge-b-why-keeps = Die Ladung muss gleich bleiben
item-u-know-feynman-w-changes-charge-b-why-mirror = Das Quark muss sein Antiquark werden
item-u-know-feynman-w-changes-charge-c = Ein Lambda (Up, Down, Strange) wird zu einem Proton (Up, Up, Down) und gibt ein W ab. Was wurde aus dem Strange-Quark?
item-u-know-feynman-w-changes-charge-c-up = Ein Up-Quark
item-u-know-feynman-w-changes-charge-c-down = Ein Down-Quark, genauso geladen wie zuvor
item-u-know-feynman-w-changes-charge-c-anti = Ein Antiquark seiner Art
item-u-know-feynman-w-changes-charge-c-electron = Ein Elektron

## Three quarks

item-u-know-feynman-three-quarks-law = Up, Up, Down bilden ein Proton, Up, Down, Down ein Neutron, weil die Ladungen der drei Quarks +1 und 0 ergeben.
item-u-know-feynman-three-quarks-a = Was davon ergibt ein Proton?
item-u-know-feynman-three-quarks-b = Was davon ergibt ein Neutron?
item-u-know-feynman-three-quarks-c = 1964 wurde ein Teilchen aus drei Strange-Quarks (je −⅓) gefunden. Welche elektrische Ladung hat es?
item-u-know-feynman-three-quarks-c-minus = −1
item-u-know-feynman-three-quarks-c-plus = +1
item-u-know-feynman-three-quarks-c-third = −⅓
item-u-know-feynman-three-quarks-c-zero = 0

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = Ein Antiteilchen hat die gleiche Masse wie sein Zwilling, weil nur seine Ladungen umgekehrt sind.
item-u-know-feynman-antimatter-twin-a = Was hat ein Antitau, verglichen mit einem Tau?
item-u-know-feynman-antimatter-twin-a-twin = Gleiche Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-a-mirror = Entgegengesetzte Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-a-same = Gleiche Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-a-weight = Entgegengesetzte Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-b = Was hat ein Positron, verglichen mit einem Elektron?
item-u-know-feynman-antimatter-twin-b-weight = Seine Masse ist entgegengesetzt, die Ladung nicht
item-u-know-feynman-antimatter-twin-b-same = Masse und Ladung sind gleich
item-u-know-feynman-antimatter-twin-b-twin = Seine Ladung ist entgegengesetzt, die Masse nicht
item-u-know-feynman-antimatter-twin-b-mirror = Masse und Ladung sind entgegengesetzt
item-u-know-feynman-antimatter-twin-c = 2023 ließ man am CERN Atome von Antiwasserstoff im Vakuum los. Wie bewegten sich diese Atome?
item-u-know-feynman-antimatter-twin-c-down = Sie fielen nach unten wie Wasserstoff
item-u-know-feynman-antimatter-twin-c-up = Sie stiegen auf, mit negativer Masse
item-u-know-feynman-antimatter-twin-c-plus = Sie flogen zum Pluspol
item-u-know-feynman-antimatter-twin-c-stay = Sie blieben, weil sie neutral sind

## Neutron decay

item-u-know-feynman-neutron-decay-law = Wird ein Neutron zum Proton, entstehen auch Elektron und Antineutrino, weil Ladung und Leptonenzahl erhalten bleiben.
item-u-know-feynman-neutron-decay-a = Ein freies Neutron wird zu einem Proton. Was entsteht noch?
item-u-know-feynman-neutron-decay-b = Ein freies Antineutron wird zu einem Antiproton. Was entsteht noch?
item-u-know-feynman-neutron-decay-c = Neutronen zerfallen in Protonen. Das Elektron bekommt einmal mehr Energie, einmal weniger. Was nimmt den Rest?
item-u-know-feynman-neutron-decay-c-antineutrino = Ein Antineutrino
item-u-know-feynman-neutron-decay-c-lost = Nichts: Er wird verbraucht
item-u-know-feynman-neutron-decay-c-light = Jedes Mal ein Lichtblitz
item-u-know-feynman-neutron-decay-c-vary = Das weiß niemand: Es ist Zufall

## Gluon pair

item-u-know-feynman-gluon-pair-law = Ein Gluon wird zu einem Quark und seinem Antiquark, weil sich nur so ihre Ladungen und ihre Sorten aufheben.
item-u-know-feynman-gluon-pair-a = Ein Gluon wird zu einem Charm-Quark und einem zweiten Teilchen. Zu welchem?
item-u-know-feynman-gluon-pair-b = Ein Gluon wird zu einem Bottom-Quark und einem zweiten Teilchen. Zu welchem?
item-u-know-feynman-gluon-pair-c = In einem Detektor macht Licht sehr hoher Energie ein Myon und einen Partner dazu. Was ist der Partner?
item-u-know-feynman-gluon-pair-c-antimuon = Ein Antimyon
item-u-know-feynman-gluon-pair-c-muon = Ein Myon, damit es gleiche sind
item-u-know-feynman-gluon-pair-c-positron = Ein Positron, das auch positiv ist
item-u-know-feynman-gluon-pair-c-neutrino = Ein Myon-Neutrino

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = Der größte Teil der Masse eines Protons ist Energie in ihm, weil seine Quarks nur sehr wenig Masse haben.
item-u-know-feynman-nucleon-mass-a = Woher kommt der größte Teil der Masse eines Protons?
item-u-know-feynman-nucleon-mass-a-higgs = Vom Higgs-Feld
item-u-know-feynman-nucleon-mass-a-electrons = Von Elektronen in ihm
item-u-know-feynman-nucleon-mass-a-quarks = Von der Masse der Quarks
item-u-know-feynman-nucleon-mass-a-energy = Von der Energie in ihm
item-u-know-feynman-nucleon-mass-b = Woher kommt der größte Teil der Masse eines Neutrons?
item-u-know-feynman-nucleon-mass-b-electrons = Elektronen darin liefern sie
item-u-know-feynman-nucleon-mass-b-energy = Energie in ihm liefert sie
item-u-know-feynman-nucleon-mass-b-quarks = Seine drei Quarks liefern sie
item-u-know-feynman-nucleon-mass-b-higgs = Das Higgs liefert sie
item-u-know-feynman-nucleon-mass-c = Angenommen, Quarks hätten überhaupt keine Masse. Wie schwer wäre ein Proton?
item-u-know-feynman-nucleon-mass-c-most = Fast so schwer, wie es ist
item-u-know-feynman-nucleon-mass-c-nothing = Masselos, ohne das Higgs
item-u-know-feynman-nucleon-mass-c-parts = Masselos, wie seine Teile
item-u-know-feynman-nucleon-mass-c-shell = So schwer wie seine Hülle
