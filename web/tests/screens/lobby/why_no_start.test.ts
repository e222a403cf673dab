import { expect, it } from "vitest";
import { whyNoStart } from "../../../src/screens/lobby/why_no_start.ts";
import type { SeatView, View } from "../../../src/wire/types.ts";
import { view } from "../../support/views.ts";

function seat(number: number, kind: SeatView["kind"], ready = false): SeatView {
  return { seat: number, kind, name: "Ana", cards: 0, score: 0, link: "here", ready };
}

function lobby(me: number | null, seats: readonly SeatView[]): View {
  const base = view();
  const you = me === null ? null : { seat: me, hand: [], points: 0 };
  return { ...base, you, seats, table: { ...base.table, host: 0, status: "lobby" } };
}

it("lets the host start once everybody else is ready", () => {
  expect(whyNoStart(lobby(0, [seat(0, "human"), seat(1, "human", true)]))).toBeNull();
  expect(whyNoStart(lobby(0, [seat(0, "human"), seat(1, "bot")]))).toBeNull();
});

it("counts the empty seats first", () => {
  const seats = [seat(0, "human"), seat(1, "human"), seat(2, "empty"), seat(3, "empty")];
  expect(whyNoStart(lobby(0, seats))).toEqual({ why: "empty", count: 2 });
});

it("names who is not ready yet", () => {
  const seats = [seat(0, "human"), seat(1, "human", true), seat(2, "human")];
  expect(whyNoStart(lobby(0, seats))).toEqual({ why: "waiting", seat: 2 });
});

it("leaves starting to the host", () => {
  const seats = [seat(0, "human"), seat(1, "human", true)];
  expect(whyNoStart(lobby(1, seats))).toEqual({ why: "host" });
  expect(whyNoStart(lobby(null, seats))).toEqual({ why: "host" });
});
