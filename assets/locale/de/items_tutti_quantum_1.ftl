# Test items on the first lesson of Tutti Quantum: stems, choices, reasons and laws.

## Vertex act

item-tutti-quantum-1-vertex-act-law = In einem Vertex gibt ein Teilchen ein anderes ab oder nimmt es auf. So wirken Kräfte.
item-tutti-quantum-1-vertex-act-a = In einem Feynman-Diagramm treffen sich zwei Elektronlinien und eine Photonlinie in einem Punkt. Was bedeutet dieser Punkt?
item-tutti-quantum-1-vertex-act-a-act = Das Elektron gibt das Photon ab oder nimmt es auf
item-tutti-quantum-1-vertex-act-a-bounce = Elektron und Photon prallen wie zwei Kugeln aufeinander
item-tutti-quantum-1-vertex-act-a-inside = Das Elektron zerbricht, das Photon steckte schon darin
item-tutti-quantum-1-vertex-act-a-pass = Die Flugbahnen der drei kreuzen sich dort
item-tutti-quantum-1-vertex-act-b = In einem Feynman-Diagramm treffen sich zwei Quarklinien und eine Photonlinie in einem Punkt. Was bedeutet dieser Punkt?
item-tutti-quantum-1-vertex-act-b-inside = Das Quark zerbricht, das Photon steckte schon darin
item-tutti-quantum-1-vertex-act-b-pass = Drei Flugbahnen treffen sich an einem Ort im Raum
item-tutti-quantum-1-vertex-act-b-act = Das Quark gibt das Photon ab oder nimmt es auf
item-tutti-quantum-1-vertex-act-b-bounce = Quark und Photon prallen wie zwei Kugeln aufeinander
item-tutti-quantum-1-vertex-act-c = In der Antenne eines Telefons geben Elektronen Radiowellen ab. Wie zeigt ein Diagramm, dass so ein Photon entsteht?
item-tutti-quantum-1-vertex-act-c-meet = An einem Punkt der Elektronlinie beginnt eine Photonlinie
item-tutti-quantum-1-vertex-act-c-bump = Eine Photonlinie prallt an einer Elektronlinie ab
item-tutti-quantum-1-vertex-act-c-breaks = Eine Elektronlinie zerbricht in Stücke
item-tutti-quantum-1-vertex-act-c-cross = Zwei Flugbahnen kreuzen sich wie auf einer Karte

## Charge through

item-tutti-quantum-1-charge-through-law = Eine geladene Linie läuft durch einen Vertex hindurch, weil sich die Summe aller Ladungen nie ändert.
item-tutti-quantum-1-charge-through-a = In einen Vertex läuft ein Up-Quark hinein, und ein Photon kommt heraus. Was muss noch herauskommen?
item-tutti-quantum-1-charge-through-a-why = Warum?
item-tutti-quantum-1-charge-through-a-why-law = Die Ladung muss vorher und nachher gleich sein
item-tutti-quantum-1-charge-through-a-why-mass = Nichts darf nachher leichter sein als vorher
item-tutti-quantum-1-charge-through-a-why-pairs = Teilchen verlassen einen Vertex immer zu zweit
item-tutti-quantum-1-charge-through-b = In einen Vertex läuft ein Elektron hinein, und ein Photon kommt heraus. Was muss noch herauskommen?
item-tutti-quantum-1-charge-through-b-why = Warum?
item-tutti-quantum-1-charge-through-b-why-mass = Danach muss es mindestens so viel wiegen
item-tutti-quantum-1-charge-through-b-why-pairs = Jeden Vertex verlassen zwei Linien
item-tutti-quantum-1-charge-through-b-why-law = Am Vertex darf keine Ladung verloren gehen
item-tutti-quantum-1-charge-through-c = Ein Kohlenstoffkern mit der Ladung +6 gibt ein Photon ab. Welche Ladung hat der Kern danach?
item-tutti-quantum-1-charge-through-c-six = +6
item-tutti-quantum-1-charge-through-c-five = +5
item-tutti-quantum-1-charge-through-c-zero = 0
item-tutti-quantum-1-charge-through-c-minus = −6

## Photon charge

