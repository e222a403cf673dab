/** One decision of a review: what was done, what would have been better, and by how much. */
import { Link } from "../../app/link.tsx";
import { rest } from "../../app/play.ts";
import { go } from "../../app/router.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { MiniCards } from "../../components/mini_card/mini_cards.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { ascending } from "../../game/melds.ts";
import { tagOf } from "../../texts/languages.ts";
import { locale, t } from "../../texts/texts.ts";
import type { Action, ReviewedDecision } from "../../wire/types.ts";
import { cardsIn, choiceTexts, replayPath } from "./moves.ts";
import "./reviewed.css";

interface Props {
  readonly match: string;
  readonly seat: number;
  readonly decision: ReviewedDecision;
}

export function Reviewed({ match, seat, decision }: Props) {
  const { seq, round, turn, done, hard, discard, hand } = decision;
  const task = useTask();
  const tryAgain = () =>
    task.run(async () => {
      const view = await rest.tryAgain(match, seq);
      go(`/t/${view.table.code}`);
    });
  return (
    <li class="reviewed" data-testid="reviewed" data-seq={seq} data-worst={decision.worst}>
      <h3 class="reviewed__where">{t("ui-review-where", { round, turn })}</h3>
      <p class="reviewed__gain" data-testid="reviewed-gain">
        {gainText(decision)}
      </p>
      <div class="reviewed__choices">
        <Choice label={t("ui-review-you")} action={done} top={discard} kind="done" />
        <Choice label={t("ui-review-hard")} action={hard} top={discard} kind="hard" />
      </div>
      <p class="reviewed__why">{decision.reasons[0]?.text}</p>
      <div class="reviewed__hand">
        <p class="reviewed__label">{t("ui-hand")}</p>
        <MiniCards cards={ascending(hand)} label={t("ui-hand")} />
      </div>
      <div class="reviewed__ways">
        <button
          type="button"
          class="button"
          aria-disabled={task.busy}
          data-testid="try-again"
          onClick={tryAgain}
        >
          <Icon name="next" />
          {t("ui-review-again")}
        </button>
        <Link to={replayPath(match, seat, seq)} class="button" testId="reviewed-replay">
          <Icon name="history" />
          {t("ui-review-replay")}
        </Link>
      </div>
      <Problem text={task.problem} />
    </li>
  );
}

function gainText({ gain, error }: ReviewedDecision): string {
  const format = new Intl.NumberFormat(tagOf(locale.value), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const vars = { points: format.format(Math.abs(gain)), error: format.format(error) };
  return t("ui-review-gain", { ...vars, better: gain >= 0 ? "hard" : "own" });
}

interface ChoiceProps {
  readonly label: string;
  readonly action: Action;
  readonly top: string | null;
  readonly kind: "done" | "hard";
}

function Choice({ label, action, top, kind }: ChoiceProps) {
  const cards = cardsIn(action, top);
  return (
    <div class={`reviewed__choice reviewed__choice--${kind}`} data-testid={`reviewed-${kind}`}>
      <p class="reviewed__label">{label}</p>
      {choiceTexts(action, top).map((text) => (
        <p key={text} class="reviewed__move">
          {text}
        </p>
      ))}
      {cards.length === 0 ? null : (
        <div aria-hidden="true">
          <MiniCards cards={cards} />
        </div>
      )}
    </div>
  );
}
