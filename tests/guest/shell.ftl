
afterglow-title = Afterglow
afterglow-tagline = Rest before you burn.
afterglow-minutes = 2
feat-afterglow-light = First light
feat-afterglow-light-how = Catch a photon.
