/** The running of a replay: where it stands, whether it plays, and how fast. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { beforeIn, placeIn, queryOf } from "../../replay/address.ts";
import { type Command, speedFrom } from "../../replay/keys.ts";
import { chaptersOf, type Moment, momentsOf, placeBefore, turnFrom } from "../../replay/moments.ts";
import type { Eyes } from "../../replay/seen.ts";
import type { Replay } from "../../wire/types.ts";

/** How long a moment stays at speed 1, in milliseconds. */
export const BEAT = 1_200;

export class Player {
  readonly moments: readonly Moment[];
  readonly chapters;
  readonly at: Signal<number>;
  readonly eyes: Signal<Eyes>;
  readonly playing = signal(false);
  readonly speed = signal(1);
  readonly moment: ReadonlySignal<Moment>;
  readonly last: number;

  constructor(
    readonly replay: Replay,
    query: string,
  ) {
    this.moments = momentsOf(replay);
    this.chapters = chaptersOf(this.moments);
    this.last = this.moments.length - 1;
    const usual = replay.open ? "open" : replay.match.seat;
    const place = placeIn(query, this.last, replay.match.seats.length, usual);
    const before = beforeIn(query);
    this.at = signal(before === null ? place.at : placeBefore(this.moments, before));
    this.eyes = signal<Eyes>(place.eyes);
    this.moment = computed(() => this.moments[this.at.value] ?? this.first());
  }

  /** The address of the present moment. */
  get query(): string {
    // While a match runs there is nothing to choose, and a link is to open up when it is over.
    const eyes = this.replay.open ? this.eyes.value : "open";
    return queryOf({ at: this.at.value, eyes });
  }

  /** Go to a moment; whoever goes there by hand wants to look at it. */
  goTo(place: number): void {
    batch(() => {
      this.playing.value = false;
      this.at.value = Math.min(this.last, Math.max(0, place));
    });
  }

  toggle(): void {
    batch(() => {
      if (!this.playing.value && this.at.value === this.last) this.at.value = 0;
      this.playing.value = !this.playing.value;
    });
  }

  do(command: Command): void {
    const place = this.placeFor(command);
    if (place !== null) this.goTo(place);
    else if (command === "play") this.toggle();
    else this.speed.value = speedFrom(this.speed.value, command === "faster" ? 1 : -1);
  }

  private placeFor(command: Command): number | null {
    const at = this.at.value;
    switch (command) {
      case "next":
        return at + 1;
      case "previous":
        return at - 1;
      case "nextTurn":
        return turnFrom(this.moments, at, 1);
      case "previousTurn":
        return turnFrom(this.moments, at, -1);
      case "first":
        return 0;
      case "last":
        return this.last;
      default:
        return null;
    }
  }

  /** Move on while it plays; the returned function ends that. */
  run(): () => void {
    return effect(() => {
      if (!this.playing.value) return undefined;
      const at = this.at.value;
      if (at >= this.last) {
        this.playing.value = false;
        return undefined;
      }
      const timer = setTimeout(() => {
        this.at.value = at + 1;
      }, BEAT / this.speed.value);
      return () => clearTimeout(timer);
    });
  }

  private first(): Moment {
    const [first] = this.moments;
    if (first === undefined) throw new Error("a replay has a moment before its first event");
    return first;
  }
}
