/** What a club room remembers. Every request has the key by which the room knows this device. */
import { getBasePath } from "../device/router.svelte";
import { ApiError } from "./errors";
import { request } from "./http";
import type { KeeperKey, KeyTicket, KeyWish, PeopleView, PersonPage, SeasonView } from "./types";

export class RoomMemory {
  constructor(
    readonly room: string,
    readonly key: string,
  ) {}

  private send(path: string, method = "GET", body?: object): Promise<Response> {
    const url = `${getBasePath()}api/rooms/${encodeURIComponent(this.room)}/${path}`;
    return request(url, body, null, { method, headers: { "Room-Key": this.key } });
  }

  private async fetchJson<T>(path: string, method = "GET", body?: object): Promise<T> {
    const answer = await this.send(path, method, body);
    const data: unknown = await answer.json().catch(() => null);
    if (data === null) throw new ApiError("unreachable", "");
    return data as T;
  }

  /** Becomes known by a ticket for a table of the room, or says that this device is there again. */
  claim = (token: string) =>
    this.fetchJson<KeyTicket>("keys", "POST", { token, key: this.key } satisfies KeyWish);

  fetchSeason = (game: string, month: string) =>
    this.fetchJson<SeasonView>(`season?${new URLSearchParams({ game, month }).toString()}`);

  fetchPeople = () => this.fetchJson<PeopleView>("people");

  fetchPerson = (person: string) => this.fetchJson<PersonPage>(`people/${person}`);

  async fetchRecord(table: string, game: number): Promise<string> {
    const answer = await this.send(`games/${table}/${game}/record`);
    return answer.text().catch(() => {
      throw new ApiError("unreachable", "");
    });
  }

  createKeeperKey = () => this.fetchJson<KeeperKey>("keepers", "POST");

  switchMemory = (on: boolean) => this.send("memory", "PUT", { on });

  merge = (person: string, into: string) => this.send(`people/${person}/merge`, "POST", { into });

  separate = (person: string, name: string) =>
    this.send(`people/${person}/separate`, "POST", { name });

  hide = (person: string, hidden: boolean) =>
    this.send(`people/${person}/hide`, "POST", { hidden });

  deletePerson = (person: string) => this.send(`people/${person}`, "DELETE");
}
