import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Driver, Wire } from "../../src/link/driver.ts";
import type { Link } from "../../src/link/machine.ts";
import { RESEND_AFTER } from "../../src/link/pending.ts";
import { type RoundBegan, Session } from "../../src/link/session.ts";
import type { Act, Hello, Outgoing } from "../../src/wire/types.ts";
import { refused, update, view } from "../support/views.ts";

vi.stubGlobal("__VERSION__", "test");

/** A link that a test holds in its hands: up or down, and what was sent over it. */
class HeldLink implements Driver {
  readonly link = signal<Link>({ state: "idle" });
  readonly slow = signal(false);
  readonly sent: object[] = [];
  isUp = false;
  start(): void {}
  stop(): void {}
  probe(): void {}
  offline(): void {}
  resyncs = 0;
  resync(): void {
    this.resyncs += 1;
  }
  send(message: object): boolean {
    if (this.isUp) this.sent.push(message);
    return this.isUp;
  }
}

let link: HeldLink;
let wire: Wire;
let now: number;
let session: Session;

beforeEach(() => {
  now = 0;
  link = new HeldLink();
  const connect = (given: Wire) => {
    wire = given;
    return link;
  };
  session = new Session(
    "ABCDEF",
    () => ({ token: "t", locale: "fr" }),
    connect,
    () => now,
  );
  up();
  say(update(5));
});

function up(): void {
  link.isUp = true;
  wire.ready();
}

function say(message: Outgoing): void {
  wire.received(message);
}

function acts(): Act[] {
  return link.sent.filter((message): message is Act => (message as Act).type === "act");
}

const DISCARD = { kind: "discard", card: "KD" } as const;
const lastId = () => acts().at(-1)?.action_id ?? "";

describe("an action on its way", () => {
  it("carries the turn that was seen, and is over with its acknowledgement", () => {
    expect(session.act(DISCARD)).toBe(true);
    expect(acts()).toMatchObject([{ turn: 5, action: DISCARD }]);
    say({ type: "ack", action_id: lastId(), seq: 6 });
    expect(session.pending.value).toBeNull();
  });

  it("is the only one: a second tap sends nothing", () => {
    session.act(DISCARD);
    expect(session.act(DISCARD)).toBe(false);
    expect(acts()).toHaveLength(1);
  });

  it("is sent again under its id when no answer comes", () => {
    session.act(DISCARD);
    now = RESEND_AFTER - 1;
    wire.tick();
    expect(acts()).toHaveLength(1);
    now = RESEND_AFTER;
    wire.tick();
    expect(new Set(acts().map((act) => act.action_id)).size).toBe(1);
    expect(acts()).toHaveLength(2);
  });

  it("is given back with the reason when it is refused", () => {
    session.act(DISCARD);
    say(refused("card_not_held", lastId()));
    expect(session.pending.value).toBeNull();
    expect(session.refusal.value?.code).toBe("card_not_held");
  });

  it("waits and tries again when the refusal passes", () => {
    session.act(DISCARD);
    say(refused("busy", lastId()));
    expect(session.pending.value).not.toBeNull();
    now = RESEND_AFTER;
    wire.tick();
    expect(acts()).toHaveLength(2);
    expect(session.refusal.value).toBeNull();
  });

  it("does not mind the answer to another", () => {
    session.act(DISCARD);
    say({ type: "ack", action_id: "another", seq: 6 });
    expect(session.pending.value).not.toBeNull();
  });

  it("is offered again after a break if its turn is still on", () => {
    session.act(DISCARD);
    link.isUp = false;
    up();
    say(update(5));
    expect(acts().map((act) => act.action_id)).toEqual([lastId(), lastId()]);
  });

  it("is dropped after a break if its turn has passed", () => {
    session.act(DISCARD);
    link.isUp = false;
    up();
    const turn = view().turn;
    say(update(9, { turn: turn && { ...turn, number: 7, seat: 1 }, legal: null }));
    expect(session.pending.value).toBeNull();
    expect(acts()).toHaveLength(1);
  });

  it("waits for a link when there is none", () => {
    link.isUp = false;
    session.act(DISCARD);
    expect(acts()).toHaveLength(0);
    link.isUp = true;
    wire.tick();
    expect(acts()).toHaveLength(1);
  });
});

