# Lessons for Tutti Quantum. A step has at most 25 words, a sentence at most 14. New words are bold
# where they come first.

## Each with a diagram

learn_tutti_quantum-1-title = A first vertex
learn_tutti_quantum-1-teaches = Lay cards tip to tip, as nature does, and win points.
learn_tutti_quantum-1-vertex-title = A first vertex
learn_tutti_quantum-1-vertex-hello = Physicists draw what particles do. This is called a **Feynman diagram**. Each card is a line that stands for one particle.
learn_tutti_quantum-1-vertex-cast = **Electrons** flow in wires. A **photon** is light. **Gluons** hold **quarks** together. The **Higgs boson** has to do with mass.
learn_tutti_quantum-1-vertex-electron = Your turn! Tap the **electron**. Then tap the board to put it down.
learn_tutti_quantum-1-vertex-electron-no = You may take that one. But let us begin with the electron.
learn_tutti_quantum-1-vertex-photon = Your rival took the quark. The last card is yours. Put the photon at the head of the arrow.
learn_tutti_quantum-1-vertex-photon-no = You may put it there. But please take the place that is lit.
learn_tutti_quantum-1-vertex-waits = Two cards meet here, and one is missing. As long as it is, this costs you a point.
learn_tutti_quantum-1-vertex-second = Take one more electron. Put it where the other two meet.
learn_tutti_quantum-1-vertex-second-no = That is allowed. But here it would turn your minus point into three points!
learn_tutti_quantum-1-vertex-vertex = Three cards meet in a **vertex**. Nature has this one, so you get 3 points!
learn_tutti_quantum-1-vertex-through = One arrow goes in, and one comes out. An electron cannot just end: its charge has to stay.
learn_tutti_quantum-1-vertex-light = So the picture tells us: an electron gives off light, or takes it in. Lamps and eyes need that.
learn_tutti_quantum-1-vertex-seven = In this game there are seven good kinds of vertex. You can look them up here at any time.
learn_tutti_quantum-1-vertex-bad = All others cost a point. Your rival has an electron at a quark. No vertex in nature has both.
learn_tutti_quantum-1-vertex-secret = This card is your secret. You put it down last. Two electrons and a Higgs bring 4 points!
learn_tutti_quantum-1-vertex-which = Which three can meet in a vertex?
learn_tutti_quantum-1-vertex-which-quarks = Two quarks, a gluon
learn_tutti_quantum-1-vertex-which-mixed = A quark, two electrons
learn_tutti_quantum-1-vertex-which-photons = Three photons
learn_tutti_quantum-1-vertex-which-gluons = An electron, two gluons
learn_tutti_quantum-1-vertex-which-why = Gluons only meet quarks and gluons. Photons only meet what has a charge.
learn_tutti_quantum-1-vertex-yours = Now three turns are yours. Tap a card: figures show what each place brings. This lamp gives you a hint.
learn_tutti_quantum-1-vertex-play = Your turns. Tap the lamp for a hint.
learn_tutti_quantum-1-vertex-bye = Well done! Most points win in the end. Are you ready for a whole game?

## All together

learn_tutti_quantum-2-title = All together
learn_tutti_quantum-2-teaches = One diagram for all of you, and nobody may say what they hold.
learn_tutti_quantum-2-one-title = All together
learn_tutti_quantum-2-one-one = Now you and your partner build one diagram. You win or lose together. This quark is the start.
learn_tutti_quantum-2-one-hand = These cards are yours. Nobody else can see them, and you must not tell.
learn_tutti_quantum-2-one-quark = A quark and an electron never fit. So put your quark at the head of the arrow.
learn_tutti_quantum-2-one-quark-no = You may put it there. But please take the place that is lit.
learn_tutti_quantum-2-one-fill = Your electron does not fit in here. So throw it away, and draw two new cards.
learn_tutti_quantum-2-one-fill-no = Then you would keep the electron. Better throw it away this time.
learn_tutti_quantum-2-one-mark = A gluon! It fits where the quarks meet. Mark that place: tap the button, then the place.
learn_tutti_quantum-2-one-mark-no = You may do that. But first mark the place for your gluon.
learn_tutti_quantum-2-one-hush = Now your partner knows, without a word. End your turn.
learn_tutti_quantum-2-one-hush-no = That is enough for now. End your turn.
learn_tutti_quantum-2-one-kept = Your partner has put a quark at the other end. Your place is still free. How kind!
learn_tutti_quantum-2-one-gluon = So put your gluon where the quarks meet.
learn_tutti_quantum-2-one-gluon-no = You may do that. But your place is waiting for the gluon!
learn_tutti_quantum-2-one-glue = Quark, quark, gluon: 2 points. This is the **strong force**, which holds a proton together.
learn_tutti_quantum-2-one-invalid = Take care: one bad vertex in the end, and you both lose. If all are good, points count.
learn_tutti_quantum-2-one-which = When do you all lose?
learn_tutti_quantum-2-one-which-wrong = With one bad vertex
learn_tutti_quantum-2-one-which-few = With one card left
learn_tutti_quantum-2-one-which-loop = Without a loop
learn_tutti_quantum-2-one-which-slow = When you are slow
learn_tutti_quantum-2-one-which-why = Think of nature: all that you draw has to be able to happen.
