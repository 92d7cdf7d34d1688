/** The games with a card on the home page, in its order. */
export const GAMES = ["knister", "knaster"];

/** The name of a game; the same in every language. */
export const formatGameName = (game: string) => game.charAt(0).toUpperCase() + game.slice(1);
