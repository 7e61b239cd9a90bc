# See it think: a search grows on the table.

think-title = La machine réfléchit
think-busy = La recherche grandit : { $steps } étapes
think-done = La recherche a fait { $steps } étapes.
think-key = Colonne : part de la recherche consacrée à un coup. En jaune : chances de celui qui joue. Les numéros sont aussi sur la table. La machine jouerait le 1.
think-move = Numéro { $rank } : { $share } % de la recherche, chances { $value } %
think-line = Meilleure suite trouvée, si chacun joue au mieux :
think-line-move = { $n }. { $move }
