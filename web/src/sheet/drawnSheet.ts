import type { Combination } from "../api/types";

/** What is drawn on a sheet. */
export interface DrawnSheet {
  numbers: number[]; // row by row; 0: nothing is written
  circled: string[];
  lines: Record<string, number>; // points
  makes: Record<string, Combination | null>;
}
