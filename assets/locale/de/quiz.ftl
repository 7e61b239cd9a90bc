# The quiz before and after the lessons, and the teacher's page.

quiz-title = Frage { $n } von { $all }
quiz-skip = Weiß ich nicht
quiz-leave = Verlassen
quiz-thanks-before = Danke! Jetzt wird gelernt.
quiz-thanks-after = Danke! Das war eine große Hilfe.
quiz-thanks-what = Noten gibt es dafür nicht.
quiz-on = Weiter
quiz-again = Noch einmal, nur zum Lernen
quiz-help-heavy = Top, Higgs, Z und W sind die schwersten von allen. Licht hat gar keine Masse.
quiz-help-charge = Up-Quarks haben +⅔, Down-Quarks −⅓, Elektronen −1. Neutrinos und Photonen haben keine.
quiz-help-lepton = Leptonen sind das Elektron, das Myon, das Tau und die drei Neutrinos.
quiz-help-boson = Photon, Gluon, W, Z und Higgs sind Bosonen. Quarks und Leptonen sind Fermionen.
quiz-help-made = Ein Proton ist Up, Up, Down. Ein Neutron ist Up, Down, Down.
quiz-help-anti = Zwillinge haben gleiche Masse und entgegengesetzte Ladung.
quiz-help-state = Bosonen dürfen sich einen Zustand teilen. Fermionen, wie Elektronen und Quarks, tun das nie.
quiz-help-decay = Was zerfällt, wird zu anderen Teilchen. Eine kurze Lebensdauer heißt: bald.

## Before

quiz-before-heavy = Welches ist am schwersten?
quiz-before-charge = Welches hat positive Ladung?
quiz-before-lepton = Welches ist ein Lepton?
quiz-before-boson = Welches ist ein Boson?
quiz-before-made = Woraus besteht ein Proton?
quiz-before-made-0 = Aus drei Elektronen
quiz-before-made-1 = Aus zwei Up-Quarks und einem Down-Quark
quiz-before-made-2 = Aus zwei Photonen
quiz-before-made-3 = Aus Elektron und Neutrino
quiz-before-anti = Was ist bei einem Teilchen und seinem Antiteilchen gleich?
quiz-before-anti-0 = Die Ladung
quiz-before-anti-1 = Die Farbladung
quiz-before-anti-2 = Die Masse
quiz-before-anti-3 = Gar nichts
quiz-before-state = Welche zwei dürfen im selben Zustand sein?
quiz-before-state-0 = Zwei Photonen
quiz-before-state-1 = Zwei Elektronen
quiz-before-state-2 = Zwei Up-Quarks
quiz-before-state-3 = Zwei Myonen
quiz-before-decay = Ein Teilchen zerfällt. Was heißt das?
quiz-before-decay-0 = Es wird kalt
quiz-before-decay-1 = Es fällt herunter
quiz-before-decay-2 = Es wird in zwei Hälften geteilt
quiz-before-decay-3 = Es verwandelt sich in andere Teilchen

## After

quiz-after-heavy = Welches ist am schwersten?
quiz-after-charge = Welches hat negative Ladung?
quiz-after-lepton = Welches ist ein Lepton?
quiz-after-boson = Welches ist ein Boson?
quiz-after-made = Woraus besteht ein Neutron?
quiz-after-made-0 = Aus Proton und Photon
quiz-after-made-1 = Aus drei Neutrinos
quiz-after-made-2 = Aus einem Up-Quark und zwei Down-Quarks
quiz-after-made-3 = Aus zwei Elektronen
quiz-after-anti = Was ist bei Elektron und Positron entgegengesetzt?
quiz-after-anti-0 = Die Ladung
quiz-after-anti-1 = Die Masse
quiz-after-anti-2 = Der Spin
quiz-after-anti-3 = Die mittlere Lebensdauer
quiz-after-state = Welche zwei dürfen nie im selben Zustand sein?
quiz-after-state-0 = Zwei Photonen
quiz-after-state-1 = Zwei Gluonen
quiz-after-state-2 = Zwei Higgs-Bosonen
quiz-after-state-3 = Zwei Elektronen
quiz-after-decay = Was bedeutet eine kurze mittlere Lebensdauer?
quiz-after-decay-0 = Es ist ein kleines Teilchen
quiz-after-decay-1 = Es wird bald zu anderen Teilchen
quiz-after-decay-2 = Es hat keine Masse
quiz-after-decay-3 = Es entstand vor langer Zeit

## For teachers

quiz-teacher = Für Lehrkräfte
quiz-teacher-group = Name der Gruppe (freiwillig)
quiz-teacher-count = { $n ->
    [0] Noch keine Ergebnisse: Ein Ergebnis ist das Quiz einer Person vorher und nachher.
    [one] Ein Ergebnis. Namen werden nicht gespeichert.
   *[other] { $n } Ergebnisse. Namen werden nicht gespeichert.
}
quiz-teacher-gain = Normierter Lernzuwachs über alle Ergebnisse: { $gain }
quiz-teacher-formula = Normierter Lernzuwachs = (richtig nachher − richtig vorher) / ({ $all } − richtig vorher), aus den Summen aller Lernenden.
quiz-teacher-how = Das ist der Anteil des Lernbaren, der gelernt wurde: 0 ist nichts, 1 ist alles, und unter 0 waren nachher weniger Antworten richtig als vorher. Die veröffentlichte Studie zum Originalspiel fand an vier Schulen 0,16; das ist bescheiden. Bei weniger als zwanzig Lernenden kann die Zahl Zufall sein.
quiz-teacher-export = Als CSV speichern
quiz-teacher-saved = Gespeichert als { $file } im Ordner der Spielstände.
quiz-teacher-failed = Speichern nicht möglich ({ $why }).
quiz-teacher-clear = Alle Ergebnisse löschen
quiz-teacher-sure = { $n ->
    [one] Ein Ergebnis löschen?
   *[other] Alle { $n } Ergebnisse löschen?
}
quiz-teacher-gone = Gelöschtes lässt sich nicht zurückholen. Eine gespeicherte CSV-Datei bleibt, wo sie ist.
quiz-teacher-keep = Behalten
quiz-teacher-delete = Löschen
