/** Whether the hand lies in one row or two. */
import { signal } from "@preact/signals";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Two rows need this height; up to so many cards one row is wide enough. */
const TALL = 600;
/** Below this height a second row would push the actions off the screen, whoever wants it. */
const LOW = 480;
const FEW = 8;
/** What a card takes, by the width of the window: it is `--card-w` with its gap. */
const WIDE = 700;
const STEP = { small: 60, wide: 90 };

export const room = signal<Room>({ width: innerWidthOr(360), height: innerHeightOr(640) });

/** Follow the window's size until the returned function is called. */
export function watchRoom(): () => void {
  const read = () => {
    room.value = { width: innerWidthOr(360), height: innerHeightOr(640) };
  };
  read();
  addEventListener("resize", read);
  return () => removeEventListener("resize", read);
}

export function rowsFor(count: number, at: Room, choice: "auto" | "1" | "2"): 1 | 2 {
  if (at.height < LOW) return 1;
  if (choice !== "auto") return choice === "1" || count < 4 ? 1 : 2;
  const step = at.width >= WIDE ? STEP.wide : STEP.small;
  if (at.height < TALL || count <= FEW || count * step < at.width) return 1;
  return 2;
}

function innerWidthOr(fallback: number): number {
  return typeof window === "undefined" ? fallback : window.innerWidth;
}

function innerHeightOr(fallback: number): number {
  return typeof window === "undefined" ? fallback : window.innerHeight;
}
