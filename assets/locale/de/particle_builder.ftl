# Particle Builder: everything that this game says.

particle_builder-credits = Particle Builder ist von Lachlan McGinness und Harri Leinonen. Sie haben es 2016 erfunden, zusammen mit den Lehrkräften des High School Teacher Programme am CERN. Die Grafik ist von Rowan McGinness (2018). Die Online-Version ist von Studierenden der ANU School of Computing (2024). doi.org/10.5281/zenodo.1341746

## Options

particle_builder-option-level = Stufe
particle_builder-option-level-1 = 1 Teilchen
particle_builder-option-level-2 = 2 Wechselwirkungen
particle_builder-option-level-3 = 3 Farbe
particle_builder-option-level-4 = 4 Würfel
particle_builder-option-level-5 = 5 W-Bosonen
particle_builder-option-level-6 = 6 Neutrinos
particle_builder-option-level-7 = 7 Zerfälle
particle_builder-option-level-help = Mit jeder Stufe kommt ein Stück Physik dazu.
particle_builder-option-level-1-help = Vergleichen, tauschen, ablegen, vernichten: der beste Einstieg.
particle_builder-option-level-2-help = Gluon, Photon und Z können Karten von den anderen herüberziehen.
particle_builder-option-level-3-help = Quarks tragen Farbladung, und Ziele müssen farbneutral sein.
particle_builder-option-level-4-help = Vernichtungen und Wechselwirkungen gelingen nur bei gerader Würfelzahl.
particle_builder-option-level-5-help = W-Bosonen verwandeln Teilchen. Vernichtungen hinterlassen neue Bosonen.
particle_builder-option-level-6-help = Neutrinos auf der Matte wechseln zu Beginn eines Zuges ihre Sorte.
particle_builder-option-level-7-help = Instabile Teilchen auf der Matte zerfallen zu Beginn eines Zuges.
particle_builder-option-target = Ziele
particle_builder-option-target-0 = Erstes Spiel
particle_builder-option-target-15 = 15 Punkte
particle_builder-option-target-20 = 20 Punkte
particle_builder-option-target-25 = 25 Punkte
particle_builder-option-target-30 = 30 Punkte
particle_builder-option-target-35 = 35 Punkte
particle_builder-option-target-40 = 40 Punkte
particle_builder-option-target-1 = Überraschung
particle_builder-option-target-help = Schwierigere Teilchensysteme sind mehr wert. Alle bekommen gleich wertvolle Ziele.
particle_builder-option-target-0-help = Proton gegen Neutron: das leichteste Paar, für die ersten Spiele.
particle_builder-option-target-1-help = Der Wert der Ziele ist zufällig.
particle_builder-option-choose = Wer wählt die Ziele?
particle_builder-option-choose-0 = der Zufall
particle_builder-option-choose-1 = ihr selbst
particle_builder-option-choose-help = Die Ziele werden zufällig gezogen, oder ihr wählt sie der Reihe nach.
particle_builder-option-blind = Blindtausch
particle_builder-option-blind-0 = aus
particle_builder-option-blind-1 = an
particle_builder-option-blind-help = Nur die verglichenen Werte werden genannt. Wer gewinnt, entscheidet über den Tausch, ohne die andere Karte zu sehen.
particle_builder-option-labelled = Beschriftete Felder
particle_builder-option-labelled-0 = aus
particle_builder-option-labelled-1 = an
particle_builder-option-labelled-help = Ein Feld für jede Sorte, gemeinsam für Teilchen und Antiteilchen. Für die Stufen 1 bis 5.
particle_builder-option-accurate = Farberhaltung
particle_builder-option-accurate-0 = aus
particle_builder-option-accurate-1 = an
particle_builder-option-accurate-help = Ab Stufe 3: Ein Gluon vertauscht zwei Farben, statt eine zu ändern. Näher an der Natur.
particle_builder-option-oscillations = Oszillation in Stufe 7
particle_builder-option-oscillations-0 = aus
particle_builder-option-oscillations-1 = an
particle_builder-option-oscillations-help = Stufe 7 kann die wechselnden Neutrinos von Stufe 6 behalten. Ohne sie geht es schneller.
particle_builder-option-starts = Erster Zug
particle_builder-option-starts-0 = zufällig
particle_builder-option-starts-1 = Spieler 1
particle_builder-option-starts-2 = Spieler 2
particle_builder-option-starts-3 = Spieler 3
particle_builder-option-starts-help = Wer anfängt. Ein guter Brauch: wer das letzte Spiel verloren hat.
particle_builder-impossible-labelled = Beschriftete Felder gibt es in den Stufen 1 bis 5: Zerfälle brauchen mehr Platz.
particle_builder-impossible-starts = In einem Spiel zu zweit gibt es keinen Spieler 3.

## Rules

particle_builder-rules-1-title = Stufe 1: der Zug
particle_builder-rules-1 = Baue dein Ziel, bevor es die anderen schaffen. Ein Proton braucht zwei Up-Quarks und ein Down-Quark.

    Zu Beginn eines Zuges ziehen alle eine Karte und halten sie geheim. Wer dran ist, wählt eine ihrer vier Eigenschaften: Ladung, Spin, Masse oder mittlere Lebensdauer. Dann decken alle ihre Karte auf.

    Ist dein Wert höher als alle anderen? Dann darfst du mit jemandem die Karte tauschen. Gleichstand reicht nicht. Positive Ladung schlägt null, und null schlägt negative. „Stabil“ schlägt jede Lebensdauer in Sekunden; „stabil“ gegen „stabil“ ist Gleichstand.

    Nun legen alle eine Karte ab. Wer dran ist, beginnt. Danach ist die nächste Person dran.
particle_builder-rules-2-title = Stufe 1: Ablegen
particle_builder-rules-2 = Quarks und Leptonen sind Fermionen: Teilchen mit Spin ½. Zwei gleiche sind nie im selben Zustand. Das ist das Pauli-Prinzip. Im Spiel braucht jedes Fermion ein leeres Feld in seinem Bereich oder einen leeren Platz auf deinem Ziel, der genau dieses Teilchen braucht.

    Bosonen haben Spin 0 oder 1 und dürfen sich einen Zustand teilen. Sie liegen auf dem Stapel ihrer Sorte, so viele du willst.

    Solange du eine Karte hältst, darfst du auch Karten zwischen Matte und Ziel verschieben, jede einmal pro Zug. Du wirfst eine Karte nur ab, wenn sonst gar nichts geht.

    Punkte: Fermionen zählen je nach Generation 1, 2 oder 3. Photon und Gluon zählen 1, W und Z 3, Higgs 5.
