# The lesson for Big*Bang. A step has at most 25 words, a sentence at most 14.

learn_bigebang-1-title = I primi minuti
learn_bigebang-1-teaches = Fondi nuclei, fai luce, e conta i tre gettoni.
learn_bigebang-1-first-title = I primi minuti
learn_bigebang-1-first-sky = Questo è l’universo giovane, subito dopo il **Big Bang**. In questo gioco materia e antimateria riempiono il cielo.
learn_bigebang-1-first-sides = Tu sei la materia: tonda e calda. Il tuo rivale è l’antimateria: a strisce, con una barra sopra la lettera.
learn_bigebang-1-first-fuse = Le tue pile si muovono in linea retta. Tocca questo **protone**, ¹H, poi il **neutrone**, n, sulla stessa linea.
learn_bigebang-1-first-fuse-no = Si può fare. Ma prima fai la mossa che ti ho mostrato.
learn_bigebang-1-first-deuteron = Si **fondono**: un protone e un neutrone fanno l’idrogeno pesante, ²H. Resta dov’era il secondo.
learn_bigebang-1-first-neutron = Ora un altro neutrone: toccalo, poi tocca il tuo ²H. Ne esce ³H.
learn_bigebang-1-first-helium = E adesso un protone. Con lui il tuo ³H diventa **elio**, ⁴He!
learn_bigebang-1-first-minutes = Nei primi minuti l’elio si formò con passi come questi. Quasi tutto l’elio risale ad allora.
learn_bigebang-1-first-meet = La materia e la sua immagine speculare si **annichilano**. Tocca il tuo protone, poi l’antiprotone.
learn_bigebang-1-first-meet-no = Va bene anche così. Ma voglio farti vedere la luce.
learn_bigebang-1-first-light = Spariscono tutti e due. In questo gioco resta solo luce, ed è tutta tua.
learn_bigebang-1-first-tokens = Alla fine puoi vincere tre gettoni: luce, elio e la stella più pesante.
learn_bigebang-1-first-carbon = Ma se colleghi tre ⁴He, diventano **carbonio**. Allora vinci subito!
learn_bigebang-1-first-which = Che cosa può annichilare un ²H?
learn_bigebang-1-first-which-same = Un altro ²H
learn_bigebang-1-first-which-mirror = Un anti-²H
learn_bigebang-1-first-which-any = Qualsiasi antimateria
learn_bigebang-1-first-which-none = Proprio niente
learn_bigebang-1-first-which-why = Va bene solo l’immagine speculare esatta: un antiprotone e un antineutrone.
