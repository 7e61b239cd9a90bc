# Üben: Wertung, eigene Fehler, Übungen.

practice-open = Üben
practice-title = Üben: { $game }
practice-rating = Deine Wertung
practice-rating-now = { $rating }
practice-rating-between = { $games ->
    [one] { $games } gewertete Partie. Deine Stärke liegt zwischen { $least } und { $most }.
   *[other] { $games } gewertete Partien. Deine Stärke liegt zwischen { $least } und { $most }.
}
practice-rating-none = Du hast noch keine Wertung. Spiele eine Partie ohne Tipps, egal gegen wen.
practice-rating-together = Dieses Spiel gewinnt oder verliert ihr gemeinsam. Darum gibt es keine Wertung.
practice-curve = Deine Wertung, Partie für Partie: zuerst { $first }, jetzt { $last }. Die Kurve reicht von { $least } bis { $most }.
practice-players = Personen
practice-play = Eine Partie auf Augenhöhe
practice-plays-at = spielt heute mit { $rating }
practice-promise = Spielt heute mit { $plays }. Deine Wertung ist { $rating }: Du gewinnst etwa { $share } von 100 Partien. Die Stärke ändert sich nur zwischen den Partien.
practice-result = Deine Wertung: { $rating } ± { $margin } ({ $change })
practice-play-on = Ab hier weiterspielen
practice-from = Die Partie geht nach Zug { $moves } weiter. Sie zählt nicht für die Wertung.
practice-from-deal = Dieselben Karten von Anfang an. Die Partie zählt nicht für die Wertung.
practice-your-seat = Dein Platz
practice-opponents = Die anderen
practice-as-before = wie bisher
practice-mend = Meine Fehler: heute { $due }
practice-mend-counts = Später: { $waiting } · gelernt: { $known }
practice-reviews = Meine Partien ansehen
practice-mend-title = { $game }: Finde den besseren Zug
practice-mend-what = Hier warst du am { $day } am Zug. Dein Zug hat dich damals etwa { $cost } % deiner Aussichten gekostet. Finde einen besseren. Versuche es, so oft du willst.
practice-mend-ask = Du bist noch einmal am Zug. Welcher Zug ist besser?
practice-mend-same = Diesen Zug hast du damals gewählt: Deine Aussichten waren etwa { $got } %. Mit dem besseren Zug sind es { $could } %.
practice-mend-wrong = Auch das ist nicht der beste Zug. Mit dem besten sind deine Aussichten etwa { $could } %.
practice-mend-because = Warum: { $reason } Deine Aussichten sind jetzt etwa { $could } %; mit deinem Zug von damals waren es { $got } %.
