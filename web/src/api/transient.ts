/** What keeps the server from answering now, and will not in a while: it is asked again. */
import { Refused } from "./http";

export const AGAIN = 3000; // ms until then
const PASSING = new Set(["unreachable", "unavailable", "closing", "too-fast", "printing-busy"]);

export const isPassing = (error: unknown) => error instanceof Refused && PASSING.has(error.code);
