# U-kNOw Feynman: everything that this game says.

u_know_feynman-credits = U-kNOw Feynman entstand am University College London. Es war ein Gruppenprojekt von sieben Studierenden mit R. Johnson, M. Fuller und B. Waugh.

    Wir haben die Karten neu gezeichnet und erzählen die Regeln in unseren Worten.

## Options

u_know_feynman-option-strict = W-Bosonen
u_know_feynman-option-strict-0 = Regelheft
u_know_feynman-option-strict-1 = strenge Physik
u_know_feynman-option-strict-help = Welche Karten die Wechselwirkung eines W abschließen.
u_know_feynman-option-strict-0-help = Ein W macht aus jedem Quark ein beliebiges anderes und aus jedem geladenen Lepton ein beliebiges Neutrino.
u_know_feynman-option-strict-1-help = Wie in der Natur: Die Ladung muss sich um eine Einheit ändern, und ein Lepton behält seine Generation.
u_know_feynman-option-rounds = Runden
u_know_feynman-option-rounds-1 = eine
u_know_feynman-option-rounds-3 = zwei von drei
u_know_feynman-option-rounds-5 = drei von fünf
u_know_feynman-option-rounds-help = Wer die meisten Runden gewinnt, hat gesiegt. Jede Runde hat einen frisch gemischten Stapel.
u_know_feynman-option-loose = Baryonen
u_know_feynman-option-loose-0 = müssen passen
u_know_feynman-option-loose-1 = jederzeit
u_know_feynman-option-loose-help = Du legst drei Quarks auf einmal. Muss das erste zur obersten Karte passen?
u_know_feynman-option-loose-0-help = Das erste Quark eines Baryons muss zur obersten Karte passen.
u_know_feynman-option-loose-1-help = Ein Baryon darf auf jede Karte, außer auf eine wartende Kraft.
u_know_feynman-option-cards = Handkarten
u_know_feynman-option-cards-3 = drei
u_know_feynman-option-cards-5 = fünf
u_know_feynman-option-cards-7 = sieben
u_know_feynman-option-cards-help = Im Regelheft sind es sieben. Mit weniger ist das Spiel kürzer: Zu zweit und mit fünf Karten dauert es 8 bis 15 Minuten.

## Names

u_know_feynman-suit-red = Rot
u_know_feynman-suit-blue = Blau
u_know_feynman-suit-green = Grün
u_know_feynman-suit-yellow = Gelb
u_know_feynman-suit-pink = Rosa
u_know_feynman-suit-purple = Lila
u_know_feynman-suit-cyan = Türkis
u_know_feynman-suit-orange = Orange

u_know_feynman-card-in-suit = { $what } in { $suit }
u_know_feynman-card-w = W-Boson
u_know_feynman-card-photon = Photon
u_know_feynman-card-gluon = Gluon
u_know_feynman-card-skip = Aussetzen
u_know_feynman-card-reverse = Umkehr
u_know_feynman-card-flip = Flip
u_know_feynman-card-wild = Farbwechsel
u_know_feynman-card-higgs = Higgs-Boson

u_know_feynman-nucleon-proton = Proton
u_know_feynman-nucleon-neutron = Neutron
u_know_feynman-nucleon-antiproton = Antiproton
u_know_feynman-nucleon-antineutron = Antineutron

u_know_feynman-follow-suit = { $suit }
u_know_feynman-follow-both = { $suit } oder { $what }

## On the table

u_know_feynman-spot-round = Runde { $n } von { $of }
u_know_feynman-spot-pile = Nachziehstapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }. Die oberste zeigt { $card }
u_know_feynman-spot-pile-empty = Nachziehstapel, leer
u_know_feynman-spot-top = Oben: { $card }
u_know_feynman-spot-card = { $card }, auf der Rückseite { $other }
u_know_feynman-spot-seat = { $seat }, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
u_know_feynman-spot-decay = DECAY rufen
u_know_feynman-label-pile = ziehen · { $cards }
u_know_feynman-label-take = { $n } nehmen
u_know_feynman-label-pass = aussetzen
u_know_feynman-label-waits = +{ $n } wartet
u_know_feynman-label-stops = Antwort:
u_know_feynman-button-decay = DECAY
u_know_feynman-button-order-0 = Nach Farbe
u_know_feynman-button-order-1 = Nach Art
u_know_feynman-spot-order-0 = Deine Karten nach Farbe ordnen
u_know_feynman-spot-order-1 = Deine Karten nach Art ordnen
u_know_feynman-button-catch = ERWISCHT!
u_know_feynman-button-let = Nichts sagen
u_know_feynman-button-keep = Behalten
u_know_feynman-button-baryon = Baryon
u_know_feynman-button-alone = Nur den Flip

## What is asked

