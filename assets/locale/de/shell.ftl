# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Verschmilz Kerne, mach Licht, bau den größten Stern.
bigebang-minutes = 5–9
particle_builder-title = Particle Builder
particle_builder-tagline = Tausche klug, füll deine Matte, bau dein Ziel zuerst fertig.
particle_builder-minutes = 4
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Lege Karten zu einem Feynman-Diagramm, das die Natur erlaubt.
tutti_quantum-minutes = 4–6
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Vorn Materie, hinten Antimaterie: Werde zuerst alle Karten los.
u_know_feynman-minutes = 8–15
particle_panic-title = Particle Panic
particle_panic-tagline = Aus dem Labor entkommen Teilchen. Schaltet es gemeinsam ab.
particle_panic-minutes = 8

title-play = SPIELEN
title-learn = LERNEN
title-learn-new =
    LERNEN
    Neu hier?
title-setup = Plätze und Optionen
title-continue =
    WEITER
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
title-continue-deal =
    WEITER
    Spiel { $deal } von { $deals }
title-continue-one-of =
    WEITER
    { $games } Spiele
title-cabinet = { $name }, dieses Spiel wählen
title-seats = { $few }–{ $many }
title-facts = { $seats } Personen · etwa { $minutes } Minuten · ab 13
title-facts-fair = { $seats } Personen · etwa { $minutes } Minuten
title-pair = Zu zweit
title-newer = Eine neue Version ist da: laden
title-about = Über Quarkade
title-codex = Kodex: alle Teilchen
title-hunt = Die Gipfeljagd: echte Kollisionen
title-statistics = Statistik und Erfolge
title-today = Rätsel des Tages
title-today-open = Heute: offen
title-today-solved = Heute: { $solved }/{ $games } gelöst
title-today-run =
    { $state }
    { $run } Tage in Folge
title-today-spoken = { $name }: { $solved } von { $games } gelöst
title-board = Bestenlisten und Spiele zum Ansehen
title-settings = Einstellungen
title-sound = Ton an oder aus
title-full = Vollbild
title-leave = Arcade verlassen
leave-title = Arcade verlassen?
leave-yes = Verlassen
leave-no = Bleiben
continue-title = Weiter mit { $name }?
continue-body = { $moves ->
    [0] Alles ist bereit. Noch war niemand am Zug.
    [one] Ein Zug ist gemacht.
   *[other] { $moves } Züge sind gemacht. Alles ist noch da, wo es war.
}
continue-yes = Weiter
continue-no = Jetzt nicht
continue-lose = Dieses Spiel aufgeben ({ $name })?
continue-lost = { $moves ->
    [0] Alles ist bereit, aber noch war niemand am Zug.
    [one] Sein einziger Zug geht verloren. Wenn du es behältst, spielst du am Automaten mit WEITER weiter.
   *[other] Seine { $moves } Züge gehen verloren. Wenn du es behältst, spielst du am Automaten mit WEITER weiter.
}
continue-keep = Behalten
continue-give-up = Aufgeben

## Words used everywhere

on = an
off = aus
done = Fertig
back = Zurück
close = Schließen
saved-open = Ordner öffnen
saved-print = Drucken
saved-print-all = Alle { $n } drucken
saved-sure = { $n } Dateien drucken?
saved-not-now = Jetzt nicht
saved-printing = { $n ->
    [one] Die Datei ist unterwegs zum Drucker.
   *[other] { $n } Dateien sind unterwegs zum Drucker.
}
saved-refused = Das hat auf diesem Computer nicht geklappt. Die Dateien sind im Ordner { $folder }.
pages = { $page } / { $pages }
percent = { $n } %
thought-share = { $rank }: { $share }
page-back = Vorige Seite
page-next = Nächste Seite
stepper-spoken = { $name }: { $value }
stepper-less = { $of }, ein Schritt zurück
stepper-more = { $of }, ein Schritt weiter
slider-tenths = { $value } von 10
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano

## Statistics and feats

