### Computer players, and what is wrong with one of somebody's own.

error-unknown-level = There is no level “{ $level }”. Choose one of: { $levels }.
error-bot-crashed = The bot stopped with an error: { $error }
error-bot-not-a-move = The bot answered { $text }, and that is no move. It has to give a Write, a Circle or NOTHING.
error-bot-illegal-move = The bot chose { $text }, which is not allowed here ({ $reason }). It has to choose among the legal moves.
error-bot-not-reproducible = Asked twice about the same thing, the bot did not do the same: { $other } and then { $move }, or it left its random source in another state. It may keep nothing between two calls and must take every chance from its random source.
error-bot-changes-position = The bot changed the position it was given. It has to leave the sheets as they are and answer with a move.
error-bot-spoils-chance = The bot reset its random source or used the one that all of Python shares. It may only draw from the source it is given.
