# Das Quiz vor und nach einer Lektion, und die Seiten für Lehrkräfte.

quiz-heading = Quiz · { $lesson }
quiz-title = Frage { $n } von { $all }
quiz-skip = Weiß ich nicht
quiz-leave = Verlassen
quiz-next = Weiter
quiz-done = Fertig
quiz-said = Deine Antwort: { $answer }
quiz-recall = { $asked } { $said }

## Who answers

quiz-who = Ein Code aus vier Teilchen steht für deinen Namen. So lässt sich vorher mit nachher vergleichen. Du brauchst keine PIN: Mit ihr öffnet deine Lehrkraft die Liste der Codes, sieht aber nicht, wem sie gehören. Das Quiz geht auch ohne Code.
quiz-who-group = Gruppe { $group }: Ein Code aus vier Teilchen steht für deinen Namen. Du brauchst keine PIN: Mit ihr öffnet deine Lehrkraft die Liste der Codes, sieht aber nicht, wem sie gehören. Das Quiz geht auch ohne Code.
quiz-who-new = Ich bin neu: Code ausdenken
quiz-who-known = Ich habe einen Code
quiz-who-without = Ohne Code
quiz-remember = Dein Code: { $code }. Merk ihn dir fürs nächste Mal!
quiz-without = Ohne Code gehen deine Antworten verloren, wenn die Arcade schließt.
quiz-visitor = Deine Antworten werden gelöscht, wenn du gehst.
quiz-seen = Hast du diese Lektion schon begonnen?
quiz-seen-why = An diesem Computer hat sie jemand ohne Code begonnen.
quiz-seen-yes = Ja, das war ich
quiz-seen-no = Nein, sie ist neu für mich
quiz-other = Jemand anderes
quiz-code-new-title = Denk dir deinen Code aus
quiz-code-new = Wähle vier Teilchen, gern auch eines doppelt. Merk sie dir in dieser Reihenfolge und verrate sie nicht.
quiz-code-known-title = Dein Code
quiz-code-known = Wähle deine vier Teilchen in der Reihenfolge, die du dir gemerkt hast.
quiz-code-wipe = Zurücknehmen
quiz-code-done = Das ist mein Code
quiz-code-taken = Diesen Code hat schon jemand. Bitte denk dir einen anderen aus.
quiz-code-unknown = Den Code { $code } hat hier niemand.
quiz-code-unknown-why = Vielleicht war die Reihenfolge anders. Oder fang mit diesem Code neu an.
quiz-code-try = Noch einmal versuchen
quiz-code-begin = Damit neu anfangen
quiz-code-full = Hier sind schon { $n } Lernende gespeichert, mehr passen nicht hinein. Deine Lehrkraft kann sie sichern und löschen.

## A round and what comes of it

quiz-state-before = { $all } Fragen vor der Lektion. Noten gibt es dafür nicht.
quiz-state-after = { $all } Fragen nach der Lektion: Was hast du gelernt?
quiz-state-later = { $all } Fragen: Was weißt du noch? Noten gibt es dafür nicht.
quiz-state-lesson = Die nächste Runde kommt nach der Lektion. Mach die Lektion zuerst fertig.
quiz-state-late = Du hast die Lektion schon begonnen, darum gibt es keine Runde davor. Mach sie fertig, dann kommt die Runde danach.
quiz-state-wait = Du hast beide Runden gemacht. Die letzte beginnt am { $day }: Was weißt du dann noch?
quiz-state-done = Du hast alle Runden dieses Quiz gemacht.
quiz-state-due = { $state } { $n ->
    [one] Zuerst kommt eine Frage vom letzten Mal.
   *[other] Zuerst kommen { $n } Fragen vom letzten Mal.
}
quiz-begin = Los geht’s
quiz-show = Mein Ergebnis zeigen
quiz-thanks = Danke! Jetzt wird gelernt.
quiz-thanks-what = Nach der Lektion siehst du, wie viel du dazugelernt hast. Noten gibt es dafür nicht.
quiz-to = Zu „{ $lesson }“
quiz-score = { $before } → { $after } von { $all }
quiz-score-once = { $after } von { $all }
quiz-score-later = { $before } → { $after } → { $later } von { $all }
quiz-all-right = Alles richtig. Gut gemacht!
quiz-look-again = { $n ->
    [one] Schau dir dieses Gesetz noch einmal an. Es kommt das nächste Mal wieder.
   *[other] Schau dir diese Gesetze noch einmal an. Sie kommen das nächste Mal wieder.
}
quiz-look = In der Lektion zeigen
quiz-look-at = In der Lektion zeigen: { $law }
quiz-more = Mehr ({ $page } von { $pages })
quiz-again = Vom letzten Mal: { $n } von { $all }
quiz-again-right = Richtig!
quiz-again-wrong = Noch nicht
quiz-right-is = Die richtige Antwort: { $answer }

