# Tutti Quantum.

tutti_quantum-credits = Tutti Quantum ist ein Spiel von Francesco Riva und Alexander Monin (Universität Genf). Es entstand mit dem EPFL+ECAL Lab: Nicolas Henchoz (Leitung), Romain Collaud, Lara Défayes, Béatrice Durandard, Matthieu Girel, Yves Kalberer, Delphine Ribes, Lucas Sassoli, Andreas Sonderegger und Lazar Stojkovic. Spielentwicklung: Helvetiq. Illustrationen des gedruckten Spiels: Ajša Zdravković. Unterstützt vom Schweizerischen Nationalfonds und der Sektion Physik der Universität Genf. Bilder und Texte sind von Quarkade.

## Options

tutti_quantum-deals-help = In einer Serie aus mehreren Spielen zählen alle Punkte zusammen. Tauscht ihr die Plätze, kommen dieselben Karten noch einmal, und alle sitzen einmal auf jedem Platz.
tutti_quantum-option-mode = Modus
tutti_quantum-option-mode-0 = jeder für sich
tutti_quantum-option-mode-1 = zwei Zweierteams
tutti_quantum-option-mode-2 = alle zusammen
tutti_quantum-option-mode-help = Spielt um die Wette, mit je einem Diagramm, oder baut gemeinsam eines.
tutti_quantum-option-scoring = Wertung
tutti_quantum-option-scoring-0 = einfach
tutti_quantum-option-scoring-1 = erweitert: Schleifen
tutti_quantum-option-scoring-2 = Profi: auch Missionen
tutti_quantum-option-scoring-help = Schleifen bringen je 2 Punkte. Missionen sind vier berühmte Diagramme. Sie bringen je 2 bis 4 Punkte.
tutti_quantum-option-starter = Erster Zug
tutti_quantum-option-starter-0 = Absprache
tutti_quantum-option-starter-1 = erster Platz
tutti_quantum-option-starter-help = Nur bei „alle zusammen“: wer anfängt. Absprache gibt es erst, wenn alle ihre Karten gesehen haben.
tutti_quantum-option-starts = Wer beginnt
tutti_quantum-option-starts-0 = zufällig
tutti_quantum-option-starts-1 = Spieler 1
tutti_quantum-option-starts-2 = Spieler 2
tutti_quantum-option-starts-3 = Spieler 3
tutti_quantum-option-starts-4 = Spieler 4
tutti_quantum-option-starts-help = Im Duell oder in Teams: wer die erste Karte nimmt. Ein guter Brauch: die jüngste Person, oder wer das letzte Spiel verloren hat.
tutti_quantum-option-opening = Erste Karte
tutti_quantum-option-opening-0 = Originalregeln
tutti_quantum-option-opening-1 = eine leichte
tutti_quantum-option-opening-help = Nur bei „alle zusammen“. Nach den Originalregeln kann jede Karte die erste sein, und manche Spiele sind von Anfang an verloren. Eine leichte passt zu möglichst vielen eurer Handkarten.
tutti_quantum-option-talk = Reden
tutti_quantum-option-talk-0 = kein Wort
tutti_quantum-option-talk-1 = Zeichen
tutti_quantum-option-talk-help = Nur bei „alle zusammen“: Zeichen auf dem Brett zeigen, wo du gern spielen würdest oder wo die anderen nicht spielen sollen.

tutti_quantum-impossible-alone = Allein geht nur „alle zusammen“. Du hast dann zwei Hände.
tutti_quantum-impossible-teams = Zwei Zweierteams brauchen vier Leute.
tutti_quantum-impossible-expert = Missionen brauchen viele Karten. Bei „jeder für sich“ geht das nur zu zweit. Sonst spielt in Teams oder alle zusammen.
tutti_quantum-impossible-starts = Diesen Spieler gibt es hier nicht. In Teams beginnt Spieler 1 oder 2.

## Rules

tutti_quantum-rules-1-title = Worum es geht
tutti_quantum-rules-1 =
    Jede Karte ist eine Linie, die für ein Teilchen steht: ein Quark, ein Elektron, ein Gluon, ein Photon oder ein Higgs-Boson. Du legst die Karten Spitze an Spitze. Zusammen ergeben sie ein Feynman-Diagramm. Mit diesem Bild zeigt die Physik, wie Teilchen aufeinander wirken.

    Ein Punkt, in dem sich Spitzen treffen, heißt Vertex. Die Natur kennt nur wenige Arten von Vertices. Baust du diese, bekommst du Punkte. Baust du andere, verlierst du Punkte.

    Im Stapel sind { $quarks } Quarks, { $electrons } Elektronen, { $gluons } Gluonen, { $photons } Photonen und { $higgs } Higgs-Bosonen.
tutti_quantum-rules-2-title = Eine Karte legen
tutti_quantum-rules-2 =
    Die erste Karte darf überall liegen. Jede weitere kommt auf einen freien Platz, der dein Diagramm berührt, Spitze an Spitze. Du musst sie legen, auch wenn es einen Punkt kostet. Sie bleibt, wo sie ist.

    Drei Karten um einen Punkt bilden einen vollständigen Vertex. Er bekommt sofort seine Marke.

    Quarks und Elektronen haben einen Pfeil. An einem Vertex muss ein Pfeil hinein- und der andere herausgehen, wie in einer Einbahnstraße. Wenn nötig, drehe die Karte in die andere Richtung, bevor du sie legst.