item-tutti-quantum-1-photon-charge-law = Ein Photon trifft nur Linien mit elektrischer Ladung, weil Licht auf Ladung wirkt.
item-tutti-quantum-1-photon-charge-a = Was davon kann in einem Vertex ein Photon aufnehmen?
item-tutti-quantum-1-photon-charge-a-why = Warum dieses?
item-tutti-quantum-1-photon-charge-a-why-matter = Weil es Materie ist
item-tutti-quantum-1-photon-charge-a-why-charge = Weil es Ladung hat
item-tutti-quantum-1-photon-charge-a-why-mass = Weil es Masse hat
item-tutti-quantum-1-photon-charge-b = Was davon kann in einem Vertex ein Photon abgeben?
item-tutti-quantum-1-photon-charge-b-why = Warum dieses?
item-tutti-quantum-1-photon-charge-b-why-charge = Es ist geladen
item-tutti-quantum-1-photon-charge-b-why-matter = Es ist eine Art Materie
item-tutti-quantum-1-photon-charge-b-why-mass = Es wiegt etwas
item-tutti-quantum-1-photon-charge-c = Dunkle Materie leuchtet nicht und wirft keinen Schatten. Was fehlt ihren Teilchen wahrscheinlich?
item-tutti-quantum-1-photon-charge-c-charge = Elektrische Ladung
item-tutti-quantum-1-photon-charge-c-mass = Jede Art von Masse
item-tutti-quantum-1-photon-charge-c-small = Eine sichtbare Größe
item-tutti-quantum-1-photon-charge-c-anti = Nähe zu uns: Sie sind Antimaterie

## Gluon colour

item-tutti-quantum-1-gluon-colour-law = Ein Gluon trifft nur Linien mit Farbladung, weil die starke Wechselwirkung nur auf sie wirkt.
item-tutti-quantum-1-gluon-colour-a = Was davon kann in einem Vertex ein Gluon abgeben?
item-tutti-quantum-1-gluon-colour-b = Was davon kann in einem Vertex ein Gluon aufnehmen?
item-tutti-quantum-1-gluon-colour-c = In manchen Atomen fliegt ein Myon mitten durch den Kern. Was tun die Gluonen dort mit ihm?
item-tutti-quantum-1-gluon-colour-c-colour = Nichts, denn es hat keine Farbladung
item-tutti-quantum-1-gluon-colour-c-heavy = Sie ziehen daran, denn es ist schwer
item-tutti-quantum-1-gluon-colour-c-electric = Sie stoßen es ab, denn es ist geladen
item-tutti-quantum-1-gluon-colour-c-all = Sie halten es wie alles andere

## Give or take

item-tutti-quantum-1-give-or-take-law = Derselbe Vertex zeigt das Abgeben und das Aufnehmen, weil man ihn von beiden Seiten lesen kann.
item-tutti-quantum-1-give-or-take-a = Zwei Elektronlinien und eine Photonlinie treffen sich in einem Vertex. Was erlaubt die Natur hier?
item-tutti-quantum-1-give-or-take-a-both = Ein Elektron kann Licht abgeben oder aufnehmen
item-tutti-quantum-1-give-or-take-a-give = Ein Elektron kann Licht abgeben, aber nicht aufnehmen
item-tutti-quantum-1-give-or-take-a-take = Ein Elektron kann Licht aufnehmen, aber nicht abgeben
item-tutti-quantum-1-give-or-take-a-end = Ein Elektron allein kann zu Licht werden
item-tutti-quantum-1-give-or-take-b = Zwei Quarklinien und eine Photonlinie treffen sich in einem Vertex. Was erlaubt die Natur hier?
item-tutti-quantum-1-give-or-take-b-end = Ein Quark allein kann zu Licht werden
item-tutti-quantum-1-give-or-take-b-take = Ein Quark kann Licht aufnehmen, aber nicht abgeben
item-tutti-quantum-1-give-or-take-b-both = Ein Quark kann Licht abgeben oder aufnehmen
item-tutti-quantum-1-give-or-take-b-give = Ein Quark kann Licht abgeben, aber nicht aufnehmen
item-tutti-quantum-1-give-or-take-c = Eine Solarzelle nimmt Licht auf, eine Lampe gibt es ab. Welche Vertices braucht man dafür?
item-tutti-quantum-1-give-or-take-c-same = Ein und dieselbe Art, in beiden Richtungen gelesen
item-tutti-quantum-1-give-or-take-c-two = Zwei Arten, denn jede geht nur in einer Richtung
item-tutti-quantum-1-give-or-take-c-used = Eine für Lampen: In Zellen wird Licht verbraucht
item-tutti-quantum-1-give-or-take-c-become = Eine Art, in der Elektronen zu Licht werden

## Few vertices

item-tutti-quantum-1-few-vertices-law = Die Natur kennt nur wenige Arten von Vertices, weil jede Kraft nur auf ihre eigene Ladung wirkt.
item-tutti-quantum-1-few-vertices-a = Welche drei Linien lässt die Natur in einem Vertex zusammenkommen?
item-tutti-quantum-1-few-vertices-b = Welche drei Linien können sich in einem Vertex treffen?
item-tutti-quantum-1-few-vertices-c = Ein Freund zeichnet einen Vertex aus zwei Elektronlinien und einer Gluonlinie. Warum gibt es ihn in der Natur nicht?
item-tutti-quantum-1-few-vertices-c-colour = Elektronen fehlt Farbladung
item-tutti-quantum-1-few-vertices-c-meet = Zwei Elektronen treffen sich nie
item-tutti-quantum-1-few-vertices-c-light = Elektronen sind dafür zu leicht
item-tutti-quantum-1-few-vertices-c-complicated = Er ist zu kompliziert dafür

