# Lessons for Tutti Quantum. A step has at most 25 words, a sentence at most 14. New words are bold
# where they come first.

## Each with a diagram

learn_tutti_quantum-1-title = Un premier vertex
learn_tutti_quantum-1-teaches = Pose des cartes pointe contre pointe, comme la nature, et gagne des points.
learn_tutti_quantum-1-vertex-title = Un premier vertex
learn_tutti_quantum-1-vertex-hello = Les physiciens dessinent ce que font les particules : c’est un **diagramme de Feynman**. Chaque carte est une ligne qui représente une particule.
learn_tutti_quantum-1-vertex-cast = Les **électrons** courent dans les fils. Un **photon**, c’est la lumière. Les **gluons** lient les **quarks** entre eux. Le **boson de Higgs** concerne la masse.
learn_tutti_quantum-1-vertex-electron = À toi ! Touche l’**électron**. Puis touche le plateau pour le poser.
learn_tutti_quantum-1-vertex-electron-no = Tu peux prendre celle-là. Mais commençons par l’électron.
learn_tutti_quantum-1-vertex-photon = Ton rival a pris le quark. La dernière carte est à toi. Pose le photon à la tête de la flèche.
learn_tutti_quantum-1-vertex-photon-no = C’est permis. Mais prends plutôt la place éclairée.
learn_tutti_quantum-1-vertex-waits = Deux cartes se touchent ici, et il en manque une. Tant qu’elle manque, cela te coûte un point.
learn_tutti_quantum-1-vertex-second = Prends un électron de plus. Pose-le là où les deux autres se touchent.
learn_tutti_quantum-1-vertex-second-no = C’est permis. Mais ici, il changerait ton point de moins en trois points !
learn_tutti_quantum-1-vertex-vertex = Trois cartes se rencontrent en un **vertex**. La nature a celui-là, donc tu as 3 points !
learn_tutti_quantum-1-vertex-through = Une flèche entre, une flèche sort. Un électron ne peut pas juste finir : sa charge doit rester.
learn_tutti_quantum-1-vertex-light = Le dessin nous dit donc : un électron émet de la lumière, ou en absorbe. Lampes et yeux en ont besoin.
learn_tutti_quantum-1-vertex-seven = Dans ce jeu, il y a sept bonnes sortes de vertex. Tu peux les revoir ici à tout moment.
learn_tutti_quantum-1-vertex-bad = Tous les autres coûtent un point. Ton rival a un électron contre un quark. Aucun vertex de la nature n’a les deux.
learn_tutti_quantum-1-vertex-secret = Cette carte est ton secret. Tu la poses en dernier. Deux électrons et un Higgs rapportent 4 points !
learn_tutti_quantum-1-vertex-which = Lesquels peuvent faire un vertex ?
learn_tutti_quantum-1-vertex-which-quarks = Deux quarks, un gluon
learn_tutti_quantum-1-vertex-which-mixed = Un quark, deux électrons
learn_tutti_quantum-1-vertex-which-photons = Trois photons
learn_tutti_quantum-1-vertex-which-gluons = Un électron, deux gluons
learn_tutti_quantum-1-vertex-which-why = Un gluon ne rencontre que des quarks et des gluons. Un photon, que ce qui a une charge.
learn_tutti_quantum-1-vertex-yours = Voici trois tours pour toi. Touche une carte : des nombres montrent ce que rapporte chaque place. Cette lampe donne un indice.
learn_tutti_quantum-1-vertex-play = Tes tours. Touche la lampe pour un indice.
learn_tutti_quantum-1-vertex-bye = Bravo ! À la fin, qui a le plus de points gagne. On passe à une vraie partie ?

## All together

learn_tutti_quantum-2-title = Tous ensemble
learn_tutti_quantum-2-teaches = Un diagramme pour tous, et personne ne dit ce qu’il tient.
learn_tutti_quantum-2-one-title = Tous ensemble
learn_tutti_quantum-2-one-one = Ton partenaire et toi, vous construisez un seul diagramme. Vous gagnez ou perdez ensemble. Ce quark est le départ.
learn_tutti_quantum-2-one-hand = Ces cartes sont à toi. Personne d’autre ne les voit, et tu ne dois rien dire.
learn_tutti_quantum-2-one-quark = Un quark et un électron ne vont jamais ensemble. Pose donc ton quark à la tête de la flèche.
learn_tutti_quantum-2-one-quark-no = C’est permis. Mais prends plutôt la place éclairée.
learn_tutti_quantum-2-one-fill = Ton électron ne va pas ici. Jette-le donc, et pioche deux nouvelles cartes.
learn_tutti_quantum-2-one-fill-no = Alors tu garderais l’électron. Mieux vaut le jeter cette fois.
learn_tutti_quantum-2-one-mark = Un gluon ! Il va là où les quarks se touchent. Marque cette place : touche le bouton, puis la place.
learn_tutti_quantum-2-one-mark-no = Tu peux faire cela. Mais marque d’abord la place de ton gluon.
learn_tutti_quantum-2-one-hush = Maintenant ton partenaire sait, sans un mot. Finis ton tour.
learn_tutti_quantum-2-one-hush-no = Cela suffit pour l’instant. Finis ton tour.
learn_tutti_quantum-2-one-kept = Ton partenaire a mis un quark à l’autre bout. Ta place est encore libre. Sympa !
learn_tutti_quantum-2-one-gluon = Pose donc ton gluon là où les quarks se touchent.
learn_tutti_quantum-2-one-gluon-no = Tu peux faire cela. Mais ta place attend le gluon !
learn_tutti_quantum-2-one-glue = Quark, quark, gluon : 2 points. C’est l’**interaction forte**, qui assure la cohésion du proton.
learn_tutti_quantum-2-one-invalid = Attention : un seul mauvais vertex à la fin, et vous perdez. Si tous sont bons, les points comptent.
learn_tutti_quantum-2-one-which = Quand perdez-vous tous ?
learn_tutti_quantum-2-one-which-wrong = Avec un mauvais vertex
learn_tutti_quantum-2-one-which-few = Avec une carte de reste
learn_tutti_quantum-2-one-which-loop = Sans une boucle
learn_tutti_quantum-2-one-which-slow = Si vous êtes lents
learn_tutti_quantum-2-one-which-why = Pense à la nature : tout ce que tu dessines doit pouvoir arriver.