tutti_quantum-rules-3-title = Sieben Vertices der Natur
tutti_quantum-rules-3 =
    2 Punkte: Quark + Quark + Photon oder Quark + Quark + Gluon oder drei Gluonen

    3 Punkte: Quark + Quark + Higgs oder Elektron + Elektron + Photon

    4 Punkte: Elektron + Elektron + Higgs

    6 Punkte: drei Higgs-Bosonen

    Die Pfeile der beiden Quarks oder Elektronen müssen durchlaufen. Vertices mit einem Higgs-Boson sind in der Natur seltener, also mehr wert. Elektron + Elektron + Photon ist dort häufig, aber im Stapel sind nur wenige Elektronen. Das Spiel lässt W, Z und Vertices aus vier Linien weg.
tutti_quantum-rules-4-title = Was einen Punkt kostet
tutti_quantum-rules-4 =
    Jeder andere vollständige Vertex kostet 1 Punkt.

    Zwei gleiche Karten an einem Punkt mit richtigen Pfeilen kosten nichts und bringen noch nichts. Zwei verschiedene kosten am Ende 1 Punkt. Manche kann eine dritte Karte retten: ein Quark neben Photon, Gluon oder Higgs, oder ein Elektron neben Photon oder Higgs.

    Eine einzelne Karte an einem Punkt zählt nicht.

    Die große Zahl zeigt deine Punkte, falls das Spiel jetzt zu Ende wäre.
tutti_quantum-rules-5-title = Um die Wette
tutti_quantum-rules-5 =
    In jeder Runde liegt eine Karte mehr offen, als ihr Leute seid. Wer anfängt, nimmt eine und legt sie. Die anderen folgen der Reihe nach. Wer angefangen hat, nimmt auch die letzte. In der nächsten Runde fängt die nächste Person an.

    Du hast auch eine Geheimkarte. Du legst sie nach allen Runden.

    Wer die meisten Punkte hat, gewinnt. Gleichstand? Dann zählt, wer weniger ungültige Vertices hat, danach, wer mehr Vertices im Wert von 6 hat, dann von 4, 3 und 2.

    Zu zweit: 14 Runden. Zu dritt: 9 Runden; fünf Karten bleiben in der Schachtel. Zu viert: 8 Runden. Zwei Teams haben zwei Diagramme und ziehen abwechselnd.
tutti_quantum-rules-6-title = Alle zusammen
tutti_quantum-rules-6 =
    Ihr baut zusammen ein Diagramm. Eine Karte liegt schon da. Jede Person hat zwei Karten, die nur sie sieht. Sieh dir deine Karten an. Sag dann, ob du anfangen willst.

    Lege eine Karte. Dann zieh eine, und eine weitere kommt verdeckt aus dem Spiel. Oder wirf deine andere Karte verdeckt ab und zieh zwei. Ist der Stapel leer, legt ihr nur noch eure Karten.

    Über Karten wird nicht geredet. Du darfst einen Platz mit „Hier möchte ich hin“ und einen mit „Bitte nicht hier“ markieren.

    Ein ungültiger Vertex am Ende, und ihr habt verloren. Sonst zählt ihr eure Punkte. Für mehr als 38 Punkte gibt es den Nobelpreis. Allein spielst du zwei Hände.
tutti_quantum-rules-7-title = Schleifen und Missionen
tutti_quantum-rules-7 =
    Erweiterte Wertung: Eine Schleife ist ein Sechseck aus sechs Karten. Ihre sechs Vertices sind alle gültig, ob vollständig oder nicht. Jede Schleife bringt 2 Punkte. In der Natur müssen Linien hinein- und herausführen. Das Ergebnis nennt nur solche Schleifen.

    Profi-Wertung: vier Missionen dazu, jede einmal:
    Atome, 2: ein Elektronenpaar, ein Photon, eine Quarklinie, ein Gluon an der Linie.
    Blauer Himmel, 2: zwei Photonen an einer Linie aus Quarks oder aus Elektronen.
    Nobelpreis 2004, 3: ein Sechseck aus drei Gluonen und drei Quarks, außen ein Quark, ein Gluon und ein Quark.
    Higgs-Entdeckung, 4: zwei Quarks, ein Higgs, ein Ring aus sechs Elektronen, zwei Photonen. In der Natur besteht der Ring vor allem aus W-Bosonen und Top-Quarks, die hier fehlen.
tutti_quantum-rules-8-title = An diesem Tisch
tutti_quantum-rules-8 =
    Tippe eine Karte an. Jeder Platz dafür leuchtet auf und zeigt, wie viele Punkte er bringt. Tippe einen Platz an, um die Karte dort zu legen. Bei einem Quark oder Elektron siehst du die bessere Richtung. Der Knopf Drehen zeigt überall die andere.

    Ein heller, offener Ring heißt: −1, bis eine dritte Karte den Vertex rettet. Ein orangefarbenes Kreuz heißt −1 für immer: Pfeile stoßen zusammen, oder die Natur kennt diesen Vertex nicht.

    Tippe eine Marke an, um zu lesen, was dieser Vertex in der Natur ist. Nach dem Spiel nennt das Ergebnis die echten Prozesse in deinem Diagramm. Tippe einen Namen an, um darüber zu lesen.

    Vergrößere mit dem Mausrad, mit zwei Fingern oder mit den Tasten + und −. Verschiebe das Brett durch Ziehen oder mit Umschalt und Pfeiltasten. Die Taste 0 zeigt wieder alles, die nächste Karte auch.
tutti_quantum-rules-9-title = Feinheiten
tutti_quantum-rules-9 =
    Ihr wählt vor dem Spiel, wer ein Duell beginnt. Missionen sind für zwei, für zwei Teams oder für alle zusammen.

    Eine Mission darf gedreht, gespiegelt oder geknickt liegen. Auch dürfen alle ihre Pfeile umgekehrt sein. Weitere Karten dürfen daran hängen. Ihre Vertices aus drei Karten müssen gültig sein, ebenso die ihres Rings.

    Eine Karte kann zwei Vertices auf einmal vervollständigen, und beide zählen. Schleifen dürfen Karten teilen. Ein Ring aus mehr als sechs Karten ist keine Schleife. Ein offener Vertex darf zu einer Schleife gehören.

    Im Team legt ihr abwechselnd. Ist alles gleich, teilt ihr den Sieg.

    Bei „alle zusammen“ ist die Punkteskala für die einfache Wertung gemacht. Mit Schleifen oder Missionen gilt dieselbe.