u_know_feynman-prompt-over = Das Spiel ist zu Ende.
u_know_feynman-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte gezogen oder gezeigt.
u_know_feynman-prompt-wait = Warten auf { $seat }.
u_know_feynman-prompt-turn = Du bist dran: Lege { $what } oder ziehe.
u_know_feynman-prompt-draw = Keine Karte passt zu { $what }: Tippe auf den Stapel und zieh.
u_know_feynman-prompt-draw-seems = Richtige Farbe, passt aber nicht: { $card }. Tippe darauf, dann siehst du warum. Oder ziehe.
u_know_feynman-prompt-decay = Dir bleibt gleich nur eine Karte: Tippe auf DECAY, bevor du legst.
u_know_feynman-prompt-called = DECAY ist gerufen. Lege jetzt deine Karte.
u_know_feynman-prompt-decay-now = Noch eine Karte: Drück DECAY, schnell!
u_know_feynman-prompt-decay-first = Du hast noch eine Karte und hast nicht DECAY gerufen. Drück DECAY, sonst ziehst du vielleicht 2. Nächstes Mal hast du zwei Sekunden.
u_know_feynman-prompt-pass = Keine Karte zu ziehen, und keine passt: Tippe den Stapel an, um auszusetzen.
u_know_feynman-prompt-drawn = Sie passt: Lege sie gleich, oder behalte sie und beende deinen Zug.
u_know_feynman-prompt-drawn-decay = Sie passt, dann bleibt dir eine Karte: Tippe auf DECAY und lege sie. Oder behalte sie.
u_know_feynman-prompt-drawn-seems = Die Karte hat die richtige Farbe und passt nicht. Tippe darauf, oder behalte sie.
u_know_feynman-forced-draw = Keine Karte passt zu { $what }: Du ziehst eine.
u_know_feynman-forced-draw-force = Eine Kraft braucht ein Teilchen unter sich, und keine andere Karte passt: Du ziehst eine Karte.
u_know_feynman-forced-keep = Gezogen: { $card }. Sie passt nicht, also behältst du sie.
u_know_feynman-forced-pass = Keine Karte zu ziehen, und keine passt: Du setzt aus.
u_know_feynman-prompt-name = Mit welcher Farbe geht es weiter?
u_know_feynman-prompt-name-higgs = Higgs-Boson: { $seat } zieht, bis deine Farbe kommt, und setzt aus. Welche Farbe?
u_know_feynman-prompt-baryon = Ein Baryon braucht drei Quarks. Tippe zuerst auf eines, das passt: { $what }.
u_know_feynman-prompt-baryon-any = Ein Baryon braucht drei Quarks. Tippe auf das erste.
u_know_feynman-prompt-baryon-next = Jetzt das nächste: zwei Up und ein Down ({ $two }) oder ein Up und zwei Down ({ $one }).
u_know_feynman-prompt-catch = { $seat }: kein DECAY! Drück ERWISCHT!
u_know_feynman-prompt-catch-first = { $seat } hat noch eine Karte und hat nicht DECAY gerufen. Drück ERWISCHT!, dann zieht { $seat } 2. Nächstes Mal hast du zwei Sekunden.
u_know_feynman-prompt-w = Ein W wartet: Mach aus dem { $what } ein anderes Teilchen oder nimm { $n }.
u_know_feynman-prompt-photon = Ein Photon wartet: Antworte mit dem gleichen Teilchen ({ $what }) oder nimm { $n }.
u_know_feynman-prompt-gluon = Ein Gluon wartet: Antworte mit einem Flip und dem Antiteilchen zum { $what } oder nimm { $n }.
u_know_feynman-prompt-take = Keine deiner Karten hält diese Kraft auf ({ $force }): Tippe auf den Stapel und nimm { $n }.
u_know_feynman-prompt-take-suit = Du hast keine Karte in { $suit }, die diese Kraft aufhält ({ $force }): Tippe auf den Stapel und nimm { $n }.
u_know_feynman-prompt-last-force = { $seat } gewinnt mit dieser Karte, wenn du die Wechselwirkung nicht abschließt.

## What a beginner is told

u_know_feynman-first-particle = Du brauchst die gleiche Farbe ({ $suit }) oder das gleiche Teilchen ({ $what }). Das Licht zeigt einen guten Zug.
u_know_feynman-first-sign = Du brauchst die gleiche Farbe ({ $suit }) oder das gleiche Zeichen ({ $what }).
u_know_feynman-first-colour = Jetzt zählt nur die Farbe: Lege { $suit }.
u_know_feynman-first-force-w = Jedes Quark und Lepton spürt ein W: Es wird ein anderes Teilchen. Die nächste Person legt den passenden Partner oder zieht { $n }.
u_know_feynman-first-force-photon = Ein Photon wirkt auf Ladung ({ $what }), ohne das Teilchen zu ändern. Die nächste Person legt das gleiche Teilchen oder zieht { $n }.
u_know_feynman-first-force-gluon = Ein Gluon wirkt auf Quarks ({ $what }): Sie haben Farbladung. Die nächste Person legt Flip und Antiteilchen oder zieht { $n }.
u_know_feynman-first-back = Das kleine Zeichen unten auf einer Karte zeigt ihre Rückseite. Ein Flip dreht alle Karten um, dann gelten die Rückseiten.
u_know_feynman-first-rivals = Oben siehst du von den Karten der anderen die Rückseiten. Nach einem Flip gelten sie: Schau sie vorher an. Tippe auf eine, um mehr zu lesen.
u_know_feynman-first-draw = Keine Karte passt zu { $what }: Tippe auf den Stapel und zieh eine. Passt sie, darfst du sie gleich legen.
u_know_feynman-first-decay = Um jetzt zu legen, tippe zuerst auf DECAY, dann auf die Karte: Dir bleibt nur eine. Sonst musst du vielleicht zwei ziehen.
u_know_feynman-first-answer = Lege eine Karte, die unter „Antwort“ steht, dann zieht { $seat } an deiner Stelle. Oder tippe auf den Stapel und nimm { $n }.
u_know_feynman-first-antimatter = Jetzt gilt die andere Seite: Antimaterie. Die Farben sind neu, die Regel bleibt: gleiche Farbe oder gleiches Teilchen.
u_know_feynman-first-baryon = Drei deiner Quarks ergeben ein Baryon. Mit „Baryon“ kannst du alle drei auf einmal legen.

