/** What the tutorial says: it follows the game, and is over after the third move at the latest. */
import type { ButtonState } from "../../../table/selectors";

export const STEP_COUNT = 4;

const MESSAGES: Record<string, string[]> = {
  knister: ["teach-write", "teach-knister-lines", "teach-knister-points"],
  knaster: ["teach-knaster-write", "teach-knaster-circles", "teach-knaster-boxes"],
};

export interface TutorialFacts {
  game: string;
  round: number;
  firstRound: number; // in which the tutorial began
  hasMoved: boolean; // in the open round
  dismissed: number; // steps that were tapped away
  button: ButtonState["kind"];
  mustType: boolean; // real dice are typed here
  isSolo: boolean; // nobody else plays
}

/** Steps that are over because their subject was done: the roll, then one move each. */
function countDone({ round, firstRound, hasMoved }: TutorialFacts): number {
  if (round === 0) return 0;
  return 1 + round - Math.max(firstRound, 1) + (hasMoved ? 1 : 0);
}

export const isTutorialOver = (facts: TutorialFacts) =>
  Math.max(countDone(facts), facts.dismissed) >= STEP_COUNT;

/** The step to show with its message; null: none at the moment. */
export function findTutorialStep(facts: TutorialFacts): { step: number; message: string } | null {
  const step = Math.max(countDone(facts), facts.dismissed);
  // A step appears with its subject: a roll, a move, the next roll.
  const due = [0, 1, 2, 2][step];
  const isDue = step === 3 ? facts.round > Math.max(facts.firstRound, 1) : true;
  if (due === undefined || countDone(facts) < due || !isDue) return null;
  const message = step === 0 ? describeRoll(facts) : MESSAGES[facts.game]?.[step - 1];
  return message ? { step, message } : null;
}

/** The messages of all steps. */
export const listTutorialMessages = (facts: TutorialFacts): string[] => [
  describeRoll(facts),
  ...(MESSAGES[facts.game] ?? []),
];

/** Whoever may not roll is not told to. */
function describeRoll({ button, mustType, isSolo }: TutorialFacts): string {
  if (mustType) return isSolo ? "teach-type-alone" : "teach-type";
  if (isSolo && button === "roll") return "teach-roll-alone";
  if (button === "wait-host") return "teach-host";
  return button === "roll" ? "teach-roll" : "teach-wait";
}
