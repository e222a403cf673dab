/** Drives the link machine with a real socket, a real clock, and what the page says. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Outgoing } from "../wire/types.ts";
import { type Effect, IDLE, isGone, isSlow, type Link, type LinkEvent, step } from "./machine.ts";

const TICK = 250;

export interface Wire {
  /** Return what `hello` has to say now. */
  hello(): object;
  received(message: Outgoing): void;
  /** The link stands and the server has welcomed us. */
  ready(): void;
  tick(): void;
}

/** What a session needs of its link. */
export interface Driver {
  readonly link: ReadonlySignal<Link>;
  /** The link stands, but the server takes long to answer. */
  readonly slow: ReadonlySignal<boolean>;
  start(): void;
  stop(): void;
  /** Send a message if there is a link; whoever needs an answer sends again. */
  send(message: object): boolean;
  /** The page is looked at again, or the browser has its network back. */
  probe(): void;
  offline(): void;
  /** Something was missed: connect anew, which brings it. */
  resync(): void;
}

export class LinkDriver implements Driver {
  readonly link = signal<Link>(IDLE);
  readonly slow = signal(false);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly url: string,
    private readonly wire: Wire,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => {
      this.feed({ kind: "tick" });
      this.wire.tick();
    }, TICK);
    if (isGone(this.link.value)) this.feed({ kind: "start" });
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.drop();
    this.link.value = IDLE;
  }

  get isOnline(): boolean {
    return this.link.value.state === "online";
  }

  send(message: object): boolean {
    if (!this.isOnline || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  probe(): void {
    if (!isGone(this.link.value)) this.feed({ kind: "probe" });
  }

  offline(): void {
    this.feed({ kind: "offline" });
  }

  resync(): void {
    this.feed({ kind: "closed", code: 0 });
  }

  private feed(event: LinkEvent): void {
    const now = performance.now();
    const [next, effects] = step(this.link.value, event, now);
    if (next !== this.link.value) this.link.value = next;
    this.slow.value = isSlow(next, now);
    for (const effect of effects) this.carryOut(effect);
  }

  private carryOut(effect: Effect): void {
    switch (effect) {
      case "open":
        this.open();
        break;
      case "drop":
        this.drop();
        break;
      case "hello":
        this.socket?.send(JSON.stringify(this.wire.hello()));
        break;
      case "ping":
        this.socket?.send('{"type":"ping"}');
        break;
    }
  }

  private open(): void {
    this.drop();
    const socket = new WebSocket(this.url, "rami.v1");
    this.socket = socket;
    const mine = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    socket.onopen = mine(() => this.feed({ kind: "opened" }));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.received(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.feed({ kind: "closed", code: event.code });
    };
  }

  private received(message: Outgoing): void {
    this.feed({ kind: "heard" });
    if (message.type === "welcome") {
      this.feed({ kind: "welcomed" });
      this.wire.ready();
    }
    if (message.type === "refused" && message.code === "unauthenticated")
      this.feed({ kind: "refused", code: message.code });
    this.wire.received(message);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