statistics-title = { $game }: Statistik und Erfolge
statistics-against = Gegen
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-shared = Geteilt
statistics-person = Menschen
statistics-alone = Allein
statistics-none = Noch kein Spiel ist zu Ende gespielt. Jedes beendete Spiel wird hier gezählt, nur auf diesem Computer.
statistics-choose = Wähle einen Erfolg, um zu lesen, wie er gelingt.
statistics-of = Erfolge: { $done } von { $all }
achievement-earned = ★ Erfolg: { $name }
achievement-done = { $name }: geschafft. { $how }
achievement-open = { $name }: noch nicht. { $how }
achievement-particle_builder-proton = Proton
achievement-particle_builder-proton-how = Baue das Proton fertig: zwei Up-Quarks und ein Down-Quark.
achievement-particle_builder-neutron = Neutron
achievement-particle_builder-neutron-how = Baue das Neutron fertig: ein Up-Quark und zwei Down-Quarks.
achievement-particle_builder-atom = Atom
achievement-particle_builder-atom-how = Baue Wasserstoff fertig oder einen exotischen Verwandten wie Positronium.
achievement-particle_builder-antimatter = Antimaterie
achievement-particle_builder-antimatter-how = Baue ein Antiproton, ein Antineutron oder Antiwasserstoff fertig.
achievement-particle_builder-annihilation = Lichtblitz
achievement-particle_builder-annihilation-how = Vernichte ein Teilchen mit seinem Antiteilchen.
achievement-particle_builder-weak = Schwach, aber oho
achievement-particle_builder-weak-how = Lass ein W-Boson ein Teilchen in ein anderes verwandeln (ab Stufe 5).
achievement-tutti_quantum-compton = Compton
achievement-tutti_quantum-compton-how = Lege eine Elektronlinie zwischen zwei Photon-Vertices: Licht prallt an einem Elektron ab.
achievement-tutti_quantum-higgs-self = Higgs trifft sich selbst
achievement-tutti_quantum-higgs-self-how = Vervollständige einen Vertex aus drei Higgs-Linien.
achievement-tutti_quantum-loop = Der Kreis schließt sich
achievement-tutti_quantum-loop-how = Schließe eine Schleife aus Linien in deinem Diagramm.
achievement-tutti_quantum-light-by-light = Licht trifft Licht
achievement-tutti_quantum-light-by-light-how = Baue eine Schleife aus Elektronen oder Quarks mit vier Photonen daran.
achievement-u_know_feynman-nucleon = Drei Quarks auf einmal
achievement-u_know_feynman-nucleon-how = Spiele ein Proton, ein Neutron oder eines ihrer Antiteilchen als drei Quarks zusammen.
achievement-u_know_feynman-gluon = Losgelöst
achievement-u_know_feynman-gluon-how = Schick ein Gluon zurück.
achievement-u_know_feynman-caught = Scharfer Detektor
achievement-u_know_feynman-caught-how = Erwische jemanden, der DECAY vergessen hat.
achievement-bigebang-helium = Helium
achievement-bigebang-helium-how = Lass einen Helium-4-Kern entstehen.
achievement-bigebang-carbon = Kohlenstoff
achievement-bigebang-carbon-how = Verbinde drei Helium-4-Kerne, wie alte Sterne es tun.
achievement-bigebang-flash = Achtmal Licht
achievement-bigebang-flash-how = Vernichte Helium-4 mit Antihelium-4: Acht Teilchen werden zu Licht.
achievement-bigebang-gold = Rätsel in Gold
achievement-bigebang-gold-how = Hol Gold in einem der drei Rätsel.
achievement-particle_panic-code = Erster Code
achievement-particle_panic-code-how = Gib einen Code zur Selbstzerstörung ein.
achievement-particle_panic-shutdown = Abgeschaltet
achievement-particle_panic-shutdown-how = Gebt alle Codes rechtzeitig ein, auf irgendeiner Stufe.
achievement-particle_panic-published = Wider Erwarten
achievement-particle_panic-published-how = Schaltet das Labor nach den Originalregeln ab.

## About

about-title = Über Quarkade
about-what = Fünf Brett- und Kartenspiele über das Kleinste, was es gibt. Alles läuft auf diesem Computer: ohne Konto, ohne Netz, ohne persönliche Daten.
about-games = Die Spiele und wer sie erfunden hat
about-made = Alle Bilder und Texte sind für Quarkade entstanden. Die Regeln erklären wir mit eigenen Worten. Die Spiele gehören denen, die sie erfunden haben.
about-font = Schrift: DejaVu Sans, frei unter der Bitstream-Vera- und DejaVu-Lizenz.
about-data = Teilchendaten: Particle Data Group, 2025.
about-collisions = Echte Kollisionen: CMS-Kollaboration, CERN Open Data (CC0), für diese Arcade verkleinert.
about-tools = Gebaut mit: { $names }
about-licences = Die Texte aller Lizenzen stehen in der Datei licences.html neben dem Programm oder der Webseite.
about-version = Version { $version }

## Seats and levels

seat-you = Du
seat-player = Spieler { $number }
seat-number = Spieler { $number }
seat-numbered = { $name } { $number }
level-visitor = Besucher
level-student = Studentin
level-researcher = Forscherin
level-nobel = Nobel
level-fit = Rivale
level-match50 = Auf Augenhöhe
level-match65 = Auf Augenhöhe, leicht
level-match35 = Auf Augenhöhe, schwer
level-random = Zufall

## Before a game

