# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Herausforderungen
tomorrow-challenges-of = { $game }: Herausforderungen
tomorrow-challenges-met = { $met } von { $all } auf diesem Computer geschafft
tomorrow-challenges-how = Sie zählen in jedem Spiel, das du zu Ende spielst. Wähle eine und lies mehr.
tomorrow-challenge-met = { $text } Geschafft.
tomorrow-challenge-open = { $text } Noch offen.
tomorrow-challenge-day = Zum ersten Mal geschafft am { $day }.
tomorrow-challenge-not-yet = Noch offen. Es zählt am Ende eines Spiels, in dem es dir gelungen ist.
tomorrow-challenge-new = Neu geschafft: { $text }
tomorrow-challenges-new = { $n } Herausforderungen neu geschafft

tomorrow-notebook = Laborbuch
tomorrow-notes-title = Laborbuch: { $chapter }
tomorrow-notes-filled = { $filled } von { $all } auf diesem Computer kennengelernt
tomorrow-notes-particles = Teilchen
tomorrow-notes-vertices = Vertices
tomorrow-notes-processes = Prozesse
tomorrow-notes-laws = Gesetze
tomorrow-notes-empty = Ein leerer Platz
tomorrow-notes-where = Noch nicht kennengelernt. Suche hier: { $place }.
tomorrow-notes-where-two = Noch nicht kennengelernt. Suche hier: { $one }, { $other }.
tomorrow-notes-unmet = Leer. { $hint }
