/** The four actions at their fixed places: never hidden, and they say why they are off. */
import { laying } from "../../game/choices.ts";
import type { Desk } from "../../screens/table/desk.ts";
import type { TableIconName } from "../../screens/table/icon.tsx";
import { discard, lay, sort } from "../../screens/table/moves.ts";
import { whyNotDiscard, whyNotHint, whyNotLay } from "../../screens/table/why.ts";
import { t } from "../../texts/texts.ts";
import { askHint } from "../hint/asking.ts";
import { ActionButton } from "./action_button.tsx";
import { primary } from "./primary.ts";
import "./action_bar.css";

export function ActionBar({ desk }: { readonly desk: Desk }) {
  const does = layDoes(desk);
  const first = primary(desk);
  const hints = desk.view.value?.table.settings.hints ?? false;
  return (
    <fieldset class="actions" aria-label={t("ui-actions")} data-hints={hints}>
      <ActionButton name="sort" icon="sort" label={t("ui-action-sort")} act={() => sort(desk)} />
      {hints && (
        <ActionButton
          name="hint"
          icon="hint"
          label={t("ui-action-hint")}
          why={whyNotHint(desk)}
          act={() => void askHint(desk)}
        />
      )}
      <ActionButton
        name="meld"
        icon={ICONS[does]}
        label={t(LABELS[does])}
        does={does}
        why={whyNotLay(desk)}
        isPrimary={first === "lay"}
        act={() => lay(desk)}
      />
      <ActionButton
        name="discard"
        icon="out"
        label={t("ui-action-discard")}
        why={whyNotDiscard(desk)}
        isPrimary={first === "discard"}
        act={() => discard(desk)}
      />
    </fieldset>
  );
}

type Does = "meld" | "lay_off" | "send";

const LABELS: Readonly<Record<Does, string>> = {
  meld: "ui-action-meld",
  lay_off: "ui-action-lay-off",
  send: "ui-action-end-turn",
};

const ICONS: Readonly<Record<Does, TableIconName>> = {
  meld: "down",
  lay_off: "down",
  send: "play",
};

function layDoes(desk: Desk): Does {
  const picked = desk.selection.value;
  if (picked.length === 0) return desk.tray.value.length > 0 ? "send" : "meld";
  const now = laying(desk.can.value, picked);
  return now.kind === "lay_off" || (now.kind === "ask" && !now.asMeld) ? "lay_off" : "meld";
}
