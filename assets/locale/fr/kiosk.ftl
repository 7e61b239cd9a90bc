# The arcade unattended: attract loop, countdown, staff.

kiosk-touch = Touche pour jouer
kiosk-playing = En ce moment : { $name }
kiosk-programs = ordinateur contre ordinateur
kiosk-idle-title = Tu es encore là ?
kiosk-idle-body = Touche n’importe où pour continuer. Sinon, la personne suivante repart de zéro.
kiosk-last = Nouveau départ pour la personne suivante dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
kiosk-recovered = Il y a eu un problème et Quarkade a redémarré. Ta partie est comme avant.

## Staff

kiosk-pin-title = Personnel
kiosk-pin-ask = Entrez le code PIN
kiosk-pin-wrong = Ce n’est pas le bon code.
kiosk-pin-wait = Trop d’essais ratés. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
kiosk-pin-enter = Entrer
kiosk-pin-delete = Effacer le dernier chiffre
kiosk-staff-title = Quarkade, réservé au personnel
kiosk-staff-version = Version
kiosk-staff-uptime = En marche depuis
kiosk-staff-uptime-value = { $hours } h { $minutes } min
kiosk-staff-visits = Visites aujourd’hui
kiosk-staff-games = Parties finies aujourd’hui
kiosk-staff-restarts = Redémarrages aujourd’hui
kiosk-staff-errors = Erreurs traitées aujourd’hui
kiosk-staff-store = Sauvegarde
kiosk-staff-store-fine = en marche
kiosk-staff-mode = Mode
kiosk-staff-mode-normal = normal
kiosk-staff-mode-safe = sûr : un seul processus, pas de son
kiosk-staff-back = Retour aux visiteurs
kiosk-staff-restart = Redémarrer
kiosk-staff-leave = Éteindre
kiosk-staff-wipe = Effacer toutes les données
kiosk-wipe-title = Effacer toutes les données ?
kiosk-wipe-body = Cela efface toutes les parties, tous les résultats, les progrès et les copies de sauvegarde de cet ordinateur. Vous ne pourrez pas les récupérer.
kiosk-wipe-yes = Effacer
kiosk-wipe-no = Garder
