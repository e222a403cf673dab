/** One table: its lobby, its game, its results, whatever the view says. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { close, open } from "../../app/play.ts";
import { Announcer } from "../../components/announcer/announcer.tsx";
import { LinkBadge } from "../../components/link_badge/link_badge.tsx";
import { t } from "../../texts/texts.ts";
import { Lobby } from "../lobby/lobby.tsx";
import { MatchResult } from "../match/match_result.tsx";
import { RoundResult } from "../round/round_result.tsx";
import { UnknownTable } from "../unknown/unknown_table.tsx";
import { Desk } from "./desk.ts";
import { Table } from "./table.tsx";
import "./table_screen.css";

const LAST_CARD = 900;

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
      return <Lobby session={session} />;
    case "closed":
      return <UnknownTable code={session.code} />;
    case "matchEnd":
      return (
        <>
          <Table desk={desk} />
          <Later>
            <MatchResult session={session} />
          </Later>
        </>
      );
    case "roundEnd":
      return (
        <>
          <Table desk={desk} />
          <Later>
            <RoundResult session={session} />
          </Later>
        </>
      );
    default:
      return <Table desk={desk} />;
  }
}

/** The last card is seen to fall before the result covers it. */
function Later({ children }: { readonly children: ComponentChildren }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LAST_CARD);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
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
