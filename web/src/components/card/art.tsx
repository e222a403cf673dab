/** The middle of a large card: its pips, or a court figure told apart by crown, tiara and plume. */
import { rankOf, suitOf } from "../../game/cards.ts";
import type { Card } from "../../wire/types.ts";
import { SIGNS } from "./suit_sign.tsx";

type Place = readonly [x: number, y: number];

const LEFT = 11;
const MIDDLE = 25;
const RIGHT = 39;
const TOP = 11;
const BOTTOM = 77;
const CENTRE = 44;
const sides = (y: number): Place[] => [
  [LEFT, y],
  [RIGHT, y],
];
const CORNERS: readonly Place[] = [...sides(TOP), ...sides(BOTTOM)];

/** Where the pips stand, in a box of 50 x 88. */
const PIPS: Readonly<Record<string, readonly Place[]>> = {
  A: [[MIDDLE, CENTRE]],
  "2": [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  "3": [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  "4": CORNERS,
  "5": [...CORNERS, [MIDDLE, CENTRE]],
  "6": [...CORNERS, ...sides(CENTRE)],
  "7": [...CORNERS, ...sides(CENTRE), [MIDDLE, 27.5]],
  "8": [...CORNERS, ...sides(CENTRE), [MIDDLE, 27.5], [MIDDLE, 60.5]],
  "9": [...CORNERS, ...sides(33), ...sides(55), [MIDDLE, CENTRE]],
  T: [...CORNERS, ...sides(33), ...sides(55), [MIDDLE, 22], [MIDDLE, 66]],
};

/** The upper half of each figure: head-dress over a shoulder line, in the same box. */
const COURTS: Readonly<Record<string, string>> = {
  K: "M11 30V13l7 7 7-12 7 12 7-7v17zM11 34h28v4H11zM25 2.5v5M22.5 5h5",
  Q: "M11 30q-2-9-1-15 5 2 7 8 1-9 8-13 7 4 8 13 2-6 7-8 1 6-1 15zM11 34h28v4H11zM25 5.5v.1M10 11v.1M40 11v.1",
  J: "M11 36v-7q14-8 28 0v7zM14 26q-1-11 12-13 8-1 15-8-1 15-8 19zM20 20q8-1 15-8",
};

export function Art({ card }: { readonly card: Card }) {
  const court = COURTS[rankOf(card)];
  return (
    <svg class="card__art" viewBox="0 0 50 88" aria-hidden="true" focusable="false">
      {court === undefined ? <Pips card={card} /> : <Court figure={court} card={card} />}
    </svg>
  );
}

function Pips({ card }: { readonly card: Card }) {
  const scale = rankOf(card) === "A" ? 1.9 : 0.68;
  return (PIPS[rankOf(card)] ?? []).map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={SIGNS[suitOf(card)]}
      transform={`translate(${x} ${y}) scale(${scale} ${y > CENTRE ? -scale : scale}) translate(-12 -12)`}
    />
  ));
}

function Court({ figure, card }: { readonly figure: string; readonly card: Card }) {
  return (
    <>
      <rect class="card__frame" x="4" y="1" width="42" height="86" rx="4" />
      <path class="card__court" d={figure} />
      <path class="card__court" d={figure} transform="rotate(180 25 44)" />
      <path d={SIGNS[suitOf(card)]} transform="translate(25 44) scale(.46) translate(-12 -12)" />
    </>
  );
}
