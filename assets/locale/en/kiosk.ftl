# The arcade unattended: attract loop, countdown, staff.

kiosk-touch = Touch to play
kiosk-playing = Now playing: { $name }
kiosk-programs = computer against computer
kiosk-idle-title = Are you still there?
kiosk-idle-body = Touch anywhere to continue. Otherwise the next player gets a fresh start.
kiosk-last = Fresh start for the next player in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
kiosk-recovered = Something went wrong and Quarkade restarted. Your game is as it was.

## Staff

kiosk-pin-title = Staff
kiosk-pin-ask = Enter the PIN
kiosk-pin-wrong = That is not the PIN.
kiosk-pin-wait = Too many wrong tries. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
kiosk-pin-enter = Enter
kiosk-pin-delete = Delete the last digit
kiosk-staff-title = Quarkade, staff only
kiosk-staff-version = Version
kiosk-staff-uptime = Running for
kiosk-staff-uptime-value = { $hours } h { $minutes } min
kiosk-staff-visits = Visits today
kiosk-staff-games = Games finished today
kiosk-staff-restarts = Restarts today
kiosk-staff-errors = Errors handled today
kiosk-staff-store = Saving
kiosk-staff-store-fine = works
kiosk-staff-mode = Mode
kiosk-staff-mode-normal = normal
kiosk-staff-mode-safe = safe: one process, no sound
kiosk-staff-back = Back to the visitors
kiosk-staff-restart = Restart
kiosk-staff-leave = Shut down
kiosk-staff-wipe = Delete all saved data
kiosk-wipe-title = Delete all saved data?
kiosk-wipe-body = This deletes all games, results, progress and backups on this computer. You cannot get them back.
kiosk-wipe-yes = Delete
kiosk-wipe-no = Keep
