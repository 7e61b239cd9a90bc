# What learners believe, for the teacher’s page, continued. Each is wrong.

## Diagrams

misconception-interaction-is-collision = Teilchen wirken nur aufeinander, indem sie wie Kugeln zusammenstoßen.
misconception-vertex-one-way = Ein Teilchen, das etwas abgeben kann, kann es nicht aufnehmen.
misconception-diagram-to-scale = Längen und Winkel in einem Feynman-Diagramm stehen für Lebensdauern, Massen, Kräfte oder Geschwindigkeiten.
misconception-diagram-is-a-film = Ein einzelnes Feynman-Diagramm zeigt wie ein Film, was wirklich geschah.
misconception-only-one-diagram-is-right = Von mehreren Diagrammen zu einem Vorgang ist nur eines richtig.
misconception-diagram-is-only-a-drawing = Schleifen sind bloß gezeichnet und haben nichts mit der Natur zu tun.
misconception-loop-is-repetition = Eine Schleife in einem Diagramm bedeutet, dass sich etwas wiederholt.
misconception-inner-lines-are-things = Eine Linie im Inneren eines Diagramms ist ein Teilchen, das man fangen könnte.
misconception-each-line-is-another-particle = Jede Linie eines Diagramms ist ein weiteres Teilchen, das am Ende da ist.
misconception-mostly-right-is-enough = Es genügt, wenn ein Vorgang die Gesetze an den meisten Stellen einhält.
misconception-complicated-cannot-happen = Was viele Schritte braucht, kann nicht geschehen.
misconception-microscopes-show-particles = Mit einem genügend starken Mikroskop könnte man jedes Teilchen sehen.

## Forces

misconception-photon-changes-kind = Nimmt ein Teilchen ein Photon auf oder gibt es eines ab, wird es zu einer anderen Sorte.
misconception-energy-changes-the-kind = Mit mehr Energie wird ein Teilchen zu einer schwereren Sorte.
misconception-light-things-cannot-act-on-heavy-ones = Etwas Leichtes kann nicht auf etwas Schweres wirken.
misconception-equal-things-never-meet = Gleiches kommt nie zusammen.
misconception-charges-are-magnetic-poles = Elektrische Ladungen und magnetische Pole sind dasselbe.

## Matter and its parts

misconception-charged-has-only-such-parts = Positives hat nur positive Teile, Negatives nur negative.
misconception-leptons-are-inside-nucleons = In Protonen und Neutronen stecken Elektronen oder Positronen.
misconception-bonds-store-energy = Verbinden kostet Energie, also hat etwas Gebundenes mehr Energie.
misconception-neutrino-is-a-mere-extra = Ob bei einem Zerfall Neutrinos entstehen oder nicht, ist egal.

## Antimatter and the Big Bang

misconception-antimatter-is-negative = Antimaterie ist negativ geladene Materie.
misconception-neutral-has-no-antiparticle = Neutrale Teilchen haben keine Antiteilchen.
misconception-one-antiparticle-is-enough = Was ein einziges Antiteilchen enthält, ist Antimaterie.
misconception-antimatter-hides-far-away = Die Antimaterie des Urknalls gibt es noch, in anderen Galaxien.
misconception-matter-beats-antimatter = Materie ist stärker als Antimaterie und hat gesiegt.
misconception-matter-was-always-there = Die Materie war schon vor dem Urknall da und wurde nur verteilt.
misconception-elements-only-from-stars = Alle Elemente außer Wasserstoff stammen nur aus Sternen.
misconception-all-elements-from-the-big-bang = Alle Elemente sind beim Urknall entstanden.
misconception-helium-comes-from-rocks = Alles Helium kommt aus Gestein, wie das in Ballons.
misconception-elements-are-made-in-the-earth = Hitze und Druck in der Erde machen neue Elemente.
misconception-elements-are-made-by-life = Pflanzen und Tiere stellen die Elemente her, aus denen sie bestehen.
misconception-fire-sets-most-energy-free = Nichts setzt mehr Energie frei als Feuer.
misconception-fusion-uses-up-the-whole-mass = Bei der Fusion wird die ganze Masse zu Energie.
misconception-mass-alone-decides-the-energy = Gleiche Massen setzen gleich viel Energie frei, egal, was mit ihnen geschieht.

## Detectors

misconception-magnets-make-things-spin = Ein Magnet bringt Teilchen zum Kreiseln, und darum fliegen sie eine Kurve.
misconception-tracks-need-no-charge = Ob ein Teilchen eine Spur hinterlässt, hat nichts mit seiner Ladung zu tun.
misconception-heavier-is-stopped-sooner = Je schwerer ein Teilchen, desto eher bleibt es stecken.
misconception-lighter-gets-further = Je leichter ein Teilchen, desto weiter kommt es durch Materie.
misconception-neutrinos-are-easily-stopped = Ein Detektor stoppt Neutrinos wie andere Teilchen auch.
misconception-all-showers-are-alike = Alle Teilchen machen den gleichen Schauer an der gleichen Stelle.
misconception-motion-from-nothing = Ein Stoß kann alles zusammen zu einer Seite hin in Bewegung setzen.
misconception-every-vertex-is-a-collision = Wo Spuren beginnen, ist immer etwas zusammengestoßen.
misconception-slow-leaves-no-track = Ein langsames Teilchen hinterlässt keine Spur, bis es schnell wird.

## Laws

misconception-only-charge-is-kept = Nur die elektrische Ladung muss vorher und nachher gleich sein.
misconception-only-protons-are-baryons = Nur Protonen zählen als Baryonen, Neutronen nicht.
misconception-mesons-count-as-baryons = Pionen zählen als Baryonen, weil auch sie aus Quarks bestehen.
misconception-light-things-are-leptons = Alles Leichte zählt als Lepton, auch ein Pion.
misconception-new-matter-needs-no-antimatter = Neue Materie kann ohne Antimaterie entstehen, wenn genug Energie da ist.
misconception-each-lighter-is-enough = Es genügt, wenn jedes einzelne Zerfallsprodukt leichter ist als das zerfallene Teilchen.
misconception-charge-becomes-mass = Ladung kann zu Masse werden.

## The bump hunt

misconception-energies-alone-give-the-mass = Allein die Energien der Produkte ergeben die Masse des Teilchens.
misconception-one-product-is-enough = Ein einziges Produkt verrät die Masse des Teilchens.
misconception-fast-is-heavier = Ein Teilchen hat mehr Masse, wenn es schnell fliegt.
misconception-every-pair-has-one-parent = Was man zusammen findet, gehört auch zusammen.
misconception-background-is-a-fault = Untergrund ist ein Fehler des Detektors.
misconception-background-makes-the-peak-wide = Der Untergrund drückt auf einen Gipfel und macht ihn breit.
misconception-detector-makes-the-peak = Ein Gipfel liegt dort, wo der Detektor am besten misst.
misconception-beam-energy-sets-the-mass = Die Energie der Strahlen legt fest, bei welcher Masse ein Gipfel liegt.
misconception-particles-of-a-kind-have-one-energy = Alle Teilchen einer Sorte haben dieselbe Energie.
misconception-wide-peak-is-many-particles = Verschiedene Messwerte zeigen, dass die gemessenen Dinge verschieden sind.
misconception-spread-means-mistakes = Wenn Messwerte sich unterscheiden, hat jemand falsch gemessen.
misconception-proof-needs-certainty = In der Wissenschaft zählt nur, was völlig sicher ist.
