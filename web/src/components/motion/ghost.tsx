/** What is being dragged, under the pointer. */
import { Back } from "../card/back.tsx";
import { Face } from "../card/face.tsx";
import { drag } from "./drag.ts";
import "./ghost.css";

export function Ghost() {
  const { value } = drag;
  if (value === null) return null;
  const { load } = value;
  const cards = load.from === "hand" ? load.cards : load.from === "discard" ? [load.card] : [];
  return (
    <div class="ghost" style={{ left: `${value.x}px`, top: `${value.y}px` }} aria-hidden="true">
      {load.from === "stock" ? <Back /> : cards.map((card) => <Face key={card} card={card} />)}
    </div>
  );
}