## For teachers

quiz-teacher = Für Lehrkräfte
quiz-teacher-group = Name der Gruppe (freiwillig)
quiz-teacher-lesson = Lektion
quiz-teacher-all = Alle Lektionen zusammen
quiz-teacher-count = { $n ->
    [0] Noch niemand in dieser Gruppe.
    [one] Eine Person in dieser Gruppe.
   *[other] { $n } Lernende in dieser Gruppe.
} { $others ->
    [0] {""}
    [one] Eine Person ist in einer anderen.
   *[other] { $others } sind in anderen.
}
quiz-teacher-ready = In dieser Gruppe hat noch niemand das Quiz zu dieser Lektion gemacht. Alle können es vor und nach der Lektion machen.
quiz-teacher-start = Geben Sie der Gruppe oben einen Namen. Danach wird an diesem Computer vor und nach den Lektionen das Quiz angeboten.
quiz-teacher-none = { $n ->
    [0] In dieser Gruppe hat noch niemand das Quiz zu dieser Lektion gemacht.
    [one] Eine Person hat eine der beiden Runden zu dieser Lektion gemacht. Zahlen gibt es erst mit beiden.
   *[other] { $n } Lernende haben eine der beiden Runden zu dieser Lektion gemacht. Zahlen gibt es erst mit beiden.
}
quiz-teacher-means = { $n ->
    [one] Eine Person mit beiden Runden: { $before } richtig vorher, { $after } nachher, von { $all }
   *[other] { $n } Lernende mit beiden Runden: im Mittel { $before } richtig vorher, { $after } nachher, von { $all }
}
quiz-teacher-gain = Normierter Lernzuwachs: { $gain }
quiz-teacher-gain-between = Normierter Lernzuwachs: { $gain } (95-%-Konfidenzintervall: { $low } bis { $high })
quiz-teacher-nothing-left = Vor der Lektion war schon alles richtig. Es gab nichts mehr zu lernen.
quiz-teacher-seen = Der Lernzuwachs ist der Teil der falschen Antworten, der richtig wird: 0 ist keine, 1 sind alle. Bei { $n } Lernenden zeigt er sich nach einer Lektion meist nur, wenn er größer als { $least } ist.
quiz-teacher-learned = Die Klasse hat etwas gelernt: Das Intervall enthält die 0 nicht. Ein Lernzuwachs von 1 wäre alles, was es zu lernen gab.
quiz-teacher-lost = Nach der Lektion waren weniger Antworten richtig. Haben alle sie beendet?
quiz-teacher-unsure = Das Intervall enthält die 0: Vielleicht wurde nichts gelernt, vielleicht sieht man es nur nicht. { $seen } Mehrere Lektionen oder Klassen zusammen zeigen mehr.
quiz-teacher-later = Eine Woche danach oder später ({ $n }): { $gain }
quiz-teacher-no-flagged = { $n ->
    [one] Eine Person weglassen, die sich nur durchgeklickt hat
   *[other] { $n } Lernende weglassen, die sich nur durchgeklickt haben
}
quiz-teacher-with-flagged = { $n ->
    [one] Auch die Person zählen, die sich nur durchgeklickt hat
   *[other] Auch die { $n } Lernenden zählen, die sich nur durchgeklickt haben
}
quiz-teacher-few = Bei weniger als { $n } Lernenden kann das Zufall sein. Bitte nicht mit anderen Klassen vergleichen.
quiz-teacher-laws = Gesetze und Fragen
quiz-teacher-learners = Lernende nach Code
quiz-teacher-pin = PIN
quiz-teacher-pin-set = Die PIN ist gesetzt. Sie lässt sich nicht wiederherstellen: Schreiben Sie sie auf.
quiz-teacher-pin-elsewhere = Eine so alte PIN kann ein Browser nicht prüfen. Öffnen Sie diese Spielstände in Quarkade auf einem Computer, geben Sie dort einmal die PIN ein und bringen Sie alles wieder hierher.
quiz-teacher-no-pin = Ohne PIN könnten alle die Codes und die einzelnen Ergebnisse lesen. Darum bleiben sie und die CSV-Datei verschlossen, bis Sie eine PIN setzen.
quiz-teacher-no-names = Es werden keine Namen gespeichert. Die Tabelle enthält jede Antwort.
quiz-teacher-grey-results = In dieser Gruppe hat noch niemand ein Quiz gemacht, darum gibt es keine Ergebnisse.
quiz-teacher-grey-kept = An diesem Computer hat noch niemand ein Quiz gemacht. Es gibt nichts zu speichern oder zu löschen.
quiz-teacher-grey-laws = Gesetze gehören zu einer Lektion. Wählen Sie zuerst eine Lektion.
quiz-teacher-then = { $line } { $then }
quiz-teacher-left-out = { $n ->
    [one] In einer Runde ging es um andere Fragen. Sie zählt nicht mit.
   *[other] In { $n } Runden ging es um andere Fragen. Sie zählen nicht mit.
}
quiz-teacher-earlier = { $n ->
    [one] Ein Ergebnis stammt aus dem früheren Quiz. Darin ging es um andere Fragen, darum zählt es hier nicht mit. Es lässt sich als eigene Tabelle speichern.
   *[other] { $n } Ergebnisse stammen aus dem früheren Quiz. Darin ging es um andere Fragen, darum zählen sie hier nicht mit. Sie lassen sich als eigene Tabelle speichern.
}
quiz-teacher-export = Als CSV speichern
quiz-teacher-class = Klasse im Überblick
quiz-teacher-add = Ergebnisse sammeln
quiz-add-title = Ergebnisse anderer Computer hinzufügen
quiz-add-how = Speichern Sie an jedem Computer die Ergebnisse als CSV. Ziehen Sie die Dateien dann auf dieses Fenster, oder kopieren Sie sie nach { $folder } und kommen Sie hierher zurück.
quiz-add-found = { $n ->
    [one] Die Datei in diesem Ordner hinzufügen
   *[other] Die { $n } Dateien in diesem Ordner hinzufügen
}
quiz-add-not = Jetzt nicht
quiz-add-bad = { $file } ist keine Tabelle dieses Quiz, oder sie wurde verändert (Zeile { $line }).
quiz-add-unread = { $file } lässt sich nicht lesen.
quiz-add-clash = Zwei Lernende an zwei Computern haben denselben Code: { $code }. Ändern Sie in einer der Dateien einen der beiden Codes.
quiz-add-days = { $file }: Welche Zahl von { $day } ist der Monat?
quiz-add-day = Die zweite (erst der Tag)
quiz-add-month = Die erste (erst der Monat)
quiz-add-same = Ist das dieselbe Gruppe: { $names }?
quiz-add-one = Ja, eine Gruppe
quiz-add-two = Nein, verschiedene Gruppen
quiz-add-done = { $files ->
    [one] Eine Datei hinzugefügt,
   *[other] { $files } Dateien hinzugefügt,
} { $n ->
    [0] ohne Antworten anderer Computer.
    [one] mit einer Person.
   *[other] mit { $n } Lernenden.
} „Als CSV speichern“ speichert die ganze Klasse.
quiz-add-most = { $done } Die meisten neuen Antworten gehören zu: { $lesson }.
quiz-class-learner = Code
quiz-class-of = { $right } von { $all }
quiz-class-how = Vor → nach der Lektion, oder eine Woche danach. Wer am meisten Hilfe braucht, steht oben. Tippen Sie eine Lektion an, um ihre Gesetze zu sehen.
quiz-class-how-laws = Ein Haken: in der neuesten Runde gewusst. Tippen Sie eine Zahl an, um ihr Gesetz zu lesen.
quiz-class-law = { $law } ({ $n } von { $all })
quiz-class-next = Was nun?
quiz-next-title = Was nun?
quiz-next-none = Noch hat niemand eine falsche Vorstellung gewählt.
quiz-next-how = Die falschen Vorstellungen, die die meisten in ihrer neuesten Runde gewählt haben, und das Gesetz, das dagegen spricht.
quiz-next-look = Diesen Schritt gemeinsam spielen
quiz-next-games = In den Spielen
quiz-games-title = Was die Klasse in den Spielen am meisten kostet
quiz-games-none = Noch nichts. Lernende mit Code sehen sich auf diesem Computer eine Partie noch einmal an oder lösen Übungen. Dann wird es hier gezählt, ohne Codes.
quiz-games-mistake = { $game }. Gespielt: { $played }. Besser: { $better }. { $n } von { $all } Lernenden, { $times }-mal, jedes Mal { $cost } % weniger Chancen. Gemeinsam üben.
quiz-games-same = { $game }, { $better }: Eine andere Wahl war besser. { $n } von { $all } Lernenden, { $times }-mal, jedes Mal { $cost } % weniger Chancen. Gemeinsam üben.
quiz-games-drill = { $game }, Übung: { $theme }. { $right } von { $asked } richtig, { $n } von { $all } Lernenden. Gemeinsam üben.
quiz-teacher-monday = Unterrichtsmaterial
quiz-teacher-saved = Gespeichert als { $file } in { $folder }.
quiz-teacher-failed = Speichern nicht möglich ({ $why }).
quiz-teacher-clear = Alle Ergebnisse löschen
quiz-teacher-sure = { $n ->
    [one] Ein Ergebnis löschen, aus allen Gruppen?
   *[other] Alle { $n } Ergebnisse löschen, aus allen Gruppen?
}
quiz-teacher-gone = Das lässt sich nicht rückgängig machen. Eine gespeicherte CSV-Datei bleibt, wo sie ist.
quiz-teacher-keep = Behalten
quiz-teacher-delete = Löschen
quiz-pin-title = Für Lehrkräfte
quiz-pin-ask = Ihre PIN eingeben
quiz-pin-set = Wählen Sie eine PIN mit { $shortest } bis { $longest } Ziffern
quiz-pin-short = Eine PIN hat { $shortest } bis { $longest } Ziffern. Bitte wählen Sie eine.
quiz-pin-twice = Dieselbe PIN noch einmal eingeben
quiz-pin-differs = Die beiden sind verschieden. Bitte wählen Sie eine PIN mit { $shortest } bis { $longest } Ziffern.

