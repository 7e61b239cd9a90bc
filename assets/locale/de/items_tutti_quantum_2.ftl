# Test items on the second lesson of Tutti Quantum: stems, choices, reasons and laws.

## Gluons meet

item-tutti-quantum-2-gluons-meet-law = Gluonen treffen einander, weil sie Farbladung haben. Photonen nicht, weil sie keine Ladung haben.
item-tutti-quantum-2-gluons-meet-a = Drei Gluonen können sich in einem Vertex treffen. Warum?
item-tutti-quantum-2-gluons-meet-a-colour = Sie haben selbst Farbladung
item-tutti-quantum-2-gluons-meet-a-electric = Sie haben selbst elektrische Ladung
item-tutti-quantum-2-gluons-meet-a-heavy = Sie sind schwerer als Photonen
item-tutti-quantum-2-gluons-meet-a-equal = Gleiche Teilchen können das immer
item-tutti-quantum-2-gluons-meet-b = Drei Photonen können sich nicht in einem Vertex treffen. Warum nicht?
item-tutti-quantum-2-gluons-meet-b-mass = Sie haben selbst keine Masse
item-tutti-quantum-2-gluons-meet-b-fast = Sie sind schneller als Gluonen
item-tutti-quantum-2-gluons-meet-b-electric = Sie haben selbst keine Ladung
item-tutti-quantum-2-gluons-meet-b-equal = Gleiche Teilchen können das nie
item-tutti-quantum-2-gluons-meet-c = Angenommen, Photonen hätten elektrische Ladung. Was würde geschehen, wo sich das Licht zweier Taschenlampen kreuzt?
item-tutti-quantum-2-gluons-meet-c-push = Es würde sich gegenseitig ablenken
item-tutti-quantum-2-gluons-meet-c-fast = Es ginge durch wie jetzt, weil es schnell ist
item-tutti-quantum-2-gluons-meet-c-mass = Es ginge durch wie jetzt, ohne Masse
item-tutti-quantum-2-gluons-meet-c-equal = Es bliebe stehen, denn Gleiches trifft sich nie

## Gluons hold

item-tutti-quantum-2-gluons-hold-law = Gluonen halten die Quarks im Proton zusammen, weil die starke Wechselwirkung auf ihre Farbladung wirkt.
item-tutti-quantum-2-gluons-hold-a = Was hält die drei Quarks in einem Proton zusammen?
item-tutti-quantum-2-gluons-hold-a-photons = Photonen, die auf elektrische Ladung wirken
item-tutti-quantum-2-gluons-hold-a-gluons = Gluonen, die auf Farbladung wirken
item-tutti-quantum-2-gluons-hold-a-gravity = Schwerkraft, die auf alle Massen wirkt
item-tutti-quantum-2-gluons-hold-a-shell = Eine Hülle, die sie fest umschließt
item-tutti-quantum-2-gluons-hold-b = Was hält die drei Quarks in einem Neutron zusammen?
item-tutti-quantum-2-gluons-hold-b-shell = Eine Hülle um sie herum
item-tutti-quantum-2-gluons-hold-b-gravity = Die Schwerkraft zwischen ihnen
item-tutti-quantum-2-gluons-hold-b-photons = Photonen zwischen ihren elektrischen Ladungen
item-tutti-quantum-2-gluons-hold-b-gluons = Gluonen zwischen ihren Farbladungen
item-tutti-quantum-2-gluons-hold-c = Zwei Quarks werden immer weiter auseinandergezogen, und die Energie der Gluonen dazwischen wächst. Was geschieht am Ende?
item-tutti-quantum-2-gluons-hold-c-pair = Ein neues Quark und Antiquark entstehen
item-tutti-quantum-2-gluons-hold-c-alone = Jedes Quark fliegt allein davon
item-tutti-quantum-2-gluons-hold-c-worn = Die Gluonen nutzen sich ab
item-tutti-quantum-2-gluons-hold-c-pieces = Die Quarks zerbrechen in Stücke

## Every vertex

