### Computer players, and what is wrong with one of somebody's own.

# Names of computer players, as nobody is called: in the order of the levels, then more. With commas
computer-names = Dot, Pixel, Chip, Cog, Bolt, Widget, Gizmo, Sprocket, Tinker, Rivet

error-unknown-level = There is no level “{ $level }”. Choose one of: { $levels }.
error-level-cannot-advise = “{ $level }” plays without weighing moves, so it cannot give advice. Choose a stronger level with --bot.

## A player of one's own, in a file. $error is what Python says, in English

error-bot-class-missing = “{ $file }” does not say which class of the file plays. Write it after a colon, as in first_bot.py:FirstBot.
error-bot-file-not-found = There is no file “{ $file }”. Check the path.
error-bot-not-imported = “{ $file }” cannot be loaded: { $error }
error-bot-no-such-class = There is no class “{ $name }” in “{ $file }”. Check its name.
error-bot-not-made = No player can be made from the class “{ $name }”: { $error }. It is called without arguments.
error-bot-no-choose = The class “{ $name }” has no method “choose”. A player chooses a move with choose(position, rng, budget).

## A bot that breaks the rules for bots

error-bot-crashed = The bot stopped with an error: { $error }
error-bot-not-a-move = The bot answered { $text }, which is not a move. It has to return a Write, a Circle or NOTHING.
error-bot-illegal-move = The bot chose { $text }, which is not allowed here ({ $reason }). It has to choose among the legal moves.
error-bot-not-reproducible = Asked twice about the same thing, the bot did not do the same: { $other } and then { $move }, or it left its random source in another state. It may keep nothing between two calls and must take every chance from its random source.
error-bot-changes-position = The bot changed the position it was given. It has to leave the sheets as they are and answer with a move.
error-bot-spoils-chance = The bot reset its random source or used the one that all of Python shares. It may only draw from the source it is given.
