# La page autour de la salle d’arcade dans un navigateur.

web-about = Cinq jeux de société sur la physique des particules, avec des leçons. Gratuit, dans ton navigateur, sans compte.
web-loading = { $done } Mo sur { $total }
web-loading-first = { $done } Mo sur { $total }, une seule fois
web-starting = Démarrage de la salle d’arcade…
web-no-wasm = Ce navigateur ne peut pas faire tourner la salle d’arcade : WebAssembly manque ou est désactivé. Essaie une version récente de Firefox, Chrome, Edge ou Safari.
web-bare = Il ne se passe rien ? Recharge cette page. La salle d’arcade a besoin de JavaScript et d’une version récente de Firefox, Chrome, Edge ou Safari.
web-old = Ce navigateur est trop ancien pour la salle d’arcade. Essaie une version récente de Firefox, Chrome, Edge ou Safari.
web-two-tabs = Quarkade est déjà ouvert dans un autre onglet. Continue là-bas, ou ferme l’autre onglet et ouvre Quarkade ici.
web-no-storage = Ce navigateur n’enregistre rien de cette page. Tu peux jouer à tout, mais tes parties disparaissent quand tu fermes l’onglet.
web-not-kept = Le navigateur n’a pas pu enregistrer tes derniers coups. Sa mémoire est peut-être pleine. Tu peux continuer, mais les nouveaux coups disparaîtront quand tu fermeras cet onglet.
web-failed = La salle d’arcade n’a pas pu démarrer : { $why }. Réessaie.
web-address = Inconnu, donc ignoré : { $names }.
web-downloads = Dans tes téléchargements : { $files }.
web-entry = Champ de texte
web-open-here = Ouvrir ici
web-looking = Recherche de l’autre onglet…
web-again = Réessayer
web-cut = Un fichier de la salle d’arcade n’est pas arrivé, ou est abîmé : { $name }. Vérifie le réseau, puis réessaie.
web-part = Un fichier de cette page n’est pas arrivé. Vérifie le réseau, puis réessaie.
web-stalled = Rien n’est arrivé depuis une minute. Vérifie le réseau. Tu peux attendre ou réessayer.
web-stopped = La salle d’arcade a dû s’arrêter : { $why }. Tes parties sont enregistrées. Réessaie pour continuer.

# The page games.html: saved games out of the browser and into it.
web-games = Tes parties et tes réglages sont enregistrés dans ce navigateur. Tu peux les emporter dans un seul fichier, ou apporter ici un fichier de ce genre.
web-games-loose = Ce navigateur pourrait les effacer. Tout disparaît quand tu fermes une fenêtre privée, et peut-être si la place manque.
web-games-take = Emporter mes parties
web-games-bring = Apporter des parties
web-games-taken = Le fichier est dans tes téléchargements.
web-games-none = Rien n’est encore enregistré dans ce navigateur.
web-games-foreign = Ce fichier ne contient pas de parties de Quarkade, ou il est abîmé. Rien n’a été changé.
web-games-brought = Les parties du fichier sont là. Elles remplacent les précédentes.
web-games-back = Retour à la salle d’arcade
web-games-licences = Licences de tous les composants
web-games-title = Mes parties – Quarkade
web-games-open = Quarkade est ouvert dans un autre onglet. Rien n’a été changé. Ferme l’autre onglet, puis réessaie.
web-games-replace = Il y a déjà des parties dans ce navigateur. Veux-tu les remplacer par celles du fichier ? Une copie des parties actuelles reste dans ce navigateur.
web-games-yes = Les remplacer
web-games-no = Garder les miennes
web-games-left = Tes parties sont comme avant. Rien n’a été changé.
web-games-full = Ce navigateur n’a pas assez de place pour ces parties. Rien n’a été changé.
web-games-failed = Cela n’a pas marché : { $why }. Rien n’a été changé.
