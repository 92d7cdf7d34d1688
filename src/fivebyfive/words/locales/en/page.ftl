### What every screen of the page has.

page-close = Close
page-menu = Menu
page-home = Home
page-language = Language
page-theme = Colours
page-theme-auto = Same as the device
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-auto = Same as the device
page-sound = Sound and vibration
page-sound-auto = On your own device
page-voice = Voice
page-voice-auto = On a shared device
page-letters = Single keys (R, U, L, H, N, ?)
page-on = On
page-off = Off
page-nowhere = There is nothing at this address.
page-unreachable = The server cannot be reached. Check the connection and try again.
page-lost = The connection was lost. Check what has happened, and try again.
page-try-again = Try again

## The server has another version of the page than the one that is open

page-new-version = A new version is here. Reload when you like.
page-reload = Reload
page-later = Later
