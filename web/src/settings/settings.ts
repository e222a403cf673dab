/** What a player has chosen for this browser; nothing of it goes to the server. */
import { effect } from "@preact/signals";
import { type Locale, preferred } from "../texts/languages.ts";
import type { Level } from "../wire/types.ts";
import { stored } from "./stored.ts";

export const language = stored<Locale>("rami.language", preferred(navigator.languages));
/** Two colours, four, or four that colour-blind people can tell apart. */
export const deck = stored<"two" | "four" | "safe">("rami.deck", "two");
/** Letters on court cards: by language, or always the same. */
export const index = stored<"auto" | "jqk" | "vdr" | "bvh">("rami.index", "auto");
/** Whether a letter for the suit stands beside its sign. */
export const suitLetters = stored<boolean>("rami.suitLetters", false);
export const handRows = stored<"auto" | "1" | "2">("rami.handRows", "auto");
export const cardSize = stored<"normal" | "large">("rami.cardSize", "normal");
export const theme = stored<"auto" | "light" | "dark">("rami.theme", "auto");
export const motion = stored<"auto" | "on" | "off">("rami.motion", "auto");
export const sound = stored<boolean>("rami.sound", false);
export const haptics = stored<boolean>("rami.haptics", true);
export const shortcuts = stored<boolean>("rami.shortcuts", true);
export const confirmDiscard = stored<boolean>("rami.confirmDiscard", false);
export const leftHanded = stored<boolean>("rami.leftHanded", false);
/** Who was played against last. */
export const level = stored<Level>("rami.level", "normal");
export const opponents = stored<1 | 2 | 3>("rami.opponents", 1);
export const sorting = stored<"suit" | "rank" | "melds" | "own">("rami.sorting", "melds");
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
