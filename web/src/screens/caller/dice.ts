/** Fair dice from the browser's random bytes, by rejection sampling. */
const FACES = 6;
const FAIR_BYTES = 256 - (256 % FACES); // bytes from here on are rejected

export const toFace = (byte: number): number | null =>
  byte < FAIR_BYTES ? (byte % FACES) + 1 : null;

type ByteSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

function rollDie(chance: ByteSource): number {
  for (;;) {
    const found = toFace(chance(new Uint8Array(1))[0]!);
    if (found !== null) return found;
  }
}

/** Two dice in notation. */
export function rollDice(chance: ByteSource = (bytes) => crypto.getRandomValues(bytes)): string {
  return `${rollDie(chance)}+${rollDie(chance)}`;
}
