# Items of Particle Builder, Level 6: a stem has at most 25 words, a choice at most 12.

## Flavour changes

item-particle-builder-6-flavour-changes-law = Ein Neutrino kann unterwegs seine Sorte wechseln und wieder zurückwechseln.
item-particle-builder-6-flavour-changes-a = Ein Myon-Neutrino fliegt Hunderte von Kilometern weit. Was kann es bei der Ankunft sein?
item-particle-builder-6-flavour-changes-a-any = Irgendeines der drei Neutrinos
item-particle-builder-6-flavour-changes-a-fixed = Ein Myon-Neutrino und sonst nichts
item-particle-builder-6-flavour-changes-a-next = Ein Tau-Neutrino und sonst nichts
item-particle-builder-6-flavour-changes-a-charged = Eines der drei Neutrinos oder ein Myon
item-particle-builder-6-flavour-changes-b = Ein Elektron-Neutrino fliegt von der Sonne zur Erde. Was kann es bei der Ankunft sein?
item-particle-builder-6-flavour-changes-b-any = Ein Neutrino beliebiger Sorte
item-particle-builder-6-flavour-changes-b-fixed = Ein Elektron-Neutrino, wie am Anfang
item-particle-builder-6-flavour-changes-b-next = Ein Myon-Neutrino, als nächster Schritt
item-particle-builder-6-flavour-changes-b-charged = Ein Neutrino beliebiger Sorte oder ein Elektron
item-particle-builder-6-flavour-changes-c = Ein Kernreaktor sendet Elektron-Antineutrinos aus. Was davon kann einen Detektor in 60 km Entfernung erreichen?
item-particle-builder-6-flavour-changes-c-any = Antineutrinos aller drei Sorten
item-particle-builder-6-flavour-changes-c-fixed = Nur Elektron-Antineutrinos
item-particle-builder-6-flavour-changes-c-next = Nur Myon-Antineutrinos
item-particle-builder-6-flavour-changes-c-charged = Antineutrinos und Positronen

## Charge stays

item-particle-builder-6-charge-stays-law = Ein Neutrino bleibt ein Neutrino, weil die Ladung erhalten bleiben muss.
item-particle-builder-6-charge-stays-a = Ein Elektron-Neutrino wird unterwegs nie zu einem Elektron. Warum nicht?
item-particle-builder-6-charge-stays-a-charge = Ein Elektron hat Ladung, ein Neutrino hat keine
item-particle-builder-6-charge-stays-a-size = Ein Elektron ist groß, ein Neutrino ist winzig
item-particle-builder-6-charge-stays-a-matter = Ein Elektron ist Materie, ein Neutrino ist keine
item-particle-builder-6-charge-stays-a-speed = Ein Elektron ist langsam, ein Neutrino ist sehr schnell
item-particle-builder-6-charge-stays-b = Ein Myon-Neutrino wird unterwegs nie zu einem Myon. Warum nicht?
item-particle-builder-6-charge-stays-b-charge = Ein Myon hat Ladung, ein Neutrino hat keine
item-particle-builder-6-charge-stays-b-size = Ein Myon ist groß, ein Neutrino ist winzig
item-particle-builder-6-charge-stays-b-matter = Ein Myon ist Materie, ein Neutrino ist keine
item-particle-builder-6-charge-stays-b-speed = Ein Myon ist langsam, ein Neutrino ist sehr schnell
item-particle-builder-6-charge-stays-c = Ein Neutrinostrahl fliegt an einem starken Magneten geradeaus vorbei, egal, welche Sorten er enthält. Warum?
item-particle-builder-6-charge-stays-c-charge = Keine Sorte Neutrino hat elektrische Ladung
item-particle-builder-6-charge-stays-c-small = Jede Sorte Neutrino ist winzig
item-particle-builder-6-charge-stays-c-fast = Jede Sorte Neutrino ist zu schnell
item-particle-builder-6-charge-stays-c-matter = Keine Sorte Neutrino ist Materie

## Distance and energy

