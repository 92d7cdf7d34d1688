/** Fair dice without a table: bytes of the browser's own chance, each face by as many of them. */
const FACES = 6;
const EVEN = 256 - (256 % FACES); // bytes from here on would favour some faces

export const face = (byte: number): number | null => (byte < EVEN ? (byte % FACES) + 1 : null);

type Chance = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

function die(chance: Chance): number {
  for (;;) {
    const found = face(chance(new Uint8Array(1))[0]!);
    if (found !== null) return found;
  }
}

/** Two dice, as a record has them. */
export function throwDice(chance: Chance = (bytes) => crypto.getRandomValues(bytes)): string {
  return `${die(chance)}+${die(chance)}`;
}