## Cards and vertices

tutti_quantum-card-quark = Quark
tutti_quantum-card-electron = Elektron
tutti_quantum-card-gluon = Gluon
tutti_quantum-card-photon = Photon
tutti_quantum-card-higgs = Higgs
tutti_quantum-secret = geheim: { $card }
tutti_quantum-secret-hidden = Geheimkarte
tutti_quantum-secret-of = { $who }: { $card }

tutti_quantum-vertex-qqp = Quark, Quark, Photon
tutti_quantum-vertex-qqg = Quark, Quark, Gluon
tutti_quantum-vertex-qqh = Quark, Quark, Higgs
tutti_quantum-vertex-ggg = drei Gluonen
tutti_quantum-vertex-eeh = Elektron, Elektron, Higgs
tutti_quantum-vertex-eep = Elektron, Elektron, Photon
tutti_quantum-vertex-hhh = drei Higgs-Bosonen

tutti_quantum-nature-qqp = Quark, Quark, Photon: Quarks tragen elektrische Ladung, also geben sie Licht ab und nehmen es auf.
tutti_quantum-nature-qqg = Quark, Quark, Gluon: Ein Quark gibt ein Gluon ab oder nimmt eines auf. Das ist die starke Wechselwirkung, die das Proton zusammenhält.
tutti_quantum-nature-qqh = Quark, Quark, Higgs: Quarks bekommen ihre Masse vom Higgs-Feld, also kann das Higgs-Boson in ein Quarkpaar zerfallen.
tutti_quantum-nature-ggg = Drei Gluonen: Gluonen haben selbst Farbladung, also wirken sie aufeinander. Photonen dagegen haben keine Ladung.
tutti_quantum-nature-eeh = Elektron, Elektron, Higgs: Das Elektron bekommt seine Masse vom Higgs-Feld. Dieses Treffen ist so selten, dass es noch niemand gesehen hat.
tutti_quantum-nature-eep = Elektron, Elektron, Photon: Ein Elektron gibt Licht ab oder nimmt es auf. Das nutzen alle Lampen, Radios und Kameras.
tutti_quantum-nature-hhh = Drei Higgs-Bosonen: Das Higgs-Feld wirkt auf sich selbst. Der LHC sucht diesen Vertex. Noch niemand hat ihn gesehen.
tutti_quantum-nature-invalid = Diesen Vertex gibt es in der Natur nicht: Diese drei Teilchen treffen sich nie in einem Punkt. Das kostet 1 Punkt.
tutti_quantum-nature-stuck = Diese zwei Teilchen treffen sich nie in einem Punkt, egal, was als Drittes kommt. Das kostet 1 Punkt.
tutti_quantum-nature-debt = Eine Karte fehlt. Ein zweites { $card } mit durchlaufendem Pfeil rettet diesen Vertex. Bis dahin kostet er 1 Punkt.
tutti_quantum-nature-clash = Die Pfeile stoßen zusammen. Ein Quark oder Elektron kann nicht in einem Punkt enden: Seine Linie muss durchlaufen. Das kostet 1 Punkt.

## Missions

tutti_quantum-mission-atoms = Atome
tutti_quantum-mission-blue-sky = Blauer Himmel
tutti_quantum-mission-nobel-2004 = Nobelpreis 2004
tutti_quantum-mission-higgs-discovery = Higgs-Entdeckung
tutti_quantum-mission-line = { $mission } +{ $points }
tutti_quantum-tells-atoms = Atome: Photonen übertragen die elektrische Kraft. Sie bindet Elektronen an die Quarks im Kern. Gluonen halten den Kern zusammen.
tutti_quantum-tells-blue-sky = Blauer Himmel: Licht prallt an den Elektronen in den Molekülen der Luft ab. Blaues Licht tut das mehr als rotes. Darum ist der Himmel blau.
tutti_quantum-tells-nobel-2004 = Nobelpreis 2004: Durch solche Diagramme wird die starke Wechselwirkung schwächer, wenn Quarks nah beisammen sind. Sie wird stärker, wenn sie sich entfernen.
tutti_quantum-tells-higgs-discovery = Higgs-Entdeckung: 2012 fand man am CERN das Higgs-Boson. Eines der Zeichen waren die zwei Photonen, in die es sich verwandeln kann. In der Natur besteht der Ring vor allem aus W-Bosonen und Top-Quarks, die hier fehlen.

## Rückblick

tutti_quantum-review-card = Du hast das { $card } gespielt (sofort { $got }) statt das { $other } (sofort { $could }).
tutti_quantum-review-place = Du hast die richtige Karte gespielt, das { $card }, aber auf einen anderen Platz (sofort { $got } statt { $could }).
tutti_quantum-review-place-alike = Du hast die richtige Karte gespielt, das { $card }, aber auf einen anderen Platz.
tutti_quantum-review-arrow = Du hast das { $card } mit verkehrtem Pfeil gespielt (sofort { $got } statt { $could }).
tutti_quantum-review-secret = { $line } Zusammen mit deinem geheimen { $secret } später: { $got } statt { $could }.
tutti_quantum-review-left = { $line } Bleibt das { $card } liegen, kann es deinem Gegenüber { $points } bringen.
tutti_quantum-review-rival-played = { $seat } hat das { $card } für { $points } gespielt.
tutti_quantum-review-you-played = Dein { $card } brachte { $points }.
tutti_quantum-review-dealt-good = Neue Karten kamen: { $cards }. Sie passten besser zu dir.
tutti_quantum-review-dealt-bad = Neue Karten kamen: { $cards }. Sie passten besser zu den anderen.
tutti_quantum-review-listed = { $one }, { $more }

