# Items of Particle Builder, Level 2: a stem has at most 25 words, a choice at most 12.

## Photon on charge

item-particle-builder-2-photon-on-charge-law = Ein Photon wirkt nur auf Teilchen mit elektrischer Ladung.
item-particle-builder-2-photon-on-charge-a = Auf welches dieser Teilchen kann ein Photon wirken?
item-particle-builder-2-photon-on-charge-b = Auf welches dieser Teilchen kann ein Photon wirken?
item-particle-builder-2-photon-on-charge-c = Sonnenlicht prallt an den freien Elektronen um die Sonne ab, aber nicht an den Neutrinos dort. Warum?
item-particle-builder-2-photon-on-charge-c-charge = Neutrinos haben keine Ladung
item-particle-builder-2-photon-on-charge-c-small = Neutrinos sind zu klein
item-particle-builder-2-photon-on-charge-c-fast = Neutrinos sind zu schnell
item-particle-builder-2-photon-on-charge-c-light = Neutrinos haben zu wenig Masse

## Charge decides

item-particle-builder-2-charge-decides-law = Nur die Ladung entscheidet, ob ein Photon wirkt, nicht Masse, Größe oder Tempo.
item-particle-builder-2-charge-decides-a = Ein Photon kann auf ein Tau wirken. Was macht das möglich?
item-particle-builder-2-charge-decides-a-charge = Das Tau ist geladen
item-particle-builder-2-charge-decides-a-heavy = Das Tau ist schwer
item-particle-builder-2-charge-decides-a-big = Das Tau ist groß genug
item-particle-builder-2-charge-decides-a-slow = Das Tau ist langsam genug
item-particle-builder-2-charge-decides-b = Ein Photon kann auf ein Bottom-Quark wirken. Was macht das möglich?
item-particle-builder-2-charge-decides-b-charge = Das Quark ist geladen
item-particle-builder-2-charge-decides-b-heavy = Das Quark ist schwer
item-particle-builder-2-charge-decides-b-big = Das Quark ist groß genug
item-particle-builder-2-charge-decides-b-slow = Das Quark ist langsam genug
item-particle-builder-2-charge-decides-c = In einem Magneten wird die Bahn eines Protons gebogen, die eines gleich schnellen Neutrons nicht. Was macht den Unterschied?
item-particle-builder-2-charge-decides-c-charge = Die Ladung
item-particle-builder-2-charge-decides-c-mass = Die Masse
item-particle-builder-2-charge-decides-c-size = Die Größe
item-particle-builder-2-charge-decides-c-colour = Die Farbladung

## Gluon on colour

item-particle-builder-2-gluon-on-colour-law = Ein Gluon wirkt nur auf das, was Farbladung hat: Quarks, Antiquarks und Gluonen.
item-particle-builder-2-gluon-on-colour-a = Auf welches dieser Teilchen kann ein Gluon wirken?
item-particle-builder-2-gluon-on-colour-a-why = Was hat es, das die anderen drei nicht haben?
item-particle-builder-2-gluon-on-colour-a-why-colour = Farbladung
item-particle-builder-2-gluon-on-colour-a-why-electric = Elektrische Ladung
item-particle-builder-2-gluon-on-colour-a-why-mass = Masse
item-particle-builder-2-gluon-on-colour-b = Auf welches dieser Teilchen kann ein Gluon wirken?
item-particle-builder-2-gluon-on-colour-b-why = Was hat es, das die anderen drei nicht haben?
item-particle-builder-2-gluon-on-colour-b-why-colour = Farbladung
item-particle-builder-2-gluon-on-colour-b-why-electric = Elektrische Ladung
item-particle-builder-2-gluon-on-colour-b-why-mass = Masse
item-particle-builder-2-gluon-on-colour-c = Die starke Wechselwirkung hält den Kern eines Goldatoms zusammen. Warum zieht sie die Elektronen ringsum nicht hinein?
item-particle-builder-2-gluon-on-colour-c-colour = Sie haben keine Farbladung
item-particle-builder-2-gluon-on-colour-c-light = Sie haben zu wenig Masse
item-particle-builder-2-gluon-on-colour-c-fast = Sie fliegen zu schnell herum
item-particle-builder-2-gluon-on-colour-c-minus = Sie haben die falsche elektrische Ladung

