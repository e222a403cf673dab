import { expect, it } from "vitest";
import { phaseOf } from "../../src/game/phase.ts";
import type { View } from "../../src/wire/types.ts";
import { view } from "../support/views.ts";

const base = view();
const turn = base.turn as NonNullable<View["turn"]>;
const status = (value: View["table"]["status"]) => ({ table: { ...base.table, status: value } });

it.each<[string, Partial<View>]>([
  ["myPlay", {}],
  ["myDraw", { turn: { ...turn, phase: "draw" } }],
  ["timeUp", { legal: null }],
  ["theirTurn", { turn: { ...turn, seat: 1 }, legal: null }],
  ["theirTurn", { you: null, legal: null }],
  ["roundEnd", { turn: null, legal: null }],
  ["lobby", { ...status("lobby"), turn: null }],
  ["matchEnd", { ...status("finished"), turn: null }],
  ["closed", { ...status("closed"), turn: null }],
])("%s is what the view shows", (phase, changes) => {
  expect(phaseOf(view(changes))).toBe(phase);
});
