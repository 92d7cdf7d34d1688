import type { PrivateView, PublicView } from "../../../api/types";

const STAND_IN_DELAY = 30_000; // as the table has it: earlier the server says so

/** People who are away for so long that the host may let the computer play. */
export function findLongAbsent(table: PublicView, yours: PrivateView, now: number) {
  if (!yours.host) return [];
  return table.seats.flatMap((chair, seat) => {
    const since = chair.gone_since;
    if (since === null || chair.bot || chair.stand_in || now - since < STAND_IN_DELAY) return [];
    return [{ seat, name: chair.name, key: `${chair.name} ${since}` }];
  });
}

/** Moves that a computer made for somebody who is back. */
export function findPlayedFor(yours: PrivateView, table: PublicView) {
  if (yours.round !== table.round) return [];
  return yours.seats.flatMap((own) =>
    own.played_for.length
      ? [{ moves: own.played_for.join(", "), key: `${own.seat} ${own.played_for.join()}` }]
      : [],
  );
}

/** Who on paper, with another device, has filled the sheet in the open round. */
export function findFullPaperSheets(table: PublicView, yours: PrivateView) {
  return table.papers.flatMap(({ paper, name, full, device }) =>
    full === table.round && device !== yours.device && table.roll !== null
      ? [{ name, key: `full ${paper} ${full} ${table.game_number}` }]
      : [],
  );
}