## Why not

u_know_feynman-why-match = { $card } passt nicht. Du brauchst { $what }.
u_know_feynman-why-suit = Jetzt zählt nur { $suit }. Deine Karte passt nicht: { $card }.
u_know_feynman-why-force-particle = Eine Kraft braucht ein Teilchen, auf das sie wirkt. Die oberste Karte ist keines.
u_know_feynman-why-force-suit = Eine Kraft wirkt auf ein Teilchen ihrer eigenen Farbe: { $suit }.
u_know_feynman-why-photon-blind = Ein Photon wirkt nicht auf dieses Teilchen ({ $what }): Es hat keine Ladung.
u_know_feynman-why-gluon-blind = Ein Gluon wirkt nicht auf dieses Teilchen ({ $what }): keine Farbladung, also keine starke Wechselwirkung.
u_know_feynman-why-higgs-particle = Beim Higgs geht es um Masse: Es braucht ein Teilchen unter sich.
u_know_feynman-why-higgs-mass = Dieses Teilchen hat fast keine Masse ({ $what }): Das Higgs passt nicht.
u_know_feynman-why-stacking = Eine Kraft passt nicht auf eine wartende Kraft. Schließe die Wechselwirkung ab oder nimm die Karten.
u_know_feynman-why-pending = Eine Kraft wartet. Schließe zuerst die Wechselwirkung ab oder nimm die Karten.
u_know_feynman-why-answer-suit = Deine Antwort braucht die Farbe der Kraft: { $suit }.
u_know_feynman-why-photon-answer = Ein Photon ändert ein Teilchen nicht. Nur noch ein { $what } passt als Antwort.
u_know_feynman-why-gluon-answer = Ein Gluon verbindet Quark und Antiquark: Du brauchst einen Flip in { $flip } und auf einer Rückseite { $what }.
u_know_feynman-why-w-same = Ein W macht aus einem Teilchen ein anderes. Von { $before } zu { $after } ändert sich nichts.
u_know_feynman-why-w-family = Ein W macht nie aus einem Quark ein Lepton oder umgekehrt. Also wird { $before } nicht zu { $after }.
u_know_feynman-why-w-charge = Ein W trägt eine Einheit Ladung. Von { $before } zu { $after } ändert sich die Ladung nicht um eins.
u_know_feynman-why-w-generation = Bei einem W behält ein Lepton seine Generation. Also wird { $before } nicht zu { $after }.
u_know_feynman-why-only-drawn = Nach dem Ziehen darfst du nur die gezogene Karte legen.
u_know_feynman-why-baryon-first = Diese Karte passt nur als Teil eines Baryons. Tippe zuerst auf den Knopf Baryon.
u_know_feynman-why-baryon = Ein Baryon ist hier Up, Up, Down oder Up, Down, Down. Sein erstes Quark muss zur obersten Karte passen.
u_know_feynman-why-decay = Noch nicht: Ruf DECAY, wenn dir nach deinem Zug eine Karte bleibt. Du hast { $n } Karten.
u_know_feynman-why-decay-one = Du hast schon nur noch eine Karte. Für die letzte Karte ruft man nicht DECAY.
u_know_feynman-why-discard = Diese Karte ist schon gelegt.
u_know_feynman-rival-back = Nach einem Flip hat { $seat } das in der Hand: { $card }. Die Seite, die jetzt gilt, siehst du nicht. Schau also hierher, bevor du einen Flip legst.
u_know_feynman-rival-known = Das Zeichen unten ist die Seite, die jetzt für { $seat } gilt: { $face }. Du hast sie vor dem Flip gesehen. Nach dem nächsten Flip gilt { $card }.
u_know_feynman-why-rivals = Diese Karte gehört jemand anderem. Ihre Rückseite sehen alle, ihre Vorderseite nicht.
u_know_feynman-why-pile-drawn = Du ziehst nur eine Karte: Lege oder behalte sie.
u_know_feynman-why-pile-empty = Der Nachziehstapel ist leer. Lege also eine Karte, die passt.

## What happened

u_know_feynman-log-played = { $seat }: { $card }.
u_know_feynman-log-bound = { $seat }: Drei Quarks verbinden sich zu einem { $nucleon }!
u_know_feynman-log-called = { $seat }: DECAY!
u_know_feynman-log-drew = { $seat }: eine Karte gezogen.
u_know_feynman-log-missed = { $seat }: kein DECAY, aber niemand hat es gemeldet. Keine Strafe.
u_know_feynman-log-kept = { $seat }: gezogene Karte behalten.
u_know_feynman-log-skipped = { $seat }: ausgesetzt.
u_know_feynman-log-stuck = { $seat }: keine Karte zu ziehen, und keine passt.
u_know_feynman-log-took = { $seat }: keine Antwort auf das { $force }, +{ $n }, und der Zug ist verloren.
u_know_feynman-log-backfired = { $seat }: Das { $force } kommt zurück, +{ $n }.
u_know_feynman-log-neutralised-w = { $seat }: Ein W macht das { $before } zum { $after }. Die Wechselwirkung ist abgeschlossen.
u_know_feynman-log-neutralised-w-quark = { $seat }: abgeschlossen, nach dem Regelheft. In der Natur kann ein einzelnes W kein { $before } zum { $after } machen: Die Ladung muss sich um eine Einheit ändern.
u_know_feynman-log-neutralised-w-lepton = { $seat }: abgeschlossen, nach dem Regelheft. In der Natur verbindet ein W das { $before } mit dem Partner der eigenen Generation, nicht mit dem { $after }.
u_know_feynman-log-neutralised-photon = { $seat }: Das { $before } trifft das Photon und bleibt ein { $after }. Die Wechselwirkung ist abgeschlossen.
u_know_feynman-log-neutralised-gluon = { $seat }: { $before }, Gluon und { $after } treffen sich. Die Wechselwirkung ist abgeschlossen.
u_know_feynman-log-beaten = { $seat }: keine Antwort auf das { $force }. Es war die letzte Karte!
u_know_feynman-shout-matter = Materie!
u_know_feynman-shout-antimatter = Antimaterie!
u_know_feynman-log-turned-matter = Alles dreht sich um: Materie!
u_know_feynman-log-turned-antimatter = Alles dreht sich um: Antimaterie!
u_know_feynman-log-reversed = Jetzt geht es andersherum.
u_know_feynman-log-named = { $seat }: Weiter mit { $suit }.
u_know_feynman-log-searched = { $seat }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } wegen des Higgs gezogen, bis { $suit } kam.
u_know_feynman-log-searched-vain = { $seat }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } wegen des Higgs gezogen, und immer noch kein { $suit }.
u_know_feynman-log-caught =
    { $n ->
        [one] { $by }: bemerkt! { $seat } ohne DECAY, +{ $n } Karte.
       *[other] { $by }: bemerkt! { $seat } ohne DECAY, +{ $n } Karten.
    }
