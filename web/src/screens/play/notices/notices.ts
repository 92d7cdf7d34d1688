import type { PrivateView, PublicView } from "../../../api/types";

const STAND_IN_DELAY = 30_000; // the server's minimum

/** Players who are away long enough for a stand-in. */
export function findLongAbsent(table: PublicView, yours: PrivateView, now: number) {
  if (!yours.host) return [];
  return table.seats.flatMap((chair, seat) => {
    const since = chair.gone_since;
    if (since === null || chair.bot || chair.stand_in || now - since < STAND_IN_DELAY) return [];
    return [{ seat, name: chair.name, key: `${chair.name} ${since}` }];
  });
}

/** Moves that a stand-in made for an own seat. */
export function findPlayedFor(yours: PrivateView, table: PublicView) {
  if (yours.round !== table.round) return [];
  return yours.seats.flatMap((own) =>
    own.played_for.length
      ? [{ moves: own.played_for, key: `${own.seat} ${own.played_for.join()}` }]
      : [],
  );
}

/** Paper players of other devices whose sheets became full in the open round. */
export function findFullPaperSheets(table: PublicView, yours: PrivateView) {
  return table.papers.flatMap(({ paper, name, full, device }) =>
    full === table.round && device !== yours.device && table.roll !== null
      ? [{ name, key: `full ${paper} ${full} ${table.game_number}` }]
      : [],
  );
}
