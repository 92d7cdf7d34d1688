/** What keeps the server from answering now, and will not in a while: it is asked again. */
import { ApiError } from "./http";

export const RETRY_DELAY = 3000; // ms until then
const TRANSIENT_CODES = new Set([
  "unreachable",
  "unavailable",
  "closing",
  "too-fast",
  "printing-busy",
]);

export const isTransient = (error: unknown) =>
  error instanceof ApiError && TRANSIENT_CODES.has(error.code);
