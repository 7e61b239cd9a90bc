# Lessons for Tutti Quantum. A step has at most 25 words, a sentence at most 14. New words are bold
# where they come first.

## Each with a diagram

learn_tutti_quantum-1-title = Ein erster Vertex
learn_tutti_quantum-1-teaches = Lege Karten Spitze an Spitze, wie die Natur, und hol dir Punkte.
learn_tutti_quantum-1-vertex-title = Ein erster Vertex
learn_tutti_quantum-1-vertex-hello = In der Physik zeichnet man, was Teilchen tun. Das heißt **Feynman-Diagramm**. Jede Karte ist eine Linie, die für ein Teilchen steht.
learn_tutti_quantum-1-vertex-cast = **Elektronen** fließen in Drähten. Ein **Photon** ist Licht. **Gluonen** halten **Quarks** zusammen. Das **Higgs-Boson** hat mit Masse zu tun.
learn_tutti_quantum-1-vertex-electron = Du bist dran! Tippe das **Elektron** an. Tippe dann auf das Brett, um es hinzulegen.
learn_tutti_quantum-1-vertex-electron-no = Die darfst du nehmen. Aber fangen wir mit dem Elektron an.
learn_tutti_quantum-1-vertex-photon = Dein Gegenüber hat das Quark genommen. Die letzte Karte gehört dir. Lege das Photon an die Pfeilspitze.
learn_tutti_quantum-1-vertex-photon-no = Das ist erlaubt. Aber nimm bitte den Platz, der leuchtet.
learn_tutti_quantum-1-vertex-waits = Hier treffen sich zwei Karten, und eine fehlt. Solange sie fehlt, kostet dich das einen Punkt.
learn_tutti_quantum-1-vertex-second = Nimm noch ein Elektron. Lege es dorthin, wo sich die anderen beiden treffen.
learn_tutti_quantum-1-vertex-second-no = Das ist erlaubt. Aber hier würden aus deinem Minuspunkt drei Punkte!
learn_tutti_quantum-1-vertex-vertex = Drei Karten treffen sich in einem **Vertex**. In der Natur gibt es diesen, also bekommst du 3 Punkte!
learn_tutti_quantum-1-vertex-through = Ein Pfeil geht hinein, einer heraus. Ein Elektron kann nicht einfach enden: Seine Ladung muss bleiben.
learn_tutti_quantum-1-vertex-light = Das Bild sagt also: Ein Elektron gibt Licht ab oder nimmt es auf. Lampen und Augen brauchen das.
learn_tutti_quantum-1-vertex-seven = In diesem Spiel gibt es sieben gute Arten von Vertices. Du kannst sie hier jederzeit nachsehen.
learn_tutti_quantum-1-vertex-bad = Alle anderen kosten einen Punkt. Dein Gegenüber hat ein Elektron an einem Quark. Kein Vertex der Natur hat beide.
learn_tutti_quantum-1-vertex-secret = Das ist deine Geheimkarte. Du legst sie zuletzt. Zwei Elektronen und ein Higgs bringen 4 Punkte!
learn_tutti_quantum-1-vertex-which = Welche drei können sich in einem Vertex treffen?
learn_tutti_quantum-1-vertex-which-quarks = Zwei Quarks, ein Gluon
learn_tutti_quantum-1-vertex-which-mixed = Ein Quark, zwei Elektronen
learn_tutti_quantum-1-vertex-which-photons = Drei Photonen
learn_tutti_quantum-1-vertex-which-gluons = Ein Elektron, zwei Gluonen
learn_tutti_quantum-1-vertex-which-why = Gluonen treffen nur Quarks und Gluonen. Photonen treffen nur, was Ladung hat.
learn_tutti_quantum-1-vertex-yours = Jetzt gehören dir drei Züge. Tippe eine Karte an: Zahlen zeigen, was jeder Platz bringt. Diese Lampe gibt einen Tipp.
learn_tutti_quantum-1-vertex-play = Deine Züge. Ein Tipp auf die Lampe hilft dir.
learn_tutti_quantum-1-vertex-bye = Gut gemacht! Am Ende gewinnt, wer die meisten Punkte hat. Bist du bereit für ein ganzes Spiel?

## All together

learn_tutti_quantum-2-title = Alle zusammen
learn_tutti_quantum-2-teaches = Ein Diagramm für euch alle, und niemand darf seine Karten verraten.
learn_tutti_quantum-2-one-title = Alle zusammen
learn_tutti_quantum-2-one-one = Jetzt baut ihr zu zweit ein Diagramm. Ihr gewinnt oder verliert gemeinsam. Dieses Quark ist der Anfang.
learn_tutti_quantum-2-one-hand = Diese Karten sind deine. Niemand sonst sieht sie, und du darfst nichts verraten.
learn_tutti_quantum-2-one-quark = Ein Quark und ein Elektron passen nie zusammen. Lege also dein Quark an die Pfeilspitze.
learn_tutti_quantum-2-one-quark-no = Das ist erlaubt. Aber nimm bitte den Platz, der leuchtet.
learn_tutti_quantum-2-one-fill = Dein Elektron passt hier nicht. Wirf es also ab und zieh zwei neue Karten.
learn_tutti_quantum-2-one-fill-no = Dann würdest du das Elektron behalten. Wirf es diesmal lieber ab.
learn_tutti_quantum-2-one-mark = Ein Gluon! Es passt, wo sich die Quarks treffen. Markiere den Platz: Tippe den Knopf an, dann den Platz.
learn_tutti_quantum-2-one-mark-no = Das darfst du. Aber markiere zuerst den Platz für dein Gluon.
learn_tutti_quantum-2-one-hush = Jetzt weiß dein Team Bescheid, ohne ein Wort. Beende deinen Zug.
learn_tutti_quantum-2-one-hush-no = Das reicht fürs Erste. Beende deinen Zug.
learn_tutti_quantum-2-one-kept = Dein Team hat ein Quark ans andere Ende gelegt. Dein Platz ist noch frei. Wie nett!
learn_tutti_quantum-2-one-gluon = Lege also dein Gluon dorthin, wo sich die Quarks treffen.
learn_tutti_quantum-2-one-gluon-no = Das darfst du. Aber dein Platz wartet auf das Gluon!
learn_tutti_quantum-2-one-glue = Quark, Quark, Gluon: 2 Punkte. Das ist die **starke Wechselwirkung**, die ein Proton zusammenhält.
learn_tutti_quantum-2-one-invalid = Vorsicht: Ein schlechter Vertex am Ende, und ihr verliert beide. Sind alle gut, zählen die Punkte.
learn_tutti_quantum-2-one-which = Wann verliert ihr alle?
learn_tutti_quantum-2-one-which-wrong = Bei einem schlechten Vertex
learn_tutti_quantum-2-one-which-few = Mit einer Karte übrig
learn_tutti_quantum-2-one-which-loop = Ohne Schleife
learn_tutti_quantum-2-one-which-slow = Wenn ihr langsam seid
learn_tutti_quantum-2-one-which-why = Denk an die Natur: Alles, was ihr zeichnet, muss auch geschehen können.
