# Stufe 5: W-Bosonen. Was die Aufgaben fragen, ihre Antworten, und jedes Gesetz in einem Satz.

## charge_adds

item-particle-builder-5-charge-adds-law = Ein W gibt seine Ladung an ein Teilchen weiter: Das neue Teilchen hat die Summe beider Ladungen.
item-particle-builder-5-charge-adds-a = Ein Strange-Quark (−⅓) nimmt ein W plus (+1) auf. Welche Ladung hat das neue Quark?
item-particle-builder-5-charge-adds-a-plus-two = +⅔
item-particle-builder-5-charge-adds-a-minus-one = −⅓
item-particle-builder-5-charge-adds-a-minus-four = −1⅓
item-particle-builder-5-charge-adds-a-plus-five = +1⅔
item-particle-builder-5-charge-adds-b = Ein Charm-Quark (+⅔) nimmt ein W minus (−1) auf. Welche Ladung hat das neue Quark?
item-particle-builder-5-charge-adds-b-plus-two = +⅔
item-particle-builder-5-charge-adds-b-minus-one = −⅓
item-particle-builder-5-charge-adds-b-minus-four = −1⅓
item-particle-builder-5-charge-adds-b-plus-five = +1⅔
item-particle-builder-5-charge-adds-c = Ein Fluorkern hat die Ladung +9. Eines seiner Protonen gibt ein W plus (+1) ab. Welche Ladung hat der Kern jetzt?
item-particle-builder-5-charge-adds-c-eight = +8
item-particle-builder-5-charge-adds-c-ten = +10
item-particle-builder-5-charge-adds-c-nine = +9
item-particle-builder-5-charge-adds-c-one = +1

## partner

item-particle-builder-5-partner-law = Ein W macht aus Quarks mit +⅔ solche mit −⅓ und umgekehrt. Es macht nie aus Materie Antimaterie.
item-particle-builder-5-partner-a = Ein Down-Quark nimmt ein W plus auf. Welches Teilchen kann daraus werden?
item-particle-builder-5-partner-a-why = Warum kann es gerade dieses sein?
item-particle-builder-5-partner-a-why-sum = Die Ladungen addieren sich, und ein Quark bleibt ein Quark
item-particle-builder-5-partner-a-why-mass = Seine Masse ist die Summe der beiden Massen von vorher
item-particle-builder-5-partner-a-why-chance = Der Zufall entscheidet, es kann jedes Teilchen sein
item-particle-builder-5-partner-b = Ein Up-Quark nimmt ein W minus auf. Welches Teilchen kann daraus werden?
item-particle-builder-5-partner-b-why = Warum kann es gerade dieses sein?
item-particle-builder-5-partner-b-why-sum = Es ist ein Quark und hat die passende Ladung
item-particle-builder-5-partner-b-why-mass = Es wiegt so viel wie Quark und W zusammen
item-particle-builder-5-partner-b-why-chance = Es ist eines von vielen, der Zufall wählt
item-particle-builder-5-partner-c = Ein Top-Quark (+⅔) gibt ein W plus (+1) ab. Welches Teilchen bleibt fast immer übrig?
item-particle-builder-5-partner-c-bottom = Ein Bottom-Quark (−⅓)
item-particle-builder-5-partner-c-anti = Ein Anti-Bottom-Quark (+⅓)
item-particle-builder-5-partner-c-same = Ein Charm-Quark (+⅔)
item-particle-builder-5-partner-c-tau = Ein Antitau (+1)

## kind_stays

