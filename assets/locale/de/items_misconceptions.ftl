# What learners believe, for the teacher’s page. Each is wrong.

## Matter and its parts

misconception-neutron-is-proton-and-electron = Ein Neutron ist ein Proton, an dem ein Elektron klebt.
misconception-proton-and-neutron-swapped = Ein Proton ist Up, Down, Down und ein Neutron Up, Up, Down.
misconception-proton-is-elementary = Protonen und Neutronen sind das Kleinste und haben keine Teile.
misconception-everything-is-made-of-quarks = Alles besteht aus Quarks, auch Elektronen und Licht.
misconception-lepton-is-a-quark = Myonen und Taus sind Quarks oder bestehen aus Quarks.
misconception-particles-have-shells = Eine feste Hülle umschließt die Teile eines Atoms oder Teilchens.
misconception-particle-has-the-properties-of-stuff = Ein Teilchen ist wie der Stoff, den es bildet: hart, warm, glänzend oder nass.
misconception-too-small-to-be-seen = Einzeln sieht man es nie, weil es für unsere Geräte zu klein ist.
misconception-not-found-yet = Man hat es nicht gefunden, weil man nicht lange genug gesucht hat.

## Charge

misconception-charge-signs-ignored = Ladungen zählt man zusammen, ohne auf die Vorzeichen zu achten.
misconception-commonest-charge-wins = Das Ganze hat die Ladung, die die meisten Teile haben.
misconception-neutral-has-no-charges = Neutrale Teilchen haben keine Ladungen in sich.
misconception-heavier-has-more-charge = Je schwerer ein Teilchen ist, desto mehr Ladung hat es.
misconception-heavier-has-less-charge = In einem schweren Teilchen ist die Ladung verdünnt.
misconception-heavy-is-neutral = Sehr schwere Teilchen haben keine Ladung.
misconception-charge-is-used-up = Ladung kann verbraucht werden oder verloren gehen.
misconception-charge-from-nothing = Ladung kann aus dem Nichts entstehen.

## Mass and energy

misconception-photon-has-mass = Licht hat Masse, weil es Energie hat.
misconception-higgs-makes-the-proton-heavy = Das Higgs gibt einem Proton den größten Teil seiner Masse.
misconception-mass-is-the-sum-of-the-parts = Etwas wiegt so viel wie seine Teile zusammen.
misconception-mass-from-nothing = Ein leichtes ruhendes Teilchen kann in schwerere zerfallen.
misconception-energy-is-used-up = Energie wird verbraucht, wenn etwas geschieht.

## Antimatter

misconception-antimatter-has-negative-mass = Antimaterie hat negative Masse oder negative Energie.
misconception-antimatter-is-only-a-name = Antimaterie ist gewöhnliche Materie unter anderem Namen.
misconception-antimatter-cannot-be-made = Aus gewöhnlichen Teilchen kann keine Antimaterie entstehen.
misconception-annihilation-destroys-energy = Wenn ein Paar sich vernichtet, wird seine Energie zerstört.
misconception-any-antimatter-annihilates = Jedes Antiteilchen vernichtet sich mit jedem Teilchen.
misconception-opposite-charges-annihilate = Plus und Minus vernichten sich immer, wenn sie sich treffen.
misconception-equal-particles-annihilate = Zwei gleiche Teilchen vernichten sich.

## States

misconception-charge-decides-who-shares = Die Ladung entscheidet, welche Teilchen sich einen Zustand teilen können.
misconception-all-equal-particles-share = Alle gleichen Teilchen können sich einen Zustand teilen.

## Forces

