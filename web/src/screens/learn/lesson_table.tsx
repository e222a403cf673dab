/** The table of a lesson: melds, piles, hand, and three buttons, as at a real one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Back } from "../../components/card/back.tsx";
import { Face } from "../../components/card/face.tsx";
import { fits } from "../../game/melds.ts";
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";
import type { Course } from "./course.ts";
import { LessonMelds } from "./lesson_melds.tsx";
import type { Deed, Position } from "./position.ts";
import "./lesson_table.css";

interface Props {
  readonly course: Course;
  readonly onAct: (deed: Deed) => void;
}

export function LessonTable({ course, onAct }: Props) {
  const { position } = course;
  const picked = useSignal<readonly Card[]>([]);
  const held = picked.value.filter((card) => position.hand.includes(card));
  useEffect(() => {
    picked.value = [];
  }, [course.reached, course.lesson]);
  const pick = (card: Card) => {
    picked.value = held.includes(card) ? held.filter((other) => other !== card) : [...held, card];
  };
  return (
    <div class="lesson-table">
      <div class="lesson-table__top">
        <Piles position={position} onAct={onAct} />
        <LessonMelds
          melds={position.melds}
          picked={held}
          onLayOff={(meld) => onAct({ kind: "lay_off", meld, cards: held })}
        />
      </div>
      {position.hand.length === 0 ? null : (
        <Hand hand={position.hand} picked={held} onPick={pick} />
      )}
      {position.phase === "ended" ? null : (
        <Deeds position={position} picked={held} onAct={onAct} />
      )}
    </div>
  );
}

interface PilesProps {
  readonly position: Position;
  readonly onAct: (deed: Deed) => void;
}

function Piles({ position, onAct }: PilesProps) {
  const top = position.pile.at(-1);
  const count = position.stock.length;
  return (
    <div class="lesson-table__piles">
      <button
        type="button"
        class="lesson-table__pile"
        data-testid="learn-stock"
        onClick={() => onAct({ kind: "draw_stock" })}
      >
        <span class="visually-hidden">{t("ui-draw-stock")}: </span>
        {count > 0 ? <Back /> : <span class="lesson-table__gap" aria-hidden="true" />}
        <span class="lesson-table__under">{t("ui-stock-count", { count })}</span>
      </button>
      <button
        type="button"
        class="lesson-table__pile"
        data-testid="learn-discard"
        onClick={() => onAct({ kind: "draw_discard" })}
      >
        {top === undefined ? (
          <span class="lesson-table__gap" aria-hidden="true" />
        ) : (
          <>
            <span class="visually-hidden">{t("ui-draw-discard", { card: top })}: </span>
            <Face card={top} />
          </>
        )}
        <span class="lesson-table__under">{t("ui-discard-pile")}</span>
      </button>
    </div>
  );
}

interface HandProps {
  readonly hand: readonly Card[];
  readonly picked: readonly Card[];
  readonly onPick: (card: Card) => void;
}

function Hand({ hand, picked, onPick }: HandProps) {
  return (
    <fieldset class="lesson-table__hand">
      <legend class="visually-hidden">{t("ui-hand")}</legend>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class="lesson-table__card"
          aria-pressed={picked.includes(card)}
          data-testid={`learn-card-${card}`}
          onClick={() => onPick(card)}
        >
          <span class="visually-hidden">{t("card-name", { card })}</span>
          <Face card={card} />
        </button>
      ))}
    </fieldset>
  );
}

interface DeedsProps {
  readonly position: Position;
  readonly picked: readonly Card[];
  readonly onAct: (deed: Deed) => void;
}

function Deeds({ position, picked, onAct }: DeedsProps) {
  const taker = position.melds.find((meld) => fits(meld.cards, picked));
  const [first] = picked;
  const off = position.phase === "ended" || first === undefined;
  const single = off || picked.length !== 1;
  return (
    <div class="lesson-table__deeds">
      <DeedButton
        id="meld"
        label={t("ui-action-meld")}
        off={off}
        onPress={() => onAct({ kind: "meld", cards: picked })}
      />
      <DeedButton
        id="lay-off"
        label={t("ui-action-lay-off")}
        off={off || position.melds.length === 0}
        onPress={() =>
          onAct({ kind: "lay_off", meld: (taker ?? position.melds[0])?.id ?? 0, cards: picked })
        }
      />
      <DeedButton
        id="discard"
        label={t("ui-action-discard")}
        off={single}
        onPress={() => {
          if (first !== undefined) onAct({ kind: "discard", card: first });
        }}
      />
    </div>
  );
}

interface DeedButtonProps {
  readonly id: string;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

function DeedButton({ id, label, off, onPress }: DeedButtonProps) {
  return (
    <button
      type="button"
      class="button"
      aria-disabled={off}
      data-testid={`learn-do-${id}`}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      {label}
    </button>
  );
}
