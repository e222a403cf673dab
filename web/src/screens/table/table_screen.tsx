/** One table: its lobby, its game, its results, whatever the view says. */
import { useEffect, useMemo } from "preact/hooks";
import { close, open } from "../../app/play.ts";
import { Announcer } from "../../components/announcer/announcer.tsx";
import { LinkBadge } from "../../components/link_badge/link_badge.tsx";
import { t } from "../../texts/texts.ts";
import { Lobby } from "../lobby/lobby.tsx";
import { MatchResult } from "../match/match_result.tsx";
import { RoundResult } from "../round/round_result.tsx";
import { Desk } from "./desk.ts";
import { Table } from "./table.tsx";
import "./table_screen.css";

interface Props {
  readonly code: string;
}

export default function TableScreen({ code }: Props) {
  const session = open(code);
  const desk = useMemo(() => new Desk(session), [session]);
  useEffect(() => {
    session.start();
    return () => {
      desk.end();
      close();
    };
  }, [session, desk]);
  return (
    <>
      <Screen desk={desk} />
      <Announcer />
    </>
  );
}

function Screen({ desk }: { readonly desk: Desk }) {
  const { session } = desk;
  switch (desk.phase.value) {
    case null:
      return <Opening desk={desk} />;
    case "lobby":
    case "closed":
      return <Lobby session={session} />;
    case "matchEnd":
      return (
        <>
          <Table desk={desk} />
          <MatchResult session={session} />
        </>
      );
    case "roundEnd":
      return (
        <>
          <Table desk={desk} />
          <RoundResult session={session} />
        </>
      );
    default:
      return <Table desk={desk} />;
  }
}

/** Nothing is known yet, but the link has something to say. */
function Opening({ desk }: { readonly desk: Desk }) {
  return (
    <main class="table-opening">
      <p>{t("ui-loading")}</p>
      <LinkBadge session={desk.session} />
    </main>
  );
}
