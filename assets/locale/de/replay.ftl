# Watching games again.

replay-title = Spiele zum Ansehen
replay-none = Noch ist kein beendetes Spiel gespeichert.
replay-row = { $name } · { $day } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
replay-row-series = { $name } · { $day } · Wettkampf aus { $games } Spielen · { $points }
replay-row-deal = Spiel { $n } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
replay-at =
    { $at }
    / { $all }
replay-at-spoken = Zug { $at } von { $all }: anderen wählen
replay-close = Schließen
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-begin = Das ist eine Aufzeichnung: Tippe auf ▶, um zuzusehen.
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-continue = Von hier weiterspielen
replay-export = Spiel in einer Datei speichern
replay-over = Das war der letzte Zug.
replay-exported = Dieses Spiel ist in { $file } gespeichert.
replay-not-exported = Dieses Spiel konnte nicht gespeichert werden: { $why }.
replay-jump-title = Zu einem Zug springen
replay-jump-deal = Das Austeilen
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Zug { $n }

## Games that were left in the middle

replay-saved-title = Angefangene Spiele
replay-saved-none = Du hast keine angefangenen Spiele.
replay-saved-give-up = Spiel { $n } aufgeben: { $name }
