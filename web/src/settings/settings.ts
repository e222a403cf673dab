/** What a player has chosen for this browser; nothing of it goes to the server. */
import { effect } from "@preact/signals";
import { LANGUAGES, type Language, type Locale, PSEUDO, preferred } from "../texts/languages.ts";
import type { Level } from "../wire/types.ts";
import { stored } from "./stored.ts";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];
export const DECKS = ["two", "four", "safe"] as const;
export const INDEXES = ["auto", "jqk", "vdr", "bvh"] as const;
export const ROWS = ["auto", "1", "2"] as const;
export const CARD_SIZES = ["normal", "large"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "on", "off"] as const;
export const SORTINGS = ["suit", "rank", "melds", "own"] as const;

const LOCALES = [...(Object.keys(LANGUAGES) as Language[]), ...PSEUDO];
type One<T extends readonly unknown[]> = T[number];

function chosen<const T extends readonly unknown[]>(key: string, initial: One<T>, values: T) {
  return stored<One<T>>(key, initial, values);
}

export const language = stored<Locale>("rami.language", preferred(navigator.languages), LOCALES);
/** Two colours, four, or four that colour-blind people can tell apart. */
export const deck = chosen("rami.deck", "two", DECKS);
/** Letters on court cards: by language, or always the same. */
export const index = chosen("rami.index", "auto", INDEXES);
/** Whether a letter for the suit stands beside its sign. */
export const suitLetters = stored<boolean>("rami.suitLetters", false);
export const handRows = chosen("rami.handRows", "auto", ROWS);
export const cardSize = chosen("rami.cardSize", "normal", CARD_SIZES);
export const theme = chosen("rami.theme", "auto", THEMES);
export const motion = chosen("rami.motion", "auto", MOTIONS);
export const sound = stored<boolean>("rami.sound", false);
export const haptics = stored<boolean>("rami.haptics", true);
export const shortcuts = stored<boolean>("rami.shortcuts", true);
export const confirmDiscard = stored<boolean>("rami.confirmDiscard", false);
export const leftHanded = stored<boolean>("rami.leftHanded", false);
/** Who was played against last. */
export const level = stored<Level>("rami.level", "normal", LEVELS);
export const opponents = stored<1 | 2 | 3>("rami.opponents", 1, [1, 2, 3]);
export const sorting = chosen("rami.sorting", "melds", SORTINGS);
/** Players whose emotes are not shown. */
export const muted = stored<readonly string[]>("rami.muted", []);

/** Return whether things may move on this page. */
export function moves(): boolean {
  if (motion.value !== "auto") return motion.value === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Put what style sheets need to know on the root element, now and whenever it changes. */
export function mirrorOnPage(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = theme.value;
    dataset["deck"] = deck.value;
    dataset["motion"] = motion.value;
    dataset["cardSize"] = cardSize.value;
    dataset["hand"] = leftHanded.value ? "left" : "right";
  });
}
