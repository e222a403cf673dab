/** Somebody came by a link and is new here: a name is all that is needed. */
import { joinTable } from "../../app/play.ts";
import { Crest } from "../../components/crest/crest.tsx";
import { TextField } from "../../components/field/text_field.tsx";
import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { t } from "../../texts/texts.ts";
import { MAX_NAME, playName, shownName, typedName } from "../home/name.ts";
import "./invitation.css";

interface Props {
  readonly code: string;
}

export function Invitation({ code }: Props) {
  const task = useTask();
  const join = (event: Event) => {
    event.preventDefault();
    void task.run(() => joinTable(playName(), code));
  };
  return (
    <Page title={t("ui-lobby-title", { code })} testId="invitation">
      <form class="invitation" onSubmit={join}>
        <Crest />
        <p class="invitation__text">{t("ui-lobby-invited", { code })}</p>
        <TextField
          label={t("ui-home-name")}
          hint={t("ui-home-name-hint")}
          value={shownName()}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          testId="name"
          onInput={(text) => {
            typedName.value = text;
          }}
        />
        <button type="submit" class="button primary" aria-disabled={task.busy} data-testid="join">
          {t("ui-home-join")}
        </button>
        <Problem text={task.problem} />
      </form>
    </Page>
  );
}
