/** What has to be so before a table can be shown: a player whom the server knows. */
import { lazy } from "preact/compat";
import { player, remember } from "../api/player.ts";
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

export function TableGate({ code }: { readonly code: string }) {
  const known = player.value;
  if (known === null) return <Invitation code={code} />;
  const opened = session.value?.code === code ? session.value : null;
  if (opened?.notice.value?.code === "unknown_table" && opened.view === null)
    return <UnknownTable code={code} />;
  const link = opened?.link.value;
  const stranger = link?.state === "refused" && link.code === "unauthenticated";
  if (!stranger) return <TableScreen code={code} />;
  return <StrangerPage login={known.login ?? null} onStartAnew={startAnew} />;
}

function startAnew(): void {
  close();
  remember(null);
}
