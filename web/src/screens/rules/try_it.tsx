/** Ask whether some cards are a meld, and be told why not. */
import { useSignal } from "@preact/signals";
import { refusalText } from "../../api/refusal_text.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { MiniCard } from "../../components/mini_card/mini_card.tsx";
import { whyNoMeld } from "../../game/diagnosis.ts";
import { ascending, meldKind } from "../../game/melds.ts";
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";
import "./try_it.css";

const CARDS: readonly Card[] = ["QH", "KH", "AH", "2H", "3H", "AS", "AD", "2C"];

export function TryIt() {
  const chosen = useSignal<readonly Card[]>(["QH", "KH", "AH"]);
  const toggle = (card: Card) => {
    chosen.value = chosen.value.includes(card)
      ? chosen.value.filter((other) => other !== card)
      : [...chosen.value, card];
  };
  const kind = meldKind(chosen.value);
  return (
    <section class="try-it" aria-labelledby="try-it">
      <h2 id="try-it" class="try-it__title">
        {t("ui-rules-try")}
      </h2>
      <p>{t("ui-rules-try-hint")}</p>
      <div class="try-it__cards">
        {CARDS.map((card) => (
          <button
            key={card}
            type="button"
            class="try-it__card"
            aria-pressed={chosen.value.includes(card)}
            data-testid={`try-${card}`}
            onClick={() => toggle(card)}
          >
            <MiniCard card={card} />
          </button>
        ))}
      </div>
      <p class={`try-it__answer try-it__answer--${kind ?? "none"}`} role="status">
        <Icon name={kind === null ? "cross" : "check"} />
        <span data-testid="try-answer">{answer(chosen.value)}</span>
      </p>
    </section>
  );
}

function answer(cards: readonly Card[]): string {
  const fault = whyNoMeld(cards);
  if (fault !== null) return refusalText(fault.code, fault.params);
  return t("meld-name", {
    kind: meldKind(cards) ?? "run",
    cards: ascending(cards).join(" "),
    count: cards.length,
  });
}
