/** Strangers to play with: a quick match, or a table that waits for somebody. */
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { player } from "../../api/player.ts";
import { joinTable, quickMatch, rest } from "../../app/play.ts";
import { ChoiceGroup } from "../../components/field/choice_group.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { useTask } from "../../components/task/task.ts";
import { t } from "../../texts/texts.ts";
import type { TableCard } from "../../wire/types.ts";
import { playName } from "./name.ts";

const SIZES = ["2", "3", "4"];

export function FindPlayers() {
  const task = useTask();
  const size = useSignal("2");
  // Whoever becomes a player just now is on the way to a table: not the time to ask for others.
  const wasKnown = useMemo(() => player.peek() !== null, []);
  const find = () => void task.run(() => quickMatch(playName(), Number(size.value)));
  return (
    <section class="home__panel" aria-labelledby="home-find">
      <h2 class="home__heading" id="home-find">
        {t("ui-home-find")}
      </h2>
      <p class="home__hint">{t("ui-home-find-hint")}</p>
      <ChoiceGroup
        label={t("ui-lobby-players")}
        value={size.value}
        choices={SIZES.map((value) => ({ value, label: value }))}
        choiceTestId="find-"
        onChange={(chosen) => {
          size.value = chosen;
        }}
      />
      <button
        type="button"
        class="button primary home__wide"
        aria-disabled={task.busy}
        data-testid="find-players"
        onClick={find}
      >
        {task.busy ? t("ui-home-finding") : t("ui-home-find")}
      </button>
      <Problem text={task.problem} />
      {wasKnown ? <OpenTables /> : null}
    </section>
  );
}

function OpenTables() {
  const tables = useLoaded(() => rest.tables(), []);
  if (tables.state !== "here") return null;
  const open = tables.value.tables;
  return (
    <div class="home__open" data-testid="open-tables">
      <h3 class="home__subheading">{t("ui-home-open-tables")}</h3>
      {open.length === 0 ? (
        <p class="home__hint">{t("ui-home-no-open-tables")}</p>
      ) : (
        <ul class="home__tables">
          {open.map((table) => (
            <OpenTable key={table.code} table={table} />
          ))}
        </ul>
      )}
    </div>
  );
}

function OpenTable({ table }: { readonly table: TableCard }) {
  const task = useTask();
  const { code, humans, bots, players } = table;
  return (
    <li class="home__table">
      <span>
        <strong class="home__code">{code}</strong>{" "}
        {t("ui-home-table-seats", { taken: humans + bots, players })}
      </span>
      <button
        type="button"
        class="button"
        aria-disabled={task.busy}
        aria-label={t("ui-home-join-table", { code })}
        data-testid={`open-table-${code}`}
        onClick={() => void task.run(() => joinTable(playName(), code))}
      >
        {t("ui-home-join")}
      </button>
      <div class="home__whole">
        <Problem text={task.problem} />
      </div>
    </li>
  );
}