## One in one out

item-tutti-quantum-1-one-in-one-out-law = Ein Pfeil geht hinein und einer heraus, weil Ladung nicht aus dem Nichts kommt und nie verloren geht.
item-tutti-quantum-1-one-in-one-out-a = Zwei Elektronpfeile zeigen in einen Vertex hinein, heraus kommt nur ein Photon. Warum macht die Natur das nicht?
item-tutti-quantum-1-one-in-one-out-a-heavy = Zwei Elektronen sind zu schwer für Licht
item-tutti-quantum-1-one-in-one-out-a-close = Zwei Elektronen kommen sich nie so nah
item-tutti-quantum-1-one-in-one-out-a-charge = Die Ladung der beiden ginge verloren
item-tutti-quantum-1-one-in-one-out-a-fast = Licht ist zu schnell für zwei Elektronen
item-tutti-quantum-1-one-in-one-out-b = Zwei Up-Quark-Pfeile zeigen aus einem Vertex heraus, hinein geht nur ein Photon. Warum macht die Natur das nicht?
item-tutti-quantum-1-one-in-one-out-b-charge = Die Ladung der beiden käme aus dem Nichts
item-tutti-quantum-1-one-in-one-out-b-heavy = Zwei Quarks sind zu schwer für Licht
item-tutti-quantum-1-one-in-one-out-b-fast = Licht ist zu schnell für zwei Quarks
item-tutti-quantum-1-one-in-one-out-b-close = Zwei Up-Quarks kommen sich nie so nah
item-tutti-quantum-1-one-in-one-out-c = In Materie kann Licht zu einem Elektron und einem Positron werden, aber nie nur zu zwei Elektronen. Warum?
item-tutti-quantum-1-one-in-one-out-c-zero = Licht hat keine Ladung, also die zwei zusammen auch nicht
item-tutti-quantum-1-one-in-one-out-c-repel = Zwei Elektronen stoßen sich zu stark ab
item-tutti-quantum-1-one-in-one-out-c-cancel = Nur mit einem Positron hebt sich die Masse auf
item-tutti-quantum-1-one-in-one-out-c-chance = Es ist Zufall: Es kam nur noch nicht vor

## Not to scale

item-tutti-quantum-1-not-to-scale-law = Längen und Winkel in einem Diagramm bedeuten nichts, weil es nur zeigt, welche Linien sich treffen.
item-tutti-quantum-1-not-to-scale-a = Dasselbe Feynman-Diagramm wird zweimal gezeichnet, einmal mit einer doppelt so langen Linie. Was bedeutet das?
item-tutti-quantum-1-not-to-scale-a-far = Das Teilchen fliegt doppelt so weit
item-tutti-quantum-1-not-to-scale-a-heavy = Das Teilchen ist doppelt so schwer
item-tutti-quantum-1-not-to-scale-a-long = Das Teilchen lebt doppelt so lange
item-tutti-quantum-1-not-to-scale-a-same = Das Diagramm sagt immer noch dasselbe
item-tutti-quantum-1-not-to-scale-b = Dasselbe Feynman-Diagramm wird zweimal gezeichnet, einmal mit zwei Linien, die weiter auseinandergehen. Was bedeutet das?
item-tutti-quantum-1-not-to-scale-b-strong = Die Kraft zwischen ihnen ist stärker
item-tutti-quantum-1-not-to-scale-b-same = Nichts: Es ist so gut wie das erste
item-tutti-quantum-1-not-to-scale-b-path = Die Teilchen fliegen schräger auseinander
item-tutti-quantum-1-not-to-scale-b-fast = Die Teilchen bewegen sich viel schneller
item-tutti-quantum-1-not-to-scale-c = Ein U-Bahn-Plan ist nicht maßstäblich. Worin gleicht ihm ein Feynman-Diagramm?
item-tutti-quantum-1-not-to-scale-c-joined = Es zeigt, was womit verbunden ist
item-tutti-quantum-1-not-to-scale-c-directions = Es zeigt alle Richtungen, wie sie wirklich sind
item-tutti-quantum-1-not-to-scale-c-film = Es zeigt, wo sich alles gerade befindet
item-tutti-quantum-1-not-to-scale-c-paths = Es zeigt die Wege von oben gesehen
