/** A table of one's own to invite to, or the way to somebody else's. */
import { useSignal } from "@preact/signals";
import { createTable, joinTable } from "../../app/play.ts";
import { codeIn } from "../../app/router.ts";
import { SwitchField } from "../../components/field/switch_field.tsx";
import { TextField } from "../../components/field/text_field.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { t } from "../../texts/texts.ts";
import { playName } from "./name.ts";

export function WithFriends() {
  return (
    <section class="home__panel" aria-labelledby="home-friends">
      <h2 class="home__heading" id="home-friends">
        {t("ui-home-friends")}
      </h2>
      <NewTable />
      <JoinByCode />
    </section>
  );
}

function NewTable() {
  const task = useTask();
  const anybody = useSignal(false);
  const make = () => {
    const visibility = anybody.value ? "public" : "private";
    void task.run(() => createTable(playName(), { visibility }));
  };
  return (
    <div>
      <p class="home__hint">{t("ui-home-friends-hint")}</p>
      <SwitchField
        label={t("ui-home-public")}
        value={anybody.value}
        testId="create-public"
        onChange={(on) => {
          anybody.value = on;
        }}
      />
      <button
        type="button"
        class="button primary home__wide"
        aria-disabled={task.busy}
        data-testid="create-table"
        onClick={make}
      >
        {t("ui-home-create")}
      </button>
      <Problem text={task.problem} />
    </div>
  );
}

function JoinByCode() {
  const task = useTask();
  const text = useSignal("");
  const malformed = useSignal(false);
  const join = (event: Event) => {
    event.preventDefault();
    const code = codeIn(text.value);
    malformed.value = code === null;
    if (code !== null) void task.run(() => joinTable(playName(), code));
  };
  return (
    <form class="home__join" onSubmit={join}>
      <TextField
        label={t("ui-home-code")}
        value={text.value}
        code
        testId="code-field"
        onInput={(typed) => {
          text.value = typed;
          malformed.value = false;
        }}
      />
      <button type="submit" class="button" aria-disabled={task.busy} data-testid="join">
        {t("ui-home-join")}
      </button>
      <div class="home__whole">
        <Problem text={malformed.value ? t("ui-home-code-wrong") : task.problem} />
      </div>
    </form>
  );
}
