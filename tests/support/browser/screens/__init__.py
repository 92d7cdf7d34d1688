"""Every screen by name, brought up in any browser: for tests of the look and for pictures.

The games are played with typed dice, so that they are the same every time; the page is told that
the dice are its own, except where they are typed.
"""

# isort: off
# Importing a part registers its screens: this is their order on contact sheets.
from support.browser.screens import home, lobby, game, end, projector
# isort: on

__all__ = ["end", "game", "home", "lobby", "projector"]
