# La page autour de la salle d’arcade dans un navigateur.

web-loading = { $done } Mo sur { $total }
web-starting = Démarrage de la salle d’arcade…
web-no-wasm = Ce navigateur ne peut pas faire tourner la salle d’arcade : WebAssembly manque ou est désactivé. Essaie une version récente de Firefox, Chrome, Edge ou Safari.
web-bare = Il ne se passe rien ? La salle d’arcade a besoin de JavaScript et d’une version récente de Firefox, Chrome, Edge ou Safari.
web-old = Ce navigateur est trop ancien pour la salle d’arcade. Essaie une version récente de Firefox, Chrome, Edge ou Safari.
web-two-tabs = Quarkade est déjà ouvert dans un autre onglet. Continue là-bas, ou ferme-le et recharge cette page.
web-no-storage = Ce navigateur ne garde rien de cette page : on peut jouer à tout, mais les parties disparaissent à la fermeture de l’onglet.
web-not-kept = Le navigateur n’a pas pu garder tes derniers coups : sa mémoire est peut-être pleine. Tu peux continuer ; ce qui est nouveau disparaîtra avec cet onglet.
web-failed = La salle d’arcade n’a pas pu démarrer : { $why }. Recharger la page peut aider.
web-address = Inconnu ici, et laissé de côté : { $names }.
web-downloads = Dans tes téléchargements : { $files }.

# The page games.html: saved games out of the browser and into it.
web-games = Tes parties et tes réglages sont conservés dans ce navigateur. Emporte-les dans un seul fichier, ou rapporte ici un fichier de ce genre.
web-games-loose = Ce navigateur n’a pas promis de les garder : tout disparaît à la fermeture d’une fenêtre privée, et peut-être si la place manque.
web-games-take = Emporter mes parties
web-games-bring = Rapporter des parties
web-games-taken = Le fichier est dans tes téléchargements.
web-games-none = Ce navigateur ne conserve encore rien.
web-games-foreign = Ce fichier ne contient pas de parties de Quarkade : rien n’a été changé.
web-games-brought = Les parties sont là, à la place des précédentes.
web-games-back = Retour à la salle d’arcade
