# Blätter für Lehrpersonen: Pläne, Arbeitsblätter, die Tafel der Kräfte, Antworten, Lehrpläne.

handout-foot = Quarkade · Seite { $page } von { $pages }
# The signs of particles, then their names.
handout-signs = { $signs }   ({ $names })
handout-and = { $first }, { $second }
handout-named = { $game } · { $lesson }
handout-lesson = Lektion
handout-minutes = Minuten
handout-law = Das Gesetz darin

## Pläne

handout-plan = Ein Plan für { $minutes } Minuten
handout-plan-what = Für eine Klasse ab 13 Jahren, die noch keine Teilchenphysik kennt. Alle haben einen eigenen Computer, oder zwei teilen sich einen und machen das Quiz gemeinsam, mit einem Code. Machen sie das Quiz nacheinander, dauert alles etwa { $more } Minuten länger.
handout-plan-before-it = Vor der Stunde
handout-plan-prepare-1 = • Spielen Sie die Lektion einmal selbst. Wählen Sie sie aus der Liste unten: Particle Builder 1 ist ein guter Anfang.
handout-plan-prepare-2 = • Öffnen Sie auf der Seite der Lektionen „{ level-teacher }“, geben Sie der Gruppe einen Namen und setzen Sie eine PIN.
handout-plan-prepare-3 = • Drucken Sie das Arbeitsblatt für alle ohne Computer und für sich selbst das Blatt „Antworten auf Fragen der Klasse“.
handout-plan-prepare-4 = • Stellen Sie den Ton leise. Wenn das Programm installiert ist, braucht es kein Netz mehr.
handout-plan-parts = Ablauf (Minuten)
handout-plan-start = Begrüßung. Alle bilden einen Code aus vier Teilchen und schreiben ihn auf. Am Ende brauchen sie ihn wieder.
handout-plan-before = Das Quiz vor der Lektion. Sagen Sie, dass es keine Noten gibt. „Ich weiß es nicht“ ist besser, als zu raten.
handout-plan-lesson = Die Lektion. Zu zweit: Eine Person tippt, die andere sagt, warum. Nach jedem Kapitel wird gewechselt. Wer früh fertig ist, spielt weiter.
handout-plan-after = Das Quiz nach der Lektion, mit demselben Code. Alle sehen ihr eigenes „vorher → nachher“.
handout-plan-discussion = Gespräch: Was habt ihr erwartet, und was ist geschehen? Sammeln Sie das Gesetz der Lektion in den Worten der Klasse, mit einem „weil“.
handout-plan-lab = Das Naturgesetz-Labor: Welche Reaktionen gibt es, welche hat nie jemand gesehen, und welches Gesetz verbietet sie? Zu zweit, ab Stufe 1.
handout-plan-play = Ein ganzes Spiel gegen ein Programm oder gegeneinander.
handout-plan-end = Schluss: Alle nennen ein Gesetz und eine offene Frage. Notieren Sie die Fragen für das nächste Mal.
handout-plan-lessons = Lektionen zur Auswahl
handout-plan-minutes-note = Die Minuten gelten für Lernende, die alles lesen. Wer zu zweit jeden Schritt bespricht, braucht etwas länger.

## Arbeitsblätter