particle_builder-rules-3-title = Stufe 1: Vernichtung und Ende
particle_builder-rules-3 = Hast du das Antiteilchen eines Quarks oder Leptons, das auf irgendeiner Matte liegt, darfst du die beiden vernichten, statt abzulegen. Beide Karten zählen für dich. Ziele sind sicher.

    Das Spiel endet, sobald jemand alle Teilchen des Ziels hat, auf Ziel und Matte zusammen. Dafür gibt es die Punkte des Ziels. Die anderen legen ihre Handkarte noch ab. Ist der Stapel vorher leer, bekommt niemand Zielpunkte.

    Jede Karte auf Matte, Ziel und Stapeln zählt. Vernichtete Paare zählen auch. Wer die meisten Punkte hat, gewinnt.
particle_builder-rules-4-title = Stufe 2: Wechselwirkungen
particle_builder-rules-4 = Drei Bosonen können eine Karte von einer fremden Matte oder einem fremden Ziel herüberziehen. Das Boson wird dabei absorbiert und kommt auf die Ablage.

    Gluon: holt ein Quark, Antiquark oder Gluon, wenn du etwas mit Farbladung besitzt.

    Photon: holt ein Quark, ein geladenes Lepton oder ein W, wenn du etwas mit elektrischer Ladung besitzt.

    Z: holt jedes Quark oder Lepton, wenn du ein Quark, Lepton, W oder Higgs besitzt.

    Für die neue Karte brauchst du einen freien Platz.

    In der Natur können diese Bosonen anziehen und abstoßen: Gleiche elektrische Ladungen stoßen sich ab. Im Spiel ziehen sie nur.
particle_builder-rules-5-title = Stufe 3: Farbe
particle_builder-rules-5 = Jedes abgelegte Quark bekommt eine Farbladung: Rot, Grün oder Blau. Ein Antiquark bekommt eine Antifarbe; ihr Buchstabe hat einen Strich darüber.

    Ein Ziel muss farbneutral sein. Drei Quarks brauchen Rot, Grün und Blau. Ein Quark und ein Antiquark brauchen eine Farbe und deren Antifarbe. Ein Tetraquark braucht zwei solche Paare. Leptonen haben keine Farbe.

    Ein Gluon kann auch die Farbe eines beliebigen Quarks auf dem Tisch ändern. Die Natur ist strenger: Farbladung bleibt erhalten. Mit „Farberhaltung“ vertauscht das Gluon die Farben von zwei Quarks oder von zwei Antiquarks.
particle_builder-rules-6-title = Stufe 4: Wirkungsquerschnitte
particle_builder-rules-6 = Niemand kann wissen, was ein einzelnes Teilchen tun wird. Es gibt nur Wahrscheinlichkeiten. Der Wirkungsquerschnitt einer Reaktion sagt, wie wahrscheinlich sie ist.

    Willst du vernichten, anziehen oder eine Farbe ändern, würfelst du. Bei gerader Zahl gelingt es. Bei ungerader Zahl kommt deine Karte stattdessen auf deine Matte.

    In der Natur hat jede Reaktion ihre eigene Wahrscheinlichkeit. Hier klappt es immer in der Hälfte der Fälle, damit das Spiel flott bleibt.
particle_builder-rules-7-title = Stufe 5: Verwandlungen
particle_builder-rules-7 = Ein W-Boson auf der Hand kann ein Quark oder Lepton auf jeder Matte verwandeln, ohne Würfel. W⁺ erhöht die elektrische Ladung um 1, W⁻ senkt sie um 1. Ein Quark wird zu einem beliebigen Quark der richtigen Ladung. Ein Lepton wird zum anderen Lepton seiner Generation. Materie bleibt Materie, Antimaterie bleibt Antimaterie.

    Ein vernichtetes Paar hinterlässt Bosonen für deine Stapel. Bei geladenen Leptonen sind es zwei Photonen, bei Quarks zwei Photonen oder zwei Gluonen, bei Neutrinos ein Z, aber nur bei einer 6. Ein einzelnes Photon ist unmöglich, weil dann nicht Energie und Impuls zugleich erhalten blieben.

    Der Stapel hat vier W mehr, ein Photon mehr und ein Gluon mehr.
particle_builder-rules-8-title = Stufe 6: Oszillationen
particle_builder-rules-8 = Zu Beginn deines Zuges wird für jedes Neutrino und Antineutrino auf deiner Matte gewürfelt. 1 oder 2: Es ist jetzt ein Elektron-Neutrino. 3 oder 4: ein Myon-Neutrino. 5 oder 6: ein Tau-Neutrino. Antineutrinos bleiben Antineutrinos.

    Ein Neutrino einer Sorte ist eine Mischung aus drei Massen. Unterwegs ändert sich die Mischung. Für diese Entdeckung bekamen Takaaki Kajita und Arthur McDonald 2015 den Nobelpreis.

    In der Natur hängen die Wahrscheinlichkeiten von Strecke und Energie ab. Gleiche Drittel sind eine Vereinfachung.
particle_builder-rules-9-title = Stufe 7: Zerfälle
particle_builder-rules-9 = Zu Beginn deines Zuges wird für alles Instabile auf deiner Matte gewürfelt: Quarks und geladene Leptonen der Generationen 2 und 3, W, Z und Higgs. Karten auf dem Ziel sind sicher. Die Produkte kommen auf freie Felder. Sind es zu wenige Felder, wählst du, was du behältst. Neue Teilchen warten bis zu deinem nächsten Zug.

    Ein Quark wird zu einem leichteren und gibt dir ein W. Myonen, Taus, W, Z und Higgs werden zu anderen Teilchen. In jedem Zerfall bleiben Ladung, Baryonenzahl und die drei Leptonenzahlen erhalten.

    Die Würfel zeigen, welche Zerfälle häufig sind, aber nicht die Anteile der Natur. In der Natur werden mehr als 99 von 100 Top-Quarks zu Bottom-Quarks. Das W aus einem Strange-, Charm- oder Bottom-Quark steht für ein virtuelles, weil ein echtes W schwerer ist als diese Quarks. Auch eines der zwei W aus einem Higgs-Boson ist virtuell.
particle_builder-rules-10-title = Diese Ausgabe
particle_builder-rules-10 = Die Anleitung lässt einiges offen. Das haben wir entschieden: die Anzahl jeder Karte und ihre Punkte; alle Ziele außer Proton und Neutron und ihr Wert; dieselben freien Felder für Teilchen und Antiteilchen. Die Lebensdauern von Strange-, Charm- und Bottom-Quark stammen von Teilchen, die sie enthalten.

    Auch das haben wir entschieden: Karten auf einem Ziel können angezogen werden, aber sie vernichten sich nicht und zerfallen nicht. Jede Karte wechselt höchstens einmal pro Zug zwischen Matte und Ziel. Beim Vergleich werden alle Karten aufgedeckt. Blindtausch, beschriftete Felder und das Weglassen der Oszillationen sind Hausregeln.

    Niemand kennt die Massen der Neutrinos. Man weiß nur, dass sie winzig sind. Darum gelten alle drei als gleich.
