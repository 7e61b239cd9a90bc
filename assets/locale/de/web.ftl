# Die Seite um die Spielhalle im Browser.

web-loading = { $done } von { $total } MB
web-starting = Die Spielhalle startet …
web-no-wasm = In diesem Browser läuft die Spielhalle nicht: WebAssembly fehlt oder ist ausgeschaltet. Mit einem aktuellen Firefox, Chrome, Edge oder Safari geht es.
web-bare = Hier passiert nichts? Lade diese Seite neu. Die Spielhalle braucht JavaScript und einen aktuellen Firefox, Chrome, Edge oder Safari.
web-old = Dieser Browser ist zu alt für die Spielhalle. Mit einem aktuellen Firefox, Chrome, Edge oder Safari geht es.
web-two-tabs = Quarkade ist schon in einem anderen Tab offen. Spiel dort weiter, oder schließ jenen Tab und öffne Quarkade hier.
web-no-storage = Dieser Browser speichert nichts von dieser Seite: Alles ist spielbar, aber die Spielstände sind weg, wenn der Tab geschlossen wird.
web-not-kept = Der Browser konnte deine letzten Züge nicht speichern: Vielleicht ist sein Speicher voll. Du kannst weiterspielen; Neues geht mit diesem Tab verloren.
web-failed = Die Spielhalle konnte nicht starten: { $why }. Vielleicht hilft ein neuer Versuch.
web-address = Hier unbekannt und weggelassen: { $names }.
web-downloads = Bei deinen Downloads: { $files }.
web-entry = Textfeld
web-open-here = Hier öffnen
web-looking = Der andere Tab wird gesucht …
web-again = Noch einmal versuchen
web-cut = Ein Teil der Spielhalle ist nicht angekommen oder beschädigt: { $name }. Prüf das Netz und versuch es noch einmal.
web-part = Ein Teil dieser Seite ist nicht angekommen. Prüf das Netz und versuch es noch einmal.
web-stalled = Seit einer Minute ist nichts angekommen. Prüf das Netz. Du kannst warten oder es noch einmal versuchen.
web-stopped = Die Spielhalle musste anhalten: { $why }. Deine Spielstände sind gespeichert. Versuch es noch einmal, dann geht es weiter.

# The page games.html: saved games out of the browser and into it.
web-games = Deine Spielstände und Einstellungen liegen in diesem Browser. Nimm sie als eine Datei mit, oder bring eine solche Datei hierher.
web-games-loose = Dieser Browser hat nicht versprochen, sie auf Dauer zu behalten: Schließt du ein privates Fenster, sind sie weg, vielleicht auch, wenn der Platz knapp wird.
web-games-take = Meine Spiele mitnehmen
web-games-bring = Spiele hierher bringen
web-games-taken = Die Datei liegt bei deinen Downloads.
web-games-none = In diesem Browser ist noch nichts gespeichert.
web-games-foreign = Diese Datei enthält keine Spielstände von Quarkade oder ist beschädigt: Nichts wurde geändert.
web-games-brought = Die Spielstände sind da, anstelle der bisherigen.
web-games-back = Zurück in die Spielhalle
web-games-licences = Lizenzen aller Teile
web-games-title = Meine Spiele – Quarkade
web-games-open = Quarkade ist in einem anderen Tab offen. Schließ jenen Tab und versuch es noch einmal: Nichts wurde geändert.
web-games-replace = In diesem Browser liegen schon Spielstände. Sollen die aus der Datei an ihre Stelle? Eine Kopie der jetzigen bleibt in diesem Browser.
web-games-yes = Ersetzen
web-games-no = Meine behalten
web-games-left = Deine Spielstände sind wie zuvor: Nichts wurde geändert.
web-games-full = In diesem Browser ist kein Platz mehr dafür: Nichts wurde geändert.
web-games-failed = Das hat nicht geklappt: { $why }. Nichts wurde geändert.
