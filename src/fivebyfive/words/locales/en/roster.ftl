### The list of a class: names that pupils tap instead of typing them.

roster-open = List of names
roster-means = Paste the list of your class, one name per line. Everybody then taps their name instead of typing it.
roster-label = Names
# How many names the pasted list has
roster-found = { $count ->
    [one] One name
   *[other] { $count } names
}
# Lines of the pasted list that give no name
roster-bad = Line { $line } gives no name: { $text }
roster-only = Only names on the list
roster-only-means = Nobody can join under another name. You can still add and rename players.
roster-save = Use this list
roster-clear = Remove the list
roster-choose = Tap your name
roster-taken = { $name }, taken
roster-other = My name is not on the list
roster-ask = Is your name missing? Tell whoever leads the game.
roster-here = On the list: { $of }, here: { $here }

error-list-too-long = The list is too long: { $most } names at most.
error-not-on-list = “{ $name }” is not on the list of this table. Choose a name from it, or ask whoever leads the game.
