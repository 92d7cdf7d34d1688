/** The games that the page knows by sight, in the order in which people meet them. */
export const GAMES = ["knister", "knaster"];

/** A game's own name, which is the same in every language. */
export const formatGameName = (game: string) => game.charAt(0).toUpperCase() + game.slice(1);
