/** The actions that an AI weighed, the best first. */
import { tagOf } from "../../texts/languages.ts";
import { locale, t } from "../../texts/texts.ts";
import type { AiDecision } from "../../wire/types.ts";
import { moveText } from "./decision_words.ts";
import "./weighed.css";

const MOST = 6;

export function Weighed({ decision }: { readonly decision: AiDecision }) {
  const ranked = [...decision.considered].sort((a, b) => worth(b.value) - worth(a.value));
  if (ranked.length < 2) return null;
  const format = new Intl.NumberFormat(tagOf(locale.value), { maximumFractionDigits: 1 });
  return (
    <table class="weighed" data-testid="weighed">
      <caption>{t("ui-review-ai-weighed")}</caption>
      <tbody>
        {ranked.slice(0, MOST).map(({ text, value }) => (
          <tr key={text} aria-current={text === decision.chosen}>
            <th scope="row">{moveText(decision.view, text)}</th>
            <td>{value === null ? "–" : format.format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function worth(value: number | null): number {
  return value ?? Number.NEGATIVE_INFINITY;
}