## At the table

tutti_quantum-round = Runde { $round } von { $rounds }
tutti_quantum-round-secret = Geheimkarten
tutti_quantum-cards-of = Karte { $laid } von { $all }
tutti_quantum-final = Endstand
tutti_quantum-now = Stand jetzt
tutti_quantum-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tutti_quantum-with-loops = Schleifen: { $points }
tutti_quantum-with-missions = Missionen: { $points }
tutti_quantum-name-times = { $n } × { $card }
tutti_quantum-times = ×{ $n }
tutti_quantum-first = Start
tutti_quantum-team = Team { $n }
tutti_quantum-team-of = { $one } und { $other }
tutti_quantum-together = Unser Diagramm
tutti_quantum-invalid-now = { $n ->
    [0] Alle Vertices sind gültig.
    [one] 1 Vertex ist nicht in Ordnung.
    *[other] { $n } Vertices sind nicht in Ordnung.
    }
tutti_quantum-pile = { $n } Karten
tutti_quantum-pile-spoken = { $n ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $n } Karten im Stapel
}
tutti_quantum-chart = Punkte der Vertices. Im Stapel: { $n ->
    [one] eine Karte.
   *[other] { $n } Karten.
}
tutti_quantum-chart-unseen = Karten, die du noch nicht gesehen hast:
tutti_quantum-chart-left = { $card }: { $n } von { $all } noch nicht gesehen
tutti_quantum-hand = Hand { $n }
tutti_quantum-loop = Schleife
tutti_quantum-spot-diagram = { $side }: das Diagramm
tutti_quantum-meaning-first = Nimmt in dieser Runde die erste Karte
tutti_quantum-meaning-tokens = Vertices zu je { $points } Punkten: { $n }
tutti_quantum-meaning-lost = Für immer ungültig: { $n }
tutti_quantum-meaning-waits = Kann eine dritte Karte noch retten: { $n }
tutti_quantum-meaning-back = Eine Karte, die nur { $seat } sieht
tutti_quantum-loop-spoken = Gültige Schleife: 2 Punkte
tutti_quantum-loop-tells = Eine geschlossene Schleife: In der Quantentheorie zählen auch Diagramme mit einem solchen Ring. Genaue Messungen zeigen das.
tutti_quantum-loop-game = Eine geschlossene Schleife: hier 2 Punkte. In der Natur bedeutet diese Schleife allein nichts. Es führen zu wenige Linien hinein und heraus, oder ein Erhaltungssatz verbietet sie.
tutti_quantum-shout-loop = Quantenschleife!
tutti_quantum-shout-ring = Schleife!
tutti_quantum-turn = Drehen
tutti_quantum-turn-spoken = Den Pfeil umdrehen
tutti_quantum-begin = Ich fange an
tutti_quantum-wait = Fang du an
tutti_quantum-begin-hand = Linke Hand beginnt
tutti_quantum-wait-hand = Rechte Hand beginnt
tutti_quantum-draw = 1 ziehen
tutti_quantum-swap = Neue Hand: 2 ziehen
tutti_quantum-want = Hier möchte ich hin
tutti_quantum-avoid = Bitte nicht hier
tutti_quantum-hush = Zug beenden
tutti_quantum-flag-want = { $who }: „Hier möchte ich hin“
tutti_quantum-flag-avoid = { $who }: „Bitte nicht hier“

tutti_quantum-spot-card = { $card }
tutti_quantum-spot-cards = { $card }, { $n }-mal
tutti_quantum-spot-place = Platz { $n }: { $gain ->
    [-1] minus 1 Punkt
    [0] noch keine Punkte
    [one] plus 1 Punkt
   *[other] { $gain } Punkte
}
tutti_quantum-spot-place-clash = Platz { $n }, für immer ungültig: { $gain ->
    [-1] minus 1 Punkt
    [0] noch keine Punkte
    [one] plus 1 Punkt
    *[other] { $gain } Punkte
    }
tutti_quantum-spot-mark = Platz { $n }
tutti_quantum-spot-vertex = { $vertex }: { $points } Punkte
tutti_quantum-spot-invalid = Ungültiger Vertex: minus 1
tutti_quantum-spot-waits = Unfertiger Vertex: minus 1

tutti_quantum-prompt-pick = Nimm eine Karte und lege sie.
tutti_quantum-worth-gain = An einem leuchtenden Platz bis zu { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }.
tutti_quantum-worth-nothing = Leuchtender Platz: jetzt kostet und bringt es nichts.
tutti_quantum-worth-spoils = Ohne Zahl: Der Vertex ist schon verloren und kostet nicht mehr.
tutti_quantum-worth-ruins = ✗ kostet jetzt nichts, verdirbt aber einen Vertex für immer.
tutti_quantum-worth-spoils-or-ruins = Ohne Zahl: schon verloren. ✗: Diese Karte verdirbt ihn für immer.
tutti_quantum-worth-debt = Die Linie endet hier: −1, bis ein zweites { $card } kommt.
tutti_quantum-worth-debts = Linien enden hier: −1, bis ein zweites Quark oder Elektron kommt.
tutti_quantum-worth-never = ✗ −1 für immer: { $card } und { $other } treffen sich nie.
tutti_quantum-worth-clash = ✗ −1 für immer: Die Pfeile stoßen zusammen.
tutti_quantum-worth-cost = ✗ −1 für immer: So einen Vertex gibt es in der Natur nicht.
tutti_quantum-worth-last = Leuchtender Platz: kostet nichts und bringt nichts.
tutti_quantum-worth-last-cost = Kostet überall 1 Punkt, und keine Karte kommt mehr.
tutti_quantum-prompt-secret = Lege deine Geheimkarte.
tutti_quantum-prompt-begin = Sieh dir deine Karten an. Fängst du an?
tutti_quantum-prompt-begin-hands = Sieh dir beide Hände an. Welche fängt an?
tutti_quantum-prompt-play = Lege eine deiner Karten.
tutti_quantum-prompt-refill = Eine Karte ziehen oder die andere abwerfen und zwei ziehen?
tutti_quantum-prompt-talk = Markiere einen Platz für die anderen oder beende deinen Zug.
tutti_quantum-prompt-other = { $who } überlegt.
tutti_quantum-prompt-over = Das Diagramm ist fertig.
tutti_quantum-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem wurden neue Karten aufgedeckt oder gezogen.
tutti_quantum-first-secret = Deine Geheimkarte kommt zuletzt. Halte einen Platz frei.
tutti_quantum-first-marks = Offener Ring: Eine dritte Karte hilft noch. Kreuz: nie.