setup-players = Plätze
setup-players-n = { $n }
setup-start = Start
setup-more = Mehr Optionen
setup-seed = Startwert: { $seed }
setup-seed-chance = Startwert: Zufall
setup-day = Rätsel des Tages
setup-series = Serie
setup-fitting = { $name } · { $rating }
setup-series-one = Einzelspiele
setup-series-to = bis { $goal } Marken
setup-series-help = Deine Marken behältst du von Spiel zu Spiel. Die Serie endet, wenn jemand das Ziel erreicht hat und vorn liegt.
setup-series-deals = { $deals } Spiele, Punkte addiert
setup-series-exchanged = gleiche Karten, Plätze getauscht
setup-deals-help = In einem einzelnen Spiel spielt das Glück eine große Rolle. In einer Serie aus mehreren Spielen werden die Punkte addiert. Mit getauschten Plätzen bekommen alle jede Hand einmal.
setup-pace = Auf diesem Computer bräuchte Nobel für jeden Zug etwa { $seconds } s. Nach { $cap } s ist Schluss, und Nobel spielt etwas schwächer.
seed-title = Welches Spiel möchtest du?
seed-what = Derselbe Startwert ergibt dasselbe Spiel, für dich und für alle, denen du ihn sagst. Gib Wörter, ein Datum oder den langen Code einer Ergebnisseite ein.
seed-erase = Löschen
seed-chance = Zufall
seed-words = Drei Wörter
seed-day = Spiel des Tages
seed-take = Übernehmen
series-head = Bis { $goal } Marken: { $first } { $one } – { $second } { $two }
deals-head = Spiel { $game } von { $deals }: { $standing }
deals-player = { $name } { $points }
deals-players = { $one } – { $other }
puzzle-head = Startwert: { $seed }
puzzle-head-best = Startwert: { $seed } · Bestwert: { $best }

## At the table

rail-pause = Pause
rail-help = Regeln
rail-play-on = Ab hier weiterspielen
rail-close = Schließen
rail-look = Etwas ansehen
rail-again = Die letzten Züge noch einmal zeigen
again-nothing = Noch gibt es keinen Zug der anderen, den man noch einmal zeigen kann.
look-ask = Berühre etwas, um darüber zu lesen.
look-not = Berühre etwas, um es zu spielen.
spot-die = Der Würfel zeigt { $face }.
look-nothing = Mehr gibt es darüber nicht zu lesen.
rail-undo = Zurücknehmen
rail-hint = Tipp
rail-result = Zurück zum Ergebnis
carry-places = Hier passt es nicht hin. { $n ->
    [one] Der markierte Platz passt.
   *[other] Die { $n } markierten Plätze passen.
}
table-over = So ist es ausgegangen. Der leuchtende Knopf rechts führt zurück zum Ergebnis.
lens-whole = Alles zeigen
lens-nearer = Vergrößern
lens-farther = Verkleinern
undo-done = Zurückgenommen.
undo-done-of = Zurückgenommen: { $who } zieht noch einmal.
undo-nothing = Du kannst noch nichts zurücknehmen.
undo-chance = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder eine Karte gezeigt.
undo-over = Das Spiel ist zu Ende. Sein Ergebnis ist gespeichert.
undo-other = Das lässt sich nicht zurücknehmen: Inzwischen war jemand anderes am Zug.
partner-asks = { $who } fragt: { $words }
hint-costs = Ein Tipp zeigt dir einen guten Zug. Ein Spiel mit Tipp zählt aber nicht für Erfolge und nicht für deine Wertung. Tippe noch einmal auf die Lampe, um ihn zu sehen.
hint-free = { $hint } In deinen ersten Spielen kosten Tipps nichts.
hint-not-now = Einen Tipp bekommst du, wenn du dran bist. Warte, bis es so weit ist.
hint-thinking = Lass mich nachdenken …
rule-for = { $who }! { $rule }
rule-for-younger = Wer jünger ist, ist { $who }. { $rule }
hint-line = Tipp: { $reason }
hint-line-then = Tipp: { $reason } { $then }
forced-skip = Das geschieht von selbst, weil du keine Wahl hast. Tippe, um nicht zu warten.
notice-touch = Tippe, und es geht weiter.
hint-once-more = Noch einmal. { $hint }
hint-best-found = Das ist der beste gefundene Zug.
handover-title = { $name }: Du bist dran
handover-why = Geh an deinen Platz, bevor du den Vorhang öffnest. Nur du darfst diese Karten sehen.
handover-ready = Bereit
pause-title = Pause
pause-resume = Weiter
pause-rules = Regeln
pause-log = Was bisher geschah
pause-think = Beim Denken zusehen
pause-settings = Einstellungen
pause-again = Neues Spiel
pause-change = Gegner wechseln
pause-change-crew = Team ändern
pause-leave = Speichern, beenden
pause-leave-visitor = Zum Menü
pause-again-ask = Ein neues Spiel anfangen?
pause-again-lost = Dieses Spiel ist nicht zu Ende. Mit einem neuen Spiel gibst du es auf.
pause-again-no = Weiterspielen
pause-again-yes = Neues Spiel
log-title = Was bisher geschah
log-older = Früher
log-newer = Später
log-empty = Noch ist nichts geschehen.
log-look = Zug { $move }: { $line } Den Tisch ansehen, wie er damals war
past-now = Zurück zur Partie
past-prompt = Du schaust zurück: Zug { $at } von { $all }, von allen zusammen
inside-title = Unter der Haube
inside-game = Spiel
inside-rules = { $id }, Regeln { $rules }
inside-position = Stellung
inside-after = { $digest }, { $moves ->
    [one] nach einem Zug
   *[other] nach { $moves } Zügen
}
inside-options = Optionen
inside-counted = { $who }, Iterationen der letzten Suche: { $count }
inside-capped = { $line } · von der Uhr beendet: { $capped } von { $all }
inside-seed = Startwert
inside-write = Spiel in einer Datei speichern

