# See it think: a search grows on the table.

think-title = Beim Denken zusehen
think-busy = Die Suche wächst: { $steps } Schritte
think-done = Die Suche hat { $steps } Schritte gemacht.
think-key = Säule: So oft wurde ein Zug angesehen. Gelb: Aussichten der Seite am Zug. Die Nummern liegen auch auf dem Tisch. Die 1 würde gespielt.
think-move = Nummer { $rank }: { $share } % der Blicke, Aussichten { $value } %
think-line = Beste Zugfolge bisher, wenn beide gut spielen:
think-line-move = { $n }. { $move }