item-particle-builder-5-kind-stays-law = Ein W macht nie aus einem Quark ein Lepton oder umgekehrt.
item-particle-builder-5-kind-stays-a = Ein Quark nimmt ein W-Boson auf. Was kommt jedes Mal heraus?
item-particle-builder-5-kind-stays-a-quark = Ein Quark
item-particle-builder-5-kind-stays-a-lepton = Ein Lepton
item-particle-builder-5-kind-stays-a-boson = Ein Boson
item-particle-builder-5-kind-stays-a-antiquark = Ein Antiquark
item-particle-builder-5-kind-stays-b = Ein Lepton nimmt ein W-Boson auf. Was kommt jedes Mal heraus?
item-particle-builder-5-kind-stays-b-lepton = Ein Lepton
item-particle-builder-5-kind-stays-b-quark = Ein Quark
item-particle-builder-5-kind-stays-b-boson = Ein Boson
item-particle-builder-5-kind-stays-b-antilepton = Ein Antilepton
item-particle-builder-5-kind-stays-c = In der Sonne werden Protonen zu Neutronen, und Positronen fliegen davon. Was wird dabei aus den Quarks, die sich ändern?
item-particle-builder-5-kind-stays-c-quarks = Andere Quarks
item-particle-builder-5-kind-stays-c-positrons = Die Positronen, die davonfliegen
item-particle-builder-5-kind-stays-c-bosons = Die W-Bosonen dazwischen
item-particle-builder-5-kind-stays-c-anti = Antiquarks ihrer Art

## lepton_family

item-particle-builder-5-lepton-family-law = Ein W ändert nie die Familie eines Leptons.
item-particle-builder-5-lepton-family-a = Ein Myon nimmt ein W plus auf. Welches Teilchen kommt heraus?
item-particle-builder-5-lepton-family-b = Ein Elektron-Neutrino nimmt ein W minus auf. Welches Teilchen kommt heraus?
item-particle-builder-5-lepton-family-c = Manche Kerne fangen ein Elektron des eigenen Atoms ein: Es nimmt ein W plus von einem Proton auf. Was wird aus dem Elektron?
item-particle-builder-5-lepton-family-c-electron = Ein Elektron-Neutrino
item-particle-builder-5-lepton-family-c-muon = Ein Myon-Neutrino
item-particle-builder-5-lepton-family-c-positron = Ein Positron
item-particle-builder-5-lepton-family-c-photon = Ein Photon

## nucleon

item-particle-builder-5-nucleon-law = Gibt ein Proton ein W plus ab, wird es zum Neutron. Beim W minus wird ein Neutron zum Proton.
item-particle-builder-5-nucleon-a = In einem Proton gibt ein Up-Quark ein W plus ab. Was ist das Proton jetzt?
item-particle-builder-5-nucleon-a-neutron = Ein Neutron
item-particle-builder-5-nucleon-a-proton = Ein Proton
item-particle-builder-5-nucleon-a-electron = Ein Elektron
item-particle-builder-5-nucleon-a-antiproton = Ein Antiproton
item-particle-builder-5-nucleon-b = In einem Neutron gibt ein Down-Quark ein W minus ab. Was ist das Neutron jetzt?
item-particle-builder-5-nucleon-b-proton = Ein Proton
item-particle-builder-5-nucleon-b-neutron = Ein Neutron
item-particle-builder-5-nucleon-b-positron = Ein Positron
item-particle-builder-5-nucleon-b-antineutron = Ein Antineutron
item-particle-builder-5-nucleon-c = Ein Kohlenstoffkern hat 6 Protonen und 8 Neutronen. Ein Down-Quark in einem Neutron gibt ein W minus ab. Was ist jetzt darin?
item-particle-builder-5-nucleon-c-seven = 7 Protonen und 7 Neutronen
item-particle-builder-5-nucleon-c-nine = 5 Protonen und 9 Neutronen
item-particle-builder-5-nucleon-c-same = 6 Protonen und 8 Neutronen
item-particle-builder-5-nucleon-c-electron = 6 Protonen, 7 Neutronen, 1 Elektron

## carried_away

