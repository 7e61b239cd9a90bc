# The page around the arcade in a browser.

web-loading = { $done } of { $total } MB
web-starting = Starting the arcade …
web-no-wasm = This browser cannot run the arcade: WebAssembly is missing or switched off. A current Firefox, Chrome, Edge or Safari can.
web-bare = Nothing happens here? Load this page again. The arcade needs JavaScript and a current Firefox, Chrome, Edge or Safari.
web-old = This browser is too old for the arcade. A current Firefox, Chrome, Edge or Safari can run it.
web-two-tabs = Quarkade is already open in another tab. Go on there, or close that tab and open it here.
web-no-storage = This browser keeps nothing from this page: you can play everything, but games are gone when the tab is closed.
web-not-kept = The browser could not keep your last moves: its storage may be full. You can play on; what is new is lost with this tab.
web-failed = The arcade could not be started: { $why }. Trying again may help.
web-address = Not known here, and left out: { $names }.
web-downloads = In your downloads: { $files }.
web-entry = Text field
web-open-here = Open here
web-looking = Looking for the other tab …
web-again = Try again
web-cut = A part of the arcade did not arrive, or is damaged: { $name }. Check the network, then try again.
web-part = A part of this page did not arrive. Check the network, then try again.
web-stalled = Nothing has arrived for a minute. Check the network. You can wait, or try again.
web-stopped = The arcade had to stop: { $why }. Your games are kept. Try again to go on.

# The page games.html: saved games out of the browser and into it.
web-games = Your games and settings are kept in this browser. Take them with you as one file, or bring such a file here.
web-games-loose = This browser has not promised to keep them for good: they are gone when a private window is closed, and may be lost when there is no room left.
web-games-take = Take my games with me
web-games-bring = Bring games here
web-games-taken = The file is in your downloads.
web-games-none = Nothing is kept in this browser yet.
web-games-foreign = This file holds no games of Quarkade, or it is damaged: nothing was changed.
web-games-brought = The games are here, in place of those that were.
web-games-back = Back to the arcade
web-games-licences = Licences of all parts
web-games-title = My games – Quarkade
web-games-open = Quarkade is open in another tab. Close that tab, then try again: nothing was changed.
web-games-replace = This browser already keeps games. Put those of the file in their place? A copy of the present games stays in this browser.
web-games-yes = Replace them
web-games-no = Keep mine
web-games-left = Your games are as they were: nothing was changed.
web-games-full = This browser has no room left for them: nothing was changed.
web-games-failed = That did not work: { $why }. Nothing was changed.