tutti_quantum-why-card = Diese Karte kannst du nicht nehmen. Die leuchtenden Plätze sind für die Karte, die du hältst.
tutti_quantum-why-first = Tippe zuerst eine Karte an, dann einen Platz.
tutti_quantum-why-place = Tippe einen der leuchtenden Plätze am Diagramm an, Spitze an Spitze.
tutti_quantum-why-secret = Deine Geheimkarte wartet, bis alle Runden vorbei sind.
tutti_quantum-why-choose = Wähle zuerst einen der Knöpfe.
tutti_quantum-why-other-hand = Diese Hand wartet, bis sie dran ist.
tutti_quantum-why-mark = Wähle zuerst den Knopf, dann den Platz zum Markieren.
tutti_quantum-why-turn = Nur Quarks und Elektronen haben einen Pfeil zum Drehen.

tutti_quantum-log-placed = { $who }: { $card }
tutti_quantum-log-owes = { $line }. Unfertiger Vertex: { $points }
tutti_quantum-log-completed = Vertex ({ $vertex }): +{ $points }
tutti_quantum-log-repaid = Vertex ({ $vertex }): +{ $change } ({ $points }, und der verlorene Punkt ist zurück)
tutti_quantum-log-of = { $who }: { $line }
tutti_quantum-log-invalid = Ungültiger Vertex: −1
tutti_quantum-log-invalid-still = Ungültiger Vertex: −1 bleibt
tutti_quantum-log-beside = { $line }. Anderswo −1, zusammen { $total }
tutti_quantum-log-looped = Eine gültige Schleife: +2
tutti_quantum-log-found = Mission gefunden: { $mission }, +{ $points }
tutti_quantum-log-dealt = Runde { $round }. Zuerst: { $who }.
tutti_quantum-log-revealed = Die Geheimkarten werden gezeigt.
tutti_quantum-log-began = Zuerst: { $who }.
tutti_quantum-log-began-hand = Hand { $n } fängt an.
tutti_quantum-log-waited = { $who }: Jemand anders fängt an.
tutti_quantum-log-drew = { $who }: eine Karte gezogen. Eine weitere kommt verdeckt aus dem Spiel.
tutti_quantum-log-swapped = { $who }: eine Karte abgeworfen, zwei gezogen.
tutti_quantum-log-want = { $who }: „Ich würde gern am markierten Platz spielen.“
tutti_quantum-log-avoid = { $who }: „Haltet bitte den markierten Platz frei.“

