# The arcade unattended: attract loop, countdown, staff.

kiosk-touch = Tocca per giocare
kiosk-playing = Ora si gioca: { $name }
kiosk-programs = computer contro computer
kiosk-idle-title = Ci sei ancora?
kiosk-idle-body = Tocca un punto qualsiasi per continuare. Se nessuno lo fa, chi viene dopo ricomincia da capo.
kiosk-last = Si ricomincia da capo tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
kiosk-recovered = Qualcosa è andato storto e Quarkade è ripartito. La tua partita è come prima.

## Staff

kiosk-pin-title = Personale
kiosk-pin-ask = Inserisca il PIN
kiosk-pin-wrong = PIN sbagliato.
kiosk-pin-wait = Troppi tentativi sbagliati. Aspetti { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
kiosk-pin-enter = Entra
kiosk-pin-delete = Cancella l’ultima cifra
kiosk-staff-title = Quarkade, solo per il personale
kiosk-staff-version = Versione
kiosk-staff-uptime = Acceso da
kiosk-staff-uptime-value = { $hours } h { $minutes } min
kiosk-staff-visits = Visite oggi
kiosk-staff-games = Partite finite oggi
kiosk-staff-restarts = Riavvii oggi
kiosk-staff-errors = Errori gestiti oggi
kiosk-staff-store = Salvataggio
kiosk-staff-store-fine = funziona
kiosk-staff-mode = Modalità
kiosk-staff-mode-normal = normale
kiosk-staff-mode-safe = sicura: un solo processo, senza audio
kiosk-staff-back = Torna ai visitatori
kiosk-staff-restart = Riavvia
kiosk-staff-leave = Spegni
kiosk-staff-wipe = Cancella tutti i dati
kiosk-wipe-title = Cancellare tutti i dati?
kiosk-wipe-body = Si cancellano tutte le partite, i risultati, i progressi e le copie di sicurezza su questo computer. Non si possono recuperare.
kiosk-wipe-yes = Cancella
kiosk-wipe-no = Annulla
