/** A replay as a list of moments: after each event one, and one before the first. */
import type { Replay, ReplayEvent } from "../wire/types.ts";
import { after, emptyScene, type Scene } from "./scene.ts";

export interface Moment {
  /** What has just happened; null at the very beginning. */
  readonly event: ReplayEvent | null;
  /** Milliseconds since the match began. */
  readonly at: number;
  readonly before: Scene;
  readonly scene: Scene;
}

export function momentsOf({ match, records }: Replay): Moment[] {
  let scene = emptyScene(match);
  const moments: Moment[] = [{ event: null, at: 0, before: scene, scene }];
  for (const record of records) {
    for (const event of record.events) {
      const before = scene;
      scene = after(scene, event, match.seat);
      moments.push({ event, at: record.at_ms, before, scene });
    }
  }
  return moments;
}

/** Return the place of the last moment before a record; the last of all if there is no such record. */
export function placeBefore(moments: readonly Moment[], seq: number): number {
  const next = moments.findIndex(({ event }) => event !== null && event.seq >= seq);
  return next === -1 ? moments.length - 1 : next - 1;
}

/** A round of a replay, by the places of its moments. */
export interface Chapter {
  readonly round: number;
  readonly first: number;
  readonly last: number;
}

/** Return the rounds; what comes before a deal, its seal included, belongs to it. */
export function chaptersOf(moments: readonly Moment[]): Chapter[] {
  const deals = moments.flatMap(({ event, scene }, place) =>
    event?.kind === "dealt" || event?.kind === "dealt_open" ? [{ place, round: scene.round }] : [],
  );
  if (deals.length === 0) return [{ round: 1, first: 0, last: moments.length - 1 }];
  const starts = deals.map(({ place }, i) => (i === 0 ? 0 : recordBegin(moments, place)));
  return deals.map(({ round }, i) => ({
    round,
    first: starts[i] ?? 0,
    last: (starts[i + 1] ?? moments.length) - 1,
  }));
}

/** Return the place of the first moment of the record that a moment belongs to. */
function recordBegin(moments: readonly Moment[], place: number): number {
  const seq = moments[place]?.event?.seq;
  return moments.findIndex(({ event }) => event?.seq === seq);
}

export function chapterAt(chapters: readonly Chapter[], place: number): Chapter {
  const found = chapters.findLast(({ first }) => first <= place) ?? chapters[0];
  return found ?? { round: 1, first: 0, last: 0 };
}

/** Return the place where the next turn begins, or the one before; the ends where there is none. */
export function turnFrom(moments: readonly Moment[], place: number, step: 1 | -1): number {
  const begins = moments.flatMap(({ before, scene }, i) =>
    scene.turnNumber !== before.turnNumber ? [i] : [],
  );
  if (step === 1) return begins.find((begin) => begin > place) ?? moments.length - 1;
  return begins.findLast((begin) => begin < place) ?? 0;
}
