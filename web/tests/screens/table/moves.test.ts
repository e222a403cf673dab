import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  choose,
  discard,
  draw,
  lay,
  layDown,
  layOn,
  moveInHand,
  sendTray,
  undo,
} from "../../../src/screens/table/moves.ts";
import { confirmDiscard, sorting } from "../../../src/settings/settings.ts";
import type { View } from "../../../src/wire/types.ts";
import { deskAt } from "../../support/desks.ts";
import { refused, update } from "../../support/views.ts";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const DRAWING: Partial<View> = {
  turn: { number: 5, seat: 0, phase: "draw", taken: null, remaining_ms: null, reserve_ms: null },
  legal: { draws: ["stock", "discard"], melds: [], lay_offs: [], discards: [] },
};
const RUN = ["7S", "8S", "9S"];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  sorting.value = "melds";
});

afterEach(() => {
  vi.useRealTimers();
  confirmDiscard.value = false;
});

/** So long after an action that a press is another one. */
function later(): void {
  vi.advanceTimersByTime(400);
}

describe("drawing", () => {
  it("is sent once, however often it is pressed", () => {
    const { desk, acts } = deskAt(DRAWING);
    draw(desk, "stock");
    draw(desk, "stock");
    later();
    draw(desk, "stock");
    expect(acts().map(({ action }) => action)).toEqual([{ kind: "draw_stock" }]);
  });

  it("marks the card that came, until the turn is over", () => {
    const { desk, say } = deskAt(DRAWING);
    const hand = ["7S", "8S", "9S", "KD", "2C"];
    const drew = { seq: 6, kind: "drew", seat: 0, source: "stock", card: "2C" } as const;
    say(update(6, { you: { seat: 0, hand, points: 36 } }, [drew]));
    expect(desk.drawn.value).toBe("2C");
    const thrown = { seq: 7, kind: "discarded", seat: 0, card: "2C" } as const;
    const turn = { number: 6, seat: 1, phase: "draw", taken: null } as const;
    const next = { turn: { ...turn, remaining_ms: null, reserve_ms: null }, legal: null };
    say(update(7, next, [thrown]));
    expect(desk.drawn.value).toBeNull();
  });

  it("where it is not allowed says why, and sends nothing", () => {
    const legal = { draws: ["stock" as const], melds: [], lay_offs: [], discards: [] };
    const { desk, acts } = deskAt({ ...DRAWING, legal });
    draw(desk, "discard");
    expect(desk.toast.value?.text).toBe("ui-why-pile-closed");
    expect(acts()).toEqual([]);
  });
});

describe("laying down", () => {
  it("is staged, and goes with the discard as one action", () => {
    const { desk, acts } = deskAt();
    desk.select(RUN);
    lay(desk);
    expect(desk.tray.value).toEqual([{ kind: "meld", cards: RUN }]);
    expect(desk.hand.value).toEqual(["KD"]);
    expect(acts()).toEqual([]);
    later();
    desk.select(["KD"]);
    discard(desk);
    expect(acts().map(({ action }) => action)).toEqual([
      {
        kind: "turn",
        steps: [
          { kind: "meld", cards: RUN },
          { kind: "discard", card: "KD" },
        ],
      },
    ]);
  });

  it("does not play the tray with the rest of a double click", () => {
    const { desk, acts } = deskAt();
    desk.select(RUN);
    lay(desk);
    lay(desk);
    expect(acts()).toEqual([]);
    later();
    lay(desk);
    expect(acts().map(({ action }) => action)).toEqual([{ kind: "meld", cards: RUN }]);
  });

  it("is taken back", () => {
    const { desk } = deskAt();
    desk.select(RUN);
    lay(desk);
    undo(desk);
    expect(desk.tray.value).toEqual([]);
    expect([...desk.hand.value].sort()).toEqual(["7S", "8S", "9S", "KD"]);
  });

  it("of what is no meld is explained", () => {
    const { desk } = deskAt();
    layDown(desk, ["7S", "KD"]);
    expect(desk.toast.value?.tone).toBe("refused");
    expect(desk.tray.value).toEqual([]);
  });

  it("keeps what is staged when the server refuses it", () => {
    const { desk, say, acts } = deskAt();
    desk.select(RUN);
    lay(desk);
    sendTray(desk);
    say(refused("not_a_meld", acts()[0]?.action_id ?? ""));
    expect(desk.tray.value).toHaveLength(1);
    expect(desk.ready.value).toBe(true);
  });

  it("leaves the tray when it has been played", () => {
    const { desk, say } = deskAt();
    desk.select(RUN);
    lay(desk);
    sendTray(desk);
    say(update(6, { you: { seat: 0, hand: ["KD"], points: 10 } }));
    expect(desk.tray.value).toEqual([]);
  });

  it("is forgotten when the turn passes", () => {
    const { desk, say } = deskAt();
    desk.select(RUN);
    lay(desk);
    const turn = { number: 6, seat: 1, phase: "draw", taken: null } as const;
    say(update(6, { turn: { ...turn, remaining_ms: null, reserve_ms: null }, legal: null }));
    expect(desk.tray.value).toEqual([]);
    expect(desk.hand.value).toHaveLength(4);
  });
});

