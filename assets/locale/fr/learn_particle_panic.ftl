# The lesson for Particle Panic. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_particle_panic-1-title = Arrêtez tout !
learn_particle_panic-1-teaches = Partagez des cartes, arrêtez les particules, entrez les codes ensemble.
learn_particle_panic-1-lab-title = Arrêtez tout !
learn_particle_panic-1-lab-story = C’est une histoire inventée. Un **collisionneur** est une machine où des particules se percutent. Celui-ci s’est emballé !
learn_particle_panic-1-lab-full = De plus en plus de particules s’échappent. Chaque salle a six places. Si tout est plein, vous perdez.
learn_particle_panic-1-lab-codes = Quatre **codes** arrêtent le labo. Ici, un code, c’est quatre cartes d’une couleur. Vous gagnez ou perdez ensemble.
learn_particle_panic-1-lab-share = Ton collègue a trois cœurs, et toi un. Donne-le : touche ton cœur, puis ton collègue.
learn_particle_panic-1-lab-share-no = Tu peux faire cela. Mais un cœur de plus, et ton collègue a un code !
learn_particle_panic-1-lab-actions = C’était une **action** spéciale. Tu en as deux par tour, et deux de base.
learn_particle_panic-1-lab-move = Allons arrêter une particule. Touche **Bouger**, et un dé roulera.
learn_particle_panic-1-lab-move-no = Tu peux faire cela. Mais allons-y d’abord.
learn_particle_panic-1-lab-go = Un 3 ! Tu peux donc avancer de trois salles au plus. Une suffit : touche la salle 2.
learn_particle_panic-1-lab-go-no = Tu pourrais y aller aussi. Mais retrouvons-nous en salle 2.
learn_particle_panic-1-lab-try = Voici une particule. Touche **Neutraliser**. Avec 3 ou plus au dé, elle disparaît.
learn_particle_panic-1-lab-try-no = Tu peux faire cela. Mais arrête d’abord cette particule.
learn_particle_panic-1-lab-club = Un 2 seulement : trop bas ! Mais un trèfle de ta main ajoute un. Joue ton trèfle.
learn_particle_panic-1-lab-club-no = Tu pourrais. Mais ton trèfle aide à coup sûr, et le reste non.
learn_particle_panic-1-lab-gone = Elle a disparu, et la salle est libre. On ne prend des cartes que dans une salle libre.
learn_particle_panic-1-lab-collect = Prends la carte du dessus. Touche **Ramasser**.
learn_particle_panic-1-lab-stay = Tu peux faire cela. Mais ce sont des cartes qu’il te faut.
learn_particle_panic-1-lab-more = Tu peux même en avoir une deuxième : touche **Encore une**. Ensuite ton tour finit.
learn_particle_panic-1-lab-emerge = Après chaque tour, on lance deux dés : combien de particules s’échappent, et où. Deux sont venues dans ta salle !
learn_particle_panic-1-lab-first = Ton collègue avait quatre cœurs, et a entré le premier code. Encore trois, et le labo s’arrête !
learn_particle_panic-1-lab-limit = Attention : chaque essai raté te coûte. Dès lors, tu peux tenir une carte de moins.
learn_particle_panic-1-lab-suits = Chaque couleur aide. Le trèfle ajoute un, le cœur relance. Le carreau te déplace, le pique déplace une particule.
learn_particle_panic-1-lab-true = Qu’est-ce qui est vrai ? Dans un collisionneur, l’énergie devient de nouvelles particules. Mais la plupart se désintègrent bientôt.
learn_particle_panic-1-lab-which = Quand le labo est-il perdu ?
learn_particle_panic-1-lab-which-full = Plus aucune place
learn_particle_panic-1-lab-which-one = Une salle est pleine
learn_particle_panic-1-lab-which-die = Un dé trop bas
learn_particle_panic-1-lab-which-share = Tu donnes des cartes
learn_particle_panic-1-lab-which-why = Ce qui ne tient pas dans une salle va dans la suivante. Alors quand est-ce trop ?
learn_particle_panic-1-lab-yours = Voici deux tours pour toi. Cette lampe te donne un indice. Bonne chance !
learn_particle_panic-1-lab-play = Tes tours. Touche la lampe pour un indice.
learn_particle_panic-1-lab-bye = Bravo ! Sauve maintenant le labo avec ton collègue dans une vraie partie.
