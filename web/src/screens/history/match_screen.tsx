/** One match that was played: its result, round by round. */

import { Link } from "../../app/link.tsx";
import { rest } from "../../app/play.ts";
import { nameOf } from "../../components/names/seat_name.ts";
import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { t } from "../../texts/texts.ts";
import type { MatchDetail } from "../../wire/types.ts";
import { gainsOf, scoreGrid } from "../match/score_grid.ts";
import { ScoreTable } from "../match/score_table.tsx";
import { when } from "./history.tsx";
import { MatchParts } from "./match_parts.tsx";
import { resultOf } from "./result.ts";
import "./match_screen.css";

export default function MatchScreen({ id }: { readonly id: string }) {
  const match = useLoaded(() => rest.match(id), [id]);
  return (
    <Page title={t("ui-history-match")} back="/history" testId="match-screen">
      {match.state === "loading" ? <p role="status">{t("ui-loading")}</p> : null}
      {match.state === "failed" ? <Problem text={match.problem} onRetry={match.again} /> : null}
      {match.state === "here" ? <Detail match={match.value} /> : null}
    </Page>
  );
}

function Detail({ match }: { readonly match: MatchDetail }) {
  const gains = gainsOf(match.rounds, match.seats.length);
  const scores = match.scores ?? scoreGrid(gains).at(-1)?.totals ?? match.seats.map(() => 0);
  const result = resultOf(match);
  return (
    <div class="match-screen">
      <p class="match-screen__result">{t(`ui-history-${result}`)}</p>
      <p class="match-screen__when">
        <time dateTime={match.started_at}>{when(match.started_at)}</time>
        {" · "}
        {t("ui-lobby-title", { code: match.code })}
      </p>
      {result === "running" ? (
        <Link to={`/t/${match.code}`} class="button primary">
          {t("ui-home-resume")}
        </Link>
      ) : null}
      <MatchParts match={match} />
      <ScoreTable
        names={match.seats.map(nameOf)}
        gains={gains}
        scores={scores}
        winner={match.winner}
      />
    </div>
  );
}