tutti_quantum-hint-completes = Das { $card } vervollständigt einen Vertex ({ $vertex }) für { $points } Punkte.
tutti_quantum-hint-repairs = Das { $card } rettet einen Vertex ({ $vertex }): +{ $change } ({ $points } für den Vertex, und der verlorene Punkt ist zurück).
tutti_quantum-hint-two = Das { $card } vervollständigt zwei Vertices auf einmal, für zusammen { $points } Punkte.
tutti_quantum-hint-beside = { $line } Am anderen Ende: −1. Zusammen: { $total }.
tutti_quantum-hint-in-all = { $line } Zusammen: { $total }.
tutti_quantum-hint-loop = Das { $card } schließt eine gültige Schleife und bringt 2 Punkte mehr.
tutti_quantum-hint-mission = Das { $card } schließt eine Mission ab: { $mission }.
tutti_quantum-hint-first = Das { $card } ist ein guter Anfang: Daneben passen viele Karten.
tutti_quantum-hint-open = Das { $card } hält die Linie in Ordnung und wartet auf eine dritte Karte.
tutti_quantum-hint-ruins = Das { $card } kostet hier nichts mehr, aber der Vertex ist danach für immer verloren.
tutti_quantum-hint-spoilt = Das { $card } kostet hier nichts: Dieser Vertex ist schon verloren.
tutti_quantum-hint-idle = Das { $card } kostet hier nichts, aber keine dritte Karte kann den Vertex vervollständigen.
tutti_quantum-hint-debt = Das { $card } kostet vorerst einen Punkt, aber eine dritte Karte kann den Vertex retten.
tutti_quantum-hint-next = Daneben passt am besten: { $card }, +{ $points } (noch übrig: { $left } von { $all }).
tutti_quantum-hint-next-row = Daneben passt am besten: { $card }, +{ $points }. So eine Karte liegt offen.
tutti_quantum-hint-least = Das { $card } passt nirgends gut. Hier schadet es am wenigsten.
tutti_quantum-hint-least-spares = Das { $card } passt nirgends gut. Hier verbaut es keinen Vertex, der auf eine dritte Karte wartet.
tutti_quantum-hint-last = Das { $card } ist deine letzte Karte, eine dritte kommt nicht mehr. Hier liegt es am besten.
tutti_quantum-hint-light-secret = Dein geheimes { $card } hat noch keinen guten Platz. Hier: +{ $points }.
tutti_quantum-hint-light-better = Dein geheimes { $card } bringt hier später +{ $points }, mehr als sonst.
tutti_quantum-hint-light-secret-cost = Jetzt −{ $cost }, später +{ $points } mit deinem geheimen { $card }.
tutti_quantum-hint-light-keeps = So behält dein geheimes { $card } seinen Platz für +{ $points }.
tutti_quantum-hint-light-denies = Sonst bringt dieses { $card } deinem Gegenüber +{ $points }.
tutti_quantum-hint-light-waits = Die +{ $now } können warten. Hier bringt noch ein { $card } später +{ $points }.
tutti_quantum-hint-light-later = Hier bringt noch ein { $card } später +{ $points }.
tutti_quantum-hint-light-later-cost = Jetzt −{ $cost }, später +{ $points } mit noch einem { $card }.
tutti_quantum-hint-light-waits-cost = Die +{ $now } können warten: −{ $cost } hier, +{ $points } mit noch einem { $card }.
tutti_quantum-hint-light-more-waits = Die +{ $now } können warten. So entsteht noch ein Platz für +{ $points }.
tutti_quantum-hint-light-more-later = So entsteht noch ein Platz für +{ $points }.
tutti_quantum-hint-light-promise-waits = Die +{ $now } können warten. Dieser Platz verspricht später mehr.
tutti_quantum-hint-light-promise-later = Dieser Platz verspricht später mehr.
tutti_quantum-hint-light-turned = Mit gedrehtem Pfeil ist dieser Platz gut für später.
tutti_quantum-hint-light-costs = { $line } Jetzt: −{ $cost }.
tutti_quantum-hint-light-before-begins = Berühre das { $card }: ein guter Anfang, vieles passt daneben.
tutti_quantum-hint-light-before-pays = Berühre das { $card }: Es bringt sofort +{ $points }.
tutti_quantum-hint-light-before-costs-nothing = Berühre das { $card }: Es kostet nichts. Punkte bringt jetzt keine.
tutti_quantum-hint-light-before-turned = Berühre das { $card }. Mit gedrehtem Pfeil ist es gut für später.
tutti_quantum-hint-light-before-secret = Berühre das { $card }: Platz fürs geheime { $other }, +{ $points }.
tutti_quantum-hint-light-before-keeps = Berühre das { $card }: Das geheime { $other } behält seinen Platz, +{ $points }.
tutti_quantum-hint-light-before-denies = Berühre das { $card }: Sonst bringt es deinem Gegenüber +{ $points }.
tutti_quantum-hint-light-before-later = Berühre das { $card }: Daneben bringt noch ein { $other } später +{ $points }.
tutti_quantum-hint-light-before-more = Berühre das { $card }: Damit entsteht noch ein Platz für +{ $points }.
tutti_quantum-hint-light-before-promise = Berühre das { $card }: Es verspricht später mehr.
tutti_quantum-hint-begin = Eine deiner Karten passt gut zur ersten: Fang an.
tutti_quantum-hint-wait = Deine Karten passen nicht gut zur ersten. Lass jemand anderen anfangen.
tutti_quantum-hint-draw = Behalte deine andere Karte: Es gibt einen guten Platz für sie.
tutti_quantum-hint-swap = Deine andere Karte passt nirgends gut. Nimm zwei neue.
tutti_quantum-hint-want = Bitte um diesen Platz: Du hast die Karte dafür.
tutti_quantum-hint-avoid = Bitte die anderen, diesen Platz frei zu halten.
tutti_quantum-hint-hush = Die anderen müssen jetzt nichts wissen.

## The result

tutti_quantum-result-valid = Vertices × Wert
tutti_quantum-result-valid-brief = Punkte gültiger Vertices
tutti_quantum-result-invalid = Ungültige
tutti_quantum-result-loops = Schleifen
tutti_quantum-result-missions = Missionen
tutti_quantum-result-total = Punkte
tutti_quantum-result-margin = { $n ->
    [1] Um EINEN Punkt!
   *[other] Mit { $n } Punkten Vorsprung
}
tutti_quantum-result-tie = Gleich viele Punkte
tutti_quantum-result-tie-how = Es gewinnt, wer weniger ungültige Vertices hat, dann mehr zu 6, dann zu 4, 3 und 2.
tutti_quantum-result-verdict = Ergebnis
tutti_quantum-result-lost = Ein ungültiger Vertex: verloren
tutti_quantum-result-band-0 = Der nächste Nobelpreis könnte euch gehören!
tutti_quantum-result-band-1 = Zeit, Teilchenphysik zu studieren.
tutti_quantum-result-band-2 = Ein Team aus echten Forschenden.
tutti_quantum-result-band-3 = Die Geheimnisse öffnen sich. Nutzt die Zeichen mehr!
tutti_quantum-result-band-4 = Die Geheimnisse liegen vor euch. Bleibt dran.
tutti_quantum-result-band-5 = Behandelt kleine Teilchen mit mehr Vorsicht.
tutti_quantum-result-processes = Prozesse: { $who }
tutti_quantum-result-processes-shared = Mögliche Prozesse darin
tutti_quantum-result-no-processes = Diesmal keine.
tutti_quantum-result-rarest = **{ $name }** (am seltensten)
tutti_quantum-result-list = { $one }, { $more }
tutti_quantum-result-often = { $name } ×{ $n }

## Processes

