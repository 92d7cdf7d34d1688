"""Letters that look like a Latin one: of Cyrillic, Greek, Armenian, Cherokee, and of Latin itself.

An extract of `confusables.txt` of Unicode Technical Standard 39 (Unicode License v3): single
letters that NFKC leaves as they are. `l`, `I` and `1` are one there, and so are `O` and `0`.
"""

from collections.abc import Mapping
from typing import Final

_LOOK_LIKE: Final[Mapping[str, str]] = {
    "2": "Ƨ",
    "3": "ƷȜЗӠ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮ",
    "8": "Ȣȣ",
    "A": "ΑАᎪ",
    "B": "ΒВᏴ",
    "C": "СᏟ",
    "D": "Ꭰ",
    "E": "ΕЕᎬ",
    "F": "Ϝ",
    "G": "ԌᏀᏳ",
    "H": "ΗНᎻ",
    "J": "ͿЈᎫ",
    "K": "ΚКᏦ",
    "L": "Ꮮ",
    "M": "ΜϺМᎷ",
    "N": "Ν",
    "O": "0ΟОՕ",
    "P": "ΡРᏢ",
    "R": "ƦᎡᏒ",
    "S": "ЅՏᏕᏚ",
    "T": "ΤТᎢ",
    "U": "Ս",
    "V": "ѴᏙ",
    "W": "ԜᎳᏔ",
    "X": "ΧХ",
    "Y": "ΥУҮᎩᎽ",
    "Z": "ΖᏃ",
    "a": "ɑαа",
    "b": "ƄЬᏏ",
    "c": "с",
    "d": "ԁᏧ",
    "e": "еҽ",
    "f": "ք",
    "g": "ƍɡց",
    "h": "һհᏂ",
    "i": "ıɩɪιіӏᎥ",
    "j": "ϳј",
    "l": "I1|ƖǀΙІӀ",
    "n": "ոռ",
    "o": "οσоօ",
    "p": "ρр",
    "q": "ԛգզ",
    "r": "г",
    "s": "ƽѕ",
    "u": "ʋυս",
    "v": "νѵ",
    "w": "ɯѡԝա",
    "x": "х",
    "y": "ɣʏγуү",
}
LATIN_LOOKALIKES: Final[Mapping[int, str]] = {
    ord(other): letter for letter, others in _LOOK_LIKE.items() for other in others
}
