/** A table's desk for tests: over a link that a test holds in its hands. */
import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { Driver, Wire } from "../../src/link/driver.ts";
import type { Link } from "../../src/link/machine.ts";
import { Session } from "../../src/link/session.ts";
import { Desk } from "../../src/screens/table/desk.ts";
import type { Act, Outgoing, View } from "../../src/wire/types.ts";
import { update } from "./views.ts";

vi.stubGlobal("__VERSION__", "test");

class HeldLink implements Driver {
  readonly link = signal<Link>({ state: "online", heard: 0, pinged: null });
  readonly slow = signal(false);
  readonly sent: object[] = [];
  start(): void {}
  stop(): void {}
  probe(): void {}
  offline(): void {}
  resync(): void {}
  send(message: object): boolean {
    this.sent.push(message);
    return true;
  }
}

export interface Held {
  readonly desk: Desk;
  readonly link: HeldLink;
  /** Let the server say something. */
  readonly say: (message: Outgoing) => void;
  /** What was sent as an action, oldest first. */
  readonly acts: () => Act[];
}

/** Return the desk at a table that looks like this, with record 5 its last. */
export function deskAt(changes: Partial<View> = {}): Held {
  const link = new HeldLink();
  let wire: Wire | null = null;
  const session = new Session(
    "ABCDEF",
    () => ({ token: "t", locale: "en" }),
    (given) => {
      wire = given;
      return link;
    },
    () => 0,
  );
  const say = (message: Outgoing) => wire?.received(message);
  say(update(5, changes));
  const acts = () => link.sent.filter((sent): sent is Act => (sent as Act).type === "act");
  return { desk: new Desk(session), link, say, acts };
}
