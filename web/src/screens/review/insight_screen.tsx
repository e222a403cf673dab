/** What an AI player saw in a finished round, decision by decision, and why it did what it did. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { rest } from "../../app/play.ts";
import { SelectField } from "../../components/field/select_field.tsx";
import { nameOf } from "../../components/names/seat_name.ts";
import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { t } from "../../texts/texts.ts";
import type { MatchDetail } from "../../wire/types.ts";
import { Decisions } from "./decisions.tsx";
import "./insight_screen.css";

export default function InsightScreen({ id }: { readonly id: string }) {
  const match = useLoaded(() => rest.match(id), [id]);
  return (
    <Page title={t("ui-review-ai-title")} back={`/match/${id}`} testId="insight">
      {match.state === "loading" ? <p role="status">{t("ui-loading")}</p> : null}
      {match.state === "failed" ? <Problem text={match.problem} onRetry={match.again} /> : null}
      {match.state === "here" ? <Choice match={match.value} /> : null}
    </Page>
  );
}

/** A round and a seat as the address names them: `?round=2&seat=1`. */
function asked(match: MatchDetail): { readonly round: number; readonly seat: number } {
  const query = new URLSearchParams(location.search);
  const bot = match.seats.find((seat) => seat.kind === "bot") ?? match.seats[0];
  const round = Number(query.get("round") ?? match.rounds.length);
  const seat = Number(query.get("seat") ?? bot?.seat ?? 0);
  return {
    round: Math.min(match.rounds.length, Math.max(1, Math.trunc(round) || 1)),
    seat: match.seats[seat] === undefined ? 0 : seat,
  };
}

function Choice({ match }: { readonly match: MatchDetail }) {
  const chosen = useSignal(asked(match));
  const { round, seat } = chosen.value;
  useEffect(() => {
    history.replaceState(history.state, "", `${location.pathname}?round=${round}&seat=${seat}`);
  }, [round, seat]);
  if (match.rounds.length === 0) return <p>{t("ui-proof-match-none")}</p>;
  return (
    <div class="insight">
      <div class="insight__choice">
        <SelectField
          label={t("ui-replay-round")}
          value={String(round)}
          choices={match.rounds.map((_, i) => ({
            value: String(i + 1),
            label: t("ui-replay-round-of", { round: i + 1, count: match.rounds.length }),
          }))}
          testId="insight-round"
          onChange={(value) => {
            chosen.value = { seat, round: Number(value) };
          }}
        />
        <SelectField
          label={t("ui-review-ai-seat")}
          value={String(seat)}
          choices={match.seats.map((one) => ({ value: String(one.seat), label: nameOf(one) }))}
          testId="insight-seat"
          onChange={(value) => {
            chosen.value = { round, seat: Number(value) };
          }}
        />
      </div>
      <Decisions key={`${round} ${seat}`} match={match.id} round={round} seat={seat} />
    </div>
  );
}