tutti_quantum-process-quarks-by-gluon = Quark-Quark-Streuung
tutti_quantum-process-gluons-by-gluon = Gluon-Gluon-Streuung
tutti_quantum-process-quark-by-gluon = Quark-Gluon-Streuung
tutti_quantum-process-gluon-radiation = Gluonstrahlung
tutti_quantum-process-electrons-by-photon = Elektron-Elektron-Streuung
tutti_quantum-process-atoms = die Kraft in Atomen
tutti_quantum-process-compton = Compton-Streuung
tutti_quantum-process-electron-quark = Elektron-Quark-Streuung
tutti_quantum-process-gluon-discovery = drei Jets aus Licht
tutti_quantum-process-quark-light = Licht streut an Quarks
tutti_quantum-process-quarks-by-photon = Quarks tauschen ein Photon aus
tutti_quantum-process-quantum-loop = eine Quantenschleife
tutti_quantum-process-vacuum-polarisation = Vakuumpolarisation
tutti_quantum-process-asymptotic-freedom = asymptotische Freiheit
tutti_quantum-process-gluons-to-light = Gluonen werden zu Licht
tutti_quantum-process-light-by-light = Licht-Licht-Streuung
tutti_quantum-process-gluon-fusion = Gluonfusion zum Higgs
tutti_quantum-process-higgs-to-quarks = Higgs-Zerfall in Quarks
tutti_quantum-process-higgs-to-light = Higgs-Zerfall in Licht
tutti_quantum-process-higgs-off-quark = Higgs von einem Quark
tutti_quantum-process-quarks-higgs-quarks = Quarks zu Higgs zu Quarks
tutti_quantum-process-higgs-photon = Higgs und Photon aus Quarks
tutti_quantum-process-two-higgs-off-quark = zwei Higgs von einem Quark
tutti_quantum-process-higgs-self = Higgs trifft sich selbst
tutti_quantum-process-higgs-pair = Higgs-Paar aus Quarks
tutti_quantum-process-higgs-pair-fusion = Higgs-Paar aus Gluonen
tutti_quantum-process-quarks-higgs-electrons = Quarks zu Higgs zu Elektronen
tutti_quantum-process-higgs-to-electrons = Higgs-Zerfall in Elektronen
tutti_quantum-process-electron-photon-higgs = Elektron, Photon und Higgs
tutti_quantum-process-electrons-higgs-electrons = Elektronen zu Higgs zu Elektronen
tutti_quantum-process-two-higgs-off-electron = zwei Higgs von einem Elektron
tutti_quantum-process-electrons-higgs-pair = Higgs-Paar aus Elektronen

tutti_quantum-story-quarks-by-gluon = Zwei Quarks tauschen ein Gluon aus und fliegen auseinander. Am LHC gibt das zwei Jets aus Teilchen.
tutti_quantum-story-gluons-by-gluon = Gluonen prallen an Gluonen ab. Das geschieht sehr oft, wenn am LHC Protonen zusammenstoßen.
tutti_quantum-story-quark-by-gluon = Ein Gluon prallt über ein anderes Gluon an einem Quark ab. So entstehen sehr oft zwei Jets.
tutti_quantum-story-gluon-radiation = Ein Quark strahlt Gluonen ab, so wie ein Elektron Licht abstrahlt.
tutti_quantum-story-electrons-by-photon = Zwei Elektronen tauschen ein Photon aus. So stoßen gleiche Ladungen einander ab.
tutti_quantum-story-atoms = Photonen binden die Elektronen an die Quarks des Kerns. Diese Kraft hält jedes Atom zusammen.
tutti_quantum-story-compton = Licht prallt an einem Elektron ab und verliert Energie. 1923 zeigte das, dass Licht aus Teilchen besteht.
tutti_quantum-story-electron-quark = Ein Elektron stößt über ein Photon mit einem Quark zusammen. Um 1968 schoss man Elektronen in Protonen. Sie zeigten die Quarks darin.
tutti_quantum-story-gluon-discovery = Licht wird zu zwei Quarks und einem Gluon. 1979 zeigten solche drei Jets am DESY, dass es Gluonen gibt.
tutti_quantum-story-quark-light = Licht prallt an einem Quark ab. Quarks tragen elektrische Ladung, aber weniger als ein Elektron.
tutti_quantum-story-quarks-by-photon = Quarks wirken auch elektrisch aufeinander, aber die starke Wechselwirkung ist viel stärker.
tutti_quantum-story-quantum-loop = Eine geschlossene Schleife gibt es nur in der Quantentheorie. Genaue Messungen, etwa am Magnetismus des Elektrons, verraten solche Schleifen.
tutti_quantum-story-vacuum-polarisation = Eine Photonlinie enthält einen Ring aus Materie und Antimaterie. Von Weitem wirkt elektrische Ladung dadurch etwas kleiner.
tutti_quantum-story-asymptotic-freedom = Schleifen wie diese machen die starke Wechselwirkung auf kurze Distanz schwächer. Dafür gab es 2004 den Nobelpreis.
tutti_quantum-story-gluons-to-light = Ein Ring aus Quarks macht aus zwei Gluonen zwei Photonen. Unter solchen Photonenpaaren musste man das Higgs-Boson finden.
tutti_quantum-story-light-by-light = Licht prallt über einen Ring geladener Teilchen an Licht ab. Der LHC fand 2017 erste Hinweise darauf.
tutti_quantum-story-gluon-fusion = Zwei Gluonen erzeugen über einen Ring aus Quarks ein Higgs-Boson. So entstehen am LHC die meisten Higgs-Bosonen.
tutti_quantum-story-higgs-to-quarks = Mehr als die Hälfte aller Higgs-Bosonen zerfällt in ein Paar von Bottom-Quarks. Der LHC sah es 2018.
tutti_quantum-story-higgs-to-light = Etwa eines von 440 Higgs-Bosonen wird über einen Ring geladener Teilchen zu zwei Photonen. Das half 2012, das Higgs zu finden.
tutti_quantum-story-higgs-off-quark = Ein schweres Quark strahlt ein Higgs-Boson ab. Bei Top-Quarks sah der LHC das 2018.
tutti_quantum-story-quarks-higgs-quarks = Zwei Quarks erzeugen ein Higgs-Boson. Es wird wieder zu Quarks.
tutti_quantum-story-higgs-photon = Zwei Quarks erzeugen zugleich ein Higgs-Boson und ein Photon. Das ist so selten, dass es noch niemand nachgewiesen hat.
tutti_quantum-story-two-higgs-off-quark = Eine Quarklinie gibt zwei Higgs-Bosonen ab. Der LHC sucht Higgs-Paare. Noch niemand hat eines klar gesehen.
tutti_quantum-story-higgs-self = Higgs-Bosonen wirken aufeinander. Wie stark sie das tun, verrät eines Tages, wie das Higgs-Feld entstanden ist. Noch niemand hat es gesehen.
tutti_quantum-story-higgs-pair = Quarks erzeugen ein Higgs-Boson, das zu zweien wird. Das würde zeigen, wie das Higgs-Feld auf sich selbst wirkt. Noch niemand hat es gesehen.
tutti_quantum-story-higgs-pair-fusion = Zwei Gluonen erzeugen über einen Ring aus Quarks zwei Higgs-Bosonen. Der LHC sucht danach.
tutti_quantum-story-quarks-higgs-electrons = Quarks erzeugen ein Higgs-Boson, das in Elektron und Positron zerfällt. Man erwartet das, aber es ist bisher viel zu selten, um es zu sehen.
tutti_quantum-story-higgs-to-electrons = Etwa eines von 200 Millionen Higgs-Bosonen sollte in Elektron und Positron zerfallen. Noch niemand hat es gesehen.
tutti_quantum-story-electron-photon-higgs = Eine Elektronlinie gibt Licht und ein Higgs-Boson ab. Niemand hat das gesehen: Das Elektron hat so wenig Masse, dass das Higgs kaum auf es wirkt.
tutti_quantum-story-electrons-higgs-electrons = Elektron und Positron erzeugen ein Higgs-Boson. Es wird wieder zu Elektron und Positron. Ein künftiger Beschleuniger wird vielleicht die erste Hälfte suchen.
tutti_quantum-story-two-higgs-off-electron = Eine Elektronlinie gibt zwei Higgs-Bosonen ab. Das ist seltener als alles, was je gemessen wurde.
tutti_quantum-story-electrons-higgs-pair = Ein Elektronenpaar erzeugt ein Higgs-Boson, und daraus werden zwei. Das ist seltener als alles, was je gemessen wurde.

