import { expect, it } from "vitest";
import { resumables } from "../../../src/screens/home/resumable.ts";
import type { MatchCard, View } from "../../../src/wire/types.ts";
import { view } from "../../support/views.ts";

function match(code: string, status: MatchCard["status"]): MatchCard {
  return { code, status } as MatchCard;
}

function at(code: string, status: View["table"]["status"], seated = true): View {
  const base = view();
  const you = seated ? { seat: 0, hand: [], points: 0 } : null;
  return { ...base, you, table: { ...base.table, code, status } };
}

const MATCHES = { matches: [match("AAAAAA", "running"), match("BBBBBB", "finished")] };

it("offers the tables of running matches only", () => {
  expect(resumables(MATCHES, null)).toEqual([{ code: "AAAAAA", playing: true }]);
});

it("puts the last table first, once", () => {
  expect(resumables(MATCHES, at("CCCCCC", "lobby"))).toEqual([
    { code: "CCCCCC", playing: false },
    { code: "AAAAAA", playing: true },
  ]);
  expect(resumables(MATCHES, at("AAAAAA", "playing"))).toEqual([{ code: "AAAAAA", playing: true }]);
});

it("does not lead back to where there is nothing to do", () => {
  for (const last of [
    at("CCCCCC", "finished"),
    at("CCCCCC", "closed"),
    at("CCCCCC", "lobby", false),
  ])
    expect(resumables({ matches: [] }, last)).toEqual([]);
});
