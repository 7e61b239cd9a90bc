# La page autour de la salle d’arcade dans un navigateur.

web-loading = { $done } Mo sur { $total }
web-starting = Démarrage de la salle d’arcade…
web-no-wasm = Ce navigateur ne peut pas faire tourner la salle d’arcade : WebAssembly manque ou est désactivé. Essaie une version récente de Firefox, Chrome, Edge ou Safari.
web-bare = Il ne se passe rien ? Recharge cette page. La salle d’arcade a besoin de JavaScript et d’une version récente de Firefox, Chrome, Edge ou Safari.
web-old = Ce navigateur est trop ancien pour la salle d’arcade. Essaie une version récente de Firefox, Chrome, Edge ou Safari.
web-two-tabs = Quarkade est déjà ouvert dans un autre onglet. Continue là-bas, ou ferme cet onglet-là et ouvre Quarkade ici.
web-no-storage = Ce navigateur ne garde rien de cette page : on peut jouer à tout, mais les parties disparaissent à la fermeture de l’onglet.
web-not-kept = Le navigateur n’a pas pu garder tes derniers coups : sa mémoire est peut-être pleine. Tu peux continuer ; ce qui est nouveau disparaîtra avec cet onglet.
web-failed = La salle d’arcade n’a pas pu démarrer : { $why }. Réessayer peut aider.
web-address = Inconnu ici, et laissé de côté : { $names }.
web-downloads = Dans tes téléchargements : { $files }.
web-entry = Champ de texte
web-open-here = Ouvrir ici
web-looking = Recherche de l’autre onglet…
web-again = Réessayer
web-cut = Une partie de la salle d’arcade n’est pas arrivée, ou est abîmée : { $name }. Vérifie le réseau, puis réessaie.
web-part = Une partie de cette page n’est pas arrivée. Vérifie le réseau, puis réessaie.
web-stalled = Rien n’est arrivé depuis une minute. Vérifie le réseau. Tu peux attendre ou réessayer.
web-stopped = La salle d’arcade a dû s’arrêter : { $why }. Tes parties sont conservées. Réessaie pour continuer.

# The page games.html: saved games out of the browser and into it.
web-games = Tes parties et tes réglages sont conservés dans ce navigateur. Emporte-les dans un seul fichier, ou rapporte ici un fichier de ce genre.
web-games-loose = Ce navigateur n’a pas promis de les garder : tout disparaît à la fermeture d’une fenêtre privée, et peut-être si la place manque.
web-games-take = Emporter mes parties
web-games-bring = Rapporter des parties
web-games-taken = Le fichier est dans tes téléchargements.
web-games-none = Ce navigateur ne conserve encore rien.
web-games-foreign = Ce fichier ne contient pas de parties de Quarkade, ou il est abîmé : rien n’a été changé.
web-games-brought = Les parties sont là, à la place des précédentes.
web-games-back = Retour à la salle d’arcade
web-games-licences = Licences de toutes les parties
web-games-title = Mes parties – Quarkade
web-games-open = Quarkade est ouvert dans un autre onglet. Ferme cet onglet, puis réessaie : rien n’a été changé.
web-games-replace = Ce navigateur conserve déjà des parties. Mettre celles du fichier à leur place ? Une copie des parties actuelles reste dans ce navigateur.
web-games-yes = Les remplacer
web-games-no = Garder les miennes
web-games-left = Tes parties sont comme avant : rien n’a été changé.
web-games-full = Ce navigateur n’a plus assez de place pour elles : rien n’a été changé.
web-games-failed = Cela n’a pas marché : { $why }. Rien n’a été changé.