u_know_feynman-log-shuffled = Aus der Ablage wird ein neuer Nachziehstapel gemischt.
u_know_feynman-log-counted = Niemand kann weiterspielen. Die kleinste Hand gewinnt die Runde: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }.
u_know_feynman-log-won = { $seat }: keine Karten mehr. Gewonnen!
u_know_feynman-log-won-round = { $seat }: Runde { $n } gewonnen.
u_know_feynman-log-shared = Gleich kleine Hände teilen sich die Runde.
u_know_feynman-log-dealt = Ein frisch gemischter Stapel und neue Karten für alle.

## Was groß gesagt wird

u_know_feynman-notice-skipped = Du musst aussetzen!
u_know_feynman-notice-skipped-line = { $by } hat „Aussetzen“ gelegt: Dein Zug fällt aus.
u_know_feynman-notice-reversed-line = { $by } hat „Umkehr“ gelegt. Zu zweit wirkt sie wie „Aussetzen“: Dein Zug fällt aus.
u_know_feynman-notice-skips = Aussetzen: { $seat }
u_know_feynman-notice-skips-line = Du hast „Aussetzen“ gelegt: { $seat } verliert einen Zug.
u_know_feynman-notice-reverses-line = Zu zweit wirkt „Umkehr“ wie „Aussetzen“: { $seat } verliert einen Zug.
u_know_feynman-notice-took = Du ziehst { $n } und setzt aus
u_know_feynman-notice-took-line = { $by } hat eine Kraft gelegt ({ $force }), und du hast sie nicht aufgehalten. Das kostet { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} und den Zug.
u_know_feynman-notice-takes = { $seat } zieht { $n }
u_know_feynman-notice-takes-line = Nichts hat deine Kraft aufgehalten ({ $force }). Also zieht { $seat } { $n } und setzt aus.
u_know_feynman-notice-searched = Du ziehst { $n } und setzt aus
u_know_feynman-notice-searched-line = { $by } hat ein Higgs-Boson gelegt und { $suit } gewählt. Du musstest ziehen, bis eine Karte dieser Farbe kam.
u_know_feynman-notice-searches = { $seat } zieht { $n }
u_know_feynman-notice-searches-line = Du hast ein Higgs-Boson gelegt und { $suit } gewählt. Also musste { $seat } ziehen, bis eine Karte dieser Farbe kam.
u_know_feynman-notice-returned = Es kommt zurück: Du ziehst { $n }
u_know_feynman-notice-returned-line = { $why } Also trifft deine Karte dich selbst ({ $force }).
u_know_feynman-notice-returns = Zurückgeschickt: +{ $n } für { $seat }
u_know_feynman-notice-returns-line = { $why } Also trifft die Karte { $seat } und nicht dich ({ $force }).
u_know_feynman-notice-caught = Erwischt! Du ziehst { $n }
u_know_feynman-notice-caught-line = Du hattest nur noch eine Karte und hast nicht DECAY gerufen. { $by } hat es gemerkt. Drücke nächstes Mal DECAY, bevor du die Karte legst.
u_know_feynman-notice-catches =
    { $n ->
        [one] Erwischt! +{ $n } Karte für { $seat }
       *[other] Erwischt! +{ $n } Karten für { $seat }
    }
u_know_feynman-notice-catches-line = { $seat } hatte nur noch eine Karte und hat nicht DECAY gerufen. Du hast es rechtzeitig gemerkt.
u_know_feynman-notice-turned = Alles dreht sich um!
u_know_feynman-notice-turned-line = Ab jetzt gilt bei allen Karten die andere Seite. Auch die Ablage wurde umgedreht: Ihre unterste Karte liegt jetzt oben.

## Was sonst erzählt wird

