/** The waiting room: who is to play, by which rules, and how others find the way here. */
import { useEffect } from "preact/hooks";
import { Link } from "../../app/link.tsx";
import { joining, starting } from "../../app/play.ts";
import { useScreen } from "../../app/screen.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { UnknownTable } from "../unknown/unknown_table.tsx";
import { Invite } from "./invite.tsx";
import { LobbyFooter } from "./lobby_footer.tsx";
import { OptionsPanel } from "./options_panel.tsx";
import { QuickWaiting } from "./quick_waiting.tsx";
import { SeatsPanel } from "./seats_panel.tsx";
import { carryOutWish } from "./wishes.ts";
import "./lobby.css";

export function Lobby({ session }: { readonly session: Session }) {
  const view = session.game.value.view;
  useEffect(() => carryOutWish(session), [session]);
  if (view?.table.status === "closed") return <UnknownTable code={session.code} />;
  if (view === null || isStarting(view)) return <Opening />;
  return view.table.visibility === "quick" ? (
    <QuickWaiting session={session} view={view} />
  ) : (
    <WaitingRoom session={session} view={view} />
  );
}

interface Props {
  readonly session: Session;
  readonly view: View;
}

function WaitingRoom({ session, view }: Props) {
  const { code } = view.table;
  const heading = useScreen(t("ui-lobby-title", { code }));
  return (
    <main class="lobby" data-testid="lobby">
      <header class="lobby__bar">
        <Link to="/" class="lobby__tool" label={t("ui-back")} testId="home-link">
          <Icon name="back" />
        </Link>
        <h1 class="lobby__title" ref={heading} tabIndex={-1}>
          {t("ui-lobby-title", { code })}
        </h1>
        <Link
          to={`/rules/${code}`}
          class="lobby__tool"
          label={t("ui-home-rules")}
          testId="link-rules"
        >
          <Icon name="rules" />
        </Link>
      </header>
      <div class="lobby__body">
        <Invite code={code} />
        <div class="lobby__column">
          <SeatsPanel session={session} view={view} />
          <OptionsPanel session={session} view={view} />
        </div>
      </div>
      <LobbyFooter session={session} view={view} />
    </main>
  );
}

/** The match begins by itself: nothing to read here, and nothing to press. */
function Opening() {
  return (
    <main class="lobby lobby--opening" data-testid="lobby-opening" aria-busy="true">
      <h1 class="visually-hidden">{t("ui-title")}</h1>
      <p role="status">{t("ui-prompt-dealing")}</p>
    </main>
  );
}

function isStarting(view: View): boolean {
  const { code } = view.table;
  return starting.value === code || (joining.value === code && view.you === null);
}
