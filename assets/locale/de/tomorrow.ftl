# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Herausforderungen
tomorrow-challenges-of = { $game }: Herausforderungen
tomorrow-challenges-met = { $met } von { $all } auf diesem Computer geschafft
tomorrow-challenges-how = Jedes Spiel zählt, das du zu Ende spielst. Wähle eine Herausforderung und lies mehr.
tomorrow-challenge-met = { $text } Geschafft.
tomorrow-challenge-open = { $text } Noch offen.
tomorrow-challenge-day = Zum ersten Mal geschafft am { $day }.
tomorrow-challenge-not-yet = Noch offen. Es zählt am Ende eines Spiels, in dem du es geschafft hast.
tomorrow-challenge-new = Neu geschafft: { $text }
tomorrow-challenges-new = Neu geschafft: { $text } { $more ->
    [one] Und noch eine.
   *[other] Und noch { $more }.
}
tomorrow-challenge-underway = Geschafft: { $text } Es zählt am Ende des Spiels.

tomorrow-notebook = Laborbuch
tomorrow-notes-title = Laborbuch: { $chapter }
tomorrow-notes-filled = { $filled } von { $all } auf diesem Computer gefunden
tomorrow-notes-particles = Teilchen
tomorrow-notes-vertices = Vertices
tomorrow-notes-processes = Prozesse
tomorrow-notes-nuclei = Neutronen und Kerne
tomorrow-notes-pictures = Bilder des Detektors
tomorrow-notes-laws = Gesetze
tomorrow-notes-empty = Ein leerer Platz
tomorrow-notes-where = Noch nicht gefunden. Suche hier: { $place }.
tomorrow-notes-where-two = Noch nicht gefunden. Suche hier: { $one }, { $other }.
tomorrow-notes-unmet = Leer. { $hint }

tomorrow-today = Die Rätsel des Tages
tomorrow-run-none = Jeden Tag gibt es neue Rätsel. Löse eines, dann wird der Tag markiert.
tomorrow-run = Tage in Folge: { $run } · Tage insgesamt: { $total } · längste Folge: { $longest }
tomorrow-run-back = Schön, dass du wieder da bist! Tage insgesamt: { $total } · längste Folge: { $longest }
tomorrow-puzzle-solved = { $game }: das Rätsel von heute, gelöst
tomorrow-puzzle-open = { $game }: das Rätsel von heute
tomorrow-month-earlier = Voriger Monat
tomorrow-month-later = Nächster Monat
tomorrow-puzzle-ask = Du bist dran. Welcher Zug ist der beste? Probiere einen aus.
tomorrow-puzzle-what = Ein Zug ist hier der beste. Heute haben alle dasselbe Rätsel. Probiere, so oft du willst.
tomorrow-puzzle-start = Los
tomorrow-puzzle-not-best = Es gibt einen besseren Zug
tomorrow-puzzle-wrong = Spielt von hier die Stufe „Studentin“ weiter, gewinnst du mit diesem Zug etwa { $mine } von 100 Spielen, mit dem besten etwa { $best }.
tomorrow-puzzle-again = Noch einmal
tomorrow-puzzle-show = Zeig es mir
tomorrow-puzzle-leave = Verlassen
tomorrow-puzzle-right = Richtig, das ist der beste Zug!
tomorrow-puzzle-right-later = Beim { $tries }. Versuch: Richtig, das ist der beste Zug!
tomorrow-puzzle-answer = Das ist der beste Zug
tomorrow-puzzle-because = Warum: { $reason } Spielt von hier die Stufe „Studentin“ weiter, gewinnst du damit etwa { $best } von 100 Spielen.
tomorrow-month-1 = Januar { $year }
tomorrow-month-2 = Februar { $year }
tomorrow-month-3 = März { $year }
tomorrow-month-4 = April { $year }
tomorrow-month-5 = Mai { $year }
tomorrow-month-6 = Juni { $year }
tomorrow-month-7 = Juli { $year }
tomorrow-month-8 = August { $year }
tomorrow-month-9 = September { $year }
tomorrow-month-10 = Oktober { $year }
tomorrow-month-11 = November { $year }
tomorrow-month-12 = Dezember { $year }
tomorrow-weekday-1 = Mo
tomorrow-weekday-2 = Di
tomorrow-weekday-3 = Mi
tomorrow-weekday-4 = Do
tomorrow-weekday-5 = Fr
tomorrow-weekday-6 = Sa
tomorrow-weekday-7 = So