## After a game

result-you-won = Du gewinnst!
result-won = { $name } gewinnt
result-your-team-won = Dein Team gewinnt!
result-team-won = { $one } und { $other } gewinnen
result-draw = Ein geteilter Sieg
result-together-won = Zusammen geschafft!
result-together-lost = Diesmal nicht
result-alone-won = Geschafft!
result-series-you-won = Du gewinnst die Serie!
result-series-won = { $name } gewinnt die Serie
result-series-your-team-won = Dein Team gewinnt die Serie!
result-series-team-won = { $one } und { $other } gewinnen die Serie
result-series-shared = Die Serie endet unentschieden
result-counting = Es wird gezählt
result-badge = Seltenster Fund: { $name }
result-badge-of = Seltenster Fund: { $name } ({ $who })
result-again = Noch einmal
result-review = Rückblick
result-harder = Weiter: { $name }
result-easier = Leichter: { $name }
result-step = { $step }
    { $detail }
result-next-deal = Spiel { $deal } von { $deals }
result-deal-you-won = Du gewinnst Spiel { $deal }
result-deal-won = { $name } gewinnt Spiel { $deal }
result-deal-your-team-won = Dein Team gewinnt Spiel { $deal }
result-deal-team-won = { $one } und { $other } gewinnen Spiel { $deal }
result-next = Nächstes Spiel
result-new-series = Neue Serie
result-same = Gleicher Start
result-seed = Startwert: { $seed }
result-prose = **{ $what }** · { $text }
result-facts = Das hast du gesehen
result-facts-more = { $first } Mehr: { $names }
result-list = { $one } · { $more }
result-best = Bisher bester Wert mit diesem Startwert: { $score }
result-hints =
    { $hints ->
        [one] Mit einem Tipp: Herausforderungen und Erfolge zählen nicht.
       *[other] Mit { $hints } Tipps: Herausforderungen und Erfolge zählen nicht.
    }
result-best-new = Neuer Bestwert für diesen Startwert: { $score }
series-stands = Serie bis { $goal } Marken
deals-stand = Punkte in { $games } von { $deals } Spielen
series-wins = Siege in { $games } Spielen
series-together = In dieser Sitzung
series-won-together = { $won } von { $games } Spielen gewonnen
result-look = Tisch ansehen
result-why = Den Ausschlag gab „{ $what }“: { $mine } zu { $theirs }.
result-level = { $n } zu { $n }: gleich bis auf den letzten Punkt!
result-level-why = { $one }: { $what }, { $a } zu { $b }. { $two }: { $other }, { $c } zu { $d }.
result-today = Rätsel: 1 Minute
result-leave = Hauptmenü
result-board = In die Bestenliste
result-sheet = Ein Blatt zum Mitnehmen
result-watch = Spiel noch einmal ansehen

## Looking back at a game

review-title = Rückblick
review-busy = Deine Züge werden ausgewertet: { $percent } %
review-busy-of = Die Züge werden ausgewertet: { $percent } %
review-why = Diese Entscheidungen haben dich am meisten gekostet. Es zählt, was du wissen konntest.{ $luck ->
    [0] {""}
   *[other] {" "}Pech zählt nicht.
    }
review-why-of = Diese Entscheidungen haben am meisten gekostet. Es zählt, was man selbst wissen konnte.{ $luck ->
    [0] {""}
   *[other] {" "}Pech zählt nicht.
    }
review-why-tasks = Diese Entscheidungen haben dich am meisten gekostet.{ $luck ->
    [0] {""}
   *[other] {" "}Pech zählt nicht.
    } Ab morgen warten sie als Aufgaben unter „Üben“.
