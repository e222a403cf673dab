/** The keys of a replay. */

export type Command =
  | "play"
  | "next"
  | "previous"
  | "nextTurn"
  | "previousTurn"
  | "first"
  | "last"
  | "faster"
  | "slower";

const COMMANDS: Readonly<Record<string, Command>> = {
  " ": "play",
  ArrowRight: "next",
  ArrowLeft: "previous",
  "Shift+ArrowRight": "nextTurn",
  "Shift+ArrowLeft": "previousTurn",
  Home: "first",
  End: "last",
  "+": "faster",
  "-": "slower",
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Return what a key does; those with another modifier belong to the browser. */
export function commandFor(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const arrow = pressed.key.startsWith("Arrow");
  return COMMANDS[arrow && pressed.shiftKey ? `Shift+${pressed.key}` : pressed.key] ?? null;
}

/** The rows of the list of keys: as they are shown, and their text. */
export const HELP: readonly (readonly [keys: string, text: string])[] = [
  ["Space", "ui-replay-keys-play"],
  ["← →", "ui-replay-keys-step"],
  ["Shift + ← →", "ui-replay-keys-turn"],
  ["Home End", "ui-replay-keys-ends"],
  ["+ −", "ui-replay-keys-speed"],
];

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Return the speed one step faster or slower, as far as there is one. */
export function speedFrom(speed: number, step: 1 | -1): number {
  const at = SPEEDS.findIndex((one) => one >= speed);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))] ?? 1;
}
