/** The keyboard map: from a key to what it does. */

export type Command =
  | "help"
  | "turn"
  | "hand"
  | "melds"
  | "piles"
  | "scores"
  | "since"
  | "sort"
  | "hint"
  | "undo"
  | "stock"
  | "discard"
  | "meld"
  | "layOff"
  | "arm"
  | "primary"
  | "clear";

const COMMANDS: Readonly<Record<string, Command>> = {
  "?": "help",
  t: "turn",
  v: "hand",
  b: "melds",
  p: "piles",
  c: "scores",
  g: "since",
  o: "sort",
  h: "hint",
  u: "undo",
  s: "stock",
  d: "discard",
  m: "meld",
  l: "layOff",
  x: "arm",
  Enter: "primary",
  Escape: "clear",
};

/** Keys that go to a card by its place: the tenth is 0, the eleventh -. */
const PLACES = "1234567890-";

/** These work without letters being switched on: they are no printable characters. */
const ALWAYS: ReadonlySet<Command> = new Set<Command>(["primary", "clear"]);

export function commandFor(key: string, letters: boolean): Command | null {
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  return command !== null && (letters || ALWAYS.has(command)) ? command : null;
}

/** Return the place in the hand that a key names, from 0; null for another key. */
export function placeFor(key: string, letters: boolean): number | null {
  const place = key.length === 1 && letters ? PLACES.indexOf(key === "−" ? "-" : key) : -1;
  return place < 0 ? null : place;
}

/** The rows of the help sheet: the keys as they are shown, and their text. */
export const HELP: readonly (readonly [keys: string, text: string])[] = [
  ["Tab", "ui-keys-tab"],
  ["← → Home End", "ui-keys-arrows"],
  ["1 … 9 0 −", "ui-keys-digits"],
  ["Space", "ui-keys-space"],
  ["Shift + ← →", "ui-keys-shift-arrows"],
  ["Alt + ← →", "ui-keys-alt-arrows"],
  ["S", "ui-keys-s"],
  ["D", "ui-keys-d"],
  ["M", "ui-keys-m"],
  ["L", "ui-keys-l"],
  ["X", "ui-keys-x"],
  ["Enter", "ui-keys-enter"],
  ["U", "ui-keys-u"],
  ["Esc", "ui-keys-esc"],
  ["O", "ui-keys-o"],
  ["H", "ui-keys-h"],
  ["T", "ui-keys-t"],
  ["V", "ui-keys-v"],
  ["B", "ui-keys-b"],
  ["P", "ui-keys-p"],
  ["C", "ui-keys-c"],
  ["G", "ui-keys-g"],
  ["?", "ui-keys-help"],
];