particle_builder-rules-11-title = Wo die Physik das letzte Wort hat
particle_builder-rules-11 = Die Anleitung irrt sich an ein paar Stellen. Dort folgt diese Ausgabe der Natur.

    Teilchen mit Spin ½, Quarks und Leptonen zusammen, heißen Fermionen.

    Ein W macht nie aus Materie Antimaterie. W⁺ und ein Elektron-Neutrino ergeben kein Positron, weil sich dabei die Leptonenzahl ändern würde.

    Die genannten Produkte von Myon und Tau sind vollständig. Mit einer W-Karte dazu ginge die Rechnung der Ladung nicht mehr auf.

    W⁺ zerfällt in ein Up- und ein Anti-Down-Quark, damit die Ladungen zusammen +1 ergeben. Das Z kann auch in geladene Leptonen zerfallen.
particle_builder-rules-12-title = Wer es gemacht hat
particle_builder-rules-12 = Wir haben Karten, Matten und Ziele für diesen Bildschirm neu gezeichnet. Die Zahlen auf den Karten stammen von der Particle Data Group, 2025.
particle_builder-rules-13-title = Feinheiten
particle_builder-rules-13 = Eine Fähigkeit nutzt du mit der Karte auf deiner Hand, statt sie abzulegen. Das Boson wird abgeworfen und zählt nichts. Die Karte, die es herüberzieht, kann dein Ziel vervollständigen.

    Jede Aktion kann ein Ziel vervollständigen. Die Punkte bekommt die Person, der das Ziel gehört. Sind zwei Ziele auf einmal fertig, kommt zuerst, wer dran war, dann geht es im Uhrzeigersinn.

    Danach legen die anderen die Karte aus ihrer Hand auf die eigene Matte, ohne Fähigkeit, oder werfen sie ab.

    Die Runde mit den letzten Karten spielt ihr zu Ende. Ein Ziel, das dabei fertig wird, zählt. Bei gleichen Punkten teilt ihr den Sieg.

    Zum Vernichten müssen die Farben nicht passen. Die Farbe wandert mit ihrer Karte, wenn die Karte angezogen, verschoben oder verwandelt wird.
particle_builder-rules-14-title = Der Kartenstapel
particle_builder-rules-14 = { $cards } Karten. Tipps und Gegner rechnen mit dieser Liste. Andere Karten gibt es im Stapel nicht:

    { $deck }

    Ab Stufe 5 sind es { $cards5 }. Dazu kommen:

    { $more5 }
particle_builder-rules-15-title = Stufe 7: Quarks, Myon und Tau
particle_builder-rules-15 = { $dice-top }.
    { $dice-bottom }.
    { $dice-charm }.
    { $dice-strange }.
    { $dice-muon }.
    { $dice-tau }.

    Antiteilchen tun dasselbe und werden zu Antiteilchen. In der Natur ist ein neutrales Pion eine Mischung aus einem Up-Paar und einem Down-Paar. Hier wählst du eines davon. Ein neues Quarkpaar bekommt eine Farbe deiner Wahl und ihre Antifarbe. Wird ein Quark zu einem anderen, behält es seine Farbe.
particle_builder-rules-16-title = Stufe 7: W, Z und Higgs
particle_builder-rules-16 = Wie oft kommt jeder Zerfall vor? Zuerst nach den Würfeln, dann (in der Natur):

    W: { $die-w-quarks } % in zwei Quarks ({ $real-w-quarks } %), { $die-w-leptons } % in ein geladenes Lepton und ein Neutrino ({ $real-w-leptons } %).

    Z: { $die-z-quarks } % in ein Paar Quarks ({ $real-z-quarks } %), { $die-z-neutrinos } % Neutrinos ({ $real-z-neutrinos } %), { $die-z-leptons } % geladene Leptonen ({ $real-z-leptons } %).

    Higgs: { $die-higgs-bottom } % in ein Paar Bottom-Quarks ({ $real-higgs-bottom } %), { $die-higgs-w } % W-Bosonen ({ $real-higgs-w } %), { $die-higgs-gluon } % Gluonen ({ $real-higgs-gluon } %), { $die-higgs-tau } % Taus ({ $real-higgs-tau } %), { $die-higgs-charm } % Charm-Quarks ({ $real-higgs-charm } %). In { $die-higgs-stays } % der Fälle bleibt es vorerst.

    Manche Zerfälle brauchen zwei oder drei Würfe. Wo ein Würfel es sagt, wird neu gewürfelt.
particle_builder-deck-line = je { $n }: { $cards }
particle_builder-listed = { $one }, { $other }
particle_builder-below = { $one }
    { $other }
particle_builder-dice-line = { $who }: { $faces }
particle_builder-dice-face = { $faces } → { $what }
particle_builder-dice-plus = { $one } + { $other }
particle_builder-dice-stays = bleibt
particle_builder-dice-pions = { $n ->
    [one] ein neutrales Pion
   *[other] { $n } neutrale Pionen
}

## What is asked

particle_builder-headline-won = ▲ Deiner ist höher!
particle_builder-headline-tied = = Gleichstand: kein Tausch
particle_builder-headline-lost = ▼ Der andere ist höher
particle_builder-headline-lost-three = ▼ Ein anderer ist höher
particle_builder-headline-card = Jetzt deine Karte
particle_builder-headline-turn = Du bist dran
particle_builder-headline-completed = Ziel fertig: { $target }!
particle_builder-prompt-over = Das Spiel ist zu Ende.
particle_builder-prompt-between = Einen Moment.
particle_builder-prompt-wait = Warten auf { $seat }.
particle_builder-prompt-wait-statistic = { $seat } wählt eine Eigenschaft und darf Karten tauschen, wenn der eigene Wert der höchste ist.
particle_builder-prompt-aim = Wähle das Teilchensystem, das du bauen willst.
particle_builder-prompt-statistic = Wähle eine Eigenschaft. Ist dein Wert höher, darfst du tauschen.
particle_builder-first-duel = Wähle eine Eigenschaft: Ladung, Spin, Masse oder Lebensdauer. Ist dein Wert höher, darfst du Karten tauschen.
particle_builder-first-duel-three = Wähle eine Eigenschaft: Ladung, Spin, Masse oder Lebensdauer. Ist dein Wert der höchste, darfst du Karten tauschen.
particle_builder-prompt-swap = Karten tauschen?
particle_builder-prompt-swap-three = Tauschen mit:
particle_builder-prompt-place = Lege das { $card } ab.
particle_builder-prompt-annihilate-own = Lege das { $card } ab oder vernichte es mit dem { $anti } auf deiner Matte.
particle_builder-prompt-annihilate-rival = Lege das { $card } ab oder vernichte es mit dem { $anti } (Matte: { $seat }).
particle_builder-prompt-annihilate-target = Lege das { $card } ab. Oder nimm das { $anti } vom Ziel zurück und vernichte beide.
particle_builder-prompt-stack = Bosonen stapeln sich: Lege das { $card } auf seinen Platz.
particle_builder-prompt-boson = Lege das { $card } auf seinen Stapel oder lass es auf eine Karte wirken.
particle_builder-prompt-full = Kein freies Feld für das { $card }: verschieben, vernichten oder abwerfen.
particle_builder-prompt-last = Letzte Karte: Lege sie auf ein freies Feld deiner Matte. Kein Ziel, kein Vernichten mehr.
particle_builder-prompt-last-stack = Letzte Karte: Lege das { $card } auf seinen Stapel.
particle_builder-prompt-last-full = Letzte Karte: Kein Feld ist dafür frei. Wirf sie ab.
particle_builder-prompt-colour = Welche Farbladung? In einem neuen Paar nimmt das Antiquark die Antifarbe.
particle_builder-prompt-radiate = Die Energie wird zu zwei Photonen oder zu zwei Gluonen.
particle_builder-prompt-pion = Das neutrale Pion: ein Up-Paar oder ein Down-Paar?
particle_builder-prompt-retain = Zu wenige freie Felder. Welches Teilchen behältst du?
particle_builder-button-swap = Tauschen
particle_builder-button-swap-with = { $seat }
particle_builder-button-keep = Behalten
particle_builder-button-take-back =
    Karte zurück
    von deinem Ziel
