/** The dialogs of the table: at most one is open. */
import { ConfirmDiscard } from "../../components/chooser/confirm_discard.tsx";
import { MeldChooser } from "../../components/chooser/meld_chooser.tsx";
import { EventLog } from "../../components/event_log/event_log.tsx";
import { WhileAway } from "../../components/link_badge/while_away.tsx";
import { DiscardList } from "../../components/piles/discard_list.tsx";
import { EmoteSheet } from "../../components/seats/emote_sheet.tsx";
import { KeysHelp } from "../../components/shortcuts/keys_help.tsx";
import type { Desk } from "./desk.ts";
import { TableMenu } from "./table_menu.tsx";

export function Sheets({ desk }: { readonly desk: Desk }) {
  return (
    <>
      <Opened desk={desk} />
      <MeldChooser desk={desk} />
      <ConfirmDiscard desk={desk} />
      <WhileAway desk={desk} />
    </>
  );
}

function Opened({ desk }: { readonly desk: Desk }) {
  switch (desk.sheet.value) {
    case "menu":
      return <TableMenu desk={desk} />;
    case "keys":
      return <KeysHelp desk={desk} />;
    case "discards":
      return <DiscardList desk={desk} />;
    case "log":
      return <EventLog desk={desk} />;
    case "emotes":
      return <EmoteSheet desk={desk} />;
    case null:
      return null;
  }
}