u_know_feynman-told-row = { $n } hintereinander!
u_know_feynman-told-row-line = { $n } Karten hintereinander zeigen dasselbe Teilchen: { $what }.
u_know_feynman-told-colour = { $n } × { $suit }
u_know_feynman-told-colour-line = { $n } Karten hintereinander haben dieselbe Farbe: { $suit }.
u_know_feynman-told-again = { $n } Züge am Stück!
u_know_feynman-told-again-line = { $seat }: { $n } Züge am Stück.
u_know_feynman-told-delta-up = Δ⁺⁺!
u_know_feynman-told-delta-up-line = Drei Up-Quarks hintereinander: In der Natur bilden sie ein Δ⁺⁺. Es half, die Farbladung zu entdecken.
u_know_feynman-told-delta-down = Δ⁻!
u_know_feynman-told-delta-down-line = Drei Down-Quarks hintereinander: In der Natur bilden sie ein Δ⁻.
u_know_feynman-told-omega = Ω⁻!
u_know_feynman-told-omega-line = Drei Strange-Quarks hintereinander: In der Natur bilden sie ein Ω⁻. Es wurde 1962 vorhergesagt und 1964 gefunden.
u_know_feynman-told-nucleon = { $nucleon }!
u_know_feynman-told-nucleon-line = Die letzten drei Quarks ergäben ein { $nucleon }.
u_know_feynman-told-generations = Drei Generationen!
u_know_feynman-told-generations-line = Drei Generationen: { $a }, { $b }, { $c }. Sie haben dieselbe Ladung und spüren dieselben Kräfte.
u_know_feynman-told-partners = Partner!
u_know_feynman-told-partners-line = Partner: { $a } und { $b }. Ein W macht das eine zum anderen.
u_know_feynman-told-neutrinos = Neutrinos!
u_know_feynman-told-neutrinos-line = Erst { $a }, dann { $b }: Unterwegs wechseln Neutrinos wirklich ihre Art.
u_know_feynman-told-force = { $force }: +{ $n }
u_know_feynman-told-force-line = +{ $n } wartet: { $force } auf { $under }.
u_know_feynman-told-comeback = Was für eine Aufholjagd!
u_know_feynman-told-comeback-line = { $seat }: erst { $most } Karten, jetzt nur noch { $n }.
u_know_feynman-told-two = Noch zwei Karten!
u_know_feynman-told-two-line = { $seat }: noch zwei Karten.
u_know_feynman-told-ahead = Vorn: { $seat }
u_know_feynman-told-ahead-line = Vorn mit { $n } Karten: { $seat }.
u_know_feynman-told-level = Gleichstand!
u_know_feynman-told-level-line = Gleichstand: je { $n } Karten.
u_know_feynman-told-first = { $what }
u_know_feynman-told-first-line = Gerade gelegt: { $what }. Wusstest du schon? { $story }
u_know_feynman-told-fact = Wusstest du schon? { $line }
u_know_feynman-told-drought = { $n }-mal gezogen
u_know_feynman-told-drought-line = { $n } Karten hintereinander gezogen, und niemand legt { $what }.
u_know_feynman-told-many = { $n } Karten!
u_know_feynman-told-many-line = { $seat }: { $n } Karten auf der Hand.

## At the end

u_know_feynman-result-cards = Übrige Karten
u_know_feynman-result-rounds = Gewonnene Runden
u_know_feynman-result-comeback = { $seat }: einmal { $most } Karten auf der Hand und trotzdem gewonnen. Was für eine Aufholjagd!
u_know_feynman-review-silent = Nach dieser Karte ({ $card }) hattest du nur noch eine und hast nicht DECAY gerufen. Das fiel auf, und du hast zwei gezogen.

## Hints

u_know_feynman-hint-out = { $n ->
    [one] Das ist deine letzte Karte: Du gewinnst.
   *[other] Das sind deine letzten { $n } Karten: Du gewinnst.
}
u_know_feynman-hint-call = Dir bleibt nur eine Karte, also ruf auch DECAY.
u_know_feynman-hint-baryon = Du legst drei Karten auf einmal: Up- und Down-Quarks verbinden sich zu einem { $nucleon }.
u_know_feynman-hint-force-w = Um das W zurückzuschicken, braucht { $seat } { $wanted ->
    [flavour] ein Quark einer anderen Sorte
    [charge] ein Quark mit einer Ladungseinheit mehr oder weniger
    [partner] das Lepton derselben Generation
   *[lepton] ein Lepton mit einer Ladungseinheit mehr oder weniger
}. Sonst zieht { $seat } { $n } und setzt aus.
u_know_feynman-hint-force-photon = Um das Photon zurückzuschicken, braucht { $seat } die einzige andere gleiche Karte. Sonst zieht { $seat } { $n } und setzt aus.
u_know_feynman-hint-force-gluon = Um das Gluon zurückzuschicken, braucht { $seat } einen Flip und das richtige Antiquark. Sonst zieht { $seat } { $n } und setzt aus.
u_know_feynman-hint-last-force = Eine Kraft als letzte Karte gewinnt, wenn { $seat } die Wechselwirkung nicht abschließt.
u_know_feynman-hint-wild = Wähle { $suit }: Davon hast du { $n } { $n ->
    [one] Karte
   *[other] Karten
}.
u_know_feynman-hint-name = Wähle { $suit }: Davon hast du { $n } { $n ->
    [one] Karte
   *[other] Karten
}.
u_know_feynman-hint-higgs = { $seat } zieht, bis { $suit } kommt. Keine Karte schickt ein Higgs zurück.
u_know_feynman-hint-flip = Die Rückseiten zeigen es: Nach dem Flip { $n ->
    [0] passt keine deiner Karten. Aber du hast eine Karte weniger
    [one] passt eine deiner Karten
   *[other] passen { $n } deiner Karten
  }.