handout-sheet = Arbeitsblatt: { $lesson }
handout-sheet-what = Code oder Name: ______________________     Datum: ______________
handout-question = { $n }.  { $what }
handout-key = Lösungen: { $lesson }
handout-task-expect = Was erwartest du von dieser Lektion? Schreib es auf, bevor du anfängst.
handout-task-notice = Schreib beim Spielen drei Dinge auf.
handout-notice-expected = Ich habe erwartet
handout-notice-happened = Was geschah
handout-notice-because = weil
handout-task-table = Füll die Tabelle aus. Kreuze die Kräfte an, die jedes Teilchen spürt.
handout-task-table-one = Füll die Tabelle aus. Kreuze die Teilchen an, die diese Kraft spüren.
handout-table-particle = Teilchen
handout-table-charge = Elektrische Ladung
handout-table-nucleus = Teilchen oder Kern
handout-table-protons = Protonen
handout-table-neutrons = Neutronen
handout-task-charges = Füll die Tabelle aus.
handout-task-vertex = An jedem Vertex fehlt eine Linie. Zeichne sie und schreib ihr Zeichen dazu.
handout-task-sum = Zähl die Ladungen zusammen. Was wird aus den Teilchen?
handout-task-nuclei = Was fehlt? Bei einer Fusion bleiben alle Protonen und Neutronen da, bei einer Vernichtung bleibt die Ladung gleich.
handout-task-missing = Ein Teilchen fehlt. Finde es: Die Summe der Ladungen ist vorher und nachher gleich.
handout-task-true = Richtig oder falsch? Verbessere die falschen Sätze.
handout-true = richtig
handout-false = falsch
handout-tick = ☐ { $what }
handout-task-law = Schreib das Gesetz dieser Lektion in eigenen Worten auf, mit „weil“.
handout-cards = Karten zum Ausschneiden
handout-cards-what = Jemand legt zwei Karten hin. Jemand anders sagt, welche Kräfte zwischen den beiden Teilchen wirken und warum. Dann tauscht ihr.
handout-cards-sum = Legt zwei oder drei Karten hin, und die andere Person zählt ihre Ladungen zusammen. Dann tauscht ihr.
handout-cards-nuclei = Jemand legt eine Karte nach der anderen hin und baut ²H, ³He und ⁴He. Die andere Person nennt jedes Mal den Kern und seine Ladung. Dann tauscht ihr.
handout-key-vertex = Die fehlenden Linien, von links nach rechts: { $signs }
handout-sum-proton = ein Proton
handout-sum-neutron = ein Neutron
handout-sum-pair = Sie vernichten sich: 0, wie bei Licht.
handout-nucleus-proton = Proton
handout-nucleus-neutron = Neutron
handout-nucleus-hydrogen-2 = Deuterium
handout-nucleus-helium-3 = Helium-3
handout-nucleus-helium-4 = Helium-4
handout-nuclei-light = Licht
handout-nuclei-sum = Protonen: { $protons } · Neutronen: { $neutrons }
handout-nuclei-pair = Sie vernichten sich: Ladung 0, wie bei Licht. In der Natur entstehen zuerst kurzlebige Teilchen.
handout-or = { $first } oder { $second }
handout-key-sentence = Satz
handout-lesson-plan = Unterrichtsplan: { $lesson }
handout-plan-goals = Ziele
handout-plan-goals-what = Nach der Lektion können die Lernenden mit Begründung erklären:
handout-point = • { $what }
handout-plan-materials = Material
handout-plan-materials-what = Ein Computer für eine Person oder für zwei, das Arbeitsblatt, ein Stift und eine Schere. Ton und Netz braucht es nicht.
handout-plan-one = Eine Person am Computer
handout-plan-two = Zwei am Computer
handout-plan-part = Teil
handout-plan-all = Zusammen
handout-plan-two-note = Zwei an einem Computer machen das Quiz gemeinsam, mit einem Code. Machen sie es nacheinander, dauert jedes Quiz { $more } Minuten länger. Machen Sie das zweite Quiz dann am Anfang der nächsten Stunde.
handout-plan-board = An der Tafel
handout-plan-ask = Fragen an die Klasse
handout-plan-ask-if = Jemand sagt: „{ $idea }“ Was antwortet ihr?
handout-plan-levels = Für unterschiedliche Lernende
handout-plan-easier = Mehr Hilfe: zu zweit arbeiten, die Schritte vorlesen lassen („{ settings-title }“ → „{ settings-sound }“ oder die Taste F2), Aufgabe 4 auf dem Arbeitsblatt weglassen.
handout-plan-harder = Mehr zu tun: selbst einen falschen Satz wie auf dem Arbeitsblatt schreiben und von anderen verbessern lassen. Danach gegen „Studentin“ weiterspielen.
handout-plan-exit = Zum Schluss auf einem Zettel
handout-plan-exit-what = Ein Gesetz von heute mit einem „weil“ und eine Frage, die noch offen ist.
handout-plan-homework = Hausaufgabe
handout-plan-homework-what = Erkläre jemandem zu Hause das Gesetz der Lektion. Schreib eine Frage auf, die gestellt wurde, und deine Antwort.
handout-alt-lines = Linien zum Schreiben
handout-alt-vertex = Feynman-Vertices
handout-alt-cards = Teilchenkarten
handout-key-note = Ein eigener Satz zählt, wenn Sinn und Begründung stimmen. Auf keinem Blatt steht eine Frage des Quiz. So zeigt das Quiz weiterhin, was jemand verstanden hat.

