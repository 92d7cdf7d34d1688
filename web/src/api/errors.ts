/**
 * Requests that failed: what to tell people, and whether to try again. The server sends sentences in
 * the language of the reader; the page has its own only for what the server could not say.
 */
import { t } from "../i18n/messages.svelte";

/** Refused by the server, or not answered (code `unreachable`); the message is for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

/** A sentence about a failed request. Other errors are thrown on. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "connection-lost") return t("page-lost");
  return error.message || t("page-unreachable");
}

export const RETRY_DELAY = 3000; // milliseconds
const TRANSIENT_CODES = new Set([
  "unreachable",
  "unavailable",
  "closing",
  "too-fast",
  "printing-busy",
  "too-much-printed",
]);

/** Whether the same request may succeed after `RETRY_DELAY`. */
export const isTransient = (error: unknown) =>
  error instanceof ApiError && TRANSIENT_CODES.has(error.code);
