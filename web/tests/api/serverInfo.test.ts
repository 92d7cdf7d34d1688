import { afterEach, expect, test, vi } from "vitest";
import { fetchServerInfo, refetchServerInfo } from "../../src/api/http";

afterEach(() => vi.unstubAllGlobals());

const answer = (version: string) => vi.fn(async () => Response.json({ version, page: "" }));
const isLost = vi.fn(() => Promise.reject(new TypeError("offline")));

test("what the server has said stays known when it cannot be asked anew", async () => {
  vi.stubGlobal("document", { baseURI: "http://localhost/" });
  vi.stubGlobal("fetch", answer("1"));
  expect((await fetchServerInfo()).version).toBe("1");
  vi.stubGlobal("fetch", isLost);
  await expect(refetchServerInfo()).rejects.toThrow();
  expect((await fetchServerInfo()).version).toBe("1");
  vi.stubGlobal("fetch", answer("2"));
  expect((await refetchServerInfo()).version).toBe("2");
  vi.stubGlobal("fetch", isLost);
  expect((await fetchServerInfo()).version).toBe("2");
});
