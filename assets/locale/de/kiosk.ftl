# The arcade unattended: attract loop, countdown, staff.

kiosk-touch = Berühren und spielen
kiosk-playing = Gerade läuft: { $name }
kiosk-programs = Computer gegen Computer
kiosk-idle-title = Bist du noch da?
kiosk-idle-body = Berühre den Bildschirm, dann geht es weiter. Sonst beginnt für die nächste Person alles neu.
kiosk-last = Neuanfang für die nächste Person in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
kiosk-recovered = Etwas ging schief, und Quarkade hat neu gestartet. Dein Spiel ist, wie es war.

## Staff

kiosk-pin-title = Personal
kiosk-pin-ask = PIN eingeben
kiosk-pin-wrong = Das ist nicht die PIN.
kiosk-pin-wait = Zu viele Fehlversuche. Bitte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} warten.
kiosk-pin-enter = Eingeben
kiosk-pin-delete = Letzte Ziffer löschen
kiosk-staff-title = Quarkade, nur fürs Personal
kiosk-staff-version = Version
kiosk-staff-uptime = Läuft seit
kiosk-staff-uptime-value = { $hours } h { $minutes } min
kiosk-staff-visits = Besuche heute
kiosk-staff-games = Spiele heute beendet
kiosk-staff-restarts = Neustarts heute
kiosk-staff-errors = Abgefangene Fehler heute
kiosk-staff-store = Speichern
kiosk-staff-store-fine = geht
kiosk-staff-mode = Modus
kiosk-staff-mode-normal = normal
kiosk-staff-mode-safe = sicher: ein Prozess, kein Ton
kiosk-staff-back = Zurück zum Publikum
kiosk-staff-restart = Neu starten
kiosk-staff-leave = Herunterfahren
kiosk-staff-wipe = Alle Daten löschen
kiosk-wipe-title = Alle Daten löschen?
kiosk-wipe-body = Das löscht alle Spiele, Ergebnisse, Fortschritte und Sicherungen auf diesem Computer. Sie lassen sich nicht zurückholen.
kiosk-wipe-yes = Löschen
kiosk-wipe-no = Behalten
