import { describe, expect, it } from "vitest";
import {
  type Effect,
  IDLE,
  isSlow,
  type Link,
  type LinkEvent,
  step,
  TIMING,
} from "../../src/link/machine.ts";

/** A link that is fed events at given times, and remembers what it wanted done. */
class Driven {
  link: Link = IDLE;
  effects: Effect[] = [];

  feed(now: number, ...events: LinkEvent[]): this {
    for (const event of events) {
      const [link, effects] = step(this.link, event, now);
      this.link = link;
      this.effects.push(...effects);
    }
    return this;
  }

  taken(): Effect[] {
    return this.effects.splice(0);
  }
}

const closed = (code: number): LinkEvent => ({ kind: "closed", code });
const online = () =>
  new Driven().feed(0, { kind: "start" }, { kind: "opened" }, { kind: "welcomed" });

describe("the link", () => {
  it("opens, says hello, and is online when it is welcomed", () => {
    const driven = online();
    expect(driven.taken()).toEqual(["open", "hello"]);
    expect(driven.link.state).toBe("online");
  });

  it("asks when the server is silent, and goes on when it answers", () => {
    const driven = online();
    driven.taken();
    driven.feed(TIMING.askAfter, { kind: "tick" });
    expect(driven.taken()).toEqual(["ping"]);
    driven.feed(TIMING.askAfter + 100, { kind: "heard" }, { kind: "tick" });
    expect(driven.link).toMatchObject({ state: "online", pinged: null });
  });

  it("asks once, not at every tick", () => {
    const driven = online().feed(TIMING.askAfter, { kind: "tick" }, { kind: "tick" });
    expect(driven.taken().filter((effect) => effect === "ping")).toHaveLength(1);
  });

  it("is slow when the answer takes long, and lost when none comes though nothing was closed", () => {
    const driven = online().feed(TIMING.askAfter, { kind: "tick" });
    expect(isSlow(driven.link, TIMING.askAfter + 900)).toBe(false);
    expect(isSlow(driven.link, TIMING.askAfter + 1_100)).toBe(true);
    driven.taken();
    driven.feed(TIMING.silence + 1, { kind: "tick" });
    expect(driven.link).toMatchObject({ state: "waiting", attempt: 1 });
    expect(driven.taken()).toEqual(["drop"]);
  });

  it("notices a dead link within ten seconds", () => {
    expect(TIMING.silence).toBeLessThanOrEqual(10_000);
  });

  it("tries at once, then waits longer each time, and never gives up", () => {
    const driven = online();
    const waits: number[] = [];
    let now = 0;
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      driven.feed(now, closed(1006));
      const until = driven.link.state === "waiting" ? driven.link.until : Number.NaN;
      waits.push(until - now);
      now = until;
      driven.feed(now, { kind: "tick" });
      expect(driven.link).toMatchObject({ state: "connecting", attempt });
    }
    expect(waits[0]).toBe(0);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(TIMING.waits.at(-1));
  });

  it("counts attempts from one again after it was online", () => {
    const driven = online().feed(0, closed(1006), { kind: "tick" }, closed(1006));
    expect(driven.link).toMatchObject({ state: "waiting", attempt: 2 });
    driven.feed(9_000, { kind: "tick" }, { kind: "opened" }, { kind: "welcomed" }, closed(1012));
    expect(driven.link).toMatchObject({ state: "waiting", attempt: 1 });
  });

  it("gives up an opening that leads nowhere", () => {
    const driven = new Driven()
      .feed(0, { kind: "start" })
      .feed(TIMING.patience + 1, { kind: "tick" });
    expect(driven.link.state).toBe("waiting");
  });

  it("never fights for a seat that is played elsewhere", () => {
    const driven = online().feed(5, closed(4001));
    expect(driven.link.state).toBe("superseded");
    driven.taken();
    driven.feed(10_000, { kind: "tick" }, { kind: "probe" }, { kind: "offline" }, closed(1006));
    expect(driven.link.state).toBe("superseded");
    expect(driven.taken()).toEqual([]);
    driven.feed(11_000, { kind: "start" });
    expect(driven.taken()).toEqual(["open"]);
  });

  it("does not try a token again that the server does not know", () => {
    const driven = online().feed(1, { kind: "refused", code: "unauthenticated" }, closed(1008));
    expect(driven.link).toEqual({ state: "refused", code: "unauthenticated" });
  });

  it("stops when the browser has no network, and tries at once when it has", () => {
    const driven = online().feed(1, { kind: "offline" });
    driven.taken();
    driven.feed(60_000, { kind: "tick" });
    expect(driven.link.state).toBe("offline");
    driven.feed(60_001, { kind: "probe" });
    expect(driven.taken()).toEqual(["open"]);
  });

  it("tries at once when the page is looked at, whatever it was waiting for", () => {
    const driven = online().feed(0, closed(1006), { kind: "tick" }, closed(1006), { kind: "tick" });
    driven.taken();
    driven.feed(1, { kind: "probe" });
    expect(driven.taken()).toEqual(["open"]);
    const standing = online();
    standing.taken();
    expect(standing.feed(1, { kind: "probe" }).taken()).toEqual(["ping"]);
  });
});
