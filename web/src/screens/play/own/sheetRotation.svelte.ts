/** Several people at one device: when one has moved, the sheet of the next is shown. */
import type { OwnSeatView } from "../../../api/types";

const ROTATION_DELAY = 900; // milliseconds; leaves time to see the number, or to take it back

interface RotationFacts {
  seats: OwnSeatView[];
  shown: number; // index of the shown seat
  round: number;
  isOff: boolean; // both sheets are shown, or a move is not stored yet
}

/** The index of the next seat after the shown one that still has to move; -1: none. */
export function findNextToMove(seats: OwnSeatView[], shown: number): number {
  const order = seats.map((_, at) => (shown + 1 + at) % seats.length);
  return order.find((at) => at !== shown && seats[at]!.move === null) ?? -1;
}

/** To be called during component initialisation. */
export function rotateSheets(getFacts: () => RotationFacts, show: (index: number) => void) {
  // The last move of each seat after which the sheet went over: whoever looks back at it may stay.
  const rotated: Record<number, string> = {};
  const facts = $derived(getFacts());
  const own = $derived(facts.seats[facts.shown]);
  const seat = $derived(own?.seat ?? -1);
  const made = $derived(facts.isOff || !own?.move ? "" : `${facts.round} ${own.move}`);
  const next = $derived(findNextToMove(facts.seats, facts.shown));
  let waiting: { seat: number; made: string } | null = null;
  $effect(() => {
    // Somebody has gone over by hand.
    if (waiting && waiting.seat !== seat) rotated[waiting.seat] = waiting.made;
    waiting = null;
    if (!made) delete rotated[seat];
    if (!made || next < 0 || rotated[seat] === made) return;
    waiting = { seat, made };
    const to = next;
    const timer = setTimeout(() => show(to), ROTATION_DELAY); // goes over, as if by hand
    return () => clearTimeout(timer);
  });
}
