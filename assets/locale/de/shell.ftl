# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Verschmilz Kerne, mach Licht, bau den schwersten Stern.
bigebang-minutes = 20
particle_builder-title = Particle Builder
particle_builder-tagline = Tausche klug, füll deine Matte, bau zuerst ein Proton.
particle_builder-minutes = 10
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Lege ein Feynman-Diagramm, das die Natur unterschreibt.
tutti_quantum-minutes = 20
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Vorn Materie, hinten Antimaterie: Werde zuerst alle Karten los.
u_know_feynman-minutes = 15
particle_panic-title = Particle Panic
particle_panic-tagline = Aus dem Labor entkommen Teilchen. Schaltet es gemeinsam ab.
particle_panic-minutes = 20

title-play = SPIELEN
title-learn = LERNEN
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
title-facts = { $seats } Personen · { $minutes } Minuten · ab 13
title-newer = Eine neue Version ist da: laden
title-about = Über Quarkade
title-codex = Kodex: alle Teilchen
title-hunt = Die Gipfeljagd: echte Kollisionen
title-honours = Statistik und Erfolge
title-today = Rätsel des Tages
title-today-open = Heute: offen
title-today-solved = Heute: { $solved }/{ $games } gelöst
title-today-run =
    { $state }
    { $run } Tage in Folge
title-today-spoken = { $name }: { $solved } von { $games } gelöst
title-board = Bestwerte und Spiele zum Ansehen
title-settings = Einstellungen
title-sound = Ton an oder aus
title-full = Vollbild
title-leave = Spielhalle verlassen
leave-title = Spielhalle verlassen?
leave-yes = Verlassen
leave-no = Bleiben
continue-title = Weiter mit { $name }?
continue-body = { $moves ->
    [0] Die Karten sind verteilt, noch niemand hat gezogen.
    [one] Ein Zug ist gemacht.
   *[other] { $moves } Züge sind gemacht. Alles ist, wo es war.
}
continue-yes = Weiter
continue-no = Nein
continue-lose = Dieses Spiel { $name } aufgeben?
continue-lost = { $moves ->
    [0] Die Karten sind verteilt, und niemand wird es spielen.
    [one] Sein einziger Zug ist dann verloren. Wird es behalten, führt WEITER an seinem Automaten zurück.
   *[other] Seine { $moves } Züge sind dann verloren. Wird es behalten, führt WEITER an seinem Automaten zurück.
}
continue-keep = Behalten
continue-give-up = Aufgeben

## Words used everywhere

on = an
off = aus
done = Fertig
back = Zurück
close = Schließen
pages = { $page } / { $pages }
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

