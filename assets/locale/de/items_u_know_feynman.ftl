# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

item-u-know-feynman-photon-charge-law = Ein Photon wirkt auf alles mit elektrischer Ladung und auf sonst nichts, weil es nur an Ladung koppelt.
item-u-know-feynman-photon-charge-a = Worauf wirkt ein Photon?
item-u-know-feynman-photon-charge-b = Auf welches Teilchen kann ein Photon wirken?

item-u-know-feynman-gluon-colour-law = Ein Gluon wirkt nur auf Quarks und Gluonen, weil sonst nichts Farbladung hat.
item-u-know-feynman-gluon-colour-a = Worauf wirkt ein Gluon?
item-u-know-feynman-gluon-colour-b = Auf welches Teilchen kann ein Gluon wirken?

item-u-know-feynman-w-on-neutrinos-law = Ein W wirkt auch auf Neutrinos, weil die schwache Wechselwirkung auf alle Quarks und Leptonen wirkt.
item-u-know-feynman-w-on-neutrinos-a = Was davon wirkt auf ein Elektron-Neutrino?
item-u-know-feynman-w-on-neutrinos-b = Was davon wirkt auf ein Myon-Antineutrino?

item-u-know-feynman-photon-keeps-law = Ein Teilchen, das ein Photon aufnimmt, bleibt, was es ist, weil ein Photon keine Ladung mitbringt.
item-u-know-feynman-photon-keeps-a = Ein Elektron nimmt ein Photon auf. Was ist es danach?
item-u-know-feynman-photon-keeps-b = Ein Down-Quark nimmt ein Photon auf. Was ist es danach?

item-u-know-feynman-w-keeps-family-law = Ein W macht aus einem Neutrino das geladene Lepton seiner Familie, weil jede Familienzahl erhalten bleibt.
item-u-know-feynman-w-keeps-family-a = Ein W wirkt auf ein Myon-Neutrino. Was kann daraus werden?
item-u-know-feynman-w-keeps-family-a-why = Warum?
item-u-know-feynman-w-keeps-family-a-why-light = Ein W nimmt das leichteste
item-u-know-feynman-w-keeps-family-a-why-family = Ein W behält die Familie bei
item-u-know-feynman-w-keeps-family-a-why-any = Ein W wählt irgendein anderes Teilchen
item-u-know-feynman-w-keeps-family-b = Ein W wirkt auf ein Tau-Neutrino. Was kann daraus werden?
item-u-know-feynman-w-keeps-family-b-why = Warum?
item-u-know-feynman-w-keeps-family-b-why-any = Ein W wählt irgendein anderes Teilchen
item-u-know-feynman-w-keeps-family-b-why-light = Ein W nimmt das leichteste
item-u-know-feynman-w-keeps-family-b-why-family = Ein W behält die Familie bei

item-u-know-feynman-w-changes-charge-law = Ein W ändert die Ladung eines Quarks um eins, weil es selbst eine ganze Ladung trägt.
item-u-know-feynman-w-changes-charge-a = Ein W wirkt auf ein Down-Quark. Was kann daraus werden?
item-u-know-feynman-w-changes-charge-a-why = Warum?
item-u-know-feynman-w-changes-charge-a-why-keeps = Ein W lässt die Ladung gleich
item-u-know-feynman-w-changes-charge-a-why-mirror = Ein W macht Materie zu Antimaterie
item-u-know-feynman-w-changes-charge-a-why-unit = Ein W trägt eine ganze Ladung
item-u-know-feynman-w-changes-charge-b = Ein W wirkt auf ein Bottom-Quark. Was kann daraus werden?
item-u-know-feynman-w-changes-charge-b-why = Warum?
item-u-know-feynman-w-changes-charge-b-why-unit = Ein W trägt eine ganze Ladung
item-u-know-feynman-w-changes-charge-b-why-keeps = Ein W lässt die Ladung gleich
item-u-know-feynman-w-changes-charge-b-why-mirror = Ein W macht Materie zu Antimaterie

item-u-know-feynman-three-quarks-law = Ein Proton ist up, up, down, ein Neutron up, down, down, weil die Ladungen zusammen +1 und 0 ergeben müssen.
item-u-know-feynman-three-quarks-a = Was davon ergibt ein Proton?
item-u-know-feynman-three-quarks-b = Was davon ergibt ein Neutron?

item-u-know-feynman-antimatter-twin-law = Ein Antiteilchen hat die gleiche Masse wie sein Zwilling, weil nur seine Ladungen umgekehrt sind.
item-u-know-feynman-antimatter-twin-a = Was hat ein Antitau, verglichen mit einem Tau?
item-u-know-feynman-antimatter-twin-a-same = Gleiche Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-a-mirror = Entgegengesetzte Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-a-twin = Gleiche Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-a-weight = Entgegengesetzte Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-b = Was hat ein Positron, verglichen mit einem Elektron?
item-u-know-feynman-antimatter-twin-b-weight = Entgegengesetzte Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-b-twin = Gleiche Masse und entgegengesetzte Ladung
item-u-know-feynman-antimatter-twin-b-same = Gleiche Masse und gleiche Ladung
item-u-know-feynman-antimatter-twin-b-mirror = Entgegengesetzte Masse und entgegengesetzte Ladung
