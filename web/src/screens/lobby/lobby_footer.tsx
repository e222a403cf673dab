/** Start, ready, leave: what ends the waiting. Always in sight. */

import { lastTable } from "../../api/player.ts";
import { go } from "../../app/router.ts";
import { nameOf } from "../../components/names/seat_name.ts";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { Operation, View } from "../../wire/types.ts";
import { ask } from "./operations.ts";
import { type WhyNoStart, whyNoStart } from "./why_no_start.ts";
import "./lobby_footer.css";

interface Props {
  readonly session: Session;
  readonly view: View;
}

export function LobbyFooter({ session, view }: Props) {
  const task = useTask();
  const run = (operation: Operation) => void task.run(() => ask(session, operation));
  const leave = () => void task.run(() => leaveTable(session));
  if (view.you === null) return null;
  const isHost = view.you.seat === view.table.host;
  return (
    <footer class="lobby-footer">
      <div class="lobby-footer__inner">
        <Problem text={task.problem} />
        <button type="button" class="button" data-testid="leave" onClick={leave}>
          {t("ui-lobby-leave")}
        </button>
        {isHost ? <StartButton view={view} onStart={() => run({ op: "start" })} /> : null}
        {isHost ? null : (
          <ReadyButton view={view} onReady={(ready) => run({ op: "ready", ready })} />
        )}
      </div>
    </footer>
  );
}

/** Get up and go home; the table is not offered again. */
export async function leaveTable(session: Session): Promise<void> {
  await ask(session, { op: "leave" });
  lastTable.value = null;
  go("/");
}

function StartButton({ view, onStart }: { readonly view: View; readonly onStart: () => void }) {
  const why = whyNoStart(view);
  const start = () => {
    if (why === null) onStart();
  };
  return (
    <>
      <button
        type="button"
        class="button primary lobby-footer__main"
        aria-disabled={why !== null}
        aria-describedby="start-why"
        data-testid="start"
        onClick={start}
      >
        {t("ui-lobby-start")}
      </button>
      <p id="start-why" class="lobby-footer__why" data-testid="start-why" role="status">
        {why === null ? "" : whyText(why, view)}
      </p>
    </>
  );
}

function whyText(why: WhyNoStart, view: View): string {
  switch (why.why) {
    case "host":
      return t("ui-lobby-start-host");
    case "empty":
      return t("ui-lobby-start-empty", { count: why.count });
    case "waiting": {
      const late = view.seats[why.seat];
      return t("ui-lobby-start-waiting", { player: late === undefined ? "" : nameOf(late) });
    }
  }
}

interface ReadyProps {
  readonly view: View;
  readonly onReady: (ready: boolean) => void;
}

function ReadyButton({ view, onReady }: ReadyProps) {
  const ready = view.seats[view.you?.seat ?? -1]?.ready ?? false;
  return (
    <>
      <button
        type="button"
        class={ready ? "button lobby-footer__main" : "button primary lobby-footer__main"}
        aria-pressed={ready}
        data-testid="ready"
        onClick={() => onReady(!ready)}
      >
        {t("ui-lobby-i-am-ready")}
      </button>
      <p class="lobby-footer__why" role="status">
        {t(ready ? "ui-lobby-host-starts" : "ui-lobby-press-ready")}
      </p>
    </>
  );
}
