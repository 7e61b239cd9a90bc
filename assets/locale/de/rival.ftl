# Was Gegner ab und zu sagen, je nach Stufe. Kurz, freundlich, nie spöttisch.

rival-visitor-hello = Hallo! Ich bin neu hier.
rival-visitor-glad = Oh! Das hat geklappt.
rival-visitor-glad-again = Es hat wieder geklappt!
rival-visitor-praise = Toll. Wie hast du das gemacht?
rival-visitor-praise-again = Du kannst das gut!
rival-visitor-won = Ich habe gewonnen? Kaum zu glauben!
rival-visitor-lost = Gewonnen! Zeigst du mir nächstes Mal, wie das geht?
rival-visitor-drawn = Wir haben beide gewonnen? Kaum zu glauben!

rival-student-hello = Viel Glück! Mal sehen, was passiert.
rival-student-glad = Genau so war es geplant.
rival-student-glad-again = Das habe ich geübt.
rival-student-praise = Gut gesehen!
rival-student-praise-again = Das habe ich nicht kommen sehen.
rival-student-won = Gutes Spiel! Ich habe etwas gelernt.
rival-student-lost = Gut gespielt. Das Kapitel lese ich besser noch einmal.
rival-student-drawn = Unentschieden! Wir haben beide gut gespielt.

rival-researcher-hello = Bereit? Ich habe eine Theorie.
rival-researcher-glad = Die Daten geben mir recht.
rival-researcher-glad-again = Noch ein Messpunkt auf meiner Kurve.
rival-researcher-praise = Ein interessanter Zug. Den notiere ich mir.
rival-researcher-praise-again = Dieses Ergebnis muss ich nachprüfen.
rival-researcher-won = Danke. Das war ein gutes Experiment.
rival-researcher-lost = Du hast meine Theorie widerlegt. Bravo!
rival-researcher-drawn = Unentschieden. Wiederholen wir das Experiment?

rival-nobel-hello = Sehr erfreut. Überrasch mich!
rival-nobel-glad = Schön, nicht wahr?
rival-nobel-glad-again = Die Natur meint es heute gut.
rival-nobel-praise = Wunderbar gesehen.
rival-nobel-praise-again = Das hätte mir einfallen sollen.
rival-nobel-won = Ein feines Spiel. Schauen wir es uns gemeinsam noch einmal an?
rival-nobel-lost = Gratuliere! Das passiert mir nicht oft.
rival-nobel-drawn = Niemand besser, niemand schlechter. Noch einmal?
