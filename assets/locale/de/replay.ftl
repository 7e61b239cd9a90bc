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
replay-prompt = Aufzeichnung: Zug { $at } von { $all }
replay-over = Das war der letzte Zug.
replay-exported = Dieses Spiel ist in { $file } gespeichert.
replay-not-exported = Dieses Spiel konnte nicht gespeichert werden: { $why }.
replay-jump-title = Zu einem Zug springen
replay-jump-deal = Das Austeilen
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Zug { $n }
replay-jump-star = ★ { $line }
replay-jump-noted = { $line } (mit Anmerkung)

## Games that were left in the middle

replay-saved-title = Angefangene Spiele
replay-saved-none = Du hast keine angefangenen Spiele.
replay-saved-give-up = Spiel { $n } aufgeben: { $name }

# Famous games of programs, found by search: a title for each, and notes on its moves in order.
replay-famous-title = Berühmte Spiele
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = Ein Wettlauf zum Ziel
replay-famous-particle_builder-target-1 = Dieses Up-Quark gewann den Vergleich und wurde nicht getauscht: Das Proton braucht zwei davon.
replay-famous-particle_builder-target-2 = Das Top-Quark gewinnt mit seiner Masse: Kein bekanntes Elementarteilchen ist schwerer.
replay-famous-particle_builder-target-3 = Up, up und down ergeben das Proton. Seine Ladung: +⅔ + ⅔ − ⅓ = +1.
replay-famous-particle_builder-annihilation = Ein Teilchen trifft sein Antiteilchen
replay-famous-particle_builder-annihilation-1 = Ein Neutrino trifft sein Antineutrino. Beide sind neutral, also entsteht ein Z und kein Licht.
replay-famous-particle_builder-annihilation-2 = Der Würfel sagt Nein: Materie und Antimaterie reagieren nicht bei jeder Begegnung.
replay-famous-particle_builder-annihilation-3 = Top-Quark und Antiquark werden zu zwei Gluonen. Bei nur einem blieben Energie und Impuls nicht erhalten.
replay-famous-particle_builder-annihilation-4 = Up, down, down: das Neutron. Die Ladungen ergeben 0, und Rot, Grün und Blau heben sich auf.
replay-famous-particle_builder-weak = Ein W verwandelt ein Teilchen
replay-famous-particle_builder-weak-1 = Ein Gluon zieht das Bottom-Quark herüber: Gluonen wirken auf alles mit Farbladung.
replay-famous-particle_builder-weak-2 = Ein W⁻ macht das fremde Top-Quark zum Down-Quark: +⅔ − 1 = −⅓. Aus drei Punkten wird einer.
replay-famous-particle_builder-weak-3 = Das Proton kann dieses Down-Quark gebrauchen! Aber zwei seiner Quarks sind grün: noch nicht fertig.
replay-famous-particle_builder-weak-4 = Rot, Grün und Blau heben sich auf: Das Neutron ist fertig und entscheidet das Spiel.
replay-famous-particle_builder-gluon = Ein Gluon ändert eine Farbladung
replay-famous-particle_builder-gluon-1 = Ein Gluon macht das rote Down-Quark blau. Mit zwei blauen Quarks entsteht kein Proton.
replay-famous-particle_builder-gluon-2 = Mit einem anderen Gluon zurück zu Rot? Der Würfel zeigt eine 1, es passiert nichts.
replay-famous-particle_builder-gluon-3 = Ein Tau-Neutrino wird zum Elektron-Neutrino. Das können Neutrinos, weil sie Masse haben.
replay-famous-particle_builder-gluon-4 = Endlich ein rotes Up-Quark: Rot, Grün und Blau heben sich auf, das Proton ist fertig.
replay-famous-particle_builder-decays = Schwere Teilchen zerfallen
replay-famous-particle_builder-decays-1 = Das Myon könnte jetzt zerfallen, tut es aber nicht. Wann das geschieht, ist reiner Zufall.
replay-famous-particle_builder-decays-2 = Das W⁻ zerfällt in ein Myon und ein Antineutrino. Die Ladung ist vorher und nachher −1.
replay-famous-particle_builder-decays-3 = Strange wird zu Up und W⁻. In der Natur ist das W nur virtuell: Für ein echtes ist das Quark zu leicht.
replay-famous-particle_builder-decays-4 = Der Tausch hat sich gelohnt: Genau dieses Down-Quark fehlte dem Neutron.
replay-famous-tutti_quantum-vertices = 22 Vertices, und der letzte entscheidet
replay-famous-tutti_quantum-vertices-1 = Ein zweites Higgs neben dem ersten. Dieser Vertex wartet nun auf ein drittes.
replay-famous-tutti_quantum-vertices-2 = Drei Higgs-Bosonen in einem Vertex: 6 Punkte und 8 Punkte Vorsprung.
replay-famous-tutti_quantum-vertices-3 = Zwei Elektronen und ein Photon, zum vierten Mal: Dieser Vertex steckt hinter Licht und Elektrizität.
replay-famous-tutti_quantum-vertices-4 = Die Geheimkarte kommt zuletzt: Das Elektron vervollständigt einen Vertex. Aus 28 : 25 wird 28 : 29.
replay-famous-tutti_quantum-higgs = Der Vertex mit den meisten Punkten
replay-famous-tutti_quantum-higgs-1 = Zwei Higgs-Bosonen warten auf ein drittes. Im Stapel gibt es nur vier.
replay-famous-tutti_quantum-higgs-2 = Higgs und zwei Elektronen: 4 Punkte. In der Natur ist das selten, denn Elektronen haben wenig Masse.
replay-famous-tutti_quantum-higgs-3 = Drei Higgs-Bosonen treffen sich: 6 Punkte und die Führung. Gemessen hat diesen Vertex noch niemand.
replay-famous-tutti_quantum-together = Zwei bauen zusammen ein Diagramm und gewinnen
replay-famous-tutti_quantum-together-1 = Teamarbeit: Ein zweites Higgs kommt neben das erste. Der Platz für ein drittes bleibt frei.
replay-famous-tutti_quantum-together-2 = Das dritte Higgs: 6 Punkte. Higgs-Bosonen haben Masse, also können sie aufeinander wirken.
replay-famous-tutti_quantum-together-3 = Dieses Quark repariert den letzten ungültigen Vertex: Ein Pfeil läuft hinein, einer hinaus.
replay-famous-tutti_quantum-together-4 = 34 Punkte und kein einziger ungültiger Vertex: Beide haben gewonnen.
replay-famous-tutti_quantum-process = Zwei Missionen für den Nobelpreis
replay-famous-tutti_quantum-process-1 = Blauer Himmel: Ein Photon hinein, eines hinaus. Gestreutes Licht macht den Himmel blau.
replay-famous-tutti_quantum-process-2 = Atome: Ein Photon verbindet Elektronen und Quarks. Die elektrische Kraft hält Elektronen am Kern.
replay-famous-tutti_quantum-process-3 = Sechs Karten bilden eine Schleife: +2. Solche Schleifen ändern ein wenig, was man misst.
replay-famous-tutti_quantum-process-4 = Mit dem letzten Higgs sind es 41 Punkte. Ab 39 ist der Nobelpreis nah.
replay-famous-tutti_quantum-loop = Sechs Karten schließen eine Schleife
replay-famous-tutti_quantum-loop-1 = Blauer Himmel: Ein Elektron nimmt ein Photon auf und sendet eines aus. Das ist gestreutes Licht.
replay-famous-tutti_quantum-loop-2 = Dieses Elektron schließt eine Schleife aus sechs Karten. Alle sechs Vertices sind gültig: +2.
replay-famous-tutti_quantum-loop-3 = Drei Higgs-Bosonen treffen sich, es steht 30 : 20. Dieser Vorsprung reicht.
replay-famous-tutti_quantum-loop-4 = Auch das andere Team schließt eine Schleife, aber zu spät.
replay-famous-u_know_feynman-proton = Drei Quarks verbinden sich zu einem Proton
replay-famous-u_know_feynman-proton-1 = Das W wirkt auf alle Quarks und Leptonen, sogar auf ein Neutrino. Ohne Antwort kostet es eine Karte.
replay-famous-u_know_feynman-proton-2 = Up, down und up: drei Karten auf einmal. In der Natur sind die drei Quarks rot, grün und blau.
replay-famous-u_know_feynman-proton-3 = Ein Flip zur rechten Zeit: Jetzt zählen die Antiteilchen der Rückseiten, und nur eine Karte bleibt.
replay-famous-u_know_feynman-proton-4 = Die letzte Karte hat die richtige Farbe: gewonnen, trotz des fremden Protons.
replay-famous-u_know_feynman-antinucleon = Ein Antineutron und ein Antiproton
replay-famous-u_know_feynman-antinucleon-1 = Zwei Anti-Down-Quarks und ein Anti-Up-Quark: ein Antineutron. Seine Ladung: +⅓ + ⅓ − ⅔ = 0.
replay-famous-u_know_feynman-antinucleon-2 = Das Photon wirkt auf alles mit elektrischer Ladung, auch auf Antiquarks. Ohne Antwort: zwei Karten.
replay-famous-u_know_feynman-antinucleon-3 = Zwei Anti-Up-Quarks und ein Anti-Down-Quark: ein Antiproton. Seine Ladung: −⅔ + ⅓ − ⅔ = −1.
replay-famous-u_know_feynman-antinucleon-4 = Das Antiproton war entscheidend: drei Karten auf einmal, und die Hand ist leer.
replay-famous-u_know_feynman-weak = Die letzte Karte ist die Antwort auf ein W
replay-famous-u_know_feynman-weak-1 = DECAY! Eine Karte ist übrig, jetzt müssen die anderen handeln.
replay-famous-u_know_feynman-weak-2 = Ein W gegen die letzte Karte: Ohne Antwort sind es wieder zwei.
replay-famous-u_know_feynman-weak-3 = Die letzte Karte ist die Antwort! Ein W macht Up zu Strange: Die Ladung sinkt um 1, von +⅔ auf −⅓.
replay-famous-u_know_feynman-higgs = Das Higgs macht schwer
replay-famous-u_know_feynman-higgs-1 = Der Flip dreht alle Karten um. Nur auf der Seite der Antimaterie gibt es Higgs-Bosonen.
replay-famous-u_know_feynman-higgs-2 = Das Higgs passt auf ein Positron, denn das hat Masse. Die Hand wird schwer: Aus 2 Karten werden 8.
replay-famous-u_know_feynman-higgs-3 = Lila war beim Higgs gut gewählt: Auch die letzten beiden Karten waren lila.
replay-famous-u_know_feynman-gluon = Quark, Gluon und Antiquark treffen sich ganz am Ende
replay-famous-u_know_feynman-gluon-1 = Das Gluon kostet vier Karten: Von den drei Wechselwirkungen im Spiel ist die starke am stärksten.
replay-famous-u_know_feynman-gluon-2 = Ein Flip: Alle hatten die Rückseiten gesehen, also ist niemand überrascht.
replay-famous-u_know_feynman-gluon-3 = Ein Gluon auf ein Top-Quark. Die Antwort braucht zwei Karten zugleich: Flip und Anti-Top-Quark.
replay-famous-u_know_feynman-gluon-4 = Genau das sind die letzten zwei Karten: Quark, Gluon und Antiquark treffen sich, die Hand ist leer.
replay-famous-particle_panic-alone = Eine Person rettet das Labor allein
replay-famous-particle_panic-alone-1 = Raum 1 ist frei, also blieben zwei ganze Züge zum Sammeln: vier Karo, der erste Code.
replay-famous-particle_panic-alone-2 = Raum 1 ist wieder frei. Das war nötig: Sammeln kann man nur in einem freien Raum.
replay-famous-particle_panic-alone-3 = Eine Karte zu viel. Ein Karo kann weg, denn sein Code ist schon eingegeben.
replay-famous-particle_panic-alone-4 = Der vierte Code im achten Zug: Das Labor ist gerettet.
replay-famous-particle_panic-codes = Vier Codes, einer nach dem anderen
replay-famous-particle_panic-codes-1 = Eine Karte zu viel: Ein Herz geht, vier Karo bleiben. Zusammen sind sie ein Code.
replay-famous-particle_panic-codes-2 = Der zweite Code. Beide im Team sammeln verschiedene Farben: hier Karo, dort Herz.
replay-famous-particle_panic-codes-3 = Ein Pik wechselt die Hand. Dort ist es das vierte: Der letzte Code ist bereit.
replay-famous-particle_panic-codes-4 = Pik: der vierte Code im sechsten Zug. Das Labor ist abgeschaltet.
replay-famous-particle_panic-share = Vier teilen ihre Karten und gewinnen
replay-famous-particle_panic-share-1 = Ein Geschenk: Mit diesem Pik sind vier in einer Hand. Das ist ein ganzer Code.
replay-famous-particle_panic-share-2 = Zwei Herz gehen an ein Teammitglied, das schon zwei hat. Nun sind vier zusammen.
replay-famous-particle_panic-share-3 = Auch zwei Kreuz: Jetzt halten drei aus dem Team je einen ganzen Code.
replay-famous-particle_panic-share-4 = Der vierte Code. Alle haben einen eingegeben: So viel bringt das Abgeben.
replay-famous-particle_panic-flood = Das Labor ist voller Teilchen
replay-famous-particle_panic-flood-1 = Eine 6: sechs Teilchen auf einmal in Raum 4. Nur fünf haben Platz, eines läuft über.
replay-famous-particle_panic-flood-2 = Acht Versuche, fünf daneben: Diese Hand fasst für den Rest des Spiels nur noch eine Karte.
replay-famous-particle_panic-flood-3 = Ein Herz und fünf Treffer räumen Raum 1. Aber die anderen fünf Räume sind fast voll.
replay-famous-particle_panic-flood-4 = Alle sechs Räume sind voll, sechs Teilchen in jedem. Zwei Codes fehlten noch.
replay-famous-particle_panic-heart = Ein Herz würfelt noch einmal
replay-famous-particle_panic-heart-1 = Zwei Herz wechseln die Hand, und vier sind zusammen: ein ganzer Code.
replay-famous-particle_panic-heart-2 = Der Herz-Code ist eingegeben, also ist dieses Herz frei: Der Würfel rollt noch einmal, die 3 trifft.
replay-famous-particle_panic-heart-3 = Ein Karo wird abgegeben. Es ist das vierte: Der letzte Code ist bereit.
replay-famous-particle_panic-heart-4 = Karo: der vierte Code, und das Labor ist abgeschaltet.
replay-famous-bigebang-life = Universum des Lebens: ein Kohlenstoffkern nach dem anderen
replay-famous-bigebang-life-1 = Drei ⁴He berühren sich: der erste Kohlenstoff. So entsteht er in alten Sternen, aus drei Heliumkernen.
replay-famous-bigebang-life-2 = Auch für Antimaterie gilt: Drei Anti-⁴He, die sich berühren, zählen als Kohlenstoff.
replay-famous-bigebang-life-3 = ³He nimmt ein Neutron auf und wird zu dem ⁴He, das dem dritten Kohlenstoff fehlt.
replay-famous-bigebang-carbon = Drei ⁴He werden zu Kohlenstoff
replay-famous-bigebang-carbon-1 = Das erste ⁴He, Schritt für Schritt: ²H, ³He, ⁴He. So ging es auch bald nach dem Urknall.
replay-famous-bigebang-carbon-2 = Ein zweites ⁴He neben dem ersten: Noch eines daran, und das Spiel ist sofort gewonnen.
replay-famous-bigebang-carbon-3 = Dieses ²H steht in einer Linie mit einem anderen. Nun droht Kohlenstoff, und niemand hält ihn auf.
replay-famous-bigebang-carbon-4 = ²H + ²H → ⁴He: Drei ⁴He berühren sich und werden zu ¹²C, Kohlenstoff, und das Spiel ist aus.
replay-famous-bigebang-draw = Unentschieden zwischen Materie und Antimaterie
replay-famous-bigebang-draw-1 = ⁴He trifft Anti-⁴He: Acht Teilchen werden zu Licht. Nun führt die Materie bei Licht, Helium und Stern.
replay-famous-bigebang-draw-2 = Die Antimaterie antwortet mit weiteren acht Teilchen, liegt aber noch überall hinten.
replay-famous-bigebang-draw-3 = Eine letzte Fusion: Nun haben beide zwei ⁴He, und die Antimaterie hat den größten Stern.
replay-famous-bigebang-draw-4 = Licht für die Materie, der Stern für die Antimaterie, Helium für niemanden: 1 : 1.
replay-famous-bigebang-light = ⁴He trifft Anti-⁴He: Acht Teilchen werden zu Licht
replay-famous-bigebang-light-1 = ³He trifft Anti-³He: Zwei Kerne verschwinden, und sechs Teilchen werden zu Licht.
replay-famous-bigebang-light-2 = Endlich ein ⁴He! Aber es steht in einer Linie mit einem Anti-⁴He, und das ist ein Fehler.
replay-famous-bigebang-light-3 = Alle acht Teilchen werden zu Licht. Beim Licht wird aus 24 : 22 nun 24 : 30.
replay-famous-bigebang-light-4 = Zwei Anti-⁴He gegen ein ⁴He: Das Helium entscheidet, 2 : 1 für die Antimaterie.
replay-famous-bigebang-beta = Neutronen zerfallen in Protonen
replay-famous-bigebang-beta-1 = Betazerfall: Ein freies Neutron wird zum Proton. Ein Elektron und ein Antineutrino fliegen weg.
replay-famous-bigebang-beta-2 = Das neue Proton fusioniert sofort: ²H + ¹H → ³He. ³He braucht zwei Protonen.
replay-famous-bigebang-beta-3 = Noch ein Neutron, und es ist ⁴He. Eines seiner Protonen war vor zehn Zügen ein Neutron.
replay-famous-bigebang-beta-4 = ³H ist radioaktiv: Eines seiner Neutronen wird zum Proton, und ³He bleibt.
