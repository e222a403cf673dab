/** The table while a match is played: seats, melds, piles, the own hand, and what can be done. */
import { useEffect, useRef } from "preact/hooks";
import { ActionBar } from "../../components/action_bar/action_bar.tsx";
import { announce } from "../../components/announcer/watching.ts";
import { Clock } from "../../components/clock/clock.tsx";
import { Hand } from "../../components/hand/hand.tsx";
import { watchRoom } from "../../components/hand/rows.ts";
import { HintBox } from "../../components/hint/hint_box.tsx";
import { TableToast } from "../../components/hint/toast.tsx";
import { LinkBadge } from "../../components/link_badge/link_badge.tsx";
import { MeldList } from "../../components/melds/meld_list.tsx";
import { watchCues } from "../../components/motion/cues.ts";
import { Ghost } from "../../components/motion/ghost.tsx";
import { watchMotion } from "../../components/motion/watching.ts";
import { DiscardPile } from "../../components/piles/discard_pile.tsx";
import { Stock } from "../../components/piles/stock.tsx";
import { Prompt } from "../../components/prompt/prompt.tsx";
import { SeatList } from "../../components/seats/seat_list.tsx";
import { listenToKeys } from "../../components/shortcuts/listening.ts";
import { TrayBar } from "../../components/tray/tray.tsx";
import { t } from "../../texts/texts.ts";
import { AppBar } from "./app_bar.tsx";
import type { Desk } from "./desk.ts";
import { Sheets } from "./sheets.tsx";
import { useTitle } from "./title.ts";
import "./table.css";
import "./table_wide.css";

export function Table({ desk }: { readonly desk: Desk }) {
  const root = useWatched(desk);
  useTitle(desk);
  const view = desk.view.value;
  const seated = view?.you != null;
  return (
    <main
      ref={root}
      class="table"
      aria-label={t("ui-table")}
      data-testid="table"
      data-phase={desk.phase.value}
      data-turn={view?.turn?.number}
      data-link={desk.session.link.value.state}
      data-sending={desk.session.pending.value !== null}
      data-tray={desk.tray.value.length}
      data-seated={seated}
    >
      <AppBar desk={desk} />
      <SeatList desk={desk} />
      <div class="table__felt">
        <MeldList desk={desk} />
        <TrayBar desk={desk} />
        <div class="table__notes">
          <HintBox desk={desk} />
          <TableToast desk={desk} />
        </div>
      </div>
      <div class="table__middle">
        <div class="table__piles">
          <Stock desk={desk} />
          <DiscardPile desk={desk} />
        </div>
        <Prompt desk={desk} />
        <Clock desk={desk} />
      </div>
      {seated ? <Hand desk={desk} /> : <p class="table__watching">{t("ui-watching")}</p>}
      {seated && <ActionBar desk={desk} />}
      <LinkBadge session={desk.session} />
      <Ghost />
      <Sheets desk={desk} />
    </main>
  );
}

/** What goes on beside the drawing: keys, speech, motion, sound. */
function useWatched(desk: Desk) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const stops = [
      watchRoom(),
      announce(desk),
      listenToKeys(desk, element),
      watchMotion(desk, element),
      watchCues(desk),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [desk]);
  return root;
}
