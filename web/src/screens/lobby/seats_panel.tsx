/** The seats: who has them, and what the reader may do about it. */

import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { Operation, View } from "../../wire/types.ts";
import { ask } from "./operations.ts";
import { SeatRow } from "./seat_row.tsx";
import "./seats_panel.css";

interface Props {
  readonly session: Session;
  readonly view: View;
}

export function SeatsPanel({ session, view }: Props) {
  const task = useTask();
  const run = (...operations: Operation[]) =>
    void task
      .run(async () => {
        for (const operation of operations) await ask(session, operation);
      })
      .then(() => keepFocusNear(operations[0]));
  return (
    <section class="seats-panel" aria-labelledby="seats-title">
      <h2 id="seats-title" class="lobby__heading">
        {t("ui-lobby-seats")}
      </h2>
      <ul class="seats-panel__list">
        {view.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} view={view} busy={task.busy} onAsk={run} />
        ))}
      </ul>
      <Problem text={task.problem} />
    </section>
  );
}

/** What was pressed may be gone by now; the focus then goes to its seat, not to the page's top. */
function keepFocusNear(operation: Operation | undefined): void {
  if (operation === undefined || !("seat" in operation)) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById(`lobby-seat-${operation.seat}`)?.focus();
  });
}