u_know_feynman-hint-flip-foe = Die Rückseiten, die du siehst, zeigen es: Nach dem Flip hat { $seat } keine Karte, die passt.
u_know_feynman-hint-flip-only = Vier Karten ziehst du so oder so, aber umgedreht ist deine Hand besser. Weiter mit { $suit }.
u_know_feynman-hint-skip = { $seat } muss einmal aussetzen.
u_know_feynman-hint-reverse = { $seat } ist nicht als Nächstes dran.
u_know_feynman-hint-lacks = { $seat } musste vor Kurzem ziehen, als { $suit } verlangt war, und muss es vielleicht wieder.
u_know_feynman-hint-keeps = Danach { $n ->
    [one] passt eine deiner anderen Karten
   *[other] passen { $n } deiner anderen Karten
  }.
u_know_feynman-hint-colour = Sie hat die verlangte Farbe.
u_know_feynman-hint-particle = Es ist das gleiche Teilchen in anderer Farbe.
u_know_feynman-hint-any = Du kannst jedes deiner { $all } Teilchen in { $suit } legen. { $reason }
u_know_feynman-hint-any-colour = Du kannst jedes deiner { $all } Teilchen in { $suit } legen: Sie haben die verlangte Farbe.
u_know_feynman-hint-answer-w = Ein W darf das { $before } zum { $after } machen. +{ $n } geht zurück an { $seat }.
u_know_feynman-hint-answer-w-quark = Nach dem Regelheft darf ein W das { $before } zum { $after } machen. In der Natur geht das nicht. +{ $n } geht zurück an { $seat }.
u_know_feynman-hint-answer-w-lepton = Nach dem Regelheft darf ein W das { $before } mit dem { $after } verbinden. In der Natur geht das nicht. +{ $n } geht zurück an { $seat }.
u_know_feynman-hint-answer-photon = Ein Photon ändert das { $before } nicht. Antworte mit dem gleichen Teilchen, und +{ $n } geht an { $seat }.
u_know_feynman-hint-answer-gluon = Ein Gluon verbindet { $before } und { $after }. Also geht +{ $n } an { $seat }.
u_know_feynman-hint-take = Du kannst die Wechselwirkung nicht abschließen ({ $force }): Nimm { $n }.
u_know_feynman-hint-draw-shut = Du kennst alle Karten von { $seat }, und keine passt jetzt. Ziehst du, muss { $seat } auch ziehen.
u_know_feynman-hint-draw = Ich habe beides durchgespielt: Mit Ziehen gewinnst du jetzt öfter als mit Legen.
u_know_feynman-hint-draw-none = Keine deiner Karten passt, also zieh eine.
u_know_feynman-hint-keep = Ich habe beides durchgespielt: Mit Behalten gewinnst du jetzt öfter als mit Legen.
u_know_feynman-hint-keep-none = Sie passt jetzt nicht. Behalte sie: Vielleicht passt sie später.
u_know_feynman-hint-keep-wild = Behalte sie für einen Zug, in dem keine andere Karte passt.
u_know_feynman-hint-keep-flip = Behalte sie: Die Rückseiten zeigen, dass nach dem Flip keine deiner anderen Karten passt.
u_know_feynman-hint-keep-flip-foe = Behalte sie: Die Rückseiten zeigen, dass nach dem Flip bei { $seat } { $n ->
    [one] eine Karte passt
   *[other] { $n } Karten passen
  }.
u_know_feynman-hint-next-draw = Chance, dass die gezogene Karte passt: { $percent } %.
u_know_feynman-hint-next-seen = Die oberste Karte des Stapels hast du schon gesehen: { $card }.
u_know_feynman-hint-next-draws = Chance, dass { $seat } dann ziehen muss: etwa { $percent } %.
u_know_feynman-hint-next-holds = Du hast sie gesehen: { $seat } hat dann eine passende Karte, { $card }.
u_know_feynman-hint-next-again = Danach bist du wieder dran, und { $n ->
    [0] du hast eine Karte weniger, auch wenn noch keine andere passt
    [one] es passt eine deiner Karten
   *[other] es passen { $n } deiner Karten
  }.
u_know_feynman-hint-next-answer = Dagegen helfen { $all } Karten, davon noch { $left } verdeckt.
u_know_feynman-hint-next-answer-none = { $seat } kann das nicht aufhalten: Keine Karte dafür ist noch verdeckt.
u_know_feynman-hint-next-flip = Dagegen hilft nur: { $flip } (noch verdeckt: { $left } von { $all }).
u_know_feynman-hint-pass = Du kannst nichts anderes tun.
u_know_feynman-hint-catch = { $seat } hat nur noch eine Karte und hat nicht DECAY gerufen. Das kostet zwei Strafkarten.
u_know_feynman-hint-let = Du darfst großzügig sein.

## Rules

u_know_feynman-rules-1-title = Werde deine Karten los
u_know_feynman-rules-1 = Jede Karte hat zwei Seiten: Materie auf der einen, Antimaterie auf der anderen. Du spielst mit einer Seite deiner { $option-cards ->
        [3] drei
        [5] fünf
       *[7] sieben
    } Handkarten. Alle anderen sehen die andere Seite.

    Bist du dran, legst du eine Karte auf die Ablage. Sie muss zur obersten passen: gleiche Farbe oder gleiches Teilchen. Farben haben auch Formen: Scheibe, Quadrat, Dreieck, Stern.

    Passt keine Karte oder willst du keine legen, dann zieh eine. Passt sie, darfst du sie gleich legen. Wer zuerst keine Karten mehr hat, gewinnt die Runde.