## Die Tafel

handout-chart-what = Aus den Teilchentabellen des Programms. Die Lektionen füllen diese Tafel Zeile um Zeile.
handout-chart-marks = ✓ spürt die Kraft · ⇄ überträgt sie · – weder noch
handout-chart-gravity = Die Schwerkraft wirkt auf alle. Zwischen einzelnen Teilchen ist sie viel zu schwach, um aufzufallen.

## Was sagen, wenn sie fragen

handout-ask = Antworten auf Fragen der Klasse
handout-ask-what = Kurze Antworten, die wahr bleiben. „Das weiß niemand“ ist auch eine Antwort.
handout-ask-neutron = Warum zerfällt ein Neutron?
handout-ask-neutron-answer = Weil es etwas schwerer ist als Proton, Elektron und Antineutrino zusammen und weil kein Gesetz es verbietet. Die schwache Wechselwirkung macht aus einem seiner Down-Quarks ein Up-Quark. Ein freies Neutron lebt im Mittel etwa 15 Minuten. In fast allen Kernen um dich herum fehlt die Energie dazu, darum sind sie stabil.
handout-ask-inside = Waren das Elektron und das Neutrino vorher im Neutron?
handout-ask-inside-answer = Nein. Sie entstehen beim Zerfall, so wie Licht entsteht, wenn eine Lampe leuchtet: Vorher war es nicht in der Lampe.
handout-ask-antimatter = Ist Antimaterie gefährlich?
handout-ask-antimatter-answer = Eine große Menge wäre gefährlich, weil sie sich mit Materie vernichtet. Aber niemand kann viel davon herstellen oder lagern. Alles, was am CERN je entstand, würde eine Lampe ein paar Minuten leuchten lassen. Krankenhäuser nutzen täglich winzige Mengen Positronen, in PET-Geräten.
handout-ask-gone = Wo ist die ganze Antimaterie geblieben?
handout-ask-gone-answer = Fast die ganze Antimaterie vernichtete sich kurz nach dem Urknall mit Materie. Etwa eines von einer Milliarde Materieteilchen blieb übrig, und niemand weiß, warum. Experimente suchen nach kleinen Unterschieden zwischen Materie und Antimaterie.
handout-ask-higgs = Habe ich mein Gewicht vom Higgs?
handout-ask-higgs-answer = Kaum. Quarks und Elektronen haben ihre Masse von ihm, und das ist etwa ein Prozent von dir. Fast die ganze Masse eines Protons ist Energie: die der Quarks, die sich darin bewegen, und die der Gluonen, die sie binden.
handout-ask-neutrino = Ist ein Neutrino ein kleines Neutron?
handout-ask-neutrino-answer = Nein. Ein Neutron besteht aus drei Quarks. Ein Neutrino ist ein eigenes Teilchen, in dem man nie etwas Kleineres gefunden hat. Es spürt die starke Wechselwirkung nicht.
handout-ask-colour = Haben Quarks wirklich Farben?
handout-ask-colour-answer = Nein. „Farbe“ ist nur der Name ihrer Art von Ladung. Es gibt drei Arten, und alle drei zusammen sind neutral, so wie rotes, grünes und blaues Licht zusammen weiß sind.
handout-ask-virtual = Was ist ein virtuelles Teilchen?
handout-ask-virtual-answer = Eine Linie im Inneren eines Feynman-Diagramms. Sie steht für einen Schritt einer Rechnung, und kein Detektor kann es je fangen. Ein Diagramm ist kein Bild von Bahnen.
handout-ask-see = Wie sieht man etwas so Kleines?
handout-ask-see-answer = Nicht mit Licht, denn seine Wellen sind viel zu lang. Schnelle Teilchen hinterlassen in einem Detektor eine Spur aus elektrischen Ladungen oder Lichtblitze. Aus vielen solchen Signalen lässt sich berechnen, was geschehen ist.
handout-ask-hole = Kann der LHC ein Schwarzes Loch machen, das uns frisst?
handout-ask-hole-answer = Nein. Seit Milliarden Jahren trifft kosmische Strahlung mit noch mehr Energie auf die Erde, und die Erde ist noch da. Man hat die Frage sorgfältig untersucht, mehr als einmal.
handout-ask-use = Wozu ist das gut?
handout-ask-use-answer = Um zu verstehen, woraus alles besteht. Unterwegs entstanden das World Wide Web, PET-Geräte und Strahlen gegen Tumoren. Niemand kann sagen, wozu die Entdeckungen von heute gut sein werden.