item-particle-builder-5-carried-away-law = Wenn sich die Ladung eines Teilchens ändert, trägt ein W den Unterschied fort.
item-particle-builder-5-carried-away-a = Ein Up-Quark (+⅔) wird zum Down-Quark (−⅓). Welches Boson trägt die übrige Ladung fort?
item-particle-builder-5-carried-away-a-w-plus = Ein W plus
item-particle-builder-5-carried-away-a-w-minus = Ein W minus
item-particle-builder-5-carried-away-a-z = Ein Z-Boson
item-particle-builder-5-carried-away-a-photon = Ein Photon
item-particle-builder-5-carried-away-b = Ein Down-Quark (−⅓) wird zum Up-Quark (+⅔). Welches Boson trägt die übrige Ladung fort?
item-particle-builder-5-carried-away-b-w-plus = Ein W plus
item-particle-builder-5-carried-away-b-w-minus = Ein W minus
item-particle-builder-5-carried-away-b-z = Ein Z-Boson
item-particle-builder-5-carried-away-b-photon = Ein Photon
item-particle-builder-5-carried-away-c = Ein Kobaltkern zerfällt, und seine Ladung steigt von +27 auf +28. Was muss ihn verlassen?
item-particle-builder-5-carried-away-c-minus = Ein W minus oder ein anderes Teilchen der Ladung −1
item-particle-builder-5-carried-away-c-plus = Ein W plus oder ein anderes Teilchen der Ladung +1
item-particle-builder-5-carried-away-c-neutral = Ein Z-Boson oder ein Photon
item-particle-builder-5-carried-away-c-nothing = Nichts muss ihn verlassen

## family_kept

item-particle-builder-5-family-kept-law = Trifft ein Lepton auf ein W, ändern sich Ladung und Masse, aber nicht die Familie.
item-particle-builder-5-family-kept-a = Ein W macht aus einem Tau ein Tau-Neutrino. Was ist gleich geblieben?
item-particle-builder-5-family-kept-a-family = Die Familie
item-particle-builder-5-family-kept-a-charge = Die elektrische Ladung
item-particle-builder-5-family-kept-a-mass = Die Masse
item-particle-builder-5-family-kept-a-lifetime = Die mittlere Lebensdauer
item-particle-builder-5-family-kept-b = Ein W macht aus einem Myon-Neutrino ein Myon. Was ist gleich geblieben?
item-particle-builder-5-family-kept-b-family = Die Familie
item-particle-builder-5-family-kept-b-charge = Die elektrische Ladung
item-particle-builder-5-family-kept-b-mass = Die Masse
item-particle-builder-5-family-kept-b-lifetime = Die mittlere Lebensdauer
item-particle-builder-5-family-kept-c = Ein Team will ein Tau-Neutrino in einem Strahl nachweisen. Ein W macht daraus ein geladenes Lepton. Welches muss es finden?
item-particle-builder-5-family-kept-c-tau = Ein Tau, obwohl es schwer ist
item-particle-builder-5-family-kept-c-muon = Ein Myon, weil es leichter ist
item-particle-builder-5-family-kept-c-electron = Ein Elektron, weil es stabil ist
item-particle-builder-5-family-kept-c-any = Irgendeines der drei

## sum_before_after

item-particle-builder-5-sum-before-after-law = Die Summe aller Ladungen ist vorher und nachher gleich.
item-particle-builder-5-sum-before-after-a = Ein W plus (+1) und ein Down-Quark (−⅓) werden zum Up-Quark (+⅔). Wie groß ist die Summe der Ladungen?
item-particle-builder-5-sum-before-after-a-two-two = vorher +⅔, nachher +⅔
item-particle-builder-5-sum-before-after-a-two-one = vorher +⅔, nachher −⅓
item-particle-builder-5-sum-before-after-a-one-two = vorher −⅓, nachher +⅔
item-particle-builder-5-sum-before-after-a-one-one = vorher −⅓, nachher −⅓
item-particle-builder-5-sum-before-after-b = Ein W minus (−1) und ein Up-Quark (+⅔) werden zum Down-Quark (−⅓). Wie groß ist die Summe der Ladungen?
item-particle-builder-5-sum-before-after-b-two-two = vorher +⅔, nachher +⅔
item-particle-builder-5-sum-before-after-b-two-one = vorher +⅔, nachher −⅓
item-particle-builder-5-sum-before-after-b-one-two = vorher −⅓, nachher +⅔
item-particle-builder-5-sum-before-after-b-one-one = vorher −⅓, nachher −⅓
item-particle-builder-5-sum-before-after-c = Ein Neutrino trifft einen Chlorkern (+17). Heraus kommen ein Argonkern (+18) und ein weiteres Teilchen. Welche Ladung hat dieses Teilchen?
item-particle-builder-5-sum-before-after-c-minus = −1
item-particle-builder-5-sum-before-after-c-plus = +1
item-particle-builder-5-sum-before-after-c-zero = 0
item-particle-builder-5-sum-before-after-c-sum = +35