## Bosons with charge

item-particle-builder-2-bosons-with-charge-law = Gluonen wirken direkt aufeinander, weil sie Farbladung haben. Photonen nicht, weil sie keine elektrische Ladung haben.
item-particle-builder-2-bosons-with-charge-a = Ein Gluon kann direkt auf ein anderes Gluon wirken. Warum?
item-particle-builder-2-bosons-with-charge-a-charge = Gluonen haben selbst Farbladung
item-particle-builder-2-bosons-with-charge-a-bosons = Alle Bosonen wirken aufeinander
item-particle-builder-2-bosons-with-charge-a-mass = Gluonen haben genug Masse, um Kräfte zu spüren
item-particle-builder-2-bosons-with-charge-a-slow = Gluonen sind langsam genug, um sich zu treffen
item-particle-builder-2-bosons-with-charge-b = Ein Photon kann nicht direkt auf ein anderes Photon wirken. Warum nicht?
item-particle-builder-2-bosons-with-charge-b-charge = Photonen haben selbst keine elektrische Ladung
item-particle-builder-2-bosons-with-charge-b-bosons = Bosonen wirken nie aufeinander
item-particle-builder-2-bosons-with-charge-b-mass = Photonen haben zu wenig Masse, um Kräfte zu spüren
item-particle-builder-2-bosons-with-charge-b-fast = Photonen sind zu schnell, um sich zu treffen
item-particle-builder-2-bosons-with-charge-c = Die Strahlen zweier Taschenlampen kreuzen sich. Jeder geht weiter, als wäre der andere nicht da. Warum?
item-particle-builder-2-bosons-with-charge-c-charge = Photonen haben keine elektrische Ladung
item-particle-builder-2-bosons-with-charge-c-fast = Photonen sind zu schnell füreinander
item-particle-builder-2-bosons-with-charge-c-alike = Photonen sind einander zu ähnlich
item-particle-builder-2-bosons-with-charge-c-mass = Photonen haben gar keine Masse

## Weak on all

item-particle-builder-2-weak-on-all-law = Jedes Quark und jedes Lepton spürt die schwache Wechselwirkung.
item-particle-builder-2-weak-on-all-a = Auf welche dieser drei Teilchen kann ein Z-Boson wirken?
item-particle-builder-2-weak-on-all-a-all = Auf alle drei davon
item-particle-builder-2-weak-on-all-a-neutrino = Nur auf das Neutrino
item-particle-builder-2-weak-on-all-a-charged = Auf das Myon und das Quark
item-particle-builder-2-weak-on-all-a-quark = Nur auf das Quark
item-particle-builder-2-weak-on-all-b = Auf welche dieser drei Teilchen kann ein Z-Boson wirken?
item-particle-builder-2-weak-on-all-b-all = Auf jedes der drei
item-particle-builder-2-weak-on-all-b-neutrino = Allein auf das Neutrino
item-particle-builder-2-weak-on-all-b-charged = Auf das Antitau und das Quark
item-particle-builder-2-weak-on-all-b-quark = Allein auf das Quark
item-particle-builder-2-weak-on-all-c = Ein Neutrino prallt an einem Elektron ab, ein anderes an einem Quark. Welche Wechselwirkung lässt sie abprallen?
item-particle-builder-2-weak-on-all-c-weak = Die schwache Wechselwirkung
item-particle-builder-2-weak-on-all-c-electric = Die elektromagnetische Wechselwirkung
item-particle-builder-2-weak-on-all-c-strong = Die starke Wechselwirkung
item-particle-builder-2-weak-on-all-c-gravity = Die Schwerkraft

## Three forces

