# The page around the arcade in a browser.

web-loading = { $done } of { $total } MB
web-starting = Starting the arcade …
web-no-wasm = This browser cannot run the arcade: WebAssembly is missing or switched off. A current Firefox, Chrome, Edge or Safari can.
web-bare = Nothing happens here? The arcade needs JavaScript and a current Firefox, Chrome, Edge or Safari.
web-old = This browser is too old for the arcade. A current Firefox, Chrome, Edge or Safari can run it.
web-two-tabs = Quarkade is already open in another tab. Go on there, or close it and load this page again.
web-no-storage = This browser keeps nothing from this page: you can play everything, but games are gone when the tab is closed.
web-not-kept = The browser could not keep your last moves: its storage may be full. You can play on; what is new is lost with this tab.
web-failed = The arcade could not be started: { $why }. Loading the page again may help.
web-address = Not known here, and left out: { $names }.
web-downloads = In your downloads: { $files }.

# The page games.html: saved games out of the browser and into it.
web-games = Your games and settings are kept in this browser. Take them with you as one file, or bring such a file here.
web-games-loose = This browser has not promised to keep them for good: they are gone when a private window is closed, and may be lost when there is no room left.
web-games-take = Take my games with me
web-games-bring = Bring games here
web-games-taken = The file is in your downloads.
web-games-none = Nothing is kept in this browser yet.
web-games-foreign = This file holds no games of Quarkade: nothing was changed.
web-games-brought = The games are here, in place of those that were.
web-games-back = Back to the arcade
