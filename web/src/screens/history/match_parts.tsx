/** The ways on from a match: watch it again, check its deals, see what an AI saw. */
import { Link } from "../../app/link.tsx";
import { Icon, type IconName } from "../../components/icon/icon.tsx";
import { t } from "../../texts/texts.ts";
import type { MatchDetail } from "../../wire/types.ts";
import "./match_parts.css";

export function MatchParts({ match }: { readonly match: MatchDetail }) {
  const isAi = match.rounds.length > 0 && match.seats.some((seat) => seat.kind === "bot");
  return (
    <nav class="match-parts" aria-label={t("ui-history-parts")}>
      <Part match={match.id} part="replay" icon="history" label={t("ui-match-replay")} />
      <Part match={match.id} part="proof" icon="check" label={t("ui-proof-check-all")} />
      {match.status === "finished" ? (
        <Part match={match.id} part="review" icon="search" label={t("ui-review-title")} />
      ) : null}
      {isAi ? (
        <Part match={match.id} part="ai" icon="learn" label={t("ui-review-ai-title")} />
      ) : null}
    </nav>
  );
}

interface Props {
  readonly match: string;
  readonly part: string;
  readonly icon: IconName;
  readonly label: string;
}

function Part({ match, part, icon, label }: Props) {
  return (
    <Link to={`/match/${match}/${part}`} class="button" testId={`match-${part}`}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}
