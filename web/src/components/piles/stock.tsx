/** The stock: how many cards, and the place to draw from. */

import type { Desk } from "../../screens/table/desk.ts";
import { dropped } from "../../screens/table/dropping.ts";
import { draw } from "../../screens/table/moves.ts";
import { whyNotDraw } from "../../screens/table/why.ts";
import { t } from "../../texts/texts.ts";
import { Back } from "../card/back.tsx";
import { press } from "../motion/drag.ts";
import "./piles.css";

/** From so few cards on it is said in words as well. */
const LAST_CARDS = 3;

export function Stock({ desk }: { readonly desk: Desk }) {
  const count = desk.view.value?.stock?.count ?? 0;
  const reason = whyNotDraw(desk, "stock");
  const isSent = desk.session.pending.value?.act.action.kind === "draw_stock";
  return (
    <button
      type="button"
      class="pile pile--stock"
      data-testid="stock"
      data-count={count}
      data-lit={reason === null}
      data-sent={isSent}
      aria-disabled={reason !== null}
      onClick={() => draw(desk, "stock")}
      onPointerDown={(event) =>
        press(
          event,
          () => (reason === null ? { from: "stock" } : null),
          (from, to) => dropped(desk, from, to),
        )
      }
    >
      {count === 0 ? <span class="pile__empty" aria-hidden="true" /> : <Back />}
      <span class="pile__count" aria-hidden="true">
        {count}
      </span>
      {count <= LAST_CARDS && (
        <span class="pile__words" aria-hidden="true">
          {t("ui-stock-last", { count })}
        </span>
      )}
      <span class="visually-hidden">{spokenName(count, reason === null)}</span>
    </button>
  );
}

function spokenName(count: number, isLit: boolean): string {
  const name = t("ui-stock-count", { count });
  const words = count > 0 && count <= LAST_CARDS ? `, ${t("ui-stock-last", { count })}` : "";
  return isLit ? `${name}${words}. ${t("ui-draw-stock")}` : name + words;
}
