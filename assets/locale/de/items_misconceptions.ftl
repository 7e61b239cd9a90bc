# Was Lernende stattdessen glauben, für die Seite der Lehrkraft.

misconception-charge-unchanged = Ein W lässt die Ladung eines Teilchens, wie sie ist.
misconception-charge-sign-ignored = Beim Addieren von Ladungen kommt es nicht auf die Vorzeichen an.
misconception-charge-need-not-add-up = Wenn sich Teilchen verwandeln, darf sich die Summe der Ladungen ändern.
misconception-w-makes-antimatter = Wechselt die Ladung, so wird Materie zu Antimaterie.
misconception-quark-becomes-lepton = Aus einem Quark kann ein Lepton werden.
misconception-lepton-becomes-quark = Aus einem Lepton kann ein Quark werden.
misconception-particle-becomes-boson = Wer ein Boson aufnimmt, ist danach selbst ein Boson.
misconception-any-family = Ein Lepton kann in jede Familie wechseln.
misconception-neutral-boson-takes-charge = Auch ein neutrales Boson kann Ladung forttragen.
misconception-same-stuff = Ein verwandeltes Teilchen behält Masse und Lebensdauer.
misconception-boson-charge-left-out = Die Ladung eines Bosons zählt in der Summe nicht mit.
