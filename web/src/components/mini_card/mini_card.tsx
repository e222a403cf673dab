/** A small card that lies open: in results, rules and lessons. */
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";
import { Face } from "../card/face.tsx";
import "./mini_card.css";

export function MiniCard({ card }: { readonly card: Card }) {
  return (
    <span class="mini-card">
      <span class="visually-hidden">{t("card-name", { card })}</span>
      <Face card={card} size="mini" />
    </span>
  );
}
