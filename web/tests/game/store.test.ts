import { describe, expect, it } from "vitest";
import { eventsNewIn, fold, NO_GAME } from "../../src/game/store.ts";
import { update, view } from "../support/views.ts";

describe("the game is a fold of updates", () => {
  it("takes the view and the events of the first", () => {
    const game = fold(NO_GAME, update(3));
    expect(game).toMatchObject({ seq: 3, view: { seq: 3 } });
    expect(game.log.map((event) => event.seq)).toEqual([3]);
  });

  it("tells no event twice when an update comes again", () => {
    const once = fold(NO_GAME, update(3));
    const again = fold(once, update(3, { discard: { top: "4C", count: 2 } }));
    expect(again.log).toHaveLength(1);
    expect(again.view?.discard?.top).toBe("4C");
  });

  it("takes only the new events of one that overlaps", () => {
    const known = fold(NO_GAME, update(3));
    const events = [2, 3, 4, 5].map((seq) => ({ seq, kind: "settings" }) as const);
    const next = update(5, {}, events);
    expect(eventsNewIn(known, next).map((event) => event.seq)).toEqual([4, 5]);
    expect(fold(known, next).log.map((event) => event.seq)).toEqual([3, 4, 5]);
  });

  it("is not turned back by an older update", () => {
    const known = fold(NO_GAME, update(7));
    expect(fold(known, update(6))).toBe(known);
  });

  it("begins anew at another table", () => {
    const known = fold(NO_GAME, update(7));
    const elsewhere = view().table;
    const other = fold(known, update(2, { table: { ...elsewhere, code: "OTHER2" } }));
    expect(other).toMatchObject({ seq: 2 });
    expect(other.log.map((event) => event.seq)).toEqual([2]);
  });
});