particle_builder-meaning-take-back = Eine Karte auf deinem Ziel darf wieder auf deine Matte. Dort kannst du sie vernichten, und ihr Platz ist frei für eine andere.
particle_builder-prompt-take-back = Welche Karte geht zurück auf deine Matte?
particle_builder-prompt-take-back-pair = Welche Karte geht zurück auf deine Matte? Dort kannst du sie vernichten.
particle_builder-prompt-take-back-card = { $card } zurück auf deine Matte? Tippe noch einmal darauf, dann bleibt es liegen.
particle_builder-offer-two-photon = zwei Photonen
particle_builder-offer-two-gluon = zwei Gluonen
particle_builder-offer-pair = { $card } und sein Antiquark

## Names of things on the table

particle_builder-colour-red = rot
particle_builder-colour-green = grün
particle_builder-colour-blue = blau
particle_builder-colour-antired = antirot
particle_builder-colour-antigreen = antigrün
particle_builder-colour-antiblue = antiblau
particle_builder-tag-completes = Ziel fertig!
particle_builder-tag-wanted = Brauchst du
particle_builder-tag-completes-short = Ziel!
particle_builder-tag-wanted-short = Nötig
particle_builder-spot-level = Stufe { $level }
particle_builder-spot-aim = Ziel: { $target }
particle_builder-spot-aim-worth = Ziel: { $target }, bringt { $points }
particle_builder-spot-rival = dein Gegenüber
particle_builder-spot-fermions = Quarks und Leptonen
particle_builder-spot-bosons = Bosonen
particle_builder-spot-pairs = vernichtet
particle_builder-spot-deck = Stapel: noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
particle_builder-spot-discards = Ablage: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
particle_builder-spot-hidden = verdeckte Karte
particle_builder-spot-in-hand = Deine Karte: { $card }
particle_builder-spot-in-rival = { $seat } hält: { $card }
particle_builder-spot-coloured = { $card }, { $colour }
particle_builder-spot-on-mat = { $card } ({ $seat }, Matte)
particle_builder-spot-on-target = { $card } ({ $seat }, Ziel)
particle_builder-spot-area = Ziel: Platz für { $card }
particle_builder-spot-stack = Stapel: { $card }
particle_builder-spot-slot-quark = Leeres Quark-Feld
particle_builder-spot-slot-lepton = Leeres Lepton-Feld
particle_builder-spot-mat = { $seat }: die Matte
particle_builder-meaning-aim = Ein fertiges Ziel bringt { $points } Punkte.
particle_builder-meaning-score = { $seat }: bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
particle_builder-meaning-pairs = Vernichtete Paare: { $points } Punkte
particle_builder-meaning-pair = { $card } und { $anti } können sich hier vernichten.
particle_builder-pairs-sum = { $points } ({ $pairs } Paare)
particle_builder-spot-statistic = { $statistic }: { $value }

## Why not

particle_builder-why-deck = Alle ziehen vom Stapel, aber nur zu Beginn eines Zuges.
particle_builder-why-discards = Du wirfst eine Karte nur ab, wenn sonst gar nichts geht.
particle_builder-why-statistic-later = Zuerst müssen alle ihre Karte für diesen Zug ziehen.
particle_builder-why-statistic-this = In diesem Zug habt ihr verglichen: { $statistic }.
particle_builder-why-statistic-done = In diesem Zug wurde verglichen: { $statistic }. Pro Zug gibt es nur eine Eigenschaft.
particle_builder-why-statistic-first = Wähle zuerst eine Eigenschaft. Danach legst du die Karte ab.
particle_builder-why-hand-first = Tippe zuerst die Karte auf deiner Hand an.
particle_builder-why-same-slot = Alle freien Felder sind gleich: Nimm das, das leuchtet.
particle_builder-why-rivals-hand = Diese Karte gehört jemand anderem. Tauschen darfst du nur nach einem gewonnenen Vergleich.
particle_builder-why-others-mat = Das ist eine fremde Matte. Deine Karte kommt auf deine.
particle_builder-why-area = Dieser Platz auf dem Ziel braucht: { $wanted }, nicht { $card }.
particle_builder-why-stack = Jedes Boson hat seinen eigenen Stapel. Dieser ist für: { $boson }.
particle_builder-why-stack-fermion = Nur Bosonen kommen auf Stapel. Das { $card } ist ein Fermion und braucht ein Feld für sich.
particle_builder-why-slot-boson = Das { $card } ist ein Boson: Es kommt rechts auf seinen Stapel.
particle_builder-why-slot-lepton = Das { $card } ist ein Lepton: Es kommt in die untere Reihe.
particle_builder-why-slot-quark = Das { $card } ist ein Quark: Es kommt in die obere Reihe.
particle_builder-why-slot-label = Bei beschrifteten Feldern hat jede Sorte ihr eigenes Feld. Das { $card } gehört woandershin.
particle_builder-why-finished-target = Ein Ziel ist fertig. Aufs Ziel kommt jetzt keine Karte mehr.
particle_builder-why-finished-pair = Ein Ziel ist fertig. Vernichten geht jetzt nicht mehr.
particle_builder-why-target-safe = Karten auf einem Ziel kannst du nicht vernichten.
particle_builder-why-no-pair = Das { $card } vernichtet sich hier nur mit seinem Antiteilchen: { $anti }.
particle_builder-why-pauli = Dieses Feld ist besetzt. Jedes Fermion hat sein eigenes. Zwei gleiche teilen sich nie einen Zustand: Das ist das Pauli-Prinzip.
particle_builder-why-level-1 = In Stufe 1 haben Bosonen keine besondere Fähigkeit: Lege es auf seinen Stapel.
particle_builder-why-no-ability = Das { $card } hat in dieser Stufe keine besondere Fähigkeit.
particle_builder-why-transform = Das { $card } kann das { $there } nicht verwandeln. Ladung und Art der Materie müssen passen, und Ziele sind sicher.
particle_builder-why-own = Das { $card } zieht Karten von den anderen herüber, nicht von deiner Matte.
particle_builder-why-uncoupled = Das { $card } koppelt nicht an das { $there }.
particle_builder-why-no-partner = Du besitzt keine Karte, auf die das { $card } wirkt.
particle_builder-why-no-room-quark = Du hast kein freies Feld für ein weiteres Quark.
particle_builder-why-no-room-lepton = Du hast kein freies Feld für ein weiteres Lepton.