item-tutti-quantum-2-every-vertex-law = Ein Diagramm ist nur möglich, wenn alle seine Vertices es sind, weil an jedem die Ladungen erhalten bleiben.
item-tutti-quantum-2-every-vertex-a = Ein Diagramm hat zehn Vertices. Neun davon gibt es in der Natur, einen nicht. Kann es so geschehen?
item-tutti-quantum-2-every-vertex-a-most = Ja, denn die meisten Vertices sind möglich
item-tutti-quantum-2-every-vertex-a-seldom = Ja, nur seltener als anderes
item-tutti-quantum-2-every-vertex-a-bad = Nein, denn ein Vertex ist unmöglich
item-tutti-quantum-2-every-vertex-a-many = Nein, denn zehn Vertices sind zu viele
item-tutti-quantum-2-every-vertex-b = Ein Diagramm hat acht Vertices. Nur einer ist falsch: Dort wird ein Elektron zum Quark. Kann es so geschehen?
item-tutti-quantum-2-every-vertex-b-bad = Nein: An einer Stelle geht es nicht
item-tutti-quantum-2-every-vertex-b-most = Ja: Sieben gute wiegen ein schlechtes auf
item-tutti-quantum-2-every-vertex-b-seldom = Ja, wenn auch nur hin und wieder
item-tutti-quantum-2-every-vertex-b-many = Nein, denn acht Vertices sind zu viele
item-tutti-quantum-2-every-vertex-c = An einem Vertex geht Ladung verloren, am nächsten kommt sie zurück. Am Ende stimmt die Summe. Ist das möglich?
item-tutti-quantum-2-every-vertex-c-each = Nein: Jeder Vertex muss die Ladung erhalten
item-tutti-quantum-2-every-vertex-c-total = Ja: Nur die Summe am Ende zählt
item-tutti-quantum-2-every-vertex-c-seldom = Ja, aber es geschieht fast nie
item-tutti-quantum-2-every-vertex-c-many = Nein: Das ist zu kompliziert

## Loop inside

item-tutti-quantum-2-loop-inside-law = Eine geschlossene Schleife besteht aus virtuellen Teilchen, weil ihre Linien im Vorgang beginnen und enden.
item-tutti-quantum-2-loop-inside-a = Ein Diagramm hat eine geschlossene Schleife aus Quarklinien. Was bedeutet sie?
item-tutti-quantum-2-loop-inside-a-round = Ein Quark fliegt immer wieder im Kreis herum
item-tutti-quantum-2-loop-inside-a-again = Der Vorgang beginnt immer wieder von vorn
item-tutti-quantum-2-loop-inside-a-caught = Quarks sind dort gefangen und können nicht mehr weg
item-tutti-quantum-2-loop-inside-a-inside = Quarks wirken innen mit, aber keines kommt heraus
item-tutti-quantum-2-loop-inside-b = Ein Diagramm hat eine geschlossene Schleife aus Elektronlinien. Was bedeutet sie?
item-tutti-quantum-2-loop-inside-b-caught = Elektronen sind dort gefangen und können nicht mehr weg
item-tutti-quantum-2-loop-inside-b-inside = Sie wirken mit, und keines kommt heraus
item-tutti-quantum-2-loop-inside-b-round = Ein Elektron kreist auf seiner Bahn, wie im Atom
item-tutti-quantum-2-loop-inside-b-again = Der ganze Vorgang wiederholt sich
item-tutti-quantum-2-loop-inside-c = In einem Diagramm wird ein Photon zu einer Schleife aus Elektron und Positron und die wieder zum Photon. Was erreicht einen Detektor?
item-tutti-quantum-2-loop-inside-c-photon = Nur das Photon
item-tutti-quantum-2-loop-inside-c-pair = Ein Elektron und ein Positron
item-tutti-quantum-2-loop-inside-c-all = Zwei Photonen, ein Elektron und ein Positron
item-tutti-quantum-2-loop-inside-c-again = Ein Photon nach dem anderen

## Loop measured

