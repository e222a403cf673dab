/** What has to be so before a table can be shown: a known player, and a table that is open. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { lazy } from "preact/compat";
import { player, remember } from "../api/player.ts";
import type { Session } from "../link/session.ts";
import { Invitation } from "../screens/lobby/invitation.tsx";
import { StrangerPage } from "../screens/unknown/stranger_page.tsx";
import { UnknownTable } from "../screens/unknown/unknown_table.tsx";
import { close, session } from "./play.ts";

const loadTable = () => import("../screens/table/table_screen.tsx");
const TableScreen = lazy(loadTable);

/** Load the table's screen ahead, so that the first game starts without waiting for it. */
export function preloadTable(): void {
  void loadTable().catch(() => undefined); // it is asked for again when it is wanted
}

interface Props {
  readonly code: string;
}

export function TableGate({ code }: Props) {
  return player.value === null ? <Invitation code={code} /> : <Admitted code={code} />;
}

type Obstacle = "stranger" | "unknown";

/** An obstacle stays once it is met: the table's screen, and its session, are gone by then. */
function Admitted({ code }: Props) {
  const obstacle = useSignal<Obstacle | null>(null);
  useSignalEffect(() => {
    const met = session.value?.code === code ? obstacleOf(session.value) : null;
    if (met !== null) obstacle.value = met;
  });
  switch (obstacle.value) {
    case "stranger":
      return <StrangerPage login={player.value?.login ?? null} onStartAnew={startAnew} />;
    case "unknown":
      return <UnknownTable code={code} />;
    case null:
      return <TableScreen code={code} />;
  }
}

function obstacleOf(opened: Session): Obstacle | null {
  const link = opened.link.value;
  if (link.state === "refused" && link.code === "unauthenticated") return "stranger";
  const unknown = opened.notice.value?.code === "unknown_table";
  return unknown && opened.game.value.view === null ? "unknown" : null;
}

function startAnew(): void {
  close();
  remember(null);
}