## What happened

particle_builder-verdict-wins = { $seat }: höchster Wert!
particle_builder-verdict-ties = Gleichstand: kein Tausch.
particle_builder-verdict-loses = { $seat }: nicht der höchste.
particle_builder-shout-swapped = { $seat }: getauscht!
particle_builder-shout-completed = Ziel fertig: { $target }!
particle_builder-taken = { $other }: −{ $points }
particle_builder-log-compared-units = { $line } ({ $units })
particle_builder-units-MeV-GeV = 1 GeV = 1000 MeV
particle_builder-units-eV-MeV = 1 MeV = 1 Million eV
particle_builder-units-eV-GeV = 1 GeV = 1 Milliarde eV
particle_builder-log-compared-wins = { $seat }: { $statistic } { $mine } schlägt { $theirs }.
particle_builder-log-compared-ties = { $seat }: { $statistic } { $mine } gegen { $theirs }, Gleichstand. Kein Tausch.
particle_builder-log-compared-loses = { $seat }: { $statistic } { $mine } verliert gegen { $theirs }. Kein Tausch.
particle_builder-log-swapped = { $seat } ⇄ { $other }: Karten getauscht.
particle_builder-log-kept = { $seat }: kein Tausch.
particle_builder-log-placed-mat = { $seat }: { $card } auf die Matte.
particle_builder-log-placed-target = { $seat }: { $card } aufs Ziel.
particle_builder-log-moved-mat = { $seat }: { $card } vom Ziel zurück auf die Matte.
particle_builder-log-moved-target = { $seat }: { $card } von der Matte aufs Ziel.
particle_builder-log-stole-mat = { $seat }: { $card } von { $other } auf die Matte gezogen. { $why }
particle_builder-log-stole-target = { $seat }: { $card } von { $other } aufs Ziel gezogen. { $why }
particle_builder-acts-photon = Photonen wirken auf elektrische Ladung.
particle_builder-acts-gluon = Gluonen wirken auf Farbladung.
particle_builder-acts-z = Z-Bosonen wirken auf alle Quarks und Leptonen.
particle_builder-log-coloured = { $seat }: { $card } ist { $colour }.
particle_builder-log-recoloured = { $seat }: Ein Gluon macht das { $card } { $colour }.
particle_builder-log-exchanged = { $seat }: Ein Gluon vertauscht zwei Farbladungen. Farbe bleibt erhalten.
particle_builder-log-rolled = { $seat }: Der Würfel für das { $card } zeigt { $value }.
particle_builder-log-failed = { $seat }: ungerade, keine Reaktion. Das { $card } wird wie üblich abgelegt.
particle_builder-log-failed-even = { $seat }: Neutrinos reagieren selten, nur bei einer 6. Das { $card } wird wie üblich abgelegt.
particle_builder-log-remained = { $seat }: Das { $card } zerfällt diesmal nicht.
particle_builder-log-annihilated = { $seat }: { $pair } vernichten sich, Ladung { $charges }. Beide Karten zählen.
particle_builder-log-annihilated-taken = { $seat }: { $pair } vernichten sich, Ladung { $charges }. Beide Karten zählen. { $other }: −{ $points }.
particle_builder-log-radiated-photon = { $seat }: Die Energie wird zu zwei Photonen.
particle_builder-log-radiated-gluon = { $seat }: Die Energie wird zu zwei Gluonen.
particle_builder-log-radiated-z = { $seat }: Die Energie wird zu einem Z.
particle_builder-log-transformed = { $seat }: { $equation }
particle_builder-equation = { $reaction }: Ladung { $sums }
particle_builder-log-oscillated = { $seat }: Ein Neutrino oszilliert, { $reaction }
particle_builder-log-decayed = { $seat }: { $equation }
particle_builder-log-formed = { $seat }: Das Pion ist ein Paar aus { $card } und Antiquark.
particle_builder-log-discarded = { $seat }: { $card } abgeworfen.
particle_builder-log-absorbed = { $seat }: { $card } absorbiert.
particle_builder-log-completed = { $seat }: Ziel fertig, { $target }! { $parts }
particle_builder-log-aimed = { $seat }: Ziel { $target }.

## Karten, die weggenommen werden

particle_builder-notice-annihilates = { $seat } nimmt dein { $card }: −{ $lost }
particle_builder-notice-annihilates-line = Das { $tool } ist sein Antiteilchen. Beide vernichten sich und zählen für { $seat }. Das kannst du auch: Lege eine Karte auf ihr Antiteilchen auf einer fremden Matte.
particle_builder-notice-annihilated = Du nimmst das { $card }: +{ $won }
particle_builder-notice-annihilated-line = Dein { $tool } ist sein Antiteilchen. Beide vernichten sich und zählen für dich. { $seat } verliert { $lost }.
particle_builder-notice-pulls = { $seat } zieht dein { $card } weg: −{ $lost }
particle_builder-notice-pulls-line = Das macht ein Boson ({ $tool }). { $why } Das kannst du auch: Lege so ein Boson auf eine fremde Karte.
particle_builder-notice-pulled = Du ziehst das { $card } zu dir: +{ $won }
particle_builder-notice-pulled-line = { $why } { $seat } verliert { $lost }.
particle_builder-notice-swaps = { $seat } nimmt dein { $card }
particle_builder-notice-swaps-line = { $statistic } { $mine } schlägt { $theirs }: Darum darf { $seat } Karten tauschen, und du bekommst das { $tool }. Das kannst du auch: Gewinne einen Vergleich, wenn du dran bist.

## The result

particle_builder-result-on-target = Karten auf dem Ziel
particle_builder-result-on-mat = Karten auf der Matte
particle_builder-result-pairs = Vernichtete Paare
particle_builder-result-target = Ziel fertig
particle_builder-result-total = Punkte
particle_builder-result-margin = { $n ->
    [1] Um EINEN Punkt!
   *[other] Mit { $n } Punkten Vorsprung
}

## Fakten aus der Natur

