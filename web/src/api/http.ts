import { base } from "../router.svelte";
import { currentLanguage } from "../i18n/messages.svelte";
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

type Sent = NewTable | NewDevice | PaperSheet | { record: string };

async function ask(url: string, body?: Sent, signal: AbortSignal | null = null): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: {
        "Accept-Language": currentLanguage(),
        ...(body && { "Content-Type": "application/json" }),
      },
      body: body ? JSON.stringify(body) : null,
      signal,
    });
  } catch {
    throw new Refused("unreachable", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.code ?? "unreachable", problem?.message ?? "", problem?.facts);
}

async function call<T>(path: string, body?: Sent): Promise<T> {
  const answer = await ask(`${base()}api/${path}`, body);
  const data: unknown = await answer.json().catch(() => null);
  if (data === null) throw new Refused("unreachable", "");
  return data as T;
}

/** A file of the server; what is cut off on the way is not there either. */
async function fetchFile(url: string, body?: Sent, signal?: AbortSignal): Promise<Blob> {
  const answer = await ask(url, body, signal);
  return answer.blob().catch(() => {
    throw new Refused("unreachable", "");
  });
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
export const sheetsUrl = (game: string, kind: "pdf" | "png", query: string) =>
  `${base()}api/sheets/${game}.${kind}?${query}`;
export const printedUrl = (code: string, game: number, lang: string, paper: string) =>
  `${base()}api/tables/${code}/sheets.pdf?game=${game}&lang=${lang}&paper=${paper}`;
export const printRecord = (record: string, lang: string, paper: string) =>
  fetchFile(`${base()}api/record/sheets.pdf?lang=${lang}&paper=${paper}`, { record });

/** A picture as a `data:` address, which the policy of the page allows. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<string> {
  const file = await fetchFile(url, undefined, signal);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(file);
  });
}

export const recordUrl = (code: string, game: number) =>
  `${base()}api/tables/${code}/record?game=${game}`;
