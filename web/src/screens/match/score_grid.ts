/** The scores of a match, round by round. */

export interface GridRow {
  readonly round: number;
  /** What each seat gained in this round. */
  readonly gains: readonly number[];
  /** Each seat's score after it. */
  readonly totals: readonly number[];
}

/** Return a row a round; the last row's totals are the scores of the match. */
export function scoreGrid(gains: readonly (readonly number[])[]): GridRow[] {
  let totals: readonly number[] = [];
  return gains.map((row, place) => {
    totals = row.map((gain, seat) => (totals[seat] ?? 0) + gain);
    return { round: place + 1, gains: row, totals };
  });
}

/** Return what each seat gained in each round, for a match whose rounds are told by their winners. */
export function gainsOf(
  rounds: readonly { readonly winner: number; readonly gain: number }[],
  seats: number,
): number[][] {
  return rounds.map(({ winner, gain }) =>
    Array.from({ length: seats }, (_, seat) => (seat === winner ? gain : 0)),
  );
}