particle_builder-told-annihilation = Vernichtung
particle_builder-told-weak = Schwache Wechselwirkung
particle_builder-told-oscillation = Oszillation
particle_builder-told-proton-line = Die drei Quarks machen nur etwa 1 % der Masse des Protons aus. Fast alles ist Energie von Quarks und Gluonen.
particle_builder-told-neutron-line = Allein lebt ein Neutron etwa 15 Minuten. In den meisten Kernen ist es stabil.
particle_builder-told-pion-line = Ein geladenes Pion lebt 26 Milliardstelsekunden. Dann wird es fast immer zu einem Myon und einem Neutrino.
particle_builder-told-kaon-line = Kaonen wurden 1947 entdeckt. Sie lebten seltsam lange: So kam das Strange-Quark zu seinem Namen.
particle_builder-told-lambda-line = Ein Lambda kann in einem Kern neben Protonen und Neutronen sitzen. Es lebt eine viertel Milliardstelsekunde.
particle_builder-told-sigma-line = Sigma Σ⁺ ist wie ein Proton, mit einem Strange-Quark statt des Down-Quarks. Darum zerfällt es sehr bald.
particle_builder-told-delta-line = Drei gleiche Quarks in einem Teilchen schienen verboten. Die Farbladung war die Lösung: Jedes hat eine andere.
particle_builder-told-xi-line = Ein Xi zerfällt in zwei Schritten, zuerst in ein Lambda. Darum heißt es auch Kaskadenteilchen.
particle_builder-told-hydrogen-line = Etwa 9 von 10 Atomen im Universum sind Wasserstoff. Die meisten sind fast so alt wie das Universum.
particle_builder-told-positronium-line = Positronium ist ein Atom ohne Kern. In weniger als einer Millionstelsekunde wird fast alles davon zu Licht.
particle_builder-told-muonic-hydrogen-line = Ein Myon ist 207-mal so schwer wie ein Elektron und kreist viel näher am Proton. So half es 2010, das Proton zu vermessen.
particle_builder-told-muonium-line = Myonium verhält sich wie ein leichtes Wasserstoffatom. Es lebt 2 Millionstelsekunden, so lange wie sein Myon.
particle_builder-told-antihydrogen-line = Am CERN entstand 1995 der erste Antiwasserstoff. 2023 sah man: Er fällt nach unten wie gewöhnliche Materie.
particle_builder-told-antiproton-line = Antiprotonen wurden 1955 entdeckt. Heute kann das CERN sie monatelang speichern.
particle_builder-told-antineutron-line = Das Antineutron hat keine Ladung, wie das Neutron. Seine drei Antiquarks machen den Unterschied. Es wurde 1956 entdeckt.
particle_builder-told-phi-line = Ein Phi-Meson zerfällt meist in zwei Kaonen: Jedes bekommt eines seiner zwei Strange-Quarks.
particle_builder-told-j-psi-line = Zwei Teams fanden 1974 zugleich das J/ψ. Es zeigte, dass es Charm-Quarks gibt.
particle_builder-told-upsilon-line = Das Upsilon wurde 1977 entdeckt. Es zeigte, dass es Bottom-Quarks gibt.
particle_builder-told-bottom-line = Teilchen mit einem Bottom-Quark leben etwa 1,5 Billionstelsekunden. Am LHC reicht das für einige Millimeter Flug.
particle_builder-told-charm-line = Teilchen mit einem Charm-Quark leben höchstens eine Billionstelsekunde oder kaum länger.
particle_builder-told-zc-line = Zc⁺ wurde 2013 entdeckt. Es war eines der ersten klaren Zeichen, dass vier Quarks zusammen sein können.
particle_builder-told-electrons-line = Ein Elektron und ein Positron werden zu Licht. PET-Geräte in Krankenhäusern nutzen dieses Licht.
particle_builder-told-leptons-line = Nach dem Urknall vernichtete sich fast alle Materie. Etwa ein Milliardstel blieb übrig: alles, was wir sehen.
particle_builder-told-quarks-line = In jedem Proton entstehen und verschwinden ständig Paare aus Quark und Antiquark.
particle_builder-told-neutrinos-line = Neutrinos reagieren fast nie. Billionen von ihnen fliegen jede Sekunde von der Sonne durch deinen Körper.
particle_builder-told-top-line = Ein Top-Quark zerfällt so schnell, dass es nie Teil eines anderen Teilchens wird.
particle_builder-told-muon-line = Durch deine Hand fliegt etwa jede Sekunde ein Myon. Es entstand hoch oben in der Luft.
particle_builder-told-higgs-line = Das Higgs-Boson wurde 2012 am CERN entdeckt, an seinen Zerfällen.
particle_builder-told-weak-line = In der Sonne macht die schwache Wechselwirkung aus Protonen Neutronen. Ohne sie würde die Sonne nicht leuchten.
particle_builder-told-oscillation-line = Oszillationen sah man 1998 in Japan. Sie zeigen, dass Neutrinos Masse haben.

## Rückblick

particle_builder-review-kept = Du hast das { $card } behalten, statt das { $other } zu nehmen.
particle_builder-review-kept-blind = Du hast das { $card } behalten, statt zu tauschen.
particle_builder-review-gave = Du hast das { $card } für das { $other } hergegeben, statt es zu behalten.
particle_builder-review-gave-blind = Du hast das { $card } hergegeben, statt es zu behalten.
particle_builder-review-took = Du hast das { $card } genommen statt das { $other }.
particle_builder-review-took-from = Du hast mit { $one } getauscht statt mit { $other }.
particle_builder-review-compared = Du hattest das { $card } und hast „{ $one }“ verglichen statt „{ $other }“.
particle_builder-review-aimed = Du hast dieses Ziel gewählt: { $one }. Besser: { $other }.
particle_builder-review-retained = Du hast das { $card } behalten statt das { $other }.
particle_builder-review-not-annihilated = Du hast das { $card } abgelegt, statt es mit dem { $other } zu vernichten.
particle_builder-review-annihilated = Du hast das { $card } mit dem { $other } vernichtet, statt es abzulegen.
particle_builder-review-own-pair = Du hast das { $card } mit deinem eigenen { $other } vernichtet statt mit einem fremden.
particle_builder-review-rival-pair = Du hast das { $card } mit einem fremden { $other } vernichtet statt mit deinem eigenen.
particle_builder-review-on-target = Du hast das { $card } auf dein Ziel gelegt statt auf deine Matte.
particle_builder-review-on-mat = Du hast das { $card } auf deine Matte gelegt statt auf dein Ziel.
particle_builder-review-not-pulled = Du hast das { $card } auf seinen Stapel gelegt, statt damit das { $other } herüberzuziehen.
particle_builder-review-pulled = Du hast mit dem { $card } das { $other } herübergezogen, statt es auf seinen Stapel zu legen.
particle_builder-review-pulled-other = Du hast das { $card } herübergezogen statt das { $other }.
particle_builder-review-rival-took = { $seat } hat den Vergleich gewonnen und dein { $card } genommen.
particle_builder-review-rival-took-wanted = { $seat } hat den Vergleich gewonnen und dein { $card } für das eigene Ziel ({ $target }) genommen.
particle_builder-review-rival-took-denied = { $seat } hat den Vergleich gewonnen und dein { $card } genommen. Dein Ziel ({ $target }) brauchte es.
particle_builder-review-you-took = Du hast den Vergleich gewonnen und das { $card } von { $seat } genommen.
particle_builder-review-you-took-wanted = Du hast den Vergleich gewonnen und das { $card } von { $seat } genommen. Dein Ziel ({ $target }) brauchte es.
particle_builder-review-you-took-denied = Du hast den Vergleich gewonnen und das { $card } genommen, das { $seat } für das Ziel ({ $target }) brauchte.
particle_builder-review-reached = Du hast den Vergleich ({ $statistic }) gewonnen und konntest das { $card } von { $seat } nehmen, das dein Ziel ({ $target }) brauchte.
particle_builder-review-left = Du hast den Vergleich ({ $statistic }) nicht gewonnen. So blieb { $seat } das { $card } für das Ziel ({ $target }).
particle_builder-review-rival-drew-wanted = { $seat } hat das { $card } gezogen und brauchte es für das Ziel ({ $target }).
particle_builder-review-rival-drew-other = { $seat } hat das { $card } gezogen, das für das Ziel ({ $target }) nichts brachte.
particle_builder-review-you-drew-wanted = Du hast das { $card } gezogen. Dein Ziel ({ $target }) brauchte es.
particle_builder-review-you-drew-other = Du hast das { $card } gezogen. Dein Ziel ({ $target }) brauchte es nicht.