item-particle-builder-6-distance-and-energy-law = Die Anteile der Sorten hängen von der Strecke und der Energie ab.
item-particle-builder-6-distance-and-energy-a = Zwei Detektoren stehen im selben Neutrinostrahl, einer näher, einer weiter weg. Was werden sie in der Regel finden?
item-particle-builder-6-distance-and-energy-a-differ = Verschiedene Anteile der Sorten
item-particle-builder-6-distance-and-energy-a-equal = Die gleichen Anteile der Sorten
item-particle-builder-6-distance-and-energy-a-lost = Neutrinos nur im näheren
item-particle-builder-6-distance-and-energy-a-observer = Anteile, die davon abhängen, wer hinschaut
item-particle-builder-6-distance-and-energy-b = Zwei Neutrinostrahlen fliegen zum selben fernen Detektor, einer mit mehr Energie. Was wird er in der Regel finden?
item-particle-builder-6-distance-and-energy-b-differ = Für jeden Strahl andere Anteile der Sorten
item-particle-builder-6-distance-and-energy-b-equal = Aus beiden Strahlen ein und dieselbe Mischung
item-particle-builder-6-distance-and-energy-b-lost = Neutrinos nur aus dem stärkeren Strahl
item-particle-builder-6-distance-and-energy-b-observer = Eine Mischung, die vom Beobachter abhängt
item-particle-builder-6-distance-and-energy-c = Ein Detektor fängt von oben viele Myon-Neutrinos, von unten durch die Erde weniger. Was macht den Unterschied?
item-particle-builder-6-distance-and-energy-c-way = Wie lang ihr Weg ist
item-particle-builder-6-distance-and-energy-c-rock = Wie viel Gestein sie aufhält
item-particle-builder-6-distance-and-energy-c-observer = In welche Richtung jemand schaut
item-particle-builder-6-distance-and-energy-c-decay = Wie viele seither zerfallen sind

## There and back

item-particle-builder-6-there-and-back-law = Der Anteil einer Sorte schwingt: Er sinkt und steigt dann wieder.
item-particle-builder-6-there-and-back-a = In einer bestimmten Entfernung sind kaum noch Neutrinos eines Strahls Myon-Neutrinos. Und in doppelter Entfernung?
item-particle-builder-6-there-and-back-a-back = Die meisten sind wieder Myon-Neutrinos
item-particle-builder-6-there-and-back-a-for-good = Noch weniger sind Myon-Neutrinos
item-particle-builder-6-there-and-back-a-third = Ein Drittel sind Myon-Neutrinos, wie immer
item-particle-builder-6-there-and-back-a-lost = Es sind gar keine Neutrinos mehr übrig
item-particle-builder-6-there-and-back-a-why = Warum?
item-particle-builder-6-there-and-back-a-why-step = Die drei Massen sind wieder im Takt
item-particle-builder-6-there-and-back-a-why-decay = Die Neutrinos sind zerfallen und neu entstanden
item-particle-builder-6-there-and-back-a-why-unseen = Unterwegs hat niemand hingeschaut
item-particle-builder-6-there-and-back-b = Ein Strahl beginnt mit Myon-Neutrinos. Weit weg sind die meisten erstmals wieder Myon-Neutrinos. Und auf halbem Weg?
item-particle-builder-6-there-and-back-b-back = Kaum eines war ein Myon-Neutrino
item-particle-builder-6-there-and-back-b-for-good = Fast alle waren Myon-Neutrinos
item-particle-builder-6-there-and-back-b-third = Ein Drittel waren Myon-Neutrinos, wie immer
item-particle-builder-6-there-and-back-b-lost = Es waren kaum noch Neutrinos übrig
item-particle-builder-6-there-and-back-b-why = Warum?
item-particle-builder-6-there-and-back-b-why-step = Die drei Massen waren aus dem Takt
item-particle-builder-6-there-and-back-b-why-decay = Die Neutrinos waren vorübergehend zerfallen
item-particle-builder-6-there-and-back-b-why-unseen = Bis dahin hatte niemand hingeschaut
item-particle-builder-6-there-and-back-c = Bis etwa 60 km vom Reaktor sinkt insgesamt der Anteil der Elektron-Antineutrinos. Was tut er danach?
item-particle-builder-6-there-and-back-c-rises = Er steigt wieder
item-particle-builder-6-there-and-back-c-zero = Er sinkt weiter bis null
item-particle-builder-6-there-and-back-c-stays = Er bleibt von da an, wie er ist
item-particle-builder-6-there-and-back-c-lost = Er endet, weil alle verloren sind

