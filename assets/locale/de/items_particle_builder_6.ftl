# Items of Particle Builder, Level 6: a stem has at most 25 words, a choice at most 12.

## Flavour changes

item-particle-builder-6-flavour-changes-law = Ein Neutrino kann unterwegs seine Sorte wechseln und wieder zurückwechseln.
item-particle-builder-6-flavour-changes-a = Ein Myon-Neutrino fliegt Hunderte von Kilometern weit. Was kann es bei der Ankunft sein?
item-particle-builder-6-flavour-changes-a-any = Irgendeines der drei Neutrinos
item-particle-builder-6-flavour-changes-a-fixed = Ein Myon-Neutrino und sonst nichts
item-particle-builder-6-flavour-changes-a-next = Ein Tau-Neutrino und sonst nichts
item-particle-builder-6-flavour-changes-a-charged = Eines der drei Neutrinos oder ein Myon
item-particle-builder-6-flavour-changes-b = Ein Elektron-Neutrino fliegt von der Sonne zur Erde. Was kann es bei der Ankunft sein?
item-particle-builder-6-flavour-changes-b-any = Irgendeines der drei Neutrinos
item-particle-builder-6-flavour-changes-b-fixed = Ein Elektron-Neutrino und sonst nichts
item-particle-builder-6-flavour-changes-b-next = Ein Myon-Neutrino und sonst nichts
item-particle-builder-6-flavour-changes-b-charged = Eines der drei Neutrinos oder ein Elektron

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

## Distance and energy

item-particle-builder-6-distance-and-energy-law = Die Anteile der Sorten hängen von der Strecke und der Energie ab.
item-particle-builder-6-distance-and-energy-a = Zwei Detektoren stehen im selben Neutrinostrahl, einer näher, einer weiter weg. Was werden sie in der Regel finden?
item-particle-builder-6-distance-and-energy-a-differ = Verschiedene Anteile der Sorten
item-particle-builder-6-distance-and-energy-a-equal = Die gleichen Anteile der Sorten
item-particle-builder-6-distance-and-energy-a-lost = Neutrinos nur im näheren
item-particle-builder-6-distance-and-energy-a-observer = Anteile, die davon abhängen, wer hinschaut
item-particle-builder-6-distance-and-energy-b = Zwei Neutrinostrahlen fliegen zum selben fernen Detektor, einer mit mehr Energie. Was wird er in der Regel finden?
item-particle-builder-6-distance-and-energy-b-differ = Verschiedene Anteile der Sorten
item-particle-builder-6-distance-and-energy-b-equal = Die gleichen Anteile der Sorten
item-particle-builder-6-distance-and-energy-b-lost = Neutrinos nur aus dem stärkeren Strahl
item-particle-builder-6-distance-and-energy-b-observer = Anteile, die davon abhängen, wer hinschaut

## There and back

item-particle-builder-6-there-and-back-law = Der Anteil einer Sorte schwingt: Er sinkt und steigt dann wieder.
item-particle-builder-6-there-and-back-a = In einer bestimmten Entfernung sind kaum noch Neutrinos eines Strahls Myon-Neutrinos. Und in doppelter Entfernung?
item-particle-builder-6-there-and-back-a-back = Die meisten sind wieder Myon-Neutrinos
item-particle-builder-6-there-and-back-a-for-good = Noch weniger sind Myon-Neutrinos
item-particle-builder-6-there-and-back-a-third = Ein Drittel sind Myon-Neutrinos, wie immer
item-particle-builder-6-there-and-back-a-lost = Es sind gar keine Neutrinos mehr übrig
item-particle-builder-6-there-and-back-a-why = Warum?
item-particle-builder-6-there-and-back-a-why-step = Die drei Massen kommen wieder in den Takt
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

## Not lost

item-particle-builder-6-not-lost-law = Neutrinos, die zu fehlen scheinen, sind da, aber als andere Sorte.
item-particle-builder-6-not-lost-a = Myon-Neutrinos entstehen rings um die Erde in der Luft. Durch die Erde hindurch kommt nur etwa die Hälfte als Myon-Neutrino an. Wo sind die übrigen?
item-particle-builder-6-not-lost-a-flavours = Sie sind jetzt von anderer Sorte
item-particle-builder-6-not-lost-a-stopped = Die Erde hat sie aufgehalten
item-particle-builder-6-not-lost-a-decayed = Sie sind unterwegs zerfallen
item-particle-builder-6-not-lost-a-light = Sie sind zu Licht geworden
item-particle-builder-6-not-lost-b = Die Sonne macht nur Elektron-Neutrinos. In einem Experiment war nur etwa ein Drittel davon noch Elektron-Neutrino. Wo sind die übrigen?
item-particle-builder-6-not-lost-b-flavours = Sie sind jetzt von anderer Sorte
item-particle-builder-6-not-lost-b-stopped = Die Sonne hat sie aufgehalten
item-particle-builder-6-not-lost-b-decayed = Sie sind unterwegs zerfallen
item-particle-builder-6-not-lost-b-light = Sie sind zu Licht geworden

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

## Single neutrino

item-particle-builder-6-single-neutrino-law = Nur die Wahrscheinlichkeit jeder Sorte liegt fest. Welche ein Neutrino zeigt, kann niemand wissen.
item-particle-builder-6-single-neutrino-a = Ein Neutrino eines Strahls erreicht nach langer Strecke einen Detektor. Was findet der Detektor?
item-particle-builder-6-single-neutrino-a-open = Eine Sorte, und der Zufall entscheidet, welche
item-particle-builder-6-single-neutrino-a-started = Die Sorte, mit der es losflog
item-particle-builder-6-single-neutrino-a-share = Ein wenig von jeder Sorte zugleich
item-particle-builder-6-single-neutrino-a-turns = Die Sorte, die an der Reihe ist
item-particle-builder-6-single-neutrino-b = Ein Neutrino der Sonne erreicht einen Detektor auf der Erde. Was findet der Detektor?
item-particle-builder-6-single-neutrino-b-open = Eine Sorte, und der Zufall entscheidet, welche
item-particle-builder-6-single-neutrino-b-started = Die Sorte, mit der es losflog
item-particle-builder-6-single-neutrino-b-share = Ein wenig von jeder Sorte zugleich
item-particle-builder-6-single-neutrino-b-turns = Die Sorte, die an der Reihe ist

## Mixture

item-particle-builder-6-mixture-law = Jede Sorte Neutrino ist eine Mischung aus drei Massen.
item-particle-builder-6-mixture-a = Was ist ein Myon-Neutrino, soweit die Physik weiß?
item-particle-builder-6-mixture-a-mixture = Eine Mischung aus drei Massen
item-particle-builder-6-mixture-a-one-mass = Ein Teilchen mit einer einzigen Masse
item-particle-builder-6-mixture-a-uncharged = Ein Myon, das seine Ladung verloren hat
item-particle-builder-6-mixture-a-neutron = Ein sehr kleines Neutron
item-particle-builder-6-mixture-b = Was ist ein Elektron-Neutrino, soweit die Physik weiß?
item-particle-builder-6-mixture-b-mixture = Eine Mischung aus drei Massen
item-particle-builder-6-mixture-b-one-mass = Ein Teilchen mit einer einzigen Masse
item-particle-builder-6-mixture-b-uncharged = Ein Elektron, das seine Ladung verloren hat
item-particle-builder-6-mixture-b-neutron = Ein sehr kleines Neutron