describe("laying off", () => {
  const melds = [
    { id: 0, kind: "run", owner: 1, cards: ["4S", "5S", "6S"] },
    { id: 1, kind: "set", owner: 1, cards: ["7C", "7D", "7H"] },
  ] as const;
  const table = { melds: melds.map((meld) => ({ ...meld, cards: [...meld.cards] })) };

  it("asks where two melds take the card", () => {
    const { desk } = deskAt(table);
    desk.select(["7S"]);
    lay(desk);
    expect(desk.choice.value).toEqual({ cards: ["7S"], melds: [0, 1], asMeld: false });
    choose(desk, 1);
    expect(desk.tray.value).toEqual([{ kind: "lay_off", meld: 1, cards: ["7S"] }]);
    expect(desk.choice.value).toBeNull();
  });

  it("goes to the meld that was pressed", () => {
    const { desk } = deskAt(table);
    layOn(desk, 0, ["7S", "8S"]);
    expect(desk.tray.value).toEqual([{ kind: "lay_off", meld: 0, cards: ["7S", "8S"] }]);
  });

  it("that does not fit names what would", () => {
    const { desk } = deskAt(table);
    layOn(desk, 0, ["KD"]);
    expect(desk.toast.value?.tone).toBe("refused");
    expect(desk.tray.value).toEqual([]);
  });
});

describe("discarding", () => {
  it("waits for a yes where the reader wants to be asked", () => {
    confirmDiscard.value = true;
    const { desk, acts } = deskAt();
    desk.select(["KD"]);
    discard(desk);
    expect(acts()).toEqual([]);
    expect(desk.confirming.value).toBe("KD");
    discard(desk, true);
    expect(acts().map(({ action }) => action)).toEqual([{ kind: "discard", card: "KD" }]);
    expect(desk.confirming.value).toBeNull();
  });

  it("shows the card on the pile while it is sent, and brings it back if it is refused", () => {
    const { desk, say, acts } = deskAt();
    desk.select(["KD"]);
    discard(desk);
    expect(desk.thrown.value).toBe("KD");
    expect(desk.hand.value).not.toContain("KD");
    say(refused("card_just_taken", acts()[0]?.action_id ?? ""));
    expect(desk.thrown.value).toBeNull();
    expect(desk.hand.value).toContain("KD");
  });

  it("needs one card", () => {
    const { desk, acts } = deskAt();
    desk.select(["KD", "7S"]);
    discard(desk);
    expect(desk.toast.value?.text).toBe("ui-why-select-one");
    expect(acts()).toEqual([]);
  });

  it("is off without a link", () => {
    const { desk, link, acts } = deskAt();
    link.link.value = { state: "offline", attempt: 1 };
    desk.select(["KD"]);
    discard(desk);
    expect(desk.toast.value?.text).toBe("ui-why-offline");
    expect(acts()).toEqual([]);
  });
});

describe("the order of the hand", () => {
  it("is the reader's own once a card was moved, over updates too", () => {
    const { desk, say } = deskAt();
    moveInHand(desk, ["KD"], "7S");
    expect(sorting.value).toBe("own");
    expect(desk.hand.value).toEqual(["KD", "7S", "8S", "9S"]);
    say(update(6, { you: { seat: 0, hand: ["7S", "8S", "9S", "KD", "2C"], points: 36 } }));
    expect(desk.hand.value).toEqual(["KD", "7S", "8S", "9S", "2C"]);
  });
});
