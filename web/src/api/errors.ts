import { t } from "../i18n/messages.svelte";
import { ApiError } from "./http";

/** What the server said no with, or that it is not there: always a sentence. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message || t("page-unreachable");
}
