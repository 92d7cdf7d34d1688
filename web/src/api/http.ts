import { getBasePath } from "../device/router.svelte";
import { getLanguage } from "../i18n/messages.svelte";
import { ApiError } from "./errors";
import { noteServerPage } from "./version.svelte";
import type {
  About,
  NewDevice,
  NewTable,
  PaperScores,
  PaperSheet,
  Privacy,
  Problem,
  RoomTicket,
  RoomView,
  ScoredSheet,
  TableLook,
  Ticket,
} from "./types";

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
}
type RequestBody = NewTable | NewDevice | PaperSheet | PaperScores | { record: string };

/** An answer of the server; anything else is an `ApiError`. */
export async function request(
  url: string,
  body?: object,
  signal: AbortSignal | null = null,
  { method = body ? "POST" : "GET", headers = {} }: RequestOptions = {},
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: {
        "Accept-Language": getLanguage(),
        ...(body && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      signal,
    });
  } catch {
    throw new ApiError("unreachable", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.code ?? "unreachable", problem?.message ?? "", problem?.facts);
}

async function requestJson<T>(path: string, body?: RequestBody): Promise<T> {
  const answer = await request(`${getBasePath()}api/${path}`, body);
  const data: unknown = await answer.json().catch(() => null);
  if (data === null) throw new ApiError("unreachable", "");
  return data as T;
}

/** The file in an answer; one that is cut off counts as unreachable. */
const readBlob = (answer: Response) =>
  answer.blob().catch(() => {
    throw new ApiError("unreachable", "");
  });

const fetchFile = async (url: string, body?: RequestBody, signal?: AbortSignal) =>
  readBlob(await request(url, body, signal));

/** A file of a table, with the name that the server gives it. */
export async function fetchTableFile(
  url: string,
  token: string,
): Promise<{ name: string; content: Blob }> {
  const headers: Record<string, string> = token ? { "Table-Token": token } : {};
  const answer = await request(url, undefined, null, { headers });
  const [, name = "5x5"] =
    /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "") ?? [];
  return { name, content: await readBlob(answer) };
}

let serverInfo: Promise<About> | undefined;

/** The server's description of games and levels; fetched once. */
export function fetchServerInfo(): Promise<About> {
  serverInfo ??= requestServerInfo().catch((error: unknown) => {
    serverInfo = undefined;
    throw error;
  });
  return serverInfo;
}

async function requestServerInfo(): Promise<About> {
  const about = await requestJson<About>("about");
  noteServerPage(about.page);
  return about;
}

/** Asks the server anew, for example whether it has another version of the page. */
export async function refetchServerInfo(): Promise<About> {
  const about = await requestServerInfo(); // what is known stays, if it does not answer
  serverInfo = Promise.resolve(about);
  return about;
}

/** What the server stores, in the language of the page. */
export const fetchPrivacy = () => requestJson<Privacy>("privacy");
export const openTable = (wishes: NewTable) => requestJson<Ticket>("tables", wishes);
export const joinTable = (code: string, wishes: NewDevice) =>
  requestJson<Ticket>(`tables/${code}/devices`, wishes);
export const scoreSheet = (paper: PaperSheet) => requestJson<ScoredSheet>("score", paper);
export const fetchTable = (code: string) => requestJson<TableLook>(`tables/${code}`);
/** Deletes a table for good, with the token of one of its hosts. */
export const deleteTable = (code: string, token: string) =>
  request(`${getBasePath()}api/tables/${code}`, undefined, null, {
    method: "DELETE",
    headers: { "Table-Token": token },
  });
export const fetchClubRoom = (name: string) =>
  requestJson<RoomView>(`rooms/${encodeURIComponent(name)}`);
export const openClubRoom = (name: string, wishes: NewTable) =>
  requestJson<RoomTicket>(`rooms/${encodeURIComponent(name)}`, wishes);
export const getResultsUrl = (code: string, game: number, lang: string) =>
  `${getBasePath()}api/tables/${code}/results.csv?game=${game}&lang=${lang}`;
export const getBlankSheetsUrl = (game: string, kind: "pdf" | "png", query: string) =>
  `${getBasePath()}api/sheets/${game}.${kind}?${query}`;
export const getPlayedSheetsUrl = (code: string, game: number, lang: string, paper: string) =>
  `${getBasePath()}api/tables/${code}/sheets.pdf?game=${game}&lang=${lang}&paper=${paper}`;
/** What is printed for a class; `look` has the number of the game, language, page size. */
export const getHandoutUrl = (
  code: string,
  kind: "certificates" | "results" | "worksheet",
  look: { game: number; lang: string; paper: string; name?: string },
) =>
  `${getBasePath()}api/tables/${code}/${kind}.pdf?${new URLSearchParams(
    Object.entries(look).map(([key, value]) => [key, String(value)]),
  ).toString()}`;
export const printRecord = (record: string, lang: string, paper: string) =>
  fetchFile(`${getBasePath()}api/record/sheets.pdf?lang=${lang}&paper=${paper}`, { record });

/** The ranking of several paper sheets, with the sheets. */
export const printScores = (scores: PaperScores, lang: string, paper: string) =>
  fetchFile(`${getBasePath()}api/score/results.pdf?lang=${lang}&paper=${paper}`, scores);

/** An image as a `data:` URL, which the Content-Security-Policy allows. */
export async function fetchImage(url: string, signal: AbortSignal): Promise<string> {
  const file = await fetchFile(url, undefined, signal);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(file);
  });
}

export const getRecordUrl = (code: string, game: number) =>
  `${getBasePath()}api/tables/${code}/record?game=${game}`;