## Lehrpläne

handout-covers = Was die Lektionen abdecken
handout-covers-what = Links: Codes und Kurznamen der Dokumente in ihrer eigenen Sprache. Rechts: die Lektionen, die dazu passen.
handout-covers-copy = In einer Abschrift gelesen: Bitte vergleichen Sie mit dem amtlichen Dokument.

## Der Ordner

# Names of files: small letters without accents, digits and hyphens.
handout-file-overview = uebersicht
handout-file-plan = plan
handout-file-worksheet = arbeitsblatt
handout-file-keys = loesungen
handout-file-forces = kraefte
handout-file-answers = antworten
handout-file-curricula = lehrplaene
handout-file-law-lab = naturgesetz-labor
handout-file-bump-hunt = gipfeljagd
handout-overview = Was in diesem Ordner ist
handout-overview-one = Für eine einzelne Lektion
handout-overview-what = Drei Blätter genügen: der Plan der Lektion, ihr Arbeitsblatt für alle Lernenden und für Sie ihre Seite aus { $keys }. Die Tabelle zeigt, womit die Namen von Plan und Arbeitsblatt beginnen.
handout-overview-keys = Lösungen zu allen Arbeitsblättern
handout-overview-others = Alle anderen Dateien
handout-file = Datei
handout-key-page = Seite der Lösungen

## Die Seite im Programm

handout-title = Unterrichtsmaterial
handout-say = Pläne für 45 und 90 Minuten, zu jeder Lektion ein Plan und ein Arbeitsblatt mit Lösung, die Tafel der Kräfte, Antworten auf Fragen der Lernenden und eine Übersicht der Lehrpläne. Alles sind PDF-Dateien in der Sprache des Programms, mit Text zum Kopieren und Vorlesen.
handout-a4 = Als A4 speichern
handout-letter = Als Letter speichern
handout-busy = Blatt um Blatt … { $n } von { $all }
handout-kept = { $all } Dateien sind in { $folder }. Beginnen Sie mit { $first }.
handout-not-kept = Die Dateien konnten nicht gespeichert werden: { $why }.

## Eine Klasse

handout-links = Links zu den Lektionen
handout-links-what = Richte die Kamera eines Handys oder Tablets auf einen Code oder tippe die Adresse ein. Die Lektion öffnet sich im Browser. Installieren muss man nichts.
handout-links-desktop = Ohne Netz, auf einem Computer mit Quarkade: python3 main.py play --lesson und der kleine Name unter der Adresse.
handout-results = Ergebnisse des Quiz
handout-results-what = Normierter Lernzuwachs: der Anteil des vorher nicht Gewussten, der nach der Lektion gewusst wird. 0 ist nichts, 1 ist alles. In Klammern: sein Konfidenzintervall von 95 %.
handout-results-learners = Lernende
handout-results-means = Vorher → nachher
handout-results-gain = Lernzuwachs
handout-results-later = Eine Woche später
handout-results-of = { $before } → { $after } von { $all }
handout-results-between = { $gain } ({ $low } bis { $high })
handout-results-no-group = Ohne Gruppe
handout-results-flagged = Lernende, die sich nur durchgeklickt haben: { $n }. Sie sind mitgezählt.
