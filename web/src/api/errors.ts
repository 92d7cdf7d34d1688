import { say } from "../i18n/messages.svelte";
import { Refused } from "./http";

/** What the server said no with, or that it is not there: always a sentence. */
export function explain(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.message || say("page-unreachable");
}