u_know_feynman-rules-2-title = Aktionen und Flips
u_know_feynman-rules-2 = Nach „Aussetzen“ verliert die nächste Person ihren Zug. Nach „Umkehr“ geht es andersherum (zu zweit wirkt sie wie Aussetzen). Ein Farbwechsel passt fast überall, und du nennst die Farbe.

    Der Flip dreht alles um. Alle Hände, der Nachziehstapel und die Ablage zeigen jetzt ihre andere Seite. Die unterste Karte der Ablage kommt nach oben.

    Rot gehört zu Rosa, Blau zu Lila, Grün zu Türkis, Gelb zu Orange: Sie haben dieselbe Form. Sieh dir vor dem Flip die Rückseiten an, deine und die der anderen.

u_know_feynman-rules-3-title = Drei Kräfte
u_know_feynman-rules-3 = Lege eine Kraft auf ein Teilchen ihrer Farbe, das sie spürt. Wer als Nächstes dran ist, zieht Karten und verliert den Zug:

    Das W-Boson (+1) passt auf jedes Teilchen. Das Photon (+2) passt auf geladene Teilchen, also nicht auf Neutrinos. Das Gluon (+4) passt nur auf Quarks, weil Leptonen die starke Wechselwirkung nicht spüren.

    Die Strafen folgen der Stärke: schwach, elektromagnetisch, stark. Nach einem W oder einem Gluon zählt nur die Farbe. Nach einem Photon zählt auch das Teilchen, weil ein Photon es nicht ändert.

u_know_feynman-rules-4-title = Schick sie zurück
u_know_feynman-rules-4 = Schließe die Wechselwirkung ab, und wer die Kraft gelegt hat, zieht an deiner Stelle. Deine Karte muss die Farbe der Kraft haben.

    Auf ein W: { $option-strict ->
        [0] Aus einem Quark wird ein Quark einer anderen Sorte, aus einem geladenen Lepton ein beliebiges Neutrino, aus einem Neutrino ein beliebiges geladenes Lepton.
       *[1] Die Ladung eines Quarks ändert sich um eine Einheit: Aus u, c, t wird d, s oder b und umgekehrt. Aus einem Lepton wird sein Partner: Elektron und Elektron-Neutrino, und so weiter.
    }

    Auf ein Photon: noch einmal das gleiche Teilchen.

    Auf ein Gluon: zwei Karten zusammen, ein Flip dieser Farbe und das Antiquark auf der Rückseite einer anderen Karte, in der Partnerfarbe. Mit dem Flip allein darfst du das Spiel umdrehen, ziehst aber trotzdem vier.

    Du kannst eine Kraft nicht mit einer anderen Kraft weitergeben.

u_know_feynman-rules-5-title = Antimaterie und das Higgs
u_know_feynman-rules-5 = In der Antimaterie ersetzt das Higgs-Boson den Farbwechsel. Es passt auf Antiquarks, Positronen, Antimyonen und Antitaus, die ihre Masse vom Higgs-Feld haben. Nenne eine Farbe. Wer als Nächstes dran ist, zieht, bis diese Farbe kommt, und verliert den Zug. Keine Karte schickt ein Higgs zurück.

    Ein Baryon sind drei Quarks auf einmal. Up, Up, Down ist ein Proton. Up, Down, Down ist ein Neutron. In der Antimaterie sind es ein Antiproton und ein Antineutron. { $option-loose ->
       *[0] Ihre Farben sind egal, aber das erste muss zur obersten Karte passen.
        [1] Ihre Farben sind egal, und keines muss zur obersten Karte passen.
    }

u_know_feynman-rules-6-title = DECAY!
u_know_feynman-rules-6 = Bleibt dir nach deinem Zug nur eine Karte, drück DECAY („Zerfall“): vor der Karte oder bis zwei Sekunden danach. Vergisst du es, dürfen die anderen dich erwischen, bevor weitergespielt wird. Dann ziehst du zwei. Genauso erwischst du sie.

    Ist dir das zu schnell? In den Einstellungen gibt es „Ohne Zeitlimit“. Damit drückst du DECAY vor der Karte und hast beim Erwischen Zeit.

    Ist deine letzte Karte eine Kraft, gewinnst du nur, wenn die Person nach dir die Wechselwirkung nicht abschließen kann.

    Ist der Nachziehstapel leer, wird die Ablage zum neuen Stapel. Das geschieht zweimal pro Runde. Ist er zum dritten Mal leer oder kann niemand mehr legen oder ziehen, gewinnt die kleinste Hand.

u_know_feynman-rules-7-title = Was davon stimmt
u_know_feynman-rules-7 = Das W wirkt auf alle Quarks und Leptonen. Das Photon wirkt auf alles mit Ladung. Das Gluon wirkt auf Quarks. In der Natur ist es genauso, und dort wirken Gluonen auch aufeinander. Die Strafen +1, +2, +4 folgen der Stärke: schwach, elektromagnetisch, stark.

    Ein Photon ändert ein Teilchen nicht. Ein W schon, aber es lässt die Farbladung in Ruhe. Ein Gluon verbindet ein Quark mit einem Antiquark derselben Sorte.

    Protonen sind uud, Neutronen udd. Ein Antiteilchen hat die gleiche Masse und die entgegengesetzte Ladung.