misconception-heavier-feels-more = Schwerer heißt stärker: Was schwer ist, übt mehr Kraft aus und spürt mehr.
misconception-bigger-feels-more = Größeres spürt eine Kraft, Kleineres schlüpft hindurch.
misconception-fast-escapes-forces = Schnelle Teilchen entkommen jeder Kraft.
misconception-every-force-acts-on-all = Jede Kraft wirkt auf jedes Teilchen.
misconception-every-force-needs-electric-charge = Jede Kraft braucht elektrische Ladung.
misconception-leptons-are-all-alike = Alle Leptonen spüren und tun dasselbe, ob geladen oder nicht.
misconception-bosons-act-on-each-other = Bosonen wirken aufeinander, nur weil sie Bosonen sind.
misconception-massless-feels-nothing = Teilchen ohne Masse spüren keine Kraft.
misconception-weak-is-only-for-neutrinos = Die schwache Wechselwirkung wirkt nur auf Neutrinos.
misconception-weak-is-only-in-nuclei = Die schwache Wechselwirkung wirkt nur in Kernen, auf Quarks.
misconception-strong-force-holds-electrons = Die starke Wechselwirkung hält die Elektronen im Atom.
misconception-electric-force-binds-everything = Jeder Zusammenhalt kommt von elektrischer Ladung, auch im Kern.
misconception-gravity-binds-the-nucleus = Die Schwerkraft hält Protonen und Kerne zusammen.

## Colour charge

misconception-colour-is-seen = Farbladung ist eine Farbe, die man sehen könnte.
misconception-colour-is-electric-charge = Farbladung ist eine Art elektrische Ladung.
misconception-colour-belongs-to-the-flavour = Jede Sorte Quark hat ihre eigene Farbe.
misconception-colour-makes-antimatter = Ein Quark mit anderer Farbe ist ein Antiquark.
misconception-equal-colours-are-neutral = Gleiche Farben sind zusammen neutral, weil Gleiches zusammenpasst.
misconception-any-mixture-is-neutral = Jede Mischung von Farben ist neutral.
misconception-any-anticolour-is-enough = Jede Antifarbe macht jede Farbe neutral.
misconception-two-quarks-are-enough = Zwei Quarks können zusammen ein Teilchen bilden.
misconception-any-three-make-a-hadron = Drei beliebige Quarks oder Antiquarks bilden ein Teilchen.
misconception-quarks-can-be-alone = Ein Quark kann allein sein wie ein Elektron.
misconception-quarks-decay-at-once = Einzelne Quarks sieht man nicht, weil sie sofort zerfallen.
misconception-gluons-eat-the-colour = Gluonen nehmen die Farbe weg, sodass keine übrig bleibt.

## Chance

misconception-likely-means-certain = Wahrscheinliches geschieht, und Unwahrscheinliches geschieht nicht.
misconception-chance-says-nothing = Über Zufälliges lässt sich gar nichts vorhersagen, auch nicht für viele.
misconception-chance-is-exact = Eine Wahrscheinlichkeit gibt die genaue Zahl an, nicht nur ungefähr.
misconception-chance-is-a-share-of-one = Jedes einzelne Teilchen tut von allem ein bisschen.
misconception-chance-takes-turns = Der Zufall ist gerecht, darum wechseln die Ergebnisse sich ab.
misconception-chance-is-due = Ein Ergebnis, das lange nicht kam, ist jetzt fällig.
misconception-streaks-go-on = Was zuletzt oft kam, kommt eher wieder.
misconception-number-of-trials-does-not-matter = Wenige Versuche sind so gut wie viele.
misconception-fewer-trials-are-tidier = Bei weniger Versuchen kann weniger abweichen.
misconception-all-outcomes-are-equally-likely = Alles, was geschehen kann, ist gleich wahrscheinlich.
misconception-everything-reacts = Wenn Teilchen sich treffen, geschieht immer etwas.
misconception-cross-section-is-size = Der Wirkungsquerschnitt ist die Größe der Teilchen.
misconception-cross-section-is-time = Der Wirkungsquerschnitt sagt, wie schnell oder wie lange eine Reaktion abläuft.
misconception-cross-section-is-reach = Was einen großen Wirkungsquerschnitt hat, kommt weit.
misconception-cross-section-is-of-the-target = Der Wirkungsquerschnitt hängt nur vom getroffenen Teilchen ab.

## Neutrinos

