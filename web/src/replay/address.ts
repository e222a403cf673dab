/** Where a replay stands, in its address: `?at=12&eyes=1`, or `?before=57` by a record's number. */
import type { Eyes } from "./seen.ts";

export interface Place {
  readonly at: number;
  readonly eyes: Eyes;
}

/** Return the place that an address names, within what there is. */
export function placeIn(query: string, last: number, seats: number, usual: Eyes): Place {
  const asked = new URLSearchParams(query);
  const at = Number(asked.get("at") ?? 0);
  return {
    at: Number.isInteger(at) ? Math.min(Math.max(0, at), last) : 0,
    eyes: eyesIn(asked.get("eyes"), seats, usual),
  };
}

function eyesIn(text: string | null, seats: number, usual: Eyes): Eyes {
  if (usual !== "open") return usual; // a match that runs is seen by its reader's own eyes only
  const seat = text === null || !/^\d$/.test(text) ? seats : Number(text);
  return seat < seats ? seat : "open";
}

/** Return the number of the record before which an address wants to be; null if it names none. */
export function beforeIn(query: string): number | null {
  const asked = new URLSearchParams(query).get("before");
  return asked !== null && /^\d{1,15}$/.test(asked) ? Number(asked) : null;
}

export function queryOf({ at, eyes }: Place): string {
  return `?at=${at}${eyes === "open" ? "" : `&eyes=${eyes}`}`;
}
