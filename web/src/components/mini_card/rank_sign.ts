/** The letters in the corners of cards: by setting, or as the language has them. */
import { rankOf } from "../../game/cards.ts";
import { index } from "../../settings/settings.ts";
import { locale } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";

const LETTERS = { jqk: "JQK", vdr: "VDR", bvh: "BVH" } as const;
const OF_LANGUAGE: Readonly<Record<string, keyof typeof LETTERS>> = { fr: "vdr", nl: "bvh" };

export function rankSign(card: Card): string {
  const rank = rankOf(card);
  if (rank === "T") return "10";
  const chosen = index.value === "auto" ? (OF_LANGUAGE[locale.value] ?? "jqk") : index.value;
  const place = "JQK".indexOf(rank);
  return place < 0 ? rank : (LETTERS[chosen][place] ?? rank);
}
