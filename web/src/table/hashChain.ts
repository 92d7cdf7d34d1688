/**
 * SHA-256 and what the dice need of it: hash chains and rolls, as docs/dice.md describes them.
 * `crypto.subtle` does not exist on plain HTTP, as in a home network, hence the library. It is
 * loaded when it is needed.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

export const CHAIN_LENGTH = 128; // rolls for which a chain has parts
const THROWS = 36;
const REJECT_FROM = 252; // the last multiple of 36 below 256

const encodeText = (text: string) => new TextEncoder().encode(text);

export function encodeBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The 32 bytes of a value of a chain; null for anything that is not written as one. */
export function decodeValue(text: string): Uint8Array | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/") + "=");
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  return encodeBase64Url(bytes) === text ? bytes : null;
}

function hashTimes(value: Uint8Array, times: number): Uint8Array {
  let hashed = value;
  for (let done = 0; done < times; done++) hashed = sha256(hashed);
  return hashed;
}

export const createSeed = () => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** The anchor of the chain of a seed. */
export const computeNonce = (seed: string) => computePart(seed, 0);

/** The part of a seed in a roll, from 1. */
export const computePart = (seed: string, roll: number) =>
  encodeBase64Url(hashTimes(decodeValue(seed)!, CHAIN_LENGTH - roll));

/** The part for an earlier roll, or the nonce for as many as the roll's number; null for no part. */
export function derivePart(part: string, rollsBefore: number): string | null {
  const value = decodeValue(part);
  return value && encodeBase64Url(hashTimes(value, rollsBefore));
}

export const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** The commitment to a secret. */
export const computeCommitment = (secret: string) => toHex(sha256(fromHex(secret)));

/** A short text that stands for all nonces in their order. */
export const digestNonces = (nonces: readonly string[]) =>
  encodeBase64Url(sha256(encodeText(nonces.join(","))));

/** A roll, such as 3+6. */
export function computeRoll(
  secret: string,
  table: string,
  nonces: readonly string[],
  roll: number,
  parts: readonly string[],
): string {
  const head = `${table}|${nonces.join(",")}|${roll}`;
  const message = parts.length ? `${head}|${parts.join(",")}` : head;
  const key = fromHex(secret);
  for (let more = 0; ; more++) {
    const bytes = hmac(sha256, key, encodeText(more ? `${message}|${more}` : message));
    const byte = bytes.find((one) => one < REJECT_FROM);
    if (byte === undefined) continue;
    const index = byte % THROWS;
    return `${Math.floor(index / 6) + 1}+${(index % 6) + 1}`;
  }
}
