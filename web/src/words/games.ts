/** The games' own names, which are the same in every language. */
export const GAME_NAMES: Record<string, string> = { knister: "Knister", knaster: "Knaster" };