item-tutti-quantum-2-loop-measured-law = Man weiß, dass Schleifen dazugehören, weil genaue Messungen nur zu Rechnungen mit Schleifen passen.
item-tutti-quantum-2-loop-measured-a = In der Physik rechnet man mit Schleifen. Woher weiß man, dass das richtig ist?
item-tutti-quantum-2-loop-measured-a-fit = Messungen passen nur zu Rechnungen mit Schleifen
item-tutti-quantum-2-loop-measured-a-seen = Sehr starke Mikroskope haben sie gezeigt
item-tutti-quantum-2-loop-measured-a-tracks = Schleifen hinterlassen runde Spuren in Detektoren
item-tutti-quantum-2-loop-measured-a-drawn = Man weiß es nicht: Sie sind nur gezeichnet
item-tutti-quantum-2-loop-measured-b = Ein Elektron ist ein winziger Magnet. Man hat ihn sehr genau vermessen. Wie zeigt das, dass Schleifen dazugehören?
item-tutti-quantum-2-loop-measured-b-drawn = Das zeigt es nicht: Sie sind nur gezeichnet
item-tutti-quantum-2-loop-measured-b-tracks = Das Elektron fliegt im Magneten Schleifen
item-tutti-quantum-2-loop-measured-b-fit = Der Wert passt nur zu Rechnungen mit Schleifen
item-tutti-quantum-2-loop-measured-b-seen = Im Magneten werden die Schleifen sichtbar
item-tutti-quantum-2-loop-measured-c = Zwei Zustände von Wasserstoff unterscheiden sich um eine winzige Energie. Ohne Schleifen wäre sie null, mit ihnen stimmt die Rechnung. Was folgt?
item-tutti-quantum-2-loop-measured-c-real = Schleifen wirken in der Natur mit
item-tutti-quantum-2-loop-measured-c-inexact = Messungen sind nie ganz genau
item-tutti-quantum-2-loop-measured-c-path = Das Elektron läuft in kleinen Schleifen
item-tutti-quantum-2-loop-measured-c-seen = Ein Mikroskop hat die Schleifen gezeigt

## Inner line

item-tutti-quantum-2-inner-line-law = Nur Linien mit freiem Ende können einen Detektor erreichen, weil die anderen innen beginnen und enden.
item-tutti-quantum-2-inner-line-a = Zwei Elektronen kommen herein, eine Photonlinie verbindet sie, zwei Elektronen gehen hinaus. Was kann ein Detektor danach nachweisen?
item-tutti-quantum-2-inner-line-a-photon = Nur das Photon
item-tutti-quantum-2-inner-line-a-out = Nur zwei Elektronen
item-tutti-quantum-2-inner-line-a-both = Zwei Elektronen und das Photon
item-tutti-quantum-2-inner-line-a-all = Vier Elektronen und das Photon
item-tutti-quantum-2-inner-line-a-why = Warum?
item-tutti-quantum-2-inner-line-a-why-inside = Eine Linie zwischen zwei Vertices bleibt innen
item-tutti-quantum-2-inner-line-a-why-small = Ein Photon ist zu klein für einen Detektor
item-tutti-quantum-2-inner-line-a-why-each = Jede Linie eines Diagramms lässt sich nachweisen
item-tutti-quantum-2-inner-line-b = Ein Elektron und ein Positron werden zu einer Photonlinie. Diese wird zu Myon und Antimyon. Was kann ein Detektor danach nachweisen?
item-tutti-quantum-2-inner-line-b-both = Myon, Antimyon und Photon
item-tutti-quantum-2-inner-line-b-all = Alle fünf Teilchen des Diagramms
item-tutti-quantum-2-inner-line-b-photon = Nur das Photon
item-tutti-quantum-2-inner-line-b-out = Nur Myon und Antimyon
item-tutti-quantum-2-inner-line-b-why = Warum?
item-tutti-quantum-2-inner-line-b-why-each = Was eine Linie hat, kommt heraus
item-tutti-quantum-2-inner-line-b-why-small = Kein Detektor sieht etwas so Kleines
item-tutti-quantum-2-inner-line-b-why-inside = Seine Linie hat kein freies Ende
item-tutti-quantum-2-inner-line-c = Wenn ein Neutron zerfällt, verbindet eine W-Linie zwei Vertices des Diagramms. Warum fängt kein Detektor dieses W?
item-tutti-quantum-2-inner-line-c-inside = Es beginnt und endet im Inneren des Vorgangs
item-tutti-quantum-2-inner-line-c-heavy = Es ist so schwer, dass Luft es aufhält
item-tutti-quantum-2-inner-line-c-small = Es ist zu klein für einen Detektor
item-tutti-quantum-2-inner-line-c-line = Er fängt es, wie jede andere Linie