honours-title = { $game }: Statistik und Erfolge
honours-against = Gegen
honours-played = Gespielt
honours-won = Gewonnen
honours-shared = Geteilt
honours-person = Menschen
honours-alone = Allein
honours-none = Noch kein Spiel ist zu Ende gespielt. Was du spielst, wird hier gezählt, nur auf diesem Computer.
honours-choose = Wähle einen Erfolg und lies, wie er gelingt.
honours-of = Erfolge: { $done } von { $all }
feat-earned = ★ Erfolg: { $name }
feat-done = { $name }: geschafft. { $how }
feat-open = { $name }: noch nicht. { $how }
feat-particle_builder-proton = Proton
feat-particle_builder-proton-how = Baue das Proton fertig: zwei Up-Quarks und ein Down-Quark.
feat-particle_builder-neutron = Neutron
feat-particle_builder-neutron-how = Baue das Neutron fertig: ein Up-Quark und zwei Down-Quarks.
feat-particle_builder-atom = Atom
feat-particle_builder-atom-how = Baue Wasserstoff fertig oder einen exotischen Verwandten wie Positronium.
feat-particle_builder-antimatter = Antimaterie
feat-particle_builder-antimatter-how = Baue ein Antiproton, ein Antineutron oder Antiwasserstoff fertig.
feat-particle_builder-annihilation = Lichtblitz
feat-particle_builder-annihilation-how = Vernichte ein Teilchen mit seinem Antiteilchen.
feat-particle_builder-weak = Schwach, aber oho
feat-particle_builder-weak-how = Lass ein W-Boson ein Teilchen in ein anderes verwandeln (ab Stufe 5).
feat-tutti_quantum-compton = Compton
feat-tutti_quantum-compton-how = Eine Elektronlinie zwischen zwei Photon-Vertices: Licht prallt an einem Elektron ab.
feat-tutti_quantum-higgs-self = Higgs trifft sich selbst
feat-tutti_quantum-higgs-self-how = Vollende einen Vertex aus drei Higgs-Linien.
feat-tutti_quantum-loop = Der Kreis schließt sich
feat-tutti_quantum-loop-how = Schließe einen Ring aus Linien in deinem Diagramm.
feat-tutti_quantum-light-by-light = Licht trifft Licht
feat-tutti_quantum-light-by-light-how = Ein Ring aus Elektronen oder aus Quarks mit vier Photonen daran.
feat-u_know_feynman-nucleon = Drei Quarks auf einmal
feat-u_know_feynman-nucleon-how = Spiele ein Proton oder Neutron, oder ihr Antiteilchen, als drei Quarks zusammen.
feat-u_know_feynman-gluon = Entklebt
feat-u_know_feynman-gluon-how = Neutralisiere ein Gluon.
feat-u_know_feynman-caught = Scharfer Detektor
feat-u_know_feynman-caught-how = Erwische jemanden, der DECAY vergessen hat.
feat-bigebang-helium = Helium
feat-bigebang-helium-how = Lass einen Helium-4-Kern entstehen.
feat-bigebang-carbon = Kohlenstoff
feat-bigebang-carbon-how = Verbinde drei Helium-4-Kerne, wie alte Sterne es tun.
feat-bigebang-flash = Achtmal Licht
feat-bigebang-flash-how = Vernichte Helium-4 mit Antihelium-4: Acht Teilchen werden Licht.
feat-bigebang-gold = Rätsel in Gold
feat-bigebang-gold-how = Hol Gold in einem der drei Rätsel.
feat-particle_panic-code = Erster Code
feat-particle_panic-code-how = Gib einen Code zur Selbstzerstörung ein.
feat-particle_panic-shutdown = Abgeschaltet
feat-particle_panic-shutdown-how = Gebt alle Codes rechtzeitig ein, auf irgendeiner Stufe.
feat-particle_panic-published = Wider Erwarten
feat-particle_panic-published-how = Schaltet das Labor nach den Originalregeln ab.

## About