review-why-small = Keine deiner Entscheidungen hat viel gekostet. Diese haben ein wenig gekostet und lohnen einen Blick.
review-why-small-of = Keine Entscheidung hat viel gekostet. Diese haben ein wenig gekostet und lohnen einen Blick.
review-none = Keine deiner Entscheidungen hat viel gekostet. Gut gespielt!
review-none-of = Keine Entscheidung hat viel gekostet. Gut gespielt!
review-turn-down = Hier sanken deine Chancen am stärksten: von { $first } % auf { $last } %. Das war Pech, oder es lag an den anderen. { $line }
review-turn-down-of = Hier sanken die Chancen von { $name } am stärksten: von { $first } % auf { $last } %. Das war Pech, oder es lag an den anderen. { $line }
review-turn-up = Hier stiegen deine Chancen am stärksten: von { $first } % auf { $last } %. Das war Glück, oder es lag an den anderen. { $line }
review-turn-up-of = Hier stiegen die Chancen von { $name } am stärksten: von { $first } % auf { $last } %. Das war Glück, oder es lag an den anderen. { $line }
review-cause-down = Hier sanken deine Chancen am stärksten: von { $first } % auf { $last } %. An deiner Wahl lag es nicht. { $line }
review-cause-down-of = Hier sanken die Chancen von { $name } am stärksten: von { $first } % auf { $last } %. An der Wahl lag es nicht. { $line }
review-cause-up = Hier stiegen deine Chancen am stärksten: von { $first } % auf { $last } %. { $line }
review-cause-up-of = Hier stiegen die Chancen von { $name } am stärksten: von { $first } % auf { $last } %. { $line }
review-turn-then = { $first } Dann: { $then }
review-aftermath = { $first } – { $then }
review-turn-one = Das ist passiert: { $line }
review-nothing = Zu diesem Spiel gibt es keine Auswertung: Kein Gegner hier kann es auswerten.
review-cost = { $turn }. Zug: −{ $cost } %
review-cost-of = { $name }, { $turn }. Zug: −{ $cost } %
review-played = { $name }: Die Wahl ist weiß umrandet.
review-told-of = { $name }: { $line }
review-better = Besser: { $reason }
review-better-of = Besser für { $name }: { $reason }
review-outlook = Deine Aussichten: etwa { $got } %. Mit dem besseren Zug: { $could } %. 100 % ist ein sicherer Sieg.
review-outlook-of = Aussichten für { $name }: etwa { $got } %. Mit dem besseren Zug: { $could } %. 100 % ist ein sicherer Sieg.
review-course = Die Kurve zeigt dein Spiel. Bei deiner ersten Wahl waren deine Aussichten { $first } %, danach zwischen { $least } und { $most } %.
review-course-of = Die Kurve zeigt das Spiel von { $name }. Bei der ersten Wahl waren die Aussichten { $first } %, danach zwischen { $least } und { $most } %.
review-course-key = Oben: Du gewinnst wahrscheinlich. Gestrichelt: gleiche Chancen. Grünes Band: So unsicher ist sich der Computer.
review-course-key-of = Oben: { $name } gewinnt wahrscheinlich. Gestrichelt: gleiche Chancen. Grünes Band: So unsicher ist sich der Computer.
review-mark-played = was gespielt wurde
review-mark-better = was besser war

## Settings

settings-title = Einstellungen
settings-note = Jede Änderung wird auf diesem Computer gespeichert.
settings-visit = Wer nach dir kommt, findet wieder die üblichen Einstellungen.
setting-language = Sprache
setting-text_size = Textgröße
setting-speed = Tempo
setting-full_screen = Vollbild
setting-muted = Stumm
setting-reduced_motion = Weniger Bewegung
setting-high_contrast = Hoher Kontrast
setting-unhurried = Ohne Zeitlimit
setting-vibration = Vibration
setting-music_follows = Musik folgt dem Spiel
setting-thoughts = Gedanken der Gegner
setting-forced = Erzwungene Züge automatisch
setting-throws = Selbst würfeln
setting-guide = Besten Zug beleuchten
setting-remarks = Gegner reden
setting-volume_effects = Geräusche
setting-volume_music = Musik
setting-volume_speech = Stimme
setting-captions = Untertitel für Töne
setting-speech = Vorlesen ({ $key })
settings-picture = Bild
settings-play = Spiel
settings-sound = Ton
settings-keys = Tasten
settings-pad = Gamepad
settings-usual = Standardtasten
settings-pad-usual = Standardknöpfe
settings-keys-note = Wähle eine Aktion, dann drücke ihre neue Taste. Pfeile, Tab, Enter und Escape gehen immer.
settings-pad-note = Wähle eine Aktion, dann drücke ihren neuen Knopf. Stick und Steuerkreuz gehen immer.
key-ask = Drück eine Taste …
pad-ask = Drück einen Knopf …
key-enter = Enter
key-space = Leertaste
key-backspace = Rücktaste
key-escape = Esc
key-insert = Einfg
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-caps-lock = Feststell
key-num-lock = Num
key-scroll-lock = Rollen
key-pause = Pause
key-print = Druck
key-menu = Menü
key-back = Zurück
key-shift = Umschalt
key-ctrl = Strg
key-alt = Alt
key-meta = Meta
key-on-left = { $key } links
key-on-right = { $key } rechts
key-pad = Ziffernblock { $sign }
key-or = { $one } · { $other }
pad-button = Knopf { $number }
pad-none = Es ist kein Gamepad angeschlossen. Schließ eins an, um seine Knöpfe zu wählen.
pad-kept = Diesen Knopf benutzt du für „{ $act }“. Gib „{ $act }“ zuerst einen anderen Knopf.
pad-moves = Dieser Knopf bewegt den Rahmen. Das lässt sich nicht ändern.
pad-swapped = „{ $one }“ und „{ $other }“ haben ihre Knöpfe getauscht.
pad-lost = „{ $act }“ hat jetzt keinen Knopf.
action-ok = Wählen
action-back = Zurück, Pause
action-hint = Tipp
action-undo = Zurücknehmen
action-help = Regeln
action-look = Karte ansehen
action-again = Züge noch einmal
action-next = Nächstes
action-previous = Voriges
action-mute = Stumm
action-speech = Vorlesen
action-full_screen = Vollbild
action-picture = Bildschirmfoto machen
action-nearer = Vergrößern
action-farther = Verkleinern
action-inside = Unter der Haube
action-whole = Ganzen Tisch sehen
guide-first = in ersten Spielen
guide-always = immer
guide-never = nie
speed-50 = langsam
speed-100 = normal
speed-200 = schnell
speed-0 = sofort