## Not lost

item-particle-builder-6-not-lost-law = Neutrinos, die zu fehlen scheinen, sind da, aber als andere Sorte.
item-particle-builder-6-not-lost-a = Myon-Neutrinos entstehen rings um die Erde in der Luft. Durch die Erde hindurch kommt nur etwa die Hälfte als Myon-Neutrino an. Wo sind die übrigen?
item-particle-builder-6-not-lost-a-flavours = Sie sind jetzt von anderer Sorte
item-particle-builder-6-not-lost-a-stopped = Die Erde hat sie aufgehalten
item-particle-builder-6-not-lost-a-decayed = Sie sind unterwegs zerfallen
item-particle-builder-6-not-lost-a-light = Sie sind zu Licht geworden
item-particle-builder-6-not-lost-b = Die Sonne erzeugt nur Elektron-Neutrinos. In einem Experiment waren nur etwa ein Drittel davon noch Elektron-Neutrinos. Wo sind die übrigen?
item-particle-builder-6-not-lost-b-flavours = Sie kommen als andere Sorten an
item-particle-builder-6-not-lost-b-stopped = Sie verlassen die Sonne nie
item-particle-builder-6-not-lost-b-decayed = Sie zerfallen vor der Ankunft
item-particle-builder-6-not-lost-b-light = Sie kommen als Licht an
item-particle-builder-6-not-lost-c = Nur ein Drittel der Elektron-Neutrinos, die die Sonne erzeugt, kommt als solche an. Ein Experiment konnte alle Sorten zählen. Was zeigte es?
item-particle-builder-6-not-lost-c-all = Alle Neutrinos kommen an
item-particle-builder-6-not-lost-c-third = Ein Drittel der Neutrinos kommt an
item-particle-builder-6-not-lost-c-none = Fast keine kommen an: Sie zerfallen
item-particle-builder-6-not-lost-c-light = Keine kommen an: Sie werden Licht

## Neutrinos have mass

item-particle-builder-6-neutrinos-have-mass-law = Neutrinos wechseln die Sorte, weil sie Masse haben.
item-particle-builder-6-neutrinos-have-mass-a = Experimente haben gezeigt, dass Neutrinos oszillieren. Was verrät uns das über sie?
item-particle-builder-6-neutrinos-have-mass-a-mass = Sie haben Masse
item-particle-builder-6-neutrinos-have-mass-a-charge = Sie haben Ladung
item-particle-builder-6-neutrinos-have-mass-a-slow = Sie sind langsam
item-particle-builder-6-neutrinos-have-mass-a-decay = Sie zerfallen
item-particle-builder-6-neutrinos-have-mass-b = Stell dir vor, Neutrinos hätten gar keine Masse. Was wäre anders, wenn sie durch den leeren Raum fliegen?
item-particle-builder-6-neutrinos-have-mass-b-mass = Sie würden ihre Sorte behalten
item-particle-builder-6-neutrinos-have-mass-b-charge = Sie würden ihre Ladung verlieren
item-particle-builder-6-neutrinos-have-mass-b-slow = Sie wären um ein Vielfaches schneller
item-particle-builder-6-neutrinos-have-mass-b-decay = Sie würden früher zerfallen
item-particle-builder-6-neutrinos-have-mass-c = Neutrinos oszillieren. Was heißt das für ihr Tempo im leeren Raum?
item-particle-builder-6-neutrinos-have-mass-c-nearly = Es liegt ganz knapp unter dem des Lichts, denn sie haben Masse
item-particle-builder-6-neutrinos-have-mass-c-slow = Es liegt weit unter dem des Lichts
item-particle-builder-6-neutrinos-have-mass-c-same = Es ist genau das des Lichts, denn sie sind Strahlung
item-particle-builder-6-neutrinos-have-mass-c-tired = Es sinkt mit jedem Wechsel

