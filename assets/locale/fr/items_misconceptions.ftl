# Ce que croient les élèves à la place, pour la page de l’enseignant.

misconception-charge-unchanged = Un W ne touche pas à la charge d’une particule.
misconception-charge-sign-ignored = Quand on ajoute des charges, les signes ne comptent pas.
misconception-charge-need-not-add-up = La somme des charges peut changer quand des particules changent.
misconception-w-makes-antimatter = Changer de charge transforme la matière en antimatière.
misconception-quark-becomes-lepton = Un quark peut devenir un lepton.
misconception-lepton-becomes-quark = Un lepton peut devenir un quark.
misconception-particle-becomes-boson = Une particule qui absorbe un boson est ensuite un boson.
misconception-any-family = Un lepton peut passer dans n’importe quelle famille.
misconception-neutral-boson-takes-charge = Un boson neutre peut emporter une charge.
misconception-same-stuff = Une particule transformée garde sa masse et sa durée de vie.
misconception-boson-charge-left-out = La charge d’un boson ne compte pas dans une somme.
