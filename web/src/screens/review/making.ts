/** A review that is being made: asked for again until it is done. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { problemText } from "../../api/refusal_text.ts";
import { rest } from "../../app/play.ts";
import type { Review } from "../../wire/types.ts";

const ASK_AGAIN = 400;

export interface Making {
  /** How far it is; null before the first answer. */
  readonly review: Review | null;
  readonly problem: string | null;
  again(): void;
}

export function useReview(match: string): Making {
  const review = useSignal<Review | null>(null);
  const problem = useSignal<string | null>(null);
  const attempt = useSignal(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async () => {
      try {
        const answer = await rest.review(match);
        if (!wanted) return;
        review.value = answer;
        if (answer.state === "running") timer = setTimeout(ask, ASK_AGAIN);
      } catch (error) {
        if (wanted) problem.value = problemText(error);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [match, attempt.value]);
  const again = () => {
    problem.value = null;
    attempt.value += 1;
  };
  return { review: review.value, problem: problem.value, again };
}
