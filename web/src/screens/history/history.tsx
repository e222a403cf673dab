/** The matches that a player has played, the newest first. */
import { player } from "../../api/player.ts";
import { Link } from "../../app/link.tsx";
import { rest } from "../../app/play.ts";
import { nameOf } from "../../components/names/seat_name.ts";
import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { tagOf } from "../../texts/languages.ts";
import { locale, t } from "../../texts/texts.ts";
import type { MatchCard } from "../../wire/types.ts";
import { resultOf } from "./result.ts";
import "./history.css";

export default function History() {
  return (
    <Page title={t("ui-home-history")} testId="history">
      {player.value === null ? <Nothing /> : <Matches token={player.value.token} />}
    </Page>
  );
}

function Nothing() {
  return (
    <div class="history__nothing">
      <p>{t("ui-history-empty")}</p>
      <Link to="/" class="button primary">
        {t("ui-home-play")}
      </Link>
    </div>
  );
}

function Matches({ token }: { readonly token: string }) {
  const matches = useLoaded(() => rest.matches(), [token]);
  switch (matches.state) {
    case "loading":
      return <p role="status">{t("ui-loading")}</p>;
    case "failed":
      return <Problem text={matches.problem} onRetry={matches.again} />;
    case "here":
      return matches.value.matches.length === 0 ? (
        <Nothing />
      ) : (
        <ul class="history">
          {matches.value.matches.map((match) => (
            <Match key={match.id} match={match} />
          ))}
        </ul>
      );
  }
}

function Match({ match }: { readonly match: MatchCard }) {
  const result = resultOf(match);
  const to = result === "running" ? `/t/${match.code}` : `/match/${match.id}`;
  return (
    <li class={`history__match history__match--${result}`}>
      <Link to={to} class="history__link" testId={`match-${match.id}`}>
        <span class="history__head">
          <strong>{t(`ui-history-${result}`)}</strong>
          <time class="history__when" dateTime={match.started_at}>
            {when(match.started_at)}
          </time>
        </span>
        <span class="history__seats">
          {match.seats.map((seat) => (
            <span key={seat.seat} class="history__seat">
              {seat.seat === match.seat ? t("ui-you") : nameOf(seat)}
              {match.scores === null ? null : (
                <span class="history__score"> {match.scores[seat.seat]}</span>
              )}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}

export function when(moment: string): string {
  const format = new Intl.DateTimeFormat(tagOf(locale.value), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return format.format(new Date(moment));
}