about-title = Über Quarkade
about-what = Fünf Tischspiele über das Kleinste, das es gibt. Alles läuft auf diesem Computer: kein Konto, kein Netz, keine persönlichen Daten.
about-games = Die Spiele und wer sie erfunden hat
about-made = Neu gezeichnet und geschrieben für Quarkade. Die Regeln erzählen wir in eigenen Worten; die Spiele gehören denen, die sie erfunden haben.
about-font = Schrift: DejaVu Sans, frei unter der Bitstream-Vera- und DejaVu-Lizenz.
about-data = Teilchendaten: Particle Data Group, 2025.
about-collisions = Echte Kollisionen: CMS-Kollaboration, CERN Open Data (CC0), für diese Arcade verkleinert.
about-tools = Gebaut mit: { $names }
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
setup-series-one = Einzelspiele
setup-series-to = bis { $goal } Marken
setup-series-help = In einer Serie behält man Marken von Spiel zu Spiel, bis jemand das Ziel erreicht und mehr hat als das Gegenüber.
setup-series-deals = { $deals } Spiele, Punkte addiert
setup-series-exchanged = gleiche Karten, Plätze getauscht
setup-deals-help = In einem einzelnen Spiel spielt das Glück eine große Rolle. In einem Wettkampf aus mehreren zählen alle Punkte zusammen; mit getauschten Plätzen bekommt jeder jede Hand einmal.
setup-pace = Auf diesem Computer bräuchte Nobel etwa { $seconds } s für einen Zug. Nach { $cap } s ist Schluss, und Nobel spielt etwas schwächer.
seed-title = Welches Spiel soll es sein?
seed-what = Derselbe Startwert verteilt dasselbe Spiel, für dich und alle, denen du ihn sagst. Tippe Wörter, ein Datum oder die lange Form von einer Ergebnisseite.
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
rail-close = Schließen
rail-look = Etwas ansehen
rail-again = Die letzten Züge noch einmal zeigen
look-ask = Berühre etwas, um darüber zu lesen.
look-not = Berühre etwas, um es zu spielen.
spot-die = Der Würfel zeigt { $face }.
look-nothing = Darüber gibt es nicht mehr zu lesen.
rail-undo = Zurücknehmen
rail-hint = Tipp
rail-result = Zurück zum Ergebnis
carry-places = Hier ist kein Platz dafür. { $n ->
    [one] Der markierte Platz passt.
   *[other] Die { $n } markierten Plätze passen.
}
table-over = So ist es ausgegangen. Der leuchtende Knopf rechts führt zurück zum Ergebnis.
lens-whole = Alles zeigen
lens-nearer = Näher
lens-farther = Weiter weg
undo-done = Zurückgenommen.
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-chance = Es wurde gewürfelt oder eine Karte gezeigt: Das geht nicht zurück.
undo-over = Das Spiel ist zu Ende, und sein Ergebnis steht.
undo-other = Inzwischen hat jemand anderes gezogen: Das geht nicht zurück.
hint-thinking = Lass mich nachdenken …
hint-line = Tipp: { $reason }
hint-best-found = Das ist der beste Zug, der sich fand.
curtain-title = { $name }: Du bist dran
curtain-why = Setz dich, bevor du den Vorhang öffnest: Die Karten sind nur für deine Augen.
curtain-ready = Bereit
pause-title = Pause
pause-resume = Weiter
pause-rules = Regeln
pause-log = Was geschah
pause-settings = Einstellungen
pause-again = Neues Spiel
pause-leave = Speichern, beenden
pause-again-ask = Ein neues Spiel anfangen?
pause-again-lost = Dieses Spiel ist nicht zu Ende. Es wird aufgegeben, und ein neues beginnt.
pause-again-no = Weiterspielen
pause-again-yes = Neues Spiel
log-title = Was geschah
log-older = Früher
log-newer = Später
log-empty = Noch ist nichts geschehen.
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
inside-write = Spiel in eine Datei schreiben

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
result-series-your-team-won = Dein Team gewinnt den Wettkampf!
result-series-team-won = { $one } und { $other } gewinnen den Wettkampf
result-series-shared = Der Wettkampf endet unentschieden
result-counting = Jetzt wird gezählt
result-badge = Seltenster Fund: { $name }
result-again = Noch einmal
result-review = Rückblick
result-next = Nächstes Spiel
result-new-series = Neue Serie
result-same = Dasselbe noch mal
result-seed = Startwert: { $seed }
result-prose = **{ $what }** · { $text }
result-best = Bisher bester Wert mit diesem Startwert: { $score }
result-best-new = Neuer Bestwert für diesen Startwert: { $score }
series-stands = Serie bis { $goal } Marken
deals-stand = Punkte in { $games } von { $deals } Spielen
sitting-stands = Siege in { $games } Spielen
sitting-together = Heute am Tisch
sitting-won-together = { $won } von { $games } Spielen gewonnen
result-look = Tisch ansehen
result-leave = Hauptmenü
result-board = In die Bestenliste
result-sheet = Ein Blatt zum Mitnehmen
result-watch = Spiel noch einmal ansehen

## Looking back at a game

