/** The grid of scores: a column a seat, a row a round, the sum below. */
import { t } from "../../texts/texts.ts";
import { scoreGrid } from "./score_grid.ts";
import "./score_table.css";

interface Props {
  readonly names: readonly string[];
  readonly gains: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly winner: number | null;
}

export function ScoreTable({ names, gains, scores, winner }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too
    <section class="score-table" tabIndex={0} aria-label={t("ui-match-grid")}>
      <table class="score-table__table" data-testid="score-grid">
        <thead>
          <tr>
            <th scope="col">{t("ui-match-round")}</th>
            {names.map((name, seat) => (
              <th key={`${seat} ${name}`} scope="col" class={cell(seat, winner)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoreGrid(gains).map((row) => (
            <tr key={row.round}>
              <th scope="row">{row.round}</th>
              {row.gains.map((gain, seat) => (
                <td key={`${row.round} ${names[seat]}`} class={cell(seat, winner)}>
                  {gain === 0 ? "–" : `+${gain}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("ui-match-total")}</th>
            {scores.map((score, seat) => (
              <td key={`total ${names[seat]}`} class={cell(seat, winner)}>
                {score}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function cell(seat: number, winner: number | null): string {
  return seat === winner ? "score-table__won" : "";
}
