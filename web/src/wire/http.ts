import { base } from "../router.svelte";
import { currentLanguage } from "../words/words.svelte";
import type {
  About,
  NewDevice,
  NewTable,
  PaperSheet,
  Problem,
  PublicView,
  RoomTicket,
  RoomView,
  ScoredSheet,
  Ticket,
} from "./types";

/** The server said no, or was not there (code `unreachable`); the message is for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: NewTable | NewDevice | PaperSheet): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${base()}api/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        "Accept-Language": currentLanguage(),
        ...(body && { "Content-Type": "application/json" }),
      },
      body: body ? JSON.stringify(body) : null,
    });
  } catch {
    throw new Refused("unreachable", "");
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data as T;
  const problem = data as Problem | null;
  throw new Refused(problem?.code ?? "unreachable", problem?.message ?? "", problem?.facts);
}

let known: Promise<About> | undefined;

/** What can be played here; asked once. */
export function about(): Promise<About> {
  known ??= call<About>("about").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export const openTable = (wishes: NewTable) => call<Ticket>("tables", wishes);
export const joinTable = (code: string, wishes: NewDevice) =>
  call<Ticket>(`tables/${code}/devices`, wishes);
export const scorePaper = (paper: PaperSheet) => call<ScoredSheet>("score", paper);
export const lookAt = (code: string) => call<PublicView>(`tables/${code}`);
export const lookAtRoom = (name: string) => call<RoomView>(`rooms/${encodeURIComponent(name)}`);
export const openRoom = (name: string, wishes: NewTable) =>
  call<RoomTicket>(`rooms/${encodeURIComponent(name)}`, wishes);
export const resultsUrl = (code: string, game: number, lang: string) =>
  `${base()}api/tables/${code}/results.csv?game=${game}&lang=${lang}`;
export const recordUrl = (code: string, game: number) =>
  `${base()}api/tables/${code}/record?game=${game}`;