## What one plays for

tutti_quantum-goal-each = Ziel: drei Linien wie in der Natur verbinden (ein Vertex). Wer die meisten Punkte hat, gewinnt.
tutti_quantum-goal-together = Ziel: zusammen ein Diagramm bauen, mit möglichst vielen Punkten.
tutti_quantum-goal-team = Ziel: mehr Punkte als das andere Team, mit Vertices, die es in der Natur gibt.

# --- challenges

tutti_quantum-challenge-win = Gewinne mit deinem eigenen Diagramm.
tutti_quantum-challenge-researcher = Gewinne gegen Forscherin oder Nobel.
tutti_quantum-challenge-team = Gewinne mit deinem Team, zwei gegen zwei.
tutti_quantum-challenge-points-20 = Erreiche gegen andere zwanzig Punkte in deinem Diagramm.
tutti_quantum-challenge-points-30 = Erreiche gegen andere dreißig Punkte in deinem Diagramm.
tutti_quantum-challenge-valid = Beende ein Spiel ohne ungültigen Vertex.
tutti_quantum-challenge-gluons = Vervollständige zwei Vertices aus drei Gluonen.
tutti_quantum-challenge-electrons = Vervollständige zwei Vertices aus Elektronlinie und Photon.
tutti_quantum-challenge-electron-higgs = Vervollständige einen Vertex aus Elektronlinie und Higgs.
tutti_quantum-challenge-three-higgs = Vervollständige einen Vertex aus drei Higgs-Linien.
tutti_quantum-challenge-kinds = Baue fünf verschiedene Arten von Vertices in einem Diagramm.
tutti_quantum-challenge-loop = Beende ein Spiel mit einer gültigen Schleife.
tutti_quantum-challenge-two-loops = Beende ein Spiel mit zwei gültigen Schleifen.
tutti_quantum-challenge-names = Baue sechs verschiedene benannte Prozesse in einem Diagramm.
tutti_quantum-challenge-compton = Zeige Compton-Streuung: Licht prallt an einem Elektron ab.
tutti_quantum-challenge-atoms = Zeige die Kraft in Atomen.
tutti_quantum-challenge-higgs-decay = Zeige ein Higgs, das in Quarks oder Elektronen zerfällt.
tutti_quantum-challenge-vacuum = Baue einen der benannten Prozesse mit Schleife.
tutti_quantum-challenge-together-26 = Erreicht gemeinsam sechsundzwanzig Punkte.
tutti_quantum-challenge-together-35 = Erreicht gemeinsam fünfunddreißig Punkte.

tutti_quantum-puzzle-ask = Das Ende ist nah. Welche Karte und welcher Platz bringen deinem Diagramm am meisten?
tutti_quantum-puzzle-what = Nur deine letzten Karten sind übrig. Lege eine so, dass dein Diagramm mit möglichst vielen Punkten enden kann. Ein Zug ist der beste. Probiere, so oft du willst.
tutti_quantum-puzzle-wrong = Punkte am Ende: mit diesem Zug höchstens { $mine }, mit dem besten { $best }.
tutti_quantum-puzzle-because = Warum: { $reason } So kann dein Diagramm mit { $best } Punkten enden.