## Tables for teachers

quiz-column-before = richtig vorher
quiz-column-after = richtig nachher
quiz-column-easy = richtig
quiz-column-change = Änderung
quiz-change = { $low } bis { $high }
quiz-column-form = { $form }: { $what }
quiz-columns-how = Vorher und nachher: { $n } Lernende mit beiden Runden. Änderung: Alle acht Intervalle stimmen zusammen in 95 von 100 Klassen. Nur ein Intervall ohne die 0 sagt etwas aus. Bei weniger als { $few } Lernenden gibt es keines. A und B: wie oft die zwei Fragen in allen Runden richtig waren.
quiz-row = { $law } Richtig vorher: { $before }, nachher: { $after }.
quiz-form = Form { $form }, { $n ->
    [one] einmal
   *[other] { $n }-mal
} gestellt
quiz-other-form = Form { $form }
quiz-skipped = { $n ->
    [0] Niemand sagte „Weiß ich nicht“.
    [one] Einmal hieß es „Weiß ich nicht“.
   *[other] { $n }-mal hieß es „Weiß ich nicht“.
}
quiz-skipped-apart = { $skipped } Übereinstimmung mit den anderen Fragen: { $apart } (1 ist das Höchste, 0 ist keine).
quiz-learners = Lernende · { $lesson }
quiz-learners-how = Tippen Sie eine Zeile an: Dann sehen Sie, welche Gesetze bekannt sind.
quiz-learner = { $code }: { $score }
quiz-only-before = { $before } von { $all } vorher
quiz-only-other = nur andere Lektionen
