# The lesson for U-kNOw Feynman. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_u_know_feynman-1-title = Kräfte, Flips und DECAY
learn_u_know_feynman-1-teaches = Lege passende Karten, wirf Kräfte und sei zuerst ohne Karten.

learn_u_know_feynman-1-forces-title = 1 · Farben und Kräfte
learn_u_know_feynman-1-forces-goal = Diese Karten sind deine. Werde sie alle los, bevor dein Gegenüber es schafft, und du gewinnst!
learn_u_know_feynman-1-forces-match = Eine Karte passt, wenn sie die Farbe der obersten hat. Lege dieses rote Elektron darauf. Die Farbe gehört nur zur Karte, nicht zum Elektron.
learn_u_know_feynman-1-forces-match-no = Das passt vielleicht auch. Aber nimm das rote Elektron, das leuchtet.
learn_u_know_feynman-1-forces-photon = Dein Gegenüber wirft ein **Photon**: Licht. Es wirkt auf alles mit **Ladung**. Musst du jetzt zwei Karten ziehen?
learn_u_know_feynman-1-forces-stop = Nein! Ein Elektron, das Licht trifft, bleibt ein Elektron. Lege dein anderes darauf.
learn_u_know_feynman-1-forces-stop-no = Dann müsstest du zwei Karten ziehen. Nimm lieber dein anderes rotes Elektron!
learn_u_know_feynman-1-forces-back = Jetzt stimmt die Physik. Also zieht dein Gegenüber die zwei Karten!
learn_u_know_feynman-1-forces-same = Auch das gleiche Teilchen passt. Lege dein Bottom-Quark auf das rote.
learn_u_know_feynman-1-forces-same-no = Das passt. Aber diesmal möchte ich das gleiche Teilchen sehen.
learn_u_know_feynman-1-forces-w = Jetzt wirfst du! Ein **W-Boson** wirkt auf alle Quarks und Leptonen, sogar auf **Neutrinos**. Es braucht die gleiche Farbe.
learn_u_know_feynman-1-forces-w-no = Das passt auch. Aber das W trifft dein Gegenüber!
learn_u_know_feynman-1-forces-took = Das W würde das Neutrino zum Myon machen. Dein Gegenüber hat kein gelbes Myon und zieht eine Karte.
learn_u_know_feynman-1-forces-strength = W: eine Karte, denn es ist schwach. Photon: zwei Karten. **Gluon**: vier! Es überträgt die starke Wechselwirkung zwischen Quarks.
learn_u_know_feynman-1-forces-which = Worauf wirkt ein Photon nicht?
learn_u_know_feynman-1-forces-which-electron = Elektron
learn_u_know_feynman-1-forces-which-up = Up-Quark
learn_u_know_feynman-1-forces-which-neutrino = Neutrino
learn_u_know_feynman-1-forces-which-tau = Tau
learn_u_know_feynman-1-forces-which-why = Ein Photon wirkt auf Ladung. Welches davon hat keine?

learn_u_know_feynman-1-decay-title = 2 · Drei Quarks und DECAY
learn_u_know_feynman-1-decay-trio = Schau: Du hast zwei Up-Quarks und ein Down-Quark. Die drei ergeben ein **Proton**!
learn_u_know_feynman-1-decay-lay = Du darfst alle drei auf einmal legen. Tippe auf **Baryon**, dann die drei an, ein gelbes Up zuerst und zuletzt.
learn_u_know_feynman-1-decay-lay-no = Fast! Tippe auf Baryon, ein gelbes Up, das Down und dann das andere gelbe Up.
learn_u_know_feynman-1-decay-proton = Drei Karten weg! Drei Quarks sind ein **Baryon**. Auch ein Up und zwei Downs gehen: ein **Neutron**.
learn_u_know_feynman-1-decay-call = Gleich hast du nur noch eine Karte. Tippe zuerst auf **DECAY** (Zerfall), dann auf dein gelbes Myon.
learn_u_know_feynman-1-decay-call-no = Rufst du nicht zuerst DECAY, kann dein Gegenüber dich erwischen. Das kostet zwei Karten!
learn_u_know_feynman-1-decay-last = Deine letzte Karte ist grün, die oberste auch. Lege sie!
learn_u_know_feynman-1-decay-last-no = Zieh jetzt nicht! Deine letzte Karte passt.
learn_u_know_feynman-1-decay-won = Keine Karten mehr: Du gewinnst!
learn_u_know_feynman-1-decay-which = Welche Quarks ergeben ein Neutron?
learn_u_know_feynman-1-decay-which-uud = Zwei Up, ein Down
learn_u_know_feynman-1-decay-which-udd = Ein Up, zwei Down
learn_u_know_feynman-1-decay-which-uuu = Drei Up
learn_u_know_feynman-1-decay-which-eee = Gar keine Quarks
learn_u_know_feynman-1-decay-which-why = Ein Up hat die Ladung +⅔, ein Down −⅓. Ein Neutron hat insgesamt 0.

learn_u_know_feynman-1-flip-title = 3 · Antimaterie
learn_u_know_feynman-1-flip-backs = Alle Karten haben eine Rückseite. Die deines Gegenübers kannst du sehen: **Antimaterie**!
learn_u_know_feynman-1-flip-flip = Ein **Flip** dreht alle Karten um. Er passt, denn er ist grün. Spiel ihn!
learn_u_know_feynman-1-flip-flip-no = Auch gut. Aber ich will dir die Rückseite zeigen.
learn_u_know_feynman-1-flip-turned = Jetzt zählt Antimaterie. Dieses **Antitau** ist der Zwilling eines Taus: gleiche Masse, entgegengesetzte Ladung.
learn_u_know_feynman-1-flip-higgs = Auf dieser Seite hast du ein **Higgs-Boson**. Es passt auf Antiquarks, Positronen, Antimyonen und Antitaus. Spiel es und wähle eine Farbe.
learn_u_know_feynman-1-flip-higgs-no = Das darfst du spielen. Aber das Higgs ist besser!
learn_u_know_feynman-1-flip-search = Jetzt muss dein Gegenüber ziehen, bis diese Farbe kommt.
learn_u_know_feynman-1-flip-mass = In der Natur gibt das Higgs-Feld Quarks, Elektronen, Myonen und Taus ihre Masse.
learn_u_know_feynman-1-flip-which = Wie heißt der Zwilling des Elektrons in der Antimaterie?
learn_u_know_feynman-1-flip-which-positron = Positron
learn_u_know_feynman-1-flip-which-neutrino = Neutrino
learn_u_know_feynman-1-flip-which-proton = Proton
learn_u_know_feynman-1-flip-which-photon = Photon
learn_u_know_feynman-1-flip-which-why = Er hat die Masse eines Elektrons, aber seine Ladung ist plus.
learn_u_know_feynman-1-flip-bye = Jetzt kannst du spielen! Wenn du etwas vergisst, tippe auf das Fragezeichen.
