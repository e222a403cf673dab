/** One player at one table: the game, the link, and the action on its way. */
import { batch, type Signal, signal } from "@preact/signals";
import { eventsNewIn, fold, type Game, NO_GAME } from "../game/store.ts";
import type {
  Ack,
  Action,
  GameEvent,
  Hello,
  Notice,
  Operation,
  Outgoing,
  Refused,
  Update,
  View,
} from "../wire/types.ts";
import type { Driver, Wire } from "./driver.ts";
import { newId, newNonce } from "./ids.ts";
import { isDue, isPassing, type Pending, pendingFor, stillMeant } from "./pending.ts";

/** What an update told that was not known before, and the views before and after it. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly before: View | null;
  readonly after: View;
  /** Whether it tells what was missed while there was no link. */
  readonly resumed: boolean;
}

export type Answer = Ack | Refused | { readonly type: "lost" };

/** The record in which a table's present round was dealt. */
export interface RoundBegan {
  readonly code: string;
  readonly seq: number;
}

export interface Identity {
  readonly token: string;
  readonly locale: string;
}

export class Session {
  readonly game = signal<Game>(NO_GAME);
  readonly pending = signal<Pending | null>(null);
  /** The refusal of the last action, until another is sent. */
  readonly refusal = signal<Refused | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** The last update; for what moves and what is spoken. */
  readonly told = signal<Told | null>(null);
  /** When the last update came, by `performance.now()`: clocks in views count from there. */
  readonly seenAt = signal(0);
  /** What this browser has added to the next deal, by the commitment that it was added to. */
  readonly nonces = signal<Readonly<Record<string, string>>>({});
  readonly driver: Driver;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private resuming = false;

  constructor(
    readonly code: string,
    private readonly identity: () => Identity,
    connect: (wire: Wire) => Driver,
    private readonly now: () => number = () => performance.now(),
    /** Where the beginning of the present round is kept for a page that is loaded anew. */
    private readonly round: Signal<RoundBegan | null> = signal(null),
  ) {
    this.driver = connect({
      hello: () => this.hello(),
      received: (message) => this.received(message),
      ready: () => this.ready(),
      tick: () => this.tick(),
    });
  }

  get link() {
    return this.driver.link;
  }

  get view(): View | null {
    return this.game.value.view;
  }

  start(): void {
    this.driver.start();
  }

  stop(): void {
    this.driver.stop();
    this.forgetOperations();
  }

  /** Send an action for the present turn; false while another is on its way. */
  act(action: Action): boolean {
    const turn = this.view?.turn;
    if (turn === null || turn === undefined || this.pending.value !== null) return false;
    batch(() => {
      this.refusal.value = null;
      this.pending.value = pendingFor(action, turn.number, newId());
    });
    this.sendPending();
    return true;
  }

  /** Ask for a table operation; the answer is `lost` if the link breaks first. */
  ask(operation: Operation): Promise<Answer> {
    const id = newId();
    const sent = this.driver.send({ type: "table", request_id: id, ...operation });
    if (!sent) return Promise.resolve({ type: "lost" });
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  private hello(): Hello {
    const { token, locale } = this.identity();
    return {
      type: "hello",
      token,
      locale,
      client: { name: "rami-web", version: __VERSION__ },
      table: this.code,
      after_seq: this.game.value.seq ?? this.roundBegan(),
    };
  }

  /** What was public in this round is told again to a page that was loaded anew. */
  private roundBegan(): number | null {
    const began = this.round.value;
    return began?.code === this.code ? began.seq - 1 : null;
  }

  private noteRound(events: readonly GameEvent[]): void {
    const dealt = events.findLast((event) => event.kind === "dealt");
    if (dealt !== undefined) this.round.value = { code: this.code, seq: dealt.seq };
  }

  private ready(): void {
    this.resuming = this.game.value.seq !== null;
    this.forgetOperations();
    // The update that follows tells whether the action on its way is still meant.
    const pending = this.pending.value;
    if (pending !== null) this.pending.value = { ...pending, sent: this.now() };
  }

  private received(message: Outgoing): void {
    switch (message.type) {
      case "update":
        this.updated(message);
        break;
      case "ack":
      case "refused":
        this.answered(message);
        break;
      case "notice":
        this.notice.value = message;
        break;
      default:
        break;
    }
  }

  private updated(update: Update): void {
    if (!this.resuming && isGap(update, this.game.value)) {
      this.driver.resync();
      return;
    }
    // What a server says after a break is the truth, even if it knows less than before.
    const before = this.resuming && isBehind(update, this.game.value) ? NO_GAME : this.game.value;
    const events = eventsNewIn(before, update);
    const after = fold(before, update);
    const resumed = this.resuming;
    if (after === before) return;
    this.resuming = false;
    batch(() => {
      this.game.value = after;
      this.seenAt.value = this.now();
      this.told.value = { events, before: before.view, after: update.view, resumed };
    });
    this.noteRound(events);
    if (resumed) this.reoffer();
    this.addNonce(update.view);
  }

  /** Put the player's own chance into the next deal, once for each commitment of the server. */
  private addNonce({ you, next_deal: next }: View): void {
    if (you === null || next === null || next.nonce !== null) return;
    if (this.nonces.value[next.commit] !== undefined) return;
    const nonce = newNonce();
    this.nonces.value = { [next.commit]: nonce };
    void this.ask({ op: "nonce", commit: next.commit, nonce });
  }

  /** After a break: what was sent is sent again under its id, unless its turn has passed. */
  private reoffer(): void {
    const pending = this.pending.value;
    if (pending === null || this.view === null) return;
    if (stillMeant(pending, this.view)) this.sendPending();
    else this.pending.value = null;
  }

  private answered(answer: Ack | Refused): void {
    if (answer.request_id !== undefined) this.settle(answer.request_id, answer);
    const pending = this.pending.value;
    if (pending === null || answer.action_id !== pending.act.action_id) return;
    if (answer.type === "refused" && isPassing(answer.code)) return;
    batch(() => {
      this.pending.value = null;
      if (answer.type === "refused") this.refusal.value = answer;
    });
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  private forgetOperations(): void {
    for (const id of [...this.waiting.keys()]) this.settle(id, { type: "lost" });
  }

  private tick(): void {
    const pending = this.pending.value;
    if (pending !== null && isDue(pending, this.now())) this.sendPending();
  }

  private sendPending(): void {
    const pending = this.pending.value;
    if (pending === null) return;
    const sent = this.driver.send(pending.act);
    this.pending.value = { ...pending, sent: sent ? this.now() : null };
  }
}

/** Whether records are missing between what is known and what an update tells. */
function isGap(update: Update, game: Game): boolean {
  const first = update.events[0];
  return game.seq !== null && first !== undefined && first.seq > game.seq + 1;
}

function isBehind(update: Update, game: Game): boolean {
  return game.seq !== null && update.seq < game.seq;
}
