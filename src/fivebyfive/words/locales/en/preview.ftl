### What chat programs show of a link to the page, beside a picture.

preview-home = Five by Five: play Knister and Knaster
preview-games = Two dice, a pencil and a sheet of five by five cells. Alone, with friends or against the computer, in your browser.
preview-knister = 25 rolls of two dice, 25 cells: where does each number count most?
preview-knaster = Write or circle: every roll of two dice is a small dilemma.
preview-rules = { $game }: the rules
preview-invite = Come and play { $game }!
preview-any = Come and play Knister or Knaster!
preview-join = Open the link, say who you are, and you are at the table. No account, nothing to install.
preview-picture = A sheet with written numbers, a pencil circle and two dice
