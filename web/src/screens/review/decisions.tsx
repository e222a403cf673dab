/** The decisions of one AI seat in one round, one at a time. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { rest } from "../../app/play.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { type Command, commandFor } from "../../replay/keys.ts";
import { t } from "../../texts/texts.ts";
import type { AiDecision } from "../../wire/types.ts";
import { ReplayTable } from "../replay/replay_table.tsx";
import { actionText, cardsIn, moveText, reasonText } from "./decision_words.ts";
import { Weighed } from "./weighed.tsx";

interface Props {
  readonly match: string;
  readonly round: number;
  readonly seat: number;
}

export function Decisions({ match, round, seat }: Props) {
  const found = useLoaded(() => rest.aiRound(match, round, seat), [match, round, seat]);
  if (found.state === "loading") return <p role="status">{t("ui-review-ai-thinking")}</p>;
  if (found.state === "failed") return <Problem text={found.problem} onRetry={found.again} />;
  const { decisions } = found.value;
  if (decisions.length === 0) return <p data-testid="no-decisions">{t("ui-review-ai-none")}</p>;
  return <Steps decisions={decisions} seat={seat} />;
}

interface StepsProps {
  readonly decisions: readonly AiDecision[];
  readonly seat: number;
}

function Steps({ decisions, seat }: StepsProps) {
  const at = useSignal(0);
  const last = decisions.length - 1;
  const goTo = (place: number) => {
    at.value = Math.min(last, Math.max(0, place));
  };
  useArrows(at, last);
  const decision = decisions[at.value];
  if (decision === undefined) return null;
  return (
    <>
      <div class="insight__decision" data-testid="decision" data-at={at.value}>
        <ReplayTable
          view={{ ...decision.view, you: null }}
          hands={decision.view.seats.map((one) =>
            one.seat === seat ? (decision.view.you?.hand ?? null) : null,
          )}
          touched={cardsIn(decision.view, decision.text)}
        />
        <Words decision={decision} seat={seat} />
      </div>
      <nav class="insight__steps" aria-label={t("ui-review-ai-steps")}>
        <Arrow step={-1} off={at.value === 0} onPress={() => goTo(at.value - 1)} />
        <p class="insight__count" data-testid="decision-count">
          {t("ui-review-ai-count", { number: at.value + 1, count: decisions.length })}
        </p>
        <Arrow step={1} off={at.value === last} onPress={() => goTo(at.value + 1)} />
      </nav>
    </>
  );
}

function Words({ decision, seat }: { readonly decision: AiDecision; readonly seat: number }) {
  const { view, text, chosen, level } = decision;
  return (
    <div class="insight__words" aria-live="polite">
      <p class="insight__did" data-testid="decision-did">
        {actionText(view, seat, text)}
      </p>
      <p data-testid="decision-reason">{reasonText(decision)}</p>
      {chosen === text ? null : (
        <p class="insight__soft">{t("ui-review-ai-again", { move: moveText(view, chosen) })}</p>
      )}
      <Weighed decision={decision} />
      <p class="insight__soft">{t("ui-review-ai-saw", { level: t("level-name", { level }) })}</p>
    </div>
  );
}

interface ArrowProps {
  readonly step: 1 | -1;
  readonly off: boolean;
  readonly onPress: () => void;
}

function Arrow({ step, off, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      class="button"
      aria-disabled={off}
      aria-label={t(step === 1 ? "ui-review-ai-next" : "ui-review-ai-previous")}
      data-testid={step === 1 ? "decision-next" : "decision-previous"}
      onClick={onPress}
    >
      <Icon name={step === 1 ? "next" : "back"} />
    </button>
  );
}

/** The keys of the replay, as far as there is something to do for them. */
function useArrows(at: Signal<number>, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandFor(event);
      const place = command === null ? null : placeFor(command, at.peek(), last);
      const target = event.target instanceof Element ? event.target : document.body;
      if (place === null || target.matches("select, input")) return;
      event.preventDefault();
      at.value = Math.min(last, Math.max(0, place));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [last]);
}

function placeFor(command: Command, at: number, last: number): number | null {
  switch (command) {
    case "next":
      return at + 1;
    case "previous":
      return at - 1;
    case "first":
      return 0;
    case "last":
      return last;
    default:
      return null;
  }
}