## Diagrams add up

item-tutti-quantum-2-diagrams-add-up-law = Ein einzelnes Diagramm zeigt nicht, was geschah, weil erst alle zusammen die Wahrscheinlichkeit ergeben.
item-tutti-quantum-2-diagrams-add-up-a = Zwei Elektronen stoßen sich ab. Dazu passen viele Diagramme. Was macht man in der Physik damit?
item-tutti-quantum-2-diagrams-add-up-a-took = Man findet heraus, welches wirklich ablief
item-tutti-quantum-2-diagrams-add-up-a-simple = Man behält eines, denn die anderen sind falsch
item-tutti-quantum-2-diagrams-add-up-a-add = Man rechnet alle zur Wahrscheinlichkeit zusammen
item-tutti-quantum-2-diagrams-add-up-a-own = Man gibt jedem Elektronenpaar ein eigenes
item-tutti-quantum-2-diagrams-add-up-b = Ein Photon prallt von einem Elektron ab. Dazu passen mehrere Diagramme. Was macht man in der Physik damit?
item-tutti-quantum-2-diagrams-add-up-b-add = Man bildet die Summe von allen
item-tutti-quantum-2-diagrams-add-up-b-simple = Man nimmt das einfachste: Die anderen sind falsch
item-tutti-quantum-2-diagrams-add-up-b-own = Man gibt jedem Photon ein eigenes
item-tutti-quantum-2-diagrams-add-up-b-took = Man sucht das eine, das wahr wurde
item-tutti-quantum-2-diagrams-add-up-c = Licht macht hinter zwei Spalten Streifen, die verschwinden, wenn ein Spalt zu ist. Was haben die Spalte mit Diagrammen gemein?
item-tutti-quantum-2-diagrams-add-up-c-all = Alle Wege zählen zusammen
item-tutti-quantum-2-diagrams-add-up-c-one = Nur ein Weg wurde wirklich genommen
item-tutti-quantum-2-diagrams-add-up-c-short = Der einfachste Weg ist der richtige
item-tutti-quantum-2-diagrams-add-up-c-drawing = Die Wege sind bloß gezeichnet

## Lines go on

item-tutti-quantum-2-lines-go-on-law = Ein Teilchen, das ein Photon abgibt oder aufnimmt, bleibt dasselbe, weil seine Linie durch den Vertex weiterläuft.
item-tutti-quantum-2-lines-go-on-a = Ein Elektron und ein Up-Quark tauschen ein Photon aus. Welche zwei kommen heraus?
item-tutti-quantum-2-lines-go-on-a-why = Warum?
item-tutti-quantum-2-lines-go-on-a-why-wins = Bei einem Treffen gewinnt das stärkere Teilchen
item-tutti-quantum-2-lines-go-on-a-why-through = Jede Linie läuft durch ihren Vertex weiter
item-tutti-quantum-2-lines-go-on-a-why-light = Was sich trifft, wird zu Licht
item-tutti-quantum-2-lines-go-on-b = Ein Elektron und ein Down-Quark tauschen ein Photon aus. Welche zwei kommen heraus?
item-tutti-quantum-2-lines-go-on-b-why = Warum?
item-tutti-quantum-2-lines-go-on-b-why-through = Ein Photon beendet nie die Linie eines Teilchens
item-tutti-quantum-2-lines-go-on-b-why-wins = Das schwerere von zweien gewinnt immer
item-tutti-quantum-2-lines-go-on-b-why-light = Die zwei werden beim Treffen zu Licht
item-tutti-quantum-2-lines-go-on-c = In einem Spiegel nehmen Elektronen das Licht auf und geben es wieder ab. Was sind diese Elektronen ein Jahr später?
item-tutti-quantum-2-lines-go-on-c-electrons = Elektronen, wie zuvor
item-tutti-quantum-2-lines-go-on-c-light = Licht: Nach und nach wurden sie dazu
item-tutti-quantum-2-lines-go-on-c-muons = Myonen, durch die viele Energie
item-tutti-quantum-2-lines-go-on-c-used = Elektronen mit weniger Ladung
