/** The messages that only the rules have. */
import { loadMoreMessages, type MessageLoaders } from "../../i18n/messages.svelte";

const RULES: MessageLoaders = {
  en: () => import("virtual:words/en/rules"),
  es: () => import("virtual:words/es/rules"),
  pt: () => import("virtual:words/pt/rules"),
  pl: () => import("virtual:words/pl/rules"),
  de: () => import("virtual:words/de/rules"),
};
const PAGE: MessageLoaders = {
  en: () => import("virtual:words/en/rulespage"),
  es: () => import("virtual:words/es/rulespage"),
  pt: () => import("virtual:words/pt/rulespage"),
  pl: () => import("virtual:words/pl/rulespage"),
  de: () => import("virtual:words/de/rulespage"),
};

export const loadMessages = () => Promise.all([RULES, PAGE].map(loadMoreMessages));
