# The page around the arcade in a browser.

web-about = Five tabletop games about particle physics, with lessons. Free, in your browser, without an account.
web-loading = { $done } of { $total } MB
web-loading-first = { $done } of { $total } MB, only this once
web-starting = Starting the arcade …
web-no-wasm = This browser cannot run the arcade: WebAssembly is missing or switched off. Use a current Firefox, Chrome, Edge or Safari.
web-bare = Nothing happens here? Load this page again. The arcade needs JavaScript and a current Firefox, Chrome, Edge or Safari.
web-old = This browser is too old for the arcade. Use a current Firefox, Chrome, Edge or Safari.
web-two-tabs = Quarkade is already open in another tab. Continue there, or close that tab and open Quarkade here.
web-no-storage = This browser saves nothing from this page. You can play everything, but your games are gone when you close the tab.
web-not-kept = The browser could not save your last moves. Its storage may be full. You can play on, but new moves are lost when you close this tab.
web-failed = The arcade could not start: { $why }. Try again.
web-address = Unknown, so ignored: { $names }.
web-downloads = In your downloads: { $files }.
web-entry = Text field
web-open-here = Open here
web-looking = Looking for the other tab …
web-again = Try again
web-cut = A part of the arcade did not arrive, or is damaged: { $name }. Check the network, then try again.
web-part = A part of this page did not arrive. Check the network, then try again.
web-stalled = Nothing has arrived for a minute. Check the network. You can wait, or try again.
web-stopped = The arcade had to stop: { $why }. Your games are saved. Try again to continue.

# The page games.html: saved games out of the browser and into it.
web-games = Your games and settings are saved in this browser. You can take them with you as one file, or bring such a file here.
web-games-loose = This browser may delete them. They are gone when you close a private window, and may be lost when there is no room left.
web-games-take = Take my games with me
web-games-bring = Bring games here
web-games-taken = The file is in your downloads.
web-games-none = Nothing is saved in this browser yet.
web-games-foreign = This file has no Quarkade games in it, or it is damaged. Nothing was changed.
web-games-brought = The games are here now. They replace the games that were here before.
web-games-back = Back to the arcade
web-games-licences = Licences of all parts
web-games-title = My games – Quarkade
web-games-open = Quarkade is open in another tab. Nothing was changed. Close that tab, then try again.
web-games-replace = There are already saved games in this browser. Do you want to replace them with the games from the file? This browser keeps a copy of the current games.
web-games-yes = Replace them
web-games-no = Keep mine
web-games-left = Your games are as they were. Nothing was changed.
web-games-full = This browser has no room for these games. Nothing was changed.
web-games-failed = That did not work: { $why }. Nothing was changed.