## Reading aloud, and captions for what can be heard

speech-on = Vorlesen ist an. { $key } schaltet es aus.
speech-off = Vorlesen ist aus.
speech-mute = Dieser Computer hat keine Stimme. Darum steht der Text hier.
sound-off = Der Ton ist aus. Dieselbe Taste schaltet ihn wieder ein.
sound-on = Der Ton ist an.
picture-kept = Bildschirmfoto gespeichert: { $file }
picture-not-kept = Das Bildschirmfoto ließ sich nicht speichern: Quarkade kann nicht in den Ordner schreiben.
spoken-lit = { $what }: beleuchtet, ein guter Zug
spoken-open = { $what }: wählbar
spoken-picked = { $what }: gewählt
caption-wrong = [ Brummton: geht nicht ]
caption-card = [ eine Karte gleitet ]
caption-swap = [ Wusch: ein Tausch ]
caption-chime = [ Glöckchen ]
caption-good = [ steigende Töne: gut gemacht ]
caption-annihilate = [ fallender Ton: ein Blitz ]
caption-die = [ ein Würfel klappert ]
caption-alarm = [ Alarm ]
caption-siren = [ Sirene ]
caption-turn = [ zwei Töne: Du bist dran ]
caption-win = [ Fanfare: gewonnen ]
caption-loss = [ sinkende Töne: verloren ]
caption-flip = [ eine Karte dreht sich um ]
caption-shuffle = [ Karten werden gemischt ]
caption-decay = [ fallendes Trillern: ein Zerfall ]
caption-fuse = [ steigendes Brummen: es verbindet sich ]
caption-tick = [ Tick ]
caption-point1 = [ ein Ton: es zählt hoch ]
caption-point2 = [ ein Ton: es zählt hoch ]
caption-point3 = [ ein Ton: es zählt hoch ]
caption-point4 = [ ein Ton: es zählt hoch ]
caption-point5 = [ ein Ton: es zählt hoch ]
caption-jolt = [ dumpfer Schlag ]
caption-thud = [ dumpfe Schläge, immer schneller ]

## Saved games that cannot be opened

record-size = Dieser Spielstand ist zu groß, um von Quarkade zu sein ({ $where } Zeichen). Er wurde nicht verändert.
record-json = Dieser Spielstand ist beschädigt ({ $where }). Er wurde nicht verändert. Neue Spiele kannst du weiterhin beginnen.
record-foreign = Diese Datei ist kein Spiel von Quarkade. Sie wurde nicht verändert.
record-newer = Dieses Spiel stammt von einem neueren Quarkade (Format { $where }). Aktualisiere Quarkade, um es zu öffnen.
record-field = Dieser Spielstand ist beschädigt: Der Teil „{ $where }“ fehlt oder ist falsch. Er wurde nicht verändert.
record-game = Dieser Spielstand gehört zu einem Spiel, das es hier nicht gibt: { $where }.
record-newer-rules = Dieses Spiel wurde mit neueren Regeln gespeichert (Nummer { $where }). Aktualisiere Quarkade, um es zu öffnen.
record-older-rules = Dieses Spiel wurde mit älteren Regeln gespeichert (Nummer { $where }). Mit den jetzigen kann es nicht weitergehen.
record-setup = Dieser Spielstand hat einen Aufbau, den es nicht gibt: { $where }.
record-move = Dieser Spielstand bricht bei Zug { $where } die Regeln. Bis dahin kannst du ihn ansehen.
record-changed = Dieser Spielstand wurde geändert: Nach Zug { $where } passt er nicht mehr zu dem, was gespeichert wurde. Bis dahin kannst du ihn ansehen.
record-dealt = Dieser Spielstand wurde geändert: So wurde nicht ausgeteilt ({ $where }).
record-digest = Dieser Spielstand wurde später geändert: Der Schluss passt nicht zu dem, was gespeichert wurde ({ $where }).

## What lasts: the store of games, the settings