review-title = Rückblick
review-busy = Deine Züge werden angesehen: { $percent } %
review-why = Die Entscheidungen, die dich am meisten gekostet haben, nach dem, was du wissen konntest. Pech zählt nicht.
review-none = Keine deiner Entscheidungen hat viel gekostet. Gut gespielt!
review-nothing = Es gibt nichts zum Zurückblicken: Niemand konnte darüber nachdenken.
review-cost = { $number }. Zug { $move }: −{ $cost } %
review-played = { $name }: gewählt wurde, was weiß umrandet ist.
review-better = Besser: { $reason }
review-outlook = Deine Aussicht: etwa { $got } %, mit dem besseren Zug { $could } %. 100 % ist ein sicherer Sieg.
review-course = Der Verlauf deines Spiels. Bei deiner ersten Wahl standen die Aussichten bei { $first } %, danach zwischen { $least } und { $most } %.
review-course-key = Je höher, desto eher gewinnst du. Gestrichelt: gleiche Chancen.
review-mark-played = was gespielt wurde
review-mark-better = was besser war

## Settings

settings-title = Einstellungen
settings-note = Jede Änderung bleibt auf diesem Computer gespeichert.
settings-visit = Wer nach dir kommt, findet alles, wie es war.
setting-language = Sprache
setting-text_size = Textgröße
setting-speed = Tempo
setting-full_screen = Vollbild
setting-muted = Stumm
setting-reduced_motion = Weniger Bewegung
setting-high_contrast = Hoher Kontrast
setting-unhurried = Ohne Zeitlimit
setting-vibration = Vibration (Gamepad, Handy)
setting-music_follows = Musik folgt dem Spiel
setting-thoughts = Gedanken zeigen
setting-forced = Erzwungene Züge von selbst
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
settings-keys-note = Wähle eine Handlung, dann drücke ihre neue Taste. Pfeile, Tab, Enter und Escape gehen immer.
settings-pad-note = Wähle eine Handlung, dann drücke ihren neuen Knopf. Stick und Steuerkreuz gehen immer.
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
pad-kept = Dieser Knopf bedeutet „{ $act }“. Gib „{ $act }“ zuerst einen anderen Knopf.
pad-moves = Dieser Knopf bewegt den Rahmen. Das bleibt so.
pad-swapped = „{ $one }“ und „{ $other }“ haben ihre Knöpfe getauscht.
pad-lost = „{ $act }“ hat jetzt keinen Knopf.
want-ok = Wählen
want-back = Zurück, Pause
want-hint = Tipp
want-undo = Zurücknehmen
want-help = Regeln
want-look = Karte ansehen
want-again = Züge noch einmal
want-next = Eins weiter
want-previous = Eins zurück
want-mute = Stumm
want-speech = Vorlesen
want-full_screen = Vollbild
want-picture = Bild speichern
want-nearer = Näher heran
want-farther = Weiter weg
want-inside = Unter der Haube
want-whole = Alles sehen
speed-50 = langsam
speed-100 = normal
speed-200 = schnell
speed-0 = sofort

## Reading aloud, and captions for what can be heard

speech-on = Vorlesen ist an. { $key } schaltet es aus.
speech-off = Vorlesen ist aus.
speech-mute = Dieser Computer hat keine Stimme: Was vorgelesen würde, steht hier.
sound-off = Der Ton ist aus. Dieselbe Taste holt ihn zurück.
sound-on = Der Ton ist an.
picture-kept = Bild gespeichert: { $file }
picture-not-kept = Das Bild ließ sich nicht speichern: Der Ordner nimmt es nicht an.
spoken-open = { $what }: wählbar
spoken-picked = { $what }: gewählt
caption-wrong = [ Summen: geht nicht ]
caption-card = [ eine Karte gleitet ]
caption-swap = [ Wusch: ein Tausch ]
caption-chime = [ Klingen ]
caption-good = [ steigende Töne: gut gemacht ]
caption-annihilate = [ fallender Ton: ein Blitz ]
caption-die = [ ein Würfel klappert ]
caption-alarm = [ Alarm ]
caption-turn = [ zwei Töne: du bist dran ]
caption-win = [ Fanfare: gewonnen ]
caption-loss = [ sinkende Töne: verloren ]
caption-flip = [ eine Karte dreht sich um ]
caption-shuffle = [ Karten werden gemischt ]
caption-decay = [ fallendes Trillern: ein Zerfall ]
caption-fuse = [ steigendes Brummen: es verbindet sich ]
caption-tick = [ Tick ]
caption-point1 = [ ein Ton: Punkte kommen an ]
caption-point2 = [ ein Ton: Punkte kommen an ]
caption-point3 = [ ein Ton: Punkte kommen an ]
caption-point4 = [ ein Ton: Punkte kommen an ]
caption-point5 = [ ein Ton: Punkte kommen an ]
caption-jolt = [ dumpfer Schlag ]
caption-thud = [ dumpfe Schläge, immer schneller ]