## Reasons of the hints

particle_builder-hint-statistic = { $statistic } gewinnt in { $percent } % der Fälle gegen die Karten, die du nicht gesehen hast.{ $ties ->
    [0] {""}
   *[other] {" "}Gleichstand in { $ties } %: kein Tausch.
}
particle_builder-hint-statistic-best = { $statistic } ist deine beste Chance: Der Wert gewinnt in { $percent } % der Fälle gegen die Karten, die du nicht gesehen hast.{ $ties ->
    [0] {""}
   *[other] {" "}Gleichstand in { $ties } %: kein Tausch.
}
particle_builder-hint-statistic-kept = { $why } { $statistic } gewinnt am öftesten: in { $percent } % der Fälle.
particle_builder-hint-statistic-choice = { $statistic } ist deine beste Chance: Der Wert gewinnt in { $percent } % der Fälle. Dann wählst du: das { $card } behalten oder eine Karte nehmen, die du nötiger brauchst.{ $ties ->
    [0] {""}
   *[other] {" "}Gleichstand in { $ties } %: kein Tausch.
}
particle_builder-hint-light-keep = Behalte das { $card } für dein Ziel ({ $target }). Du kannst jede Eigenschaft nehmen.
particle_builder-hint-light-pair = Behalte das { $card }: Es vernichtet sich mit dem { $anti }. Du kannst jede Eigenschaft nehmen.
particle_builder-hint-light-choice = { $statistic } gewinnt in { $wins } von 10 Fällen. Dann wählst du: das { $card } behalten oder die andere Karte nehmen.
particle_builder-hint-light-helps = { $statistic } schlägt die Karten, die dir am meisten helfen. Der Wert gewinnt in { $percent } % der Fälle.
particle_builder-hint-light-catch = { $statistic } schlägt das { $card }, das dein Ziel braucht ({ $target }). Der Wert gewinnt in { $percent } % der Fälle.
particle_builder-hint-light-deny = { $statistic } schlägt das { $card }, die letzte Karte, die ein Gegenüber braucht. Der Wert gewinnt in { $percent } % der Fälle.
particle_builder-hint-light-chance = { $statistic }: Sieg in { $wins } von 10 Fällen{ $ties ->
    [0] {""}
   *[other] , Gleichstand in { $ties }
}. Ist dein Wert höher, darfst du tauschen.
particle_builder-hint-light-yours-blind = Deine ist vielleicht besser.
particle_builder-hint-light-yours-wanted = Behalten: Dein Ziel braucht es.
particle_builder-hint-light-yours-pair = Behalten: Paar mit dem { $anti }.
particle_builder-hint-light-yours-deny = Behalten: Sonst bekommt es dein Gegenüber.
particle_builder-hint-light-yours-points = Behalten: Deine zählt mehr.
particle_builder-hint-light-yours-trial = Behalten: Lief in Probespielen besser.
particle_builder-hint-light-theirs-blind = Die andere ist vielleicht besser.
particle_builder-hint-light-theirs-wanted = Tauschen: Dein Ziel braucht es.
particle_builder-hint-light-theirs-pair = Tauschen: Paar mit dem { $anti }.
particle_builder-hint-light-theirs-deny = Tauschen: Dein Gegenüber braucht es.
particle_builder-hint-light-theirs-points = Tauschen: Die andere zählt mehr.
particle_builder-hint-light-theirs-trial = Tauschen: Lief in Probespielen besser.
particle_builder-hint-light-completes = Das { $card } macht dein Ziel ({ $target }) fertig: +{ $points }, und das Spiel endet.
particle_builder-hint-light-equal = Egal: Beide zählen gleich viel.
particle_builder-hint-light-safe = Teilchen und Antiteilchen vernichten sich als Paar. Die Punkte von beiden behältst du: jetzt +{ $points }. Eine einzelne Karte kann man dir nehmen, ein Paar nicht.
particle_builder-hint-light-takes = Vernichten: Das Paar bringt +{ $points }, und dein Gegenüber verliert { $lost }.
particle_builder-hint-swap-wanted = Dein Ziel ({ $target }) braucht das { $card }.
particle_builder-hint-swap-annihilate = Nimm das { $card }: Mit dem { $anti } auf deiner Matte vernichtet es sich. Das bringt +{ $points } und ist sicher: Eine Karte auf deiner Matte können andere vernichten, ein Paar nicht.
particle_builder-hint-swap-annihilate-rival = Nimm das { $card }: Mit dem { $anti } auf einer fremden Matte vernichtet es sich. Dann zählen beide Karten für dich, { $points } Punkte, und dein Gegenüber verliert { $lost }.
particle_builder-hint-swap-deny = Das { $card } brächte dein Gegenüber näher an sein Ziel ({ $target }).
particle_builder-hint-swap-points = Das { $card } ist mehr wert: { $points } Punkte.
particle_builder-hint-swap-blind = Der genannte Wert lässt auf eine bessere Karte hoffen.
particle_builder-hint-swap = In Probespielen lief es mit dem { $card } besser für dich.
particle_builder-hint-swap-pulls = Das { $card } kann eine Karte von deinem Gegenüber herüberziehen.
particle_builder-hint-swap-dice = Nimm das { $card }: Es kann sich mit dem { $anti } vernichten. Die Chance ist { $percent } %.
particle_builder-hint-keep-wanted = Behalte es: Dein Ziel ({ $target }) braucht das { $card }.
particle_builder-hint-keep-annihilate = Behalte es: Dein { $card } vernichtet sich mit dem { $anti } auf deiner Matte.
particle_builder-hint-keep-annihilate-rival = Behalte es: Dein { $card } vernichtet sich mit dem { $anti } auf einer fremden Matte.
particle_builder-hint-keep = In Probespielen lief es mit dem { $card } besser für dich.
particle_builder-hint-keep-deny = Behalte es: Das { $card } brächte dein Gegenüber näher an sein Ziel ({ $target }).
particle_builder-hint-keep-points = Behalte es: Das { $card } ist mehr wert, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
particle_builder-hint-place-complete = Mit dem { $card } ist dein Ziel ({ $target }) fertig: +{ $points }, und das Spiel endet. Du hast dann { $have } Punkte, dein stärkstes Gegenüber { $others }.
particle_builder-hint-place-target = Dein Ziel ({ $target }) braucht das { $card }. Auf dem Ziel kann es niemand vernichten.
particle_builder-hint-place-wanted = Dein Ziel ({ $target }) braucht das { $card }.
particle_builder-hint-next = Als Nächstes für dein Ziel ({ $target }): { $card } (noch übrig: { $left } von { $all }).
particle_builder-hint-place-boson = Bosonen dürfen sich einen Zustand teilen, also ist auf dem Stapel immer Platz: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
particle_builder-hint-place-fermion = Dein Ziel ({ $target }) braucht { $part ->
    [0] {""}
   *[other] gerade{" "}
  }kein { $card }. Auf deiner Matte zählt es: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
