# Challenges, the lab notebook and the puzzles of the day.

daily-challenges = Herausforderungen
daily-challenges-of = { $game }: Herausforderungen
daily-challenges-met = { $met } von { $all } auf diesem Computer geschafft
daily-challenges-how = Jedes Spiel zählt, das du zu Ende spielst. Wähle eine Herausforderung und lies mehr.
daily-challenge-met = { $text } Geschafft.
daily-challenge-open = { $text } Noch offen.
daily-challenge-day = Zum ersten Mal geschafft am { $day }.
daily-challenge-not-yet = Noch offen. Es zählt am Ende eines Spiels, in dem du es geschafft hast.
daily-challenge-new = Neu geschafft: { $text }
daily-challenges-new = **Neu geschafft:** { $text } { $rest }
daily-challenges-rest = { $more ->
    [one] Und noch eine.
   *[other] Und { $more } weitere.
}
daily-challenge-underway = Geschafft: „{ $text }“

daily-notebook = Laborbuch
daily-notes-title = Laborbuch: { $chapter }
daily-notes-filled = { $filled } von { $all } auf diesem Computer gefunden
daily-notes-particles = Teilchen
daily-notes-vertices = Vertices
daily-notes-processes = Prozesse
daily-notes-nuclei = Neutronen und Kerne
daily-notes-pictures = Bilder des Detektors
daily-notes-laws = Gesetze
daily-notes-empty = Ein leerer Platz
daily-notes-where = Noch nicht gefunden. Suche hier: { $place }.
daily-notes-where-two = Noch nicht gefunden. Suche hier: { $one }, { $other }.
daily-notes-unmet = Leer. { $hint }

daily-today = Die Rätsel des Tages
daily-run-none = Jeden Tag gibt es neue Rätsel. Löse eines, dann wird der Tag markiert.
daily-run = Tage in Folge: { $run } · Tage insgesamt: { $total } · längste Folge: { $longest }
daily-run-back = Schön, dass du wieder da bist! Tage insgesamt: { $total } · längste Folge: { $longest }
daily-puzzle-solved = { $game }: das Rätsel von heute, gelöst
daily-puzzle-open = { $game }: das Rätsel von heute
daily-month-earlier = Voriger Monat
daily-month-later = Nächster Monat
daily-puzzle-ask = Du bist dran. Welcher Zug ist der beste? Probiere einen aus.
daily-puzzle-what = Ein Zug ist hier der beste. Heute haben alle dasselbe Rätsel. Probiere, so oft du willst.
daily-puzzle-start = Los
daily-puzzle-not-best = Es gibt einen besseren Zug
daily-puzzle-wrong = Spielt von hier die Stufe „Studentin“ weiter, gewinnst du mit diesem Zug etwa { $mine } von 100 Spielen, mit dem besten etwa { $best }.
daily-puzzle-again = Noch einmal
daily-puzzle-show = Zeig es mir
daily-puzzle-leave = Verlassen
daily-puzzle-right = Richtig, das ist der beste Zug!
daily-puzzle-right-later = Beim { $tries }. Versuch: Richtig, das ist der beste Zug!
daily-puzzle-answer = Das ist der beste Zug
daily-puzzle-because = Warum: { $reason } Spielt von hier die Stufe „Studentin“ weiter, gewinnst du damit etwa { $best } von 100 Spielen.
daily-puzzle-told = Quarkade { $day } · { $game } · gelöst mit { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuchen
}
daily-puzzle-line = { $told } { $signs }
daily-puzzle-copy = Zeile kopieren
daily-puzzle-copied = Kopiert
daily-puzzle-not-copied = Die Zeile ließ sich hier nicht kopieren. Du kannst sie abschreiben.
daily-month-1 = Januar { $year }
daily-month-2 = Februar { $year }
daily-month-3 = März { $year }
daily-month-4 = April { $year }
daily-month-5 = Mai { $year }
daily-month-6 = Juni { $year }
daily-month-7 = Juli { $year }
daily-month-8 = August { $year }
daily-month-9 = September { $year }
daily-month-10 = Oktober { $year }
daily-month-11 = November { $year }
daily-month-12 = Dezember { $year }
daily-weekday-1 = Mo
daily-weekday-2 = Di
daily-weekday-3 = Mi
daily-weekday-4 = Do
daily-weekday-5 = Fr
daily-weekday-6 = Sa
daily-weekday-7 = So
