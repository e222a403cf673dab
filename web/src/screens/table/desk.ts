/** What the reader does at one table before anything is sent: selection, order, tray, dialogs. */
import { batch, computed, effect, signal } from "@preact/signals";
import { arranged, kept } from "../../game/arrange.ts";
import { type Possible, possible } from "../../game/choices.ts";
import { isMyTurn, phaseOf } from "../../game/phase.ts";
import { stillPlayable, type Tray, takers } from "../../game/tray.ts";
import { cardsOf } from "../../link/pending.ts";
import type { Session, Told } from "../../link/session.ts";
import { sorting } from "../../settings/settings.ts";
import type { Card, View } from "../../wire/types.ts";

export type Sheet = "menu" | "keys" | "discards" | "log" | "emotes";

/** What is shown for a while, in words. */
export interface Toast {
  readonly text: string;
  readonly tone: "info" | "refused";
  readonly at: number;
}

/** A selection for which more than one thing is possible. */
export interface Choice {
  readonly cards: readonly Card[];
  readonly melds: readonly number[];
  readonly asMeld: boolean;
}

/** What the server's AI would do, and why. */
export interface Advice {
  readonly title: string;
  readonly reasons: readonly string[];
  readonly cards: readonly Card[];
}

export class Desk {
  readonly selection = signal<readonly Card[]>([]);
  /** The reader's own order, as far as there is one. */
  readonly own = signal<readonly Card[]>([]);
  /** The card that the keyboard is at. */
  readonly current = signal<Card | null>(null);
  readonly tray = signal<Tray>([]);
  /** The card that came with the last draw, to be found again. */
  readonly drawn = signal<Card | null>(null);
  readonly sheet = signal<Sheet | null>(null);
  readonly choice = signal<Choice | null>(null);
  /** The card whose discard waits for a yes. */
  readonly confirming = signal<Card | null>(null);
  /** The card that Enter discards, after X. */
  readonly armed = signal<Card | null>(null);
  readonly toast = signal<Toast | null>(null);
  readonly advice = signal<Advice | null>(null);
  readonly view;
  readonly phase;
  /** Whether anything can be sent now. */
  readonly ready;
  readonly can;
  /** The hand as it is shown. */
  readonly hand;
  /** A discard on its way. */
  readonly thrown;
  private readonly endings: (() => void)[];

  constructor(readonly session: Session) {
    this.view = computed(() => session.game.value.view);
    this.phase = computed(() => (this.view.value === null ? null : phaseOf(this.view.value)));
    this.ready = computed(
      () => session.link.value.state === "online" && session.pending.value === null,
    );
    this.can = computed(() =>
      this.view.value === null ? NOTHING : possible(this.view.value, this.tray.value),
    );
    this.thrown = computed(() => thrownBy(session));
    this.hand = computed(() => this.shownHand());
    this.endings = [
      effect(() => this.follow(this.view.value)),
      effect(() => this.mark(session.told.value)),
    ];
  }

  /** Stop following the session. */
  end(): void {
    for (const end of this.endings) end();
  }

  get aceHigh(): boolean {
    return this.view.value?.table.settings.options.ace_high ?? false;
  }

  get isMyTurn(): boolean {
    return this.phase.value !== null && isMyTurn(this.phase.value);
  }

  toggle(card: Card): void {
    const picked = this.selection.value;
    const next = picked.includes(card)
      ? picked.filter((other) => other !== card)
      : [...picked, card];
    this.select(next);
  }

  select(cards: readonly Card[]): void {
    batch(() => {
      this.selection.value = cards;
      this.armed.value = null;
      this.toast.value = null;
    });
  }

  show(text: string, tone: Toast["tone"] = "info"): void {
    this.toast.value = { text, tone, at: performance.now() };
  }

  /** Keep the order in which the cards lie now, changed by the reader. */
  reorder(order: readonly Card[]): void {
    batch(() => {
      this.own.value = order;
      sorting.value = "own";
    });
  }

  private shownHand(): Card[] {
    const { hand } = this.can.value;
    const left = hand.filter((card) => card !== this.thrown.value);
    return arranged(left, sorting.value, this.own.value, this.aceHigh);
  }

  /** Bring what is chosen in line with a new view. */
  private follow(view: View | null): void {
    const hand = view?.you?.hand ?? [];
    const playing = view !== null && phaseOf(view) === "myPlay";
    batch(() => {
      this.tray.value = playing ? fittingTray(this.tray.peek(), view) : EMPTY_TRAY;
      const held = new Set(hand);
      const picked = this.selection.peek().filter((card) => held.has(card));
      if (picked.length !== this.selection.peek().length) this.selection.value = picked;
      if (!held.has(this.drawn.peek() ?? "")) this.drawn.value = null;
      if (!playing) this.forget();
      this.own.value = kept(hand, this.own.peek());
    });
  }

  /** Mark the card that the reader has just drawn. */
  private mark(told: Told | null): void {
    const me = told?.after.you?.seat;
    const drew = told?.events.findLast((event) => event.kind === "drew" && event.seat === me);
    if (drew?.kind === "drew" && told?.after.turn?.seat === me) this.drawn.value = drew.card;
  }

  private forget(): void {
    this.armed.value = null;
    this.choice.value = null;
    this.confirming.value = null;
    this.advice.value = null;
    this.drawn.value = null;
  }
}

const EMPTY_TRAY: Tray = [];

const NOTHING: Possible = {
  draws: [],
  melds: [],
  layOffs: [],
  discards: [],
  hand: [],
  laid: [],
  most: 0,
};

function thrownBy(session: Session): Card | null {
  const action = session.pending.value?.act.action;
  if (action === undefined) return null;
  if (action.kind === "discard") return action.card;
  const last = action.kind === "turn" ? action.steps.at(-1) : undefined;
  return last?.kind === "discard" ? (cardsOf(last)[0] ?? null) : null;
}

/** Return the tray as far as it still can be played in a view. */
function fittingTray(tray: Tray, view: View): Tray {
  if (tray.length === 0) return tray;
  const kept = stillPlayable(tray, view);
  const stale = kept.findIndex((staged, i) => {
    if (staged.kind === "meld") return false;
    const { laid } = possible(view, kept.slice(0, i));
    return !takers(laid, staged.cards).some(({ id }) => id === staged.meld);
  });
  return stale < 0 ? kept : kept.slice(0, stale);
}