misconception-neutrino-is-a-small-neutron = Ein Neutrino ist ein kleines Neutron.
misconception-neutrino-is-an-uncharged-electron = Ein Neutrino ist ein Elektron (oder Myon), das seine Ladung verloren hat.
misconception-neutrino-has-no-energy = Neutrinos tun nichts, weil sie keine Energie haben.
misconception-size-decides-what-it-becomes = Ein Teilchen kann nur zu einem werden, das so groß ist wie es selbst.
misconception-speed-decides-what-it-becomes = Ein schnelles Teilchen kann nicht zu einem langsamen werden.
misconception-neutrino-is-not-matter = Ein Neutrino ist eine Art Strahlung und keine Materie.
misconception-neutrino-is-charged = Neutrinos haben Ladung.
misconception-neutrino-is-slow = Was Masse hat, muss langsam sein.
misconception-flavour-is-fixed = Ein Neutrino bleibt für immer, was es ist.
misconception-flavour-changes-for-good = Ein Neutrino verwandelt sich einmal und dann nie wieder zurück.
misconception-flavour-has-one-mass = Jede Sorte Neutrino hat ihre eigene Masse.
misconception-flavour-shares-are-always-the-same = Die Anteile der Sorten sind überall gleich.
misconception-missing-neutrinos-are-lost = Neutrinos, die man nicht findet, sind stecken geblieben oder verschwunden.
misconception-oscillation-is-decay = Neutrinos verwandeln sich, weil sie zerfallen.
misconception-neutrinos-become-light = Neutrinos werden zu Licht.
misconception-the-observer-decides = Das Ergebnis hängt davon ab, wer hinschaut.

## Decays

misconception-decay-is-breaking = Ein Zerfall ist ein Zerbrechen in Teile, die schon drin waren.
misconception-products-were-around = Die Produkte eines Zerfalls waren vorher im Raum ringsum.
misconception-decay-is-vanishing = Ein Teilchen, das zerfällt, verschwindet, und nichts bleibt übrig.
misconception-decay-is-weakening = Was zerfallen ist, ist noch da, nur schwächer.
misconception-decay-by-age = Ein Teilchen zerfällt, weil es sich mit dem Alter abnutzt.
misconception-survivors-are-tough = Teilchen, die noch nicht zerfallen sind, sind zäh und halten weiter.
misconception-decay-is-even = In gleichen Zeiten zerfällt immer dieselbe Zahl, bis nichts übrig ist.
misconception-survivors-stay = Nach der Lebensdauer zerfällt der Rest nicht mehr.
misconception-decay-gives-only-light = Ein Zerfall macht ein Teilchen zu Licht.
misconception-families-mix-freely = Jedes Lepton passt zu jedem Neutrino.
misconception-matter-and-antimatter-are-not-counted = Ob ein Neutrino oder ein Antineutrino herauskommt, ist egal.
misconception-charged-things-cannot-come-out = Geladene Teilchen können bei einem Zerfall nicht herauskommen.
misconception-everything-happens-sometimes = Irgendwann geschieht alles, auch gegen die Gesetze.
misconception-lighter-is-always-commoner = Je leichter die Produkte, desto öfter geschieht ein Zerfall.
misconception-heavier-is-always-commoner = Ein schweres Teilchen wird am liebsten zu schweren Teilchen.

## Diagrams

misconception-feynman-diagram-is-a-map = Ein Feynman-Diagramm ist ein Bild der Wege, die Teilchen nehmen.
misconception-charge-unchanged = Ein W lässt die Ladung eines Teilchens, wie sie ist.
misconception-charge-need-not-add-up = Wenn sich Teilchen verwandeln, darf sich die Summe der Ladungen ändern.
misconception-w-makes-antimatter = Ändert sich die Ladung, wird Materie zu Antimaterie.
misconception-quark-becomes-lepton = Aus Quarks können Leptonen werden und umgekehrt.
misconception-particle-becomes-boson = Ein Teilchen, das ein Boson aufnimmt, ist danach selbst ein Boson.
misconception-neutral-boson-takes-charge = Auch ein neutrales Boson kann Ladung forttragen.
misconception-same-stuff = Ein verwandeltes Teilchen behält Masse und Lebensdauer.
misconception-boson-charge-left-out = Die Ladung eines Bosons zählt in der Summe nicht mit.
