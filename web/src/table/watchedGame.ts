/** The running game that was on the screen: its end is celebrated, and not again by a reload. */
import type { PublicView } from "../api/types";

let watched = "";
const nameGame = ({ code, game_number }: PublicView) => `${code} ${game_number}`;

export const noteWatched = (table: PublicView) => void (watched = nameGame(table));
export const wasWatched = (table: PublicView) => watched === nameGame(table);
