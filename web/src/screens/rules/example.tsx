/** One example: the cards, whether it is allowed, and why. */
import type { ComponentChildren } from "preact";
import { Icon } from "../../components/icon/icon.tsx";
import { MiniCards } from "../../components/mini_card/mini_cards.tsx";
import { points } from "../../game/cards.ts";
import { t } from "../../texts/texts.ts";
import type { RuleExample } from "../../wire/types.ts";
import { verdictOf } from "./verdict.ts";
import "./example.css";

type Data = RuleExample["data"];

export function Example({ example }: { readonly example: RuleExample }) {
  const verdict = verdictOf(example.data);
  return (
    <li class={`example example--${verdict}`} data-testid={`example-${example.id}`}>
      <Cards data={example.data} />
      <p class="example__text">
        {verdict === "shown" ? null : (
          <span class="example__verdict">
            <Icon name={verdict === "allowed" ? "check" : "cross"} />
            <span class="visually-hidden">
              {t(verdict === "allowed" ? "ui-rules-legal" : "ui-rules-refused")}.{" "}
            </span>
          </span>
        )}
        <span>{example.text}</span>
      </p>
    </li>
  );
}

function Cards({ data }: { readonly data: Data }) {
  switch (data.kind) {
    case "meld":
      return <MiniCards cards={data.cards} marked={markedIn(data)} />;
    case "lay_off":
      return <LayOff data={data} />;
    case "points":
      return (
        <MiniCards cards={data.cards} points={(card) => points(card, data.ace_high ?? false)} />
      );
    case "play":
      return <Play data={data} />;
  }
}

function LayOff({ data }: { readonly data: Extract<Data, { kind: "lay_off" }> }) {
  const becomes = data.becomes ?? null;
  return becomes === null ? (
    <div class="example__row">
      <MiniCards cards={data.onto} />
      <span aria-hidden="true">+</span>
      <MiniCards cards={data.cards} marked={markedIn(data)} />
    </div>
  ) : (
    <MiniCards cards={becomes} marked={data.cards} />
  );
}

function Play({ data }: { readonly data: Extract<Data, { kind: "play" }> }) {
  const [own = [], ...others] = data.hands;
  const melds = data.melds ?? [];
  return (
    <div class="example__play">
      <Place label={t("ui-hand")}>
        <MiniCards cards={own} marked={markedIn(data)} />
      </Place>
      {melds.length === 0 ? null : (
        <Place label={t("ui-melds")}>
          {melds.map((meld) => (
            <MiniCards key={meld.join(" ")} cards={meld} />
          ))}
        </Place>
      )}
      {(data.end ?? null) === null ? (
        <Place label={t("ui-discard-pile")}>
          <MiniCards cards={[data.discard]} />
        </Place>
      ) : (
        <Place label={t("ui-opponents")}>
          {others.map((hand) => (
            <MiniCards key={hand.join(" ")} cards={hand} />
          ))}
        </Place>
      )}
    </div>
  );
}

function Place({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="example__place">
      <span class="example__label">{label}</span>
      <div class="example__row">{children}</div>
    </div>
  );
}

function markedIn(data: { readonly card?: string | null }): readonly string[] {
  return data.card === undefined || data.card === null ? [] : [data.card];
}
