/** What is checked on the page: a match of the player's own, or a file. */
import { rest } from "../../app/play.ts";
import { nameOf } from "../../components/names/seat_name.ts";
import { bundleIn } from "../../proof/from_bundle.ts";
import { type CheckedMatch, checkBundle, checkReplay } from "../../proof/match_check.ts";
import type { BundleFile, MatchCard } from "../../wire/types.ts";

export interface Subject {
  readonly checked: CheckedMatch;
  readonly names: readonly string[];
  /** All of a finished match, to be kept; null of one that nobody has won. */
  readonly bundle: BundleFile | null;
  readonly match: MatchCard | null;
}

export async function ownMatch(id: string): Promise<Subject> {
  const match = await rest.match(id);
  const names = match.seats.map(nameOf);
  if (match.status !== "finished") {
    const checked = await checkReplay(await rest.replay(id));
    return { checked, names, bundle: null, match };
  }
  const bundle = await rest.bundle(id);
  return { checked: await checkBundle(bundle, match.seat), names, bundle, match };
}

/** Throws `NoBundle`. */
export async function fileChosen(file: File): Promise<Subject> {
  const bundle = bundleIn(await file.text());
  const names = bundle.seats.map((seat, number) =>
    seat.kind === "human"
      ? nameOf({ ...seat, seat: number })
      : nameOf({ ...seat, name: null, seat: number }),
  );
  return { checked: await checkBundle(bundle, null), names, bundle, match: null };
}

/** Hand the bundle to the browser as a file. */
export function save(bundle: BundleFile): void {
  const text = JSON.stringify(bundle, null, 1);
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `rami-${bundle.table}-${bundle.match}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
