/** One's own decisions of a finished match beside what the hard AI would have done. */
import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { t } from "../../texts/texts.ts";
import type { Review, ReviewedDecision } from "../../wire/types.ts";
import { useReview } from "./making.ts";
import { Reviewed } from "./reviewed.tsx";
import "./review_screen.css";

export default function ReviewScreen({ id }: { readonly id: string }) {
  const { review, problem, again } = useReview(id);
  return (
    <Page title={t("ui-review-title")} back={`/match/${id}`} testId="review">
      <Problem text={problem} onRetry={again} />
      {problem === null ? <Progress review={review} /> : null}
      {review?.state === "done" ? <Found review={review} /> : null}
    </Page>
  );
}

function Progress({ review }: { readonly review: Review | null }) {
  if (review === null) return <p role="status">{t("ui-loading")}</p>;
  if (review.state === "done") return null;
  const { judged, total } = review;
  const text = t("ui-review-progress", { judged, total });
  return (
    <div class="review__progress" data-testid="review-progress">
      <p>{text}</p>
      <progress aria-label={text} value={judged} max={Math.max(1, total)} />
    </div>
  );
}

function Found({ review }: { readonly review: Review }) {
  const { decisions, total, left_out: leftOut, worlds } = review;
  const worst = decisions.filter((one) => one.worst);
  const others = decisions.filter((one) => !one.worst && !one.same);
  const same = decisions.length - worst.length - others.length;
  if (total === 0) return <p data-testid="review-none">{t("ui-review-none")}</p>;
  return (
    <div class="review" data-testid="review-done">
      <p class="review__sum" role="status">
        {t("ui-review-sum", { same, count: decisions.length })}
      </p>
      <p class="review__note">{t("ui-review-how", { worlds })}</p>
      {leftOut > 0 ? (
        <p class="review__note">{t("ui-review-left-out", { count: leftOut })}</p>
      ) : null}
      {worst.length === 0 ? <p>{t("ui-review-clean")}</p> : null}
      {worst.length === 0 ? null : (
        <section class="review__section" data-testid="review-worst">
          <h2 class="review__heading">{t("ui-review-worst")}</h2>
          <p class="review__note">{t("ui-review-again-how")}</p>
          <Listed review={review} decisions={worst} />
        </section>
      )}
      {others.length === 0 ? null : (
        <details class="review__others" open={worst.length === 0} data-testid="review-others">
          <summary class="review__heading">
            {t("ui-review-others", { count: others.length })}
          </summary>
          <Listed review={review} decisions={others} />
        </details>
      )}
    </div>
  );
}

interface ListedProps {
  readonly review: Review;
  readonly decisions: readonly ReviewedDecision[];
}

function Listed({ review, decisions }: ListedProps) {
  return (
    <ol class="review__list">
      {decisions.map((one) => (
        <Reviewed key={one.seq} match={review.match} seat={review.seat} decision={one} />
      ))}
    </ol>
  );
}