item-particle-builder-2-three-forces-law = Nur Quarks und Antiquarks spüren hier alle drei Wechselwirkungen: Sie haben jede Art von Ladung.
item-particle-builder-2-three-forces-a = Welches dieser Teilchen spürt die starke, die schwache und die elektromagnetische Wechselwirkung?
item-particle-builder-2-three-forces-b = Welches dieser Teilchen spürt die starke, die schwache und die elektromagnetische Wechselwirkung?
item-particle-builder-2-three-forces-c = Ein Wasserstoffatom und ein Neutrino fliegen durchs All. Welche Teile spüren die starke, schwache und elektromagnetische Wechselwirkung?
item-particle-builder-2-three-forces-c-quarks = Die Quarks des Protons
item-particle-builder-2-three-forces-c-charged = Das Proton und das Elektron
item-particle-builder-2-three-forces-c-all = Alle, auch das Neutrino
item-particle-builder-2-three-forces-c-electron = Nur das Elektron

## Charged leptons

item-particle-builder-2-charged-leptons-law = Ein geladenes Lepton spürt die elektromagnetische und die schwache Wechselwirkung, aber nicht die starke.
item-particle-builder-2-charged-leptons-a = Welche der Bosonen Photon, Gluon und Z können auf ein Myon wirken?
item-particle-builder-2-charged-leptons-a-both = Photon und Z
item-particle-builder-2-charged-leptons-a-photon = Das Photon
item-particle-builder-2-charged-leptons-a-gluon = Photon und Gluon
item-particle-builder-2-charged-leptons-a-all = Photon, Gluon und Z
item-particle-builder-2-charged-leptons-b = Welche der Bosonen Photon, Gluon und Z können auf ein Positron wirken?
item-particle-builder-2-charged-leptons-b-both = Z und Photon
item-particle-builder-2-charged-leptons-b-photon = Das Photon
item-particle-builder-2-charged-leptons-b-gluon = Gluon und Photon
item-particle-builder-2-charged-leptons-b-all = Alle drei
item-particle-builder-2-charged-leptons-c = Myonen vom Himmel durchqueren meterdicken Fels; Pionen bleiben bald in Atomkernen stecken. Was fehlt den Myonen?
item-particle-builder-2-charged-leptons-c-strong = Farbladung
item-particle-builder-2-charged-leptons-c-electric = Elektrische Ladung
item-particle-builder-2-charged-leptons-c-mass = Genug Masse
item-particle-builder-2-charged-leptons-c-size = Genug Größe

## Neutrino passes

item-particle-builder-2-neutrino-passes-law = Neutrinos fliegen durch fast alles hindurch, weil nur die schwache Wechselwirkung sie aufhalten kann.
item-particle-builder-2-neutrino-passes-a = Nachts erreichen dich Neutrinos der Sonne von unten, mitten durch die Erde. Warum bleiben sie nicht stecken?
item-particle-builder-2-neutrino-passes-a-weak = Das könnte nur die schwache Wechselwirkung
item-particle-builder-2-neutrino-passes-a-small = Sie sind klein genug, um durch alle Lücken zu schlüpfen
item-particle-builder-2-neutrino-passes-a-energy = Sie haben keine Energie zu verlieren
item-particle-builder-2-neutrino-passes-a-fast = Sie sind zu schnell zum Festhalten
item-particle-builder-2-neutrino-passes-b = Milliarden von Milliarden Neutrinos fliegen jede Sekunde durch einen riesigen Wassertank, aber er fängt nur wenige am Tag. Warum?
item-particle-builder-2-neutrino-passes-b-weak = Nur die schwache Wechselwirkung kann sie fangen
item-particle-builder-2-neutrino-passes-b-small = Sie sind winzig und passen zwischen die Atome
item-particle-builder-2-neutrino-passes-b-energy = Ihre Energie ist null und hinterlässt kein Zeichen
item-particle-builder-2-neutrino-passes-b-fast = Sie fliegen zu schnell vorbei, um aufzufallen
item-particle-builder-2-neutrino-passes-c = Wie kann ein Detektor mehr Neutrinos der Sonne fangen?
item-particle-builder-2-neutrino-passes-c-more = Mit mehr Material darin
item-particle-builder-2-neutrino-passes-c-finer = Mit kleineren Lücken darin
item-particle-builder-2-neutrino-passes-c-slower = Mit einer Bremse davor
item-particle-builder-2-neutrino-passes-c-magnet = Mit starken Magneten ringsum
