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