store-damaged = Die Spielstände waren beschädigt. Sie liegen jetzt in { $file }. Quarkade beginnt ohne Spielstände.
store-restored = Die Spielstände waren beschädigt. Sie liegen jetzt in { $file }. Quarkade verwendet seine Kopie vom { $day }.
store-rescued = Die Spielstände waren beschädigt. Sie liegen jetzt in { $file }. Quarkade behält alles, was sich prüfen ließ: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}. { $lost ->
    [0] Soweit bekannt, fehlt nichts.
    [one] Bei einem Spiel fehlen einige oder alle Züge.
   *[other] Bei { $lost } Spielen fehlen einige oder alle Züge.
}
store-conflict = Ein anderes Programm hat die Spielstände geändert. Seine Fassung liegt jetzt in { $file }. Quarkade verwendet die eigene.
store-missing = Die Spielstände fehlten. Quarkade verwendet seine Kopie vom { $day }.
store-newer = Die Spielstände stammen von einem neueren Quarkade ({ $program }). Sie bleiben unverändert. Gespeichert wird erst, wenn du Quarkade aktualisierst.
store-memory = In diesem Ordner lässt sich nichts speichern ({ $why }). Du kannst spielen, aber beim Beenden gehen die Spiele verloren.
store-refused = { $count ->
    [one] Ein Spielstand ist beschädigt und lässt sich nicht öffnen. Alle anderen sind in Ordnung.
   *[other] { $count } Spielstände sind beschädigt und lassen sich nicht öffnen. Alle anderen sind in Ordnung.
}
store-full = Die Festplatte ist voll. Spiel weiter: Quarkade speichert deine Züge, sobald Platz ist.
store-readonly = Quarkade kann nicht auf die Festplatte schreiben. Spiel weiter: Deine Züge werden gespeichert, sobald es geht.
store-stuck = Speichern geht gerade nicht ({ $why }). Spiel weiter: Quarkade speichert deine Züge, sobald es wieder geht.
store-locked = Quarkade läuft schon mit diesen Spielständen. Schließ zuerst das andere Fenster.
store-check-file = Die Datei der Spielstände ist beschädigt: { $found }.
store-check-stray = Im Ordner der Spielstände liegt eine Datei, die nicht von Quarkade ist: { $file }. Der nächste Start legt sie beiseite.
store-check-newer = Die Datei der Spielstände stammt von einem neueren Quarkade ({ $program }).
store-check-game = Spiel { $id }: { $why }
store-check-log = Es ist beschädigt ({ $where }).
store-line = { $id }  { $when }  { $name }  ({ $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $state })
store-line-open = nicht beendet
store-line-finished = beendet
store-none = Es gibt keine Spielstände.
store-no-game = Spiel { $id } gibt es nicht, oder es lässt sich nicht öffnen. „store list“ zeigt alle, die sich öffnen lassen.
store-exported = Spiel { $id } ist in { $file } gespeichert.
store-not-exported = Spiel { $id } konnte nicht in { $file } gespeichert werden: { $why }.
store-export-there = diese Datei gibt es schon; --force überschreibt sie
store-export-ours = dieser Name gehört zu Quarkades eigenen Dateien
store-export-kind = das ist keine gewöhnliche Datei
store-rescue-done = In { $file } gerettet: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} mit { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}. { $lost ->
    [0] Soweit bekannt, fehlt nichts.
    [one] Bei einem Spiel fehlen einige oder alle Züge.
   *[other] Bei { $lost } Spielen fehlen einige oder alle Züge.
}
store-rescue-none = In { $file } wurde kein Spielstand gefunden.
store-not-rescued = In { $file } ließ sich nichts speichern: { $why }.
store-imported = { $name } wurde als Spiel { $id } importiert.
store-not-imported = { $file } wurde nicht importiert. { $why }
store-import-kind = Es ist keine gewöhnliche Datei.
store-import-open = Sie lässt sich nicht lesen ({ $why }).
store-import-text = Es ist keine Textdatei.
store-not-kept = Es ließ sich nicht speichern.
settings-damaged = Die Einstellungen waren beschädigt. Sie liegen jetzt in { $file }. Alles steht wieder auf den Standardwerten.
settings-restored = Die Einstellungen waren beschädigt. Sie liegen jetzt in { $file }. Es gelten wieder die vor deiner letzten Änderung.
settings-wrong = Einige Einstellungen waren falsch und stehen wieder auf ihren Standardwerten: { $names }. Die alten liegen in { $file }.
settings-not-kept = Die Einstellungen lassen sich nicht speichern ({ $why }). Sie gelten, bis du Quarkade beendest.

## Particles

particle-up = Up-Quark
particle-down = Down-Quark
particle-strange = Strange-Quark
particle-charm = Charm-Quark
particle-bottom = Bottom-Quark
particle-top = Top-Quark
particle-electron = Elektron
particle-muon = Myon
particle-tau = Tau
particle-electron-neutrino = Elektron-Neutrino
particle-muon-neutrino = Myon-Neutrino
particle-tau-neutrino = Tau-Neutrino
particle-anti-up = Anti-Up-Quark
particle-anti-down = Anti-Down-Quark
particle-anti-strange = Anti-Strange-Quark
particle-anti-charm = Anti-Charm-Quark
particle-anti-bottom = Anti-Bottom-Quark
particle-anti-top = Anti-Top-Quark
particle-anti-electron = Positron
particle-anti-muon = Antimyon
particle-anti-tau = Antitau
particle-anti-electron-neutrino = Elektron-Antineutrino
particle-anti-muon-neutrino = Myon-Antineutrino
particle-anti-tau-neutrino = Tau-Antineutrino
particle-photon = Photon
particle-gluon = Gluon
particle-w-plus = W plus
particle-w-minus = W minus
particle-z = Z
particle-higgs = Higgs

