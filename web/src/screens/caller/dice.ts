/** Fair dice without a table: bytes of the browser's own chance, each face by as many of them. */
const FACES = 6;
const FAIR_BYTES = 256 - (256 % FACES); // bytes from here on would favour some faces

export const toFace = (byte: number): number | null =>
  byte < FAIR_BYTES ? (byte % FACES) + 1 : null;

type ByteSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

function rollDie(chance: ByteSource): number {
  for (;;) {
    const found = toFace(chance(new Uint8Array(1))[0]!);
    if (found !== null) return found;
  }
}

/** Two dice, as a record has them. */
export function rollDice(chance: ByteSource = (bytes) => crypto.getRandomValues(bytes)): string {
  return `${rollDie(chance)}+${rollDie(chance)}`;
}