## Saved games that cannot be opened

record-size = Dieser Spielstand ist viel zu groß, um von uns zu sein ({ $where } Zeichen). Er bleibt, wie er ist.
record-json = Dieser Spielstand ist beschädigt ({ $where }). Er bleibt, wie er ist; neue Spiele gehen wie immer.
record-foreign = Diese Datei ist kein Spiel von Quarkade. Sie bleibt, wie sie ist.
record-newer = Dieses Spiel hat ein neueres Quarkade gespeichert (Format { $where }). Aktualisiere das Programm, um es zu öffnen.
record-field = Dieser Spielstand ist beschädigt: Sein Teil „{ $where }“ fehlt oder ist falsch. Er bleibt, wie er ist.
record-game = Dieser Spielstand gehört zu einem Spiel, das es hier nicht gibt: { $where }.
record-newer-rules = Dieses Spiel wurde mit neueren Regeln gespeichert (Nummer { $where }). Aktualisiere das Programm, um es zu öffnen.
record-older-rules = Dieses Spiel wurde mit älteren Regeln gespeichert (Nummer { $where }) und kann mit den jetzigen nicht weitergehen.
record-setup = Dieser Spielstand beginnt auf eine Art, die es nicht gibt: { $where }.
record-move = Dieser Spielstand bricht bei Zug { $where } die Regeln. Bis dahin kann man ihn ansehen.
record-changed = Dieser Spielstand wurde geändert: Nach Zug { $where } ist er nicht mehr, was gespeichert wurde. Bis dahin kann man ihn ansehen.
record-dealt = Dieser Spielstand wurde geändert: So wurde nicht ausgeteilt ({ $where }).
record-digest = Dieser Spielstand wurde nach dem Speichern geändert: Er endet nicht so, wie er sagt ({ $where }).

## What lasts: the store of games, the settings