## Single neutrino

item-particle-builder-6-single-neutrino-law = Nur die Wahrscheinlichkeit jeder Sorte steht fest. Welche man findet, kann vorher niemand wissen.
item-particle-builder-6-single-neutrino-a = Ein Neutrino eines Strahls erreicht nach langer Strecke einen Detektor. Was findet der Detektor?
item-particle-builder-6-single-neutrino-a-open = Eine Sorte, und der Zufall entscheidet, welche
item-particle-builder-6-single-neutrino-a-started = Die Sorte, mit der es losflog
item-particle-builder-6-single-neutrino-a-share = Ein wenig von jeder Sorte zugleich
item-particle-builder-6-single-neutrino-a-turns = Die Sorte, die an der Reihe ist
item-particle-builder-6-single-neutrino-b = Ein Neutrino der Sonne erreicht einen Detektor auf der Erde. Was findet der Detektor?
item-particle-builder-6-single-neutrino-b-open = Eine Sorte, die zufällig ist
item-particle-builder-6-single-neutrino-b-started = Immer die Sorte, die es in der Sonne war
item-particle-builder-6-single-neutrino-b-share = Alle drei Sorten, je ein Drittel
item-particle-builder-6-single-neutrino-b-turns = Jede Sorte der Reihe nach
item-particle-builder-6-single-neutrino-c = Zwei gleiche Myon-Neutrinos fliegen denselben Weg. Das erste kommt als Tau-Neutrino an. Und das zweite?
item-particle-builder-6-single-neutrino-c-open = Jede Sorte ist möglich, der Zufall entscheidet jedes Mal
item-particle-builder-6-single-neutrino-c-same = Es kommt als Tau-Neutrino an, wie das erste
item-particle-builder-6-single-neutrino-c-turn = Es kommt anders an, jetzt ist eine andere dran
item-particle-builder-6-single-neutrino-c-share = Es kommt als etwas von allen an

## Mixture

item-particle-builder-6-mixture-law = Jede Sorte Neutrino ist eine Mischung aus drei Massen.
item-particle-builder-6-mixture-a = Was ist ein Myon-Neutrino, soweit die Physik weiß?
item-particle-builder-6-mixture-a-mixture = Eine Mischung aus drei Massen
item-particle-builder-6-mixture-a-one-mass = Ein Teilchen mit einer einzigen Masse
item-particle-builder-6-mixture-a-uncharged = Ein Myon, das seine Ladung verloren hat
item-particle-builder-6-mixture-a-neutron = Ein sehr kleines Neutron
item-particle-builder-6-mixture-b = Was ist ein Elektron-Neutrino, soweit die Physik weiß?
item-particle-builder-6-mixture-b-mixture = Drei Massen, miteinander gemischt
item-particle-builder-6-mixture-b-one-mass = Eine Masse, die sich nie ändert
item-particle-builder-6-mixture-b-uncharged = Ein Elektron, das seine Ladung verloren hat
item-particle-builder-6-mixture-b-neutron = Ein Neutron im Kleinen
item-particle-builder-6-mixture-c = Zwei fast gleich hohe Töne werden zusammen abwechselnd laut und leise. Was in einem Neutrino verhält sich wie die Töne?
item-particle-builder-6-mixture-c-waves = Wellen, die zu seinen drei Massen gehören
item-particle-builder-6-mixture-c-charges = Ladungen, die es hin- und herziehen
item-particle-builder-6-mixture-c-products = Stücke, in die es zerfällt
item-particle-builder-6-mixture-c-neutrons = Neutronen, aus denen es besteht
