
afterglow-title = Afterglow
afterglow-tagline = Rest before you burn.
afterglow-minutes = 2
achievement-afterglow-light = First light
achievement-afterglow-light-how = Catch a photon.
