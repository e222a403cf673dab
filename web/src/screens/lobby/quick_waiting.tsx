/** Looking for players: who is here already, what one waits for, and a way out. */

import { useScreen } from "../../app/screen.ts";
import { Crest } from "../../components/crest/crest.tsx";
import { nameOf } from "../../components/names/seat_name.ts";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { leaveTable } from "./lobby_footer.tsx";
import "./quick_waiting.css";

interface Props {
  readonly session: Session;
  readonly view: View;
}

export function QuickWaiting({ session, view }: Props) {
  const task = useTask();
  const heading = useScreen(t("ui-home-finding"));
  const missing = view.seats.filter((seat) => seat.kind === "empty").length;
  return (
    <main class="quick" data-testid="quick-waiting">
      <Crest />
      <h1 class="quick__title" ref={heading} tabIndex={-1}>
        {t("ui-home-finding")}
      </h1>
      <p class="quick__for" role="status">
        {t("ui-quick-waiting-for", { count: missing })}
      </p>
      <ul class="quick__seats">
        {view.seats.map((seat) => (
          <li key={seat.seat} class={`quick__seat quick__seat--${seat.kind}`}>
            {nameOf(seat)}
          </li>
        ))}
      </ul>
      <p class="quick__hint">{t("ui-quick-hint")}</p>
      <button
        type="button"
        class="button"
        data-testid="quick-cancel"
        onClick={() => void task.run(() => leaveTable(session))}
      >
        {t("ui-cancel")}
      </button>
      <Problem text={task.problem} />
    </main>
  );
}
