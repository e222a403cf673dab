/** A game against the AI, two taps from the address. */
import { playNow } from "../../app/play.ts";
import { ChoiceGroup } from "../../components/field/choice_group.tsx";
import { TextField } from "../../components/field/text_field.tsx";
import { LevelPicker } from "../../components/level_picker/level_picker.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { level, opponents } from "../../settings/settings.ts";
import { t } from "../../texts/texts.ts";
import { MAX_NAME, playName, shownName, typedName } from "./name.ts";
import "./play_now.css";

const COUNTS = [1, 2, 3] as const;

export function PlayNow() {
  const task = useTask();
  const play = (event: Event) => {
    event.preventDefault();
    void task.run(() => playNow(playName(), level.value, opponents.value));
  };
  return (
    <form class="play-now" onSubmit={play}>
      <button type="submit" class="play-now__go" aria-disabled={task.busy} data-testid="play-now">
        <span class="play-now__label">{task.busy ? t("ui-loading") : t("ui-home-play")}</span>
        <span class="play-now__against">
          {t("ui-home-against", { count: opponents.value, level: level.value })}
        </span>
      </button>
      <Problem text={task.problem} />
      <div class="play-now__choices">
        <LevelPicker
          value={level.value}
          onChange={(chosen) => {
            level.value = chosen;
          }}
        />
        <ChoiceGroup
          label={t("ui-home-opponents")}
          value={String(opponents.value)}
          choices={COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
          choiceTestId="opponents-"
          onChange={(chosen) => {
            opponents.value = COUNTS.find((count) => String(count) === chosen) ?? 1;
          }}
        />
      </div>
      <TextField
        label={t("ui-home-name")}
        value={shownName()}
        maxLength={MAX_NAME}
        autoComplete="nickname"
        testId="name"
        onInput={(text) => {
          typedName.value = text;
        }}
      />
    </form>
  );
}
