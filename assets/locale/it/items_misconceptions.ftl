# Che cosa credono invece gli allievi, per la pagina dell’insegnante.

misconception-charge-unchanged = Un W non tocca la carica di una particella.
misconception-charge-sign-ignored = Quando si sommano le cariche, i segni non contano.
misconception-charge-need-not-add-up = La somma delle cariche può cambiare quando le particelle si trasformano.
misconception-w-makes-antimatter = Cambiare carica trasforma la materia in antimateria.
misconception-quark-becomes-lepton = Un quark può diventare un leptone.
misconception-lepton-becomes-quark = Un leptone può diventare un quark.
misconception-particle-becomes-boson = Una particella che assorbe un bosone diventa un bosone.
misconception-any-family = Un leptone può passare in qualsiasi famiglia.
misconception-neutral-boson-takes-charge = Un bosone neutro può portare via carica.
misconception-same-stuff = Una particella trasformata conserva massa e vita media.
misconception-boson-charge-left-out = La carica di un bosone non conta in una somma.
