# Ce que disent parfois les adversaires, selon leur niveau. Bref, amical, jamais moqueur.

rival-visitor-hello = Salut ! Je débute ici.
rival-visitor-glad = Oh ! Ça a marché.
rival-visitor-glad-again = Ça a encore marché !
rival-visitor-praise = Bien joué. Comment as-tu fait ?
rival-visitor-praise-again = Tu joues vraiment bien !
rival-visitor-won = J’ai gagné ? Je n’en reviens pas.
rival-visitor-lost = Tu as gagné ! Tu me montreras, la prochaine fois ?
rival-visitor-drawn = Une victoire à deux ? Je n’en reviens pas.

rival-student-hello = Bonne chance ! Voyons ce qui se passe.
rival-student-glad = Exactement comme prévu.
rival-student-glad-again = Ça, je l’ai travaillé.
rival-student-praise = Bien vu !
rival-student-praise-again = Celle-là, je ne l’ai pas vue venir.
rival-student-won = Belle partie ! J’ai appris quelque chose.
rival-student-lost = Bien joué. Je vais relire ce chapitre.
rival-student-drawn = Égalité ! C’était bien joué des deux côtés.

rival-researcher-hello = On commence ? J’ai une théorie.
rival-researcher-glad = Les données me donnent raison.
rival-researcher-glad-again = Encore un point sur ma courbe.
rival-researcher-praise = Un coup intéressant. Je le note.
rival-researcher-praise-again = Ce résultat, je dois le vérifier.
rival-researcher-won = Merci. C’était une bonne expérience.
rival-researcher-lost = Tu as réfuté ma théorie. Bravo !
rival-researcher-drawn = Égalité. On refait l’expérience ?

rival-nobel-hello = Quel plaisir. Surprends-moi !
rival-nobel-glad = C’est beau, n’est-ce pas ?
rival-nobel-glad-again = La nature est généreuse aujourd’hui.
rival-nobel-praise = Admirablement vu.
rival-nobel-praise-again = J’aurais aimé y penser.
rival-nobel-won = Une belle partie. On la revoit ensemble ?
rival-nobel-lost = Félicitations ! Cela ne m’arrive pas souvent.
rival-nobel-drawn = Personne de meilleur, personne de moins bon. Encore une ?
