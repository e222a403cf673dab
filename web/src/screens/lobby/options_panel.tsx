/** The rules of the table: its host changes them, everybody reads them. */
import type { ComponentChildren } from "preact";
import { SelectField } from "../../components/field/select_field.tsx";
import { SwitchField } from "../../components/field/switch_field.tsx";
import { levelChoices } from "../../components/level_picker/level_picker.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { Level, TableSettings, View } from "../../wire/types.ts";
import {
  choicesWith,
  clockChoice,
  clockFor,
  type RuleName,
  type Wanted,
  withOther,
  withRule,
} from "./table_options.ts";
import { useWantedSettings } from "./wanted_settings.ts";
import "./options_panel.css";

interface Props {
  readonly session: Session;
  readonly view: View;
}

export function OptionsPanel({ session, view }: Props) {
  const { settings, problem, want } = useWantedSettings(session, view);
  const fixed = view.you === null || view.you.seat !== view.table.host;
  const rule = (name: RuleName, value: number | boolean) => want(withRule(settings, name, value));
  return (
    <section class="options-panel" aria-labelledby="options-title" data-testid="options">
      <h2 id="options-title" class="lobby__heading">
        {t("ui-lobby-options")}
      </h2>
      {fixed ? <p class="lobby__hint">{t("ui-lobby-options-host")}</p> : null}
      <Numbers settings={settings} fixed={fixed} onRule={rule} />
      <Rules settings={settings} fixed={fixed} onRule={rule} />
      <Conditions settings={settings} fixed={fixed} onWant={want} />
      <Problem text={problem} />
    </section>
  );
}

interface RuleProps {
  readonly settings: TableSettings;
  readonly fixed: boolean;
  readonly onRule: (name: RuleName, value: number | boolean) => void;
}

function Numbers({ settings, fixed, onRule }: RuleProps) {
  const { options } = settings;
  return (
    <Group>
      <Amount
        label={t("ui-lobby-players")}
        value={options.players}
        usual={[2, 3, 4]}
        fixed={fixed}
        testId="option-players"
        onChange={(value) => onRule("players", value)}
      />
      <Amount
        label={t("ui-lobby-limit")}
        value={options.score_limit}
        usual={[50, 100, 150, 200, 300, 500]}
        fixed={fixed}
        testId="option-limit"
        onChange={(value) => onRule("score_limit", value)}
      />
    </Group>
  );
}

function Rules({ settings, fixed, onRule }: RuleProps) {
  const { options } = settings;
  const toggles = [
    ["ace_high", t("ui-lobby-ace-high")],
    ["discard_to_win", t("ui-lobby-discard-to-win")],
    ["no_return", t("ui-lobby-no-return")],
  ] as const;
  return (
    <Group>
      {toggles.map(([name, label]) => (
        <SwitchField
          key={name}
          label={label}
          value={options[name]}
          disabled={fixed}
          testId={`option-${name}`}
          onChange={(on) => onRule(name, on)}
        />
      ))}
      <Amount
        label={t("ui-lobby-draw-cap")}
        value={options.discard_draw_cap}
        usual={[0, 10, 20, 40]}
        fixed={fixed}
        testId="option-cap"
        text={(value) => (value === 0 ? t("ui-lobby-any-number") : String(value))}
        onChange={(value) => onRule("discard_draw_cap", value)}
      />
    </Group>
  );
}

interface ConditionProps {
  readonly settings: TableSettings;
  readonly fixed: boolean;
  readonly onWant: (wanted: Wanted) => void;
}

function Conditions({ settings, fixed, onWant }: ConditionProps) {
  return (
    <Group>
      <ClockFields settings={settings} fixed={fixed} onWant={onWant} />
      <SelectField
        label={t("ui-lobby-stand-in")}
        value={settings.stand_in as Level}
        choices={levelChoices()}
        disabled={fixed}
        testId="option-stand_in"
        onChange={(stand_in) => onWant(withOther(settings, { stand_in }))}
      />
      <SwitchField
        label={t("ui-lobby-hints")}
        value={settings.hints}
        disabled={fixed}
        testId="option-hints"
        onChange={(hints) => onWant(withOther(settings, { hints }))}
      />
    </Group>
  );
}

function ClockFields({ settings, fixed, onWant }: ConditionProps) {
  const present = Math.round(settings.clock.turn_ms / 1000);
  const seconds = choicesWith(settings.clock.choice === "custom" ? present : 60, [30, 60, 120]);
  return (
    <>
      <SelectField
        label={t("ui-lobby-clock")}
        value={clockChoice(settings)}
        disabled={fixed}
        testId="option-clock"
        choices={[
          { value: "auto", label: t("ui-lobby-clock-auto") },
          { value: "none", label: t("ui-lobby-clock-none") },
          ...seconds.map((each) => ({
            value: String(each),
            label: t("ui-lobby-clock-turn", { seconds: each }),
          })),
        ]}
        onChange={(choice) => onWant(withOther(settings, { clock: clockFor(choice, settings) }))}
      />
      {settings.clock.choice === "custom" ? (
        <Amount
          label={t("ui-lobby-reserve")}
          value={Math.round(settings.clock.reserve_ms / 1000)}
          usual={[0, 30, 60, 120, 300]}
          fixed={fixed}
          testId="option-reserve"
          text={(seconds) => t("ui-seconds", { seconds })}
          onChange={(chosen) =>
            onWant(withOther(settings, { clock: { ...settings.clock, reserve_ms: chosen * 1000 } }))
          }
        />
      ) : null}
    </>
  );
}

function Group({ children }: { readonly children: ComponentChildren }) {
  return <div class="options-panel__group">{children}</div>;
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly usual: readonly number[];
  readonly fixed: boolean;
  readonly testId: string;
  readonly text?: (value: number) => string;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, usual, fixed, testId, text = String, onChange }: AmountProps) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      choices={choicesWith(value, usual).map((each) => ({
        value: String(each),
        label: text(each),
      }))}
      disabled={fixed}
      testId={testId}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
