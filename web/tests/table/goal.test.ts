import { expect, test } from "vitest";
import { findGoal } from "../../src/table/goal";

test.each([
  [0, { verdict: "good", points: 51 }],
  [50, { verdict: "good", points: 1 }],
  [51, { verdict: "brilliant", points: 30 }],
  [100, { verdict: "spectacular", points: 1 }],
  [101, null],
])("the goal at %d points", (total, goal) => {
  expect(findGoal({ good: 50, spectacular: 100, brilliant: 80 }, total)).toEqual(goal);
});
