/** The round and the own score, and the ways to everything that is not the game itself. */

import { EmoteBubble } from "../../components/seats/emote_bubble.tsx";
import { t } from "../../texts/texts.ts";
import type { Desk, Sheet } from "./desk.ts";
import { TableIcon, type TableIconName } from "./icon.tsx";
import "./app_bar.css";

export function AppBar({ desk }: { readonly desk: Desk }) {
  const view = desk.view.value;
  const me = view?.you?.seat;
  return (
    <header class="app-bar" data-testid="app-bar">
      <BarButton desk={desk} sheet="menu" icon="menu" label={t("ui-menu")} />
      <h1 class="app-bar__title">
        <span>{t("ui-round", { round: view?.round?.number ?? 1 })}</span>
        {me !== undefined && (
          <span class="app-bar__score">
            <span class="visually-hidden">{t("ui-score")} </span>
            {`${view?.match?.scores[me] ?? 0} / ${view?.match?.limit ?? ""}`}
          </span>
        )}
      </h1>
      {me !== undefined && <EmoteBubble desk={desk} seat={me} />}
      <span class="app-bar__wide">
        <BarButton desk={desk} sheet="keys" icon="help" label={t("ui-keys-title")} testId="help" />
      </span>
      <BarButton desk={desk} sheet="log" icon="log" label={t("ui-log")} />
      <BarButton desk={desk} sheet="emotes" icon="talk" label={t("ui-emotes")} />
    </header>
  );
}

interface ButtonProps {
  readonly desk: Desk;
  readonly sheet: Sheet;
  readonly icon: TableIconName;
  readonly label: string;
  readonly testId?: string;
}

function BarButton({ desk, sheet, icon, label, testId = sheet }: ButtonProps) {
  return (
    <button
      type="button"
      class="app-bar__button"
      data-testid={testId}
      aria-label={label}
      title={label}
      onClick={() => {
        desk.sheet.value = sheet;
      }}
    >
      <TableIcon name={icon} />
    </button>
  );
}
