# Die Seite um die Arcade im Browser.

web-about = Fünf Brett- und Kartenspiele über Teilchenphysik, mit Lektionen. Kostenlos, in deinem Browser, ohne Konto.
web-loading = { $done } von { $total } MB
web-loading-first = { $done } von { $total } MB, nur dieses eine Mal
web-starting = Die Arcade startet …
web-no-wasm = In diesem Browser läuft die Arcade nicht: WebAssembly fehlt oder ist ausgeschaltet. Mit einem aktuellen Firefox, Chrome, Edge oder Safari geht es.
web-bare = Hier passiert nichts? Lade diese Seite neu. Die Arcade braucht JavaScript und einen aktuellen Firefox, Chrome, Edge oder Safari.
web-old = Dieser Browser ist zu alt für die Arcade. Mit einem aktuellen Firefox, Chrome, Edge oder Safari geht es.
web-two-tabs = Quarkade ist schon in einem anderen Tab offen. Spiel dort weiter, oder schließ den anderen Tab und öffne Quarkade hier.
web-no-storage = Dieser Browser speichert nichts von dieser Seite. Du kannst alles spielen, aber deine Spiele sind weg, wenn du den Tab schließt.
web-not-kept = Der Browser konnte deine letzten Züge nicht speichern. Vielleicht ist sein Speicher voll. Du kannst weiterspielen, aber neue Züge sind weg, wenn du den Tab schließt.
web-failed = Die Arcade konnte nicht starten: { $why }. Versuch es noch einmal.
web-address = Unbekannt, darum nicht beachtet: { $names }.
web-downloads = Bei deinen Downloads: { $files }.
web-entry = Textfeld
web-open-here = Hier öffnen
web-looking = Der andere Tab wird gesucht …
web-again = Noch einmal versuchen
web-cut = Ein Teil der Arcade ist nicht angekommen oder beschädigt: { $name }. Prüf das Netz und versuch es noch einmal.
web-part = Ein Teil dieser Seite ist nicht angekommen. Prüf das Netz und versuch es noch einmal.
web-stalled = Seit einer Minute ist nichts angekommen. Prüf das Netz. Du kannst warten oder es noch einmal versuchen.
web-stopped = Die Arcade musste anhalten: { $why }. Deine Spiele sind gespeichert. Versuch es noch einmal, dann geht es weiter.

# The page games.html: saved games out of the browser and into it.
web-games = Deine Spiele und Einstellungen sind in diesem Browser gespeichert. Du kannst sie als eine Datei mitnehmen oder eine solche Datei hier laden.
web-games-loose = Dieser Browser löscht sie vielleicht. Sie sind weg, wenn du ein privates Fenster schließt, und vielleicht auch, wenn der Platz knapp wird.
web-games-take = Meine Spiele mitnehmen
web-games-bring = Spiele hier laden
web-games-taken = Die Datei liegt bei deinen Downloads.
web-games-none = In diesem Browser ist noch nichts gespeichert.
web-games-foreign = Diese Datei enthält keine Spiele von Quarkade oder ist beschädigt. Nichts wurde geändert.
web-games-brought = Die Spiele aus der Datei sind da. Sie ersetzen die bisherigen.
web-games-back = Zurück in die Arcade
web-games-licences = Lizenzen aller Teile
web-games-title = Meine Spiele – Quarkade
web-games-open = Quarkade ist in einem anderen Tab offen. Nichts wurde geändert. Schließ den anderen Tab und versuch es noch einmal.
web-games-replace = In diesem Browser sind schon Spiele gespeichert. Möchtest du sie durch die aus der Datei ersetzen? Eine Kopie der jetzigen bleibt in diesem Browser.
web-games-yes = Ersetzen
web-games-no = Meine behalten
web-games-left = Deine Spiele sind wie zuvor. Nichts wurde geändert.
web-games-full = In diesem Browser ist kein Platz für diese Spiele. Nichts wurde geändert.
web-games-failed = Das hat nicht geklappt: { $why }. Nichts wurde geändert.
