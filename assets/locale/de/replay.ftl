# Watching games again.

replay-title = Spiele zum Ansehen
replay-none = Noch ist kein beendetes Spiel gespeichert.
replay-row = { $name } · { $day } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
replay-row-series = { $name } · { $day } · Serie aus { $games } Spielen · { $points }
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

# Famous games of programs, found by search: a line for each.
replay-famous-title = Berühmte Spiele
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = Ein Wettlauf zum Ziel
replay-famous-particle_builder-annihilation = Ein Teilchen trifft sein Antiteilchen
replay-famous-particle_builder-weak = Ein W verwandelt ein Teilchen
replay-famous-particle_builder-gluon = Ein Gluon ändert eine Farbladung
replay-famous-particle_builder-decays = Schwere Teilchen zerfallen
replay-famous-tutti_quantum-vertices = 22 Vertices, und der letzte entscheidet
replay-famous-tutti_quantum-higgs = Der Vertex mit den meisten Punkten
replay-famous-tutti_quantum-together = Zwei bauen zusammen ein Diagramm und gewinnen
replay-famous-tutti_quantum-process = Zwei Missionen für den Nobelpreis
replay-famous-tutti_quantum-loop = Sechs Karten schließen eine Schleife
replay-famous-u_know_feynman-proton = Drei Quarks verbinden sich zu einem Proton
replay-famous-u_know_feynman-antinucleon = Ein Antineutron und ein Antiproton
replay-famous-u_know_feynman-weak = Die letzte Karte beantwortet ein W
replay-famous-u_know_feynman-higgs = Das Higgs macht schwer
replay-famous-u_know_feynman-gluon = Quark, Gluon und Antiquark treffen sich ganz am Ende
replay-famous-particle_panic-alone = Eine Person rettet das Labor allein
replay-famous-particle_panic-codes = Vier Codes, einer nach dem anderen
replay-famous-particle_panic-share = Vier teilen ihre Karten und gewinnen
replay-famous-particle_panic-flood = Das Labor ist voller Teilchen
replay-famous-particle_panic-heart = Ein Herz würfelt noch einmal
replay-famous-bigebang-life = Universum des Lebens: ein Kohlenstoffkern nach dem anderen
replay-famous-bigebang-carbon = Drei ⁴He werden zu Kohlenstoff
replay-famous-bigebang-draw = Unentschieden zwischen Materie und Antimaterie
replay-famous-bigebang-light = ⁴He trifft Anti-⁴He: Acht Teilchen werden zu Licht
replay-famous-bigebang-beta = Neutronen zerfallen in Protonen
