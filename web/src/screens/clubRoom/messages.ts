/** The messages that only club rooms have. */
import { loadMoreMessages, type MessageLoaders } from "../../i18n/messages.svelte";

const ROOM: MessageLoaders = {
  en: () => import("virtual:words/en/room"),
  es: () => import("virtual:words/es/room"),
  pt: () => import("virtual:words/pt/room"),
  pl: () => import("virtual:words/pl/room"),
  de: () => import("virtual:words/de/room"),
};
const SEASON: MessageLoaders = {
  en: () => import("virtual:words/en/season"),
  es: () => import("virtual:words/es/season"),
  pt: () => import("virtual:words/pt/season"),
  pl: () => import("virtual:words/pl/season"),
  de: () => import("virtual:words/de/season"),
};

export const loadMessages = () => Promise.all([ROOM, SEASON].map(loadMoreMessages));