describe("the session", () => {
  it("resumes after the last record it knows", () => {
    expect(wire.hello() as Hello).toMatchObject({ table: "ABCDEF", after_seq: 5, locale: "fr" });
  });

  it("asks for the present round when the page was loaded anew, at this table only", () => {
    const round = signal<RoundBegan | null>(null);
    const connect = (given: Wire) => {
      wire = given;
      return link;
    };
    const anew = () => {
      new Session(
        "ABCDEF",
        () => ({ token: "t", locale: "fr" }),
        connect,
        () => now,
        round,
      );
      return (wire.hello() as Hello).after_seq;
    };
    expect(anew()).toBeNull();
    const dealt = {
      kind: "dealt",
      round: 2,
      starter: 0,
      hand: [],
      cards: [],
      upcard: "3C",
    } as const;
    wire.ready();
    say(update(9, {}, [{ ...dealt, seq: 7, stock: 31 }]));
    expect(round.value).toEqual({ code: "ABCDEF", seq: 7 });
    expect(anew()).toBe(6);
    round.value = { code: "OTHER2", seq: 7 };
    expect(anew()).toBeNull();
  });

  it("says which events are news, and that they were missed", () => {
    expect(session.told.value?.resumed).toBe(false);
    up();
    say(update(8, {}, [{ seq: 8, kind: "settings" }]));
    expect(session.told.value).toMatchObject({ resumed: true, events: [{ seq: 8 }] });
  });

  it("resumes when records are missing between two updates", () => {
    say(update(8, {}, [{ seq: 8, kind: "settings" }]));
    expect(link.resyncs).toBe(1);
    expect(session.view?.seq).toBe(5);
    say(update(6, {}, [{ seq: 6, kind: "settings" }]));
    expect(session.view?.seq).toBe(6);
  });

  it("adds a nonce of its own to the next deal, once for each commitment", () => {
    const deal = { match: 1, round: 2, commit: "c1", nonces: [false, false], nonce: null };
    say(update(6, { next_deal: deal }));
    say(update(7, { next_deal: deal }));
    say(update(8, { next_deal: { ...deal, commit: "c2" } }));
    const added = link.sent as { op?: string; commit: string; nonce: string }[];
    const nonces = added.filter((message) => message.op === "nonce");
    expect(nonces.map((message) => message.commit)).toEqual(["c1", "c2"]);
    expect(nonces.every((message) => /^[0-9a-f]{64}$/.test(message.nonce))).toBe(true);
    expect(new Set(nonces.map((message) => message.nonce)).size).toBe(2);
  });

  it("adds nothing to a deal that it only watches", () => {
    const deal = { match: 1, round: 2, commit: "c1", nonces: [false, false], nonce: null };
    say(update(6, { you: null, next_deal: deal }));
    expect(link.sent).toEqual([]);
  });

  it("believes a server that knows less after a break", () => {
    up();
    say(update(2));
    expect(session.view?.seq).toBe(2);
  });

  it("gives each table operation its one answer", async () => {
    const asked = session.ask({ op: "ready", ready: true });
    const [message] = link.sent as { request_id: string }[];
    say({ type: "ack", request_id: message?.request_id ?? "", seq: 6 });
    expect(await asked).toMatchObject({ type: "ack", seq: 6 });
  });

  it("says when an operation's answer was lost with the link", async () => {
    const asked = session.ask({ op: "ready", ready: true });
    up();
    expect(await asked).toEqual({ type: "lost" });
    link.isUp = false;
    expect(await session.ask({ op: "leave" })).toEqual({ type: "lost" });
  });
});
