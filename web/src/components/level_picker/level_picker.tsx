/** How well the AI plays. */
import { LEVELS } from "../../settings/settings.ts";
import { t } from "../../texts/texts.ts";
import type { Level } from "../../wire/types.ts";
import { ChoiceGroup } from "../field/choice_group.tsx";

interface Props {
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}

export function LevelPicker({ value, onChange }: Props) {
  return (
    <ChoiceGroup
      label={t("ui-lobby-level")}
      value={value}
      onChange={onChange}
      choices={levelChoices()}
      choiceTestId="level-"
    />
  );
}

export function levelChoices() {
  return LEVELS.map((level) => ({ value: level, label: t("ui-level", { level }) }));
}