## Cards

card-stable = stabil
stat-charge = Ladung
stat-spin = Spin
stat-mass = Masse
stat-lifetime = Mittlere Lebensdauer

## The coach

coach-back = Zurück
coach-skip = Auslassen
coach-next = Weiter
coach-play = Spielen
coach-show = Zeig mir
coach-retry = Noch einmal
coach-another = Weiter probieren
coach-not-that = Das darfst du, aber probier zuerst, worum ich dich gebeten habe. Ich habe es zurückgenommen.
coach-turn = { $turn } / { $turns }: { $text }
coach-said = Deine Antwort: { $said }
coach-you-said =
    Du hast gesagt: „{ $said }“. Schau!
    { $text }
coach-expect = Was erwartest du?
coach-new-table = Neue Lage! { $text }
coach-seen = Dein Versuch
coach-result = Auch das ist ein Ergebnis
coach-once-more = Was probierst du noch?
coach-state = Formuliere das Gesetz selbst
coach-law = So sagt es die Physik
coach-run = Los
coach-again = Noch mehr
coach-chart-thrown = Hier gezählt, von { $n }
coach-chart-printed = Was die Würfel des Spiels im Mittel ergeben
coach-chart-nature = Was die Natur tut
coach-chart-bar = { $what }: { $n }

## Lessons

login-title = Willkommen in der Arcade
login-saved = Dein Spiel ist gespeichert. Such dir einen Namen aus: Tippe ihn ein, oder vier Fragen finden einen. Du kannst das auslassen.
login-question = Such dir einen Namen aus: Tippe ihn ein, oder vier Fragen finden einen. Du kannst das auslassen.
login-full = Vollbild
login-window = Zurück ins Fenster
login-ask = Wie sollen wir dich nennen?
login-kept = Jeder Name ist recht. Er bleibt auf diesem Gerät. Ein Passwort brauchst du nicht.
login-pick = Oder werde ein Teilchen:
login-skip = Auslassen
login-go = Weiter
login-name-photon = Photon
login-name-gluon = Gluon
login-name-electron = Elektron
login-name-positron = Positron
login-name-muon = Myon
login-name-tau = Tau
login-name-up = Up-Quark
login-name-strange = Strange
login-name-charm = Charm
login-name-z = Z-Boson
login-name-higgs = Higgs
login-name-neutrino = Neutrino
level-hello = { $game } · Hallo, { $name }!
level-quiz = Quiz
level-quiz-first = Zuerst das Quiz
level-quiz-past = Gleich zur Lektion
level-quiz-offer = Ein Quiz vor der Lektion?
level-quiz-why = Beantworte ein paar Fragen jetzt und ein paar nach der Lektion. Dann siehst du, was du gelernt hast.
level-teacher = Lehrkräfte
level-login = Name und Vollbild
level-setup = Plätze, Optionen
level-tutorial = Lektion
level-go-on = Weiterlernen
level-again = Noch einmal lernen
level-from-beginning = Von vorn
level-play = Spielen
level-chapters = Kapitel fertig: { $done } von { $all }
level-done = Das kannst du jetzt. Gut gemacht!
level-done-partly = Du hast die Lektion beendet und { $right } von { $asked } Fragen auf Anhieb gelöst.
level-minutes = Etwa { $minutes } Minuten
level-early = Am besten nach der Lektion davor, aber du kannst auch hier anfangen.
lesson-pause-resume = Weiter
lesson-pause-replay = Kapitel neu
lesson-pause-skip = Kapitel auslassen
lesson-pause-to-game = Gleich zum Spiel
lesson-pause-rules = Regeln
lesson-pause-settings = Einstellungen
lesson-pause-leave = Lektion verlassen
finish-title = Gut gemacht!
finish-what = Du hast „{ $lesson }“ geschafft.
finish-play = Jetzt spielen
finish-quiz = Was habe ich gelernt?
finish-levels = Alle Lektionen
finish-pressed = Du bist durch!
finish-try-it = Du hast dich meistens nur durchgeklickt. Gesetze selbst zu finden macht mehr Spaß: Nimm dir die offenen Fragen vor oder beginne noch einmal.
finish-stars = { $stars } von 3 Sternen: { $right } von { $asked } Fragen auf Anhieb richtig
finish-again =
    { $n ->
        [one] Eine offene Frage
       *[other] { $n } offene Fragen
    }
again-number = Offene Fragen, anders gefragt: { $n } von { $all }
again-which = Welche Antwort schließt das aus?
again-not-that = Die schließt es nicht aus. Probier eine andere.
again-reason = „{ $why }“