store-damaged = Die Spielstände waren beschädigt. Sie liegen jetzt als { $file } beiseite; Quarkade fängt von vorn an.
store-restored = Die Spielstände waren beschädigt und liegen als { $file } beiseite. Quarkade macht mit seiner Kopie vom { $day } weiter.
store-rescued = Die Spielstände waren beschädigt und liegen als { $file } beiseite. Quarkade macht mit allem weiter, was nachweislich stimmt: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}. { $lost ->
    [0] Soweit bekannt, fehlt nichts.
    [one] Von einem Spiel fehlen Züge oder alles.
   *[other] Von { $lost } Spielen fehlen Züge oder alles.
}
store-conflict = Ein anderes Programm hat in die Spielstände geschrieben. Was es hinterließ, liegt als { $file } beiseite; Quarkade macht mit den eigenen weiter.
store-missing = Die Spielstände fehlten. Quarkade macht mit seiner Kopie vom { $day } weiter.
store-newer = Die Spielstände stammen von einem neueren Quarkade ({ $program }). Sie bleiben, wie sie sind; gespeichert wird erst nach einer Aktualisierung.
store-memory = In diesem Ordner lässt sich nichts speichern ({ $why }). Du kannst spielen, aber die Spiele sind weg, wenn du gehst.
store-refused = { $count ->
    [one] Ein Spielstand ist beschädigt und lässt sich nicht öffnen. Alle anderen sind in Ordnung.
   *[other] { $count } Spielstände sind beschädigt und lassen sich nicht öffnen. Alle anderen sind in Ordnung.
}
store-full = Die Festplatte ist voll. Spiel weiter: Züge werden gespeichert, sobald Platz ist.
store-readonly = Die Festplatte lässt sich nicht beschreiben. Spiel weiter: Züge werden gespeichert, sobald es geht.
store-stuck = Speichern geht gerade nicht ({ $why }). Spiel weiter: Züge werden gespeichert, sobald es wieder geht.
store-locked = Quarkade läuft schon mit diesen Spielständen.
store-check-file = Die Datei der Spielstände ist beschädigt: { $found }.
store-check-stray = Neben den Spielständen liegt { $file }, das nicht von Quarkade ist. Der nächste Start legt es beiseite.
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
store-no-game = Es gibt kein Spiel { $id }, das sich öffnen lässt. „store list“ zeigt die, bei denen es geht.
store-exported = Spiel { $id } liegt in { $file }.
store-not-exported = Spiel { $id } konnte nicht nach { $file } geschrieben werden: { $why }.
store-export-there = dort liegt schon eine Datei; --force überschreibt sie
store-export-ours = dieser Name gehört zu Quarkades eigenen Dateien
store-export-kind = es ist keine gewöhnliche Datei
store-rescue-done = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} in { $file } gesichert. { $lost ->
    [0] Soweit bekannt, fehlt nichts.
    [one] Von einem Spiel fehlen Züge oder alles.
   *[other] Von { $lost } Spielen fehlen Züge oder alles.
}
store-rescue-none = Nichts in { $file } ist nachweislich ein Spielstand.
store-not-rescued = In { $file } ließ sich nichts sichern: { $why }.
store-imported = { $name } ist jetzt Spiel { $id }.
store-not-imported = { $file } wurde nicht aufgenommen. { $why }
store-import-kind = Es ist keine gewöhnliche Datei.
store-import-open = Sie lässt sich nicht lesen ({ $why }).
store-import-text = Es ist kein Text.
store-not-kept = Speichern war nicht möglich.
settings-damaged = Die Einstellungen waren beschädigt und liegen als { $file } beiseite. Jetzt gelten wieder die Voreinstellungen.
settings-restored = Die Einstellungen waren beschädigt und liegen als { $file } beiseite. Sie sind wie vor deiner letzten Änderung.
settings-wrong = Einige Einstellungen ergaben keinen Sinn und stehen wieder auf der Voreinstellung: { $names }. Was da stand, liegt als { $file } bereit.
settings-not-kept = Die Einstellungen lassen sich nicht speichern ({ $why }). Sie gelten, bis du gehst.

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
coach-show = Zeig mir
coach-not-that = Das ist erlaubt, aber probier zuerst, worum ich dich gebeten habe. Ich habe es zurückgenommen.
coach-turn = { $turn } / { $turns }: { $text }
coach-said = Deine Antwort: { $said }
coach-you-said =
    Du hast gesagt: „{ $said }“. Schau!
    { $text }
coach-expect = Was erwartest du?
coach-situation = Eine neue Lage
coach-situation-expect = Neue Lage: dein Tipp?
coach-run = Los
coach-again = Noch mehr
coach-chart-thrown = Hier gezählt, von { $n }
coach-chart-printed = Was die Würfel des Spiels versprechen
coach-chart-nature = Was die Natur tut
coach-chart-bar = { $what }: { $n }

## Lessons

login-title = Willkommen in der Spielhalle
login-full = Vollbild
login-window = Zurück ins Fenster
login-ask = Wie sollen wir dich nennen?
login-kept = Jeder Name ist recht. Er bleibt auf diesem Computer; ein Passwort gibt es nicht.
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
level-quiz-why = Acht Fragen jetzt und acht danach zeigen, was du gelernt hast.
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
level-minutes = Etwa { $minutes } Minuten
level-early = Am besten nach der Lektion davor. Aber die Tür steht offen.
lesson-pause-resume = Weiter
lesson-pause-replay = Kapitel neu
lesson-pause-skip = Kapitel auslassen
lesson-pause-rules = Regeln
lesson-pause-settings = Einstellungen
lesson-pause-leave = Lektion verlassen
finish-title = Gut gemacht!
finish-what = Du hast „{ $lesson }“ geschafft.
finish-play = Jetzt spielen
finish-quiz = Was habe ich gelernt?
finish-levels = Alle Lektionen
