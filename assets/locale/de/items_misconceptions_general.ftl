# General ideas behind what learners believe about particles, for the teacher’s page. Each is wrong.

misconception-more-of-one-more-of-the-other = Was von dem einen mehr hat, hat auch von allem anderen mehr.
misconception-same-in-one-same-in-the-other = Was in einer Hinsicht gleich ist, ist in jeder gleich.
misconception-everything-can-be-taken-apart = Alles lässt sich zerlegen, immer weiter.
misconception-minus-signs-are-skipped = Beim Addieren kommt es nicht auf die Vorzeichen an.
misconception-atom-is-the-smallest = Das Atom ist das Kleinste, was es geben kann.
misconception-atoms-are-as-large-as-cells = Atome sind etwa so groß wie Zellen, Keime oder Staubkörner.
misconception-atoms-are-alive = Atome leben oder verhalten sich so, als lebten sie.
misconception-current-is-used-up = Elektrischer Strom wird unterwegs verbraucht.
misconception-matter-comes-and-goes = Materie kann aus dem Nichts kommen und spurlos verschwinden.
misconception-only-activity-has-energy = Energie hat nur, was sichtbar etwas tut.
misconception-force-sits-in-a-thing = Eine Kraft gehört zu einem Ding und nicht zu zweien, die aufeinander wirken.
misconception-forces-are-not-told-apart = Welche Kraft in einem Atom wirkt, spielt keine Rolle.
misconception-nuclear-reactions-are-chemical = Eine Kernreaktion ist eine Art chemische Reaktion.
misconception-everything-changes-evenly = Alles wächst und schrumpft im gleichen Verhältnis.
misconception-all-began-at-once = Sterne, Galaxien und Planeten sind so alt wie das Universum.
misconception-models-are-copies = Ein Modell oder Diagramm zeigt, wie etwas wirklich aussieht.
misconception-quanta-follow-paths = Elektronen und Photonen fliegen wie Kugeln auf einer Bahn.
misconception-energy-is-a-substance = Energie ist ein Stoff mit Masse und Volumen.
misconception-acting-needs-touching = Dinge wirken nur aufeinander, wenn sie sich berühren oder verbunden sind.