particle_builder-hint-annihilate = { $card } und { $anti } vernichten sich. Das bringt +{ $points } und ist sicher: Eine Karte auf deiner Matte können andere vernichten, ein Paar nicht.
particle_builder-hint-annihilate-rival = { $card } und { $anti } vernichten sich. Beide Karten zählen für dich, { $points } Punkte, und dein Gegenüber verliert { $lost }.
particle_builder-hint-annihilate-dice = { $card } und { $anti } vernichten sich mit einer Chance von { $percent } %. Das bringt +{ $points }.
particle_builder-hint-attract-wanted = Dein Ziel braucht das { $card }, und das { $boson } kann es herüberziehen. Die Chance ist { $percent } %.
particle_builder-hint-attract = Das { $boson } wirkt auf das { $card } und kann es herüberziehen. Die Chance ist { $percent } %.
particle_builder-hint-recolour = Eine andere Farbladung bringt dich näher an neutral. Die Chance ist { $percent } %.
particle_builder-hint-exchange = Ein Tausch zweier Farbladungen erhält die Farbe und hilft dir. Die Chance ist { $percent } %.
particle_builder-hint-transform = Das W macht das { $before } zum { $card }, und die Ladung bleibt erhalten.
particle_builder-hint-shelter = Auf dem Ziel kann niemand das { $card } vernichten.
particle_builder-hint-room = Legst du das { $card } zurück, ist auf dem Ziel wieder Platz.
particle_builder-hint-discard = Kein Zustand ist dafür frei, und du kannst sonst nichts damit tun.
particle_builder-hint-aim = { $points } Punkte, und die Karten dafür sind nicht allzu selten.
particle_builder-hint-colour = Diese Farbe passt am besten zu deinen Quarks.
particle_builder-hint-radiate = Zwei Bosonen, nie eins: Der Impuls bleibt erhalten.
particle_builder-hint-pion = Ein Paar mit dem { $card } hilft dir mehr.
particle_builder-hint-retain = Das { $card } ist hier am meisten wert.
particle_builder-hint-retain-wanted = Dein Ziel braucht das { $card }.

## Targets

particle_builder-target-proton = Proton
particle_builder-target-neutron = Neutron
particle_builder-target-pion-plus = Pion π⁺
particle_builder-target-pion-minus = Pion π⁻
particle_builder-target-kaon-plus = Kaon K⁺
particle_builder-target-kaon-zero = Kaon K⁰
particle_builder-target-lambda = Lambda Λ
particle_builder-target-sigma-plus = Sigma Σ⁺
particle_builder-target-hydrogen = Wasserstoffatom
particle_builder-target-positronium = Positronium
particle_builder-target-kaon-minus = Kaon K⁻
particle_builder-target-phi = Phi-Meson
particle_builder-target-delta-plus-plus = Delta Δ⁺⁺
particle_builder-target-delta-minus = Delta Δ⁻
particle_builder-target-b-plus = B⁺-Meson
particle_builder-target-lambda-c = Charm-Lambda
particle_builder-target-lambda-b = Bottom-Lambda
particle_builder-target-muonic-hydrogen = myonischer Wasserstoff
particle_builder-target-d-plus = D⁺-Meson
particle_builder-target-d-zero = D⁰-Meson
particle_builder-target-muonium = Myonium
particle_builder-target-j-psi = J/ψ-Meson
particle_builder-target-upsilon = Upsilon-Meson
particle_builder-target-xi-zero = Xi Ξ⁰
particle_builder-target-xi-minus = Xi Ξ⁻
particle_builder-target-antiproton = Antiproton
particle_builder-target-antineutron = Antineutron
particle_builder-target-zc-plus = Tetraquark Zc⁺
particle_builder-target-antihydrogen = Antiwasserstoffatom

## What one plays for

particle_builder-goal = Wer die meisten Punkte hat, gewinnt. Das erste fertige Ziel bringt { $points } und beendet das Spiel.

# --- challenges

particle_builder-challenge-win = Gewinne ein Spiel.
particle_builder-challenge-researcher = Gewinne gegen Forscherin oder Nobel.
particle_builder-challenge-three = Gewinne ein Spiel zu dritt.
particle_builder-challenge-proton = Baue das Proton fertig.
particle_builder-challenge-neutron = Baue das Neutron fertig.
particle_builder-challenge-meson = Baue ein Meson fertig: ein Quark und ein Antiquark.
particle_builder-challenge-strange = Baue ein Ziel mit einem Strange-Quark oder seinem Antiquark fertig.
particle_builder-challenge-heavy = Baue ein Ziel mit einem Charm- oder Bottom-Quark oder -Antiquark fertig.
particle_builder-challenge-atom = Baue Wasserstoff oder einen exotischen Verwandten fertig.
particle_builder-challenge-antimatter = Baue ein Antiproton, ein Antineutron oder Antiwasserstoff fertig.
particle_builder-challenge-points-40 = Beende ein Spiel mit vierzig Punkten oder mehr.
particle_builder-challenge-no-discard = Gewinne, ohne eine Karte abzuwerfen.
particle_builder-challenge-no-swap = Gewinne, ohne eine Karte zu tauschen.
particle_builder-challenge-swaps-3 = Tausche in einem Spiel dreimal Karten.
particle_builder-challenge-annihilations = Vernichte in einem Spiel zwei Paare.
particle_builder-challenge-attract = Ziehe in einem Spiel zwei fremde Karten zu dir herüber (ab Stufe 2).
particle_builder-challenge-recolour = Ändere mit einem Gluon eine Farbladung (ab Stufe 3).
particle_builder-challenge-transform = Verwandle mit einem W-Boson ein Teilchen in ein anderes (ab Stufe 5).
particle_builder-challenge-oscillate = Erlebe, wie eines deiner Neutrinos oszilliert (ab Stufe 6).
particle_builder-challenge-decay = Erlebe, wie eines deiner Teilchen zerfällt (Stufe 7).
