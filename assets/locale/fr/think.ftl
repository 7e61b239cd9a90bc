# See it think: a search grows on the table.

think-title = La machine réfléchit
think-busy = La recherche grandit : { $steps } étapes
think-done = La recherche a fait { $steps } étapes.
think-key = Colonne : part des regards qu’un coup a reçus. En jaune : chances de celui qui joue. Les numéros sont aussi sur la table. Le 1 serait joué.
think-move = Numéro { $rank } : { $share } % des regards, chances { $value } %