u_know_feynman-rules-8-title = Was vereinfacht ist
u_know_feynman-rules-8 = In der Natur ändert ein W die Ladung um eine Einheit: u, c, t werden zu d, s, b oder umgekehrt. Ein Lepton behält seine Generation. { $option-strict ->
        [0] Das Regelheft erlaubt mehr, und dieses Spiel hält sich ans Regelheft.
       *[1] So spielt es dieses Spiel („strenge Physik“). Das Regelheft erlaubt mehr.
    }

    Die Kartenfarben sind nicht die Farbladung der Quarks. Die Farbladung hat drei Werte, ein Gluon ändert sie, und ein echtes Baryon braucht alle drei.

    Kein Flip macht aus Materie Antimaterie. Das Higgs-Feld gibt Masse, aber woher die Neutrinos ihre haben, weiß noch niemand. Z-Bosonen und Mesonen fehlen hier.
u_know_feynman-rules-9-title = Die Karten
u_know_feynman-rules-9 = Es gibt { $cards } Karten. Jede Seite ist ein Satz für sich. Die beiden Sätze sind zufällig verbunden:

    Die zwölf Quarks und Leptonen oder ihre Antiteilchen: je { $copies } in jeder Farbe, zusammen { $particles }. Ein Photon lässt sich also nur mit einer einzigen anderen Karte zurückschicken.
    { $flips } Flips, { $ws } W, { $photons } Photonen, { $gluons } Gluonen, { $skips } Aussetzen, { $reverses } Umkehr.
    { $wilds } Farbwechsel in Materie, { $wilds } Higgs-Bosonen in Antimaterie.

    Die Rückseiten deiner Karten kennst du. Beim Nachziehstapel sehen alle die Rückseite der obersten Karte.
u_know_feynman-rules-10-title = Feinheiten
u_know_feynman-rules-10 = Die erste Karte ist immer ein Teilchen. Links vom Geber geht es los, in Materie.

    Ein Flip kann eine Kraft aufdecken: Sie gilt als verbraucht, und nur ihre Farbe zählt. Deckt er einen Farbwechsel oder ein Higgs auf, nennt eine Farbe, wer den Flip gelegt hat. Auf jede andere Karte spielt ihr normal weiter.

    Eine Strafkarte kann nicht auf eine Kraft antworten, ein Baryon auch nicht. Eine eben gezogene Karte kann kein Baryon beginnen.

    Legst du auf ein Gluon nur einen Flip, kommen die vier Karten vom gedrehten Stapel, und nur die Partnerfarbe zählt. War die Kraft die letzte Karte, hat gewonnen, wer sie gelegt hat, und niemand zieht.

    Sind zu wenige Karten da, endet eine Strafe früher. Sie beendet nie die Runde. Die Runde endet nur, wenn jemand nicht legen kann und vom leeren Stapel ziehen will.

    Aussetzen, Umkehr, Flip, Farbwechsel und Higgs gewinnen als letzte Karte sofort.

## What one plays for

u_know_feynman-goal = { $rounds ->
    [1] Ziel: zuerst alle Karten loswerden.
   *[other] Ziel: zuerst alle Karten loswerden. Wer die meisten von { $rounds } Runden gewinnt, siegt.
}

# --- challenges

u_know_feynman-challenge-win = Gewinne ein Spiel.
u_know_feynman-challenge-researcher = Gewinne gegen Forscherin oder Nobel.
u_know_feynman-challenge-crowd = Gewinne gegen mindestens drei andere.
u_know_feynman-challenge-match = Gewinne ein Spiel über mehrere Runden.
u_know_feynman-challenge-antimatter = Gewinne auf der Antimaterie-Seite.
u_know_feynman-challenge-proton = Verbinde drei Quarks zu einem Proton.
u_know_feynman-challenge-neutron = Verbinde drei Quarks zu einem Neutron.
u_know_feynman-challenge-antinucleon = Verbinde drei Antiquarks zu einem Antiproton oder Antineutron.
u_know_feynman-challenge-two-nucleons = Bilde in einem Spiel zwei Nukleonen.
u_know_feynman-challenge-weak = Schick ein W zurück.
u_know_feynman-challenge-photon = Schick ein Photon zurück.
u_know_feynman-challenge-gluon = Schick ein Gluon zurück.
u_know_feynman-challenge-two-forces = Schick in einem Spiel zwei verschiedene Kräfte zurück.
u_know_feynman-challenge-flips = Dreh in einem Spiel die Welt zweimal um.
u_know_feynman-challenge-catch = Erwische jemanden, der DECAY vergessen hat.
u_know_feynman-challenge-called = Ruf rechtzeitig DECAY und gewinne.
u_know_feynman-challenge-unharmed = Gewinne, ohne eine Strafkarte zu ziehen.
u_know_feynman-challenge-few-draws = Gewinne und zieh dabei höchstens dreimal vom Stapel.
u_know_feynman-challenge-quarks = Spiele in einem Spiel alle sechs Arten von Quarks.
u_know_feynman-challenge-neutrinos = Spiele in einem Spiel alle drei Arten von Neutrinos.

u_know_feynman-puzzle-ask = Lege so viele Karten wie möglich, bevor dein Gegenüber dran ist. Was kommt zuerst?
u_know_feynman-puzzle-what = Finde den ersten Zug, mit dem du die meisten Karten legen kannst, bevor dein Gegenüber dran ist. Ein Zug ist der beste. Probiere, so oft du willst.
u_know_feynman-puzzle-wrong = { $mine ->
    [-1] Wenn du ziehst, hast du erst einmal eine Karte mehr.
    [one] Mit diesem Anfang geht nur eine Karte weg.
    *[other] Mit diesem Anfang gehen höchstens { $mine } Karten weg.
    } Mit dem besten gehen { $best } Karten weg, bevor dein Gegenüber dran ist.
u_know_feynman-puzzle-because = Warum: { $reason } So kannst du { $best } Karten legen, bevor dein Gegenüber dran ist.
