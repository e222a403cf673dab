/** One thing to know, with the setting that it explains and what shows it. */
import { t } from "../../texts/texts.ts";
import type { RuleItem, RuleOption } from "../../wire/types.ts";
import { Example } from "./example.tsx";
import { isChanged, optionValue } from "./option_value.ts";
import "./item.css";

interface Props {
  readonly item: RuleItem;
  /** The code of the table whose settings are shown. */
  readonly table: string | null;
}

export function Item({ item, table }: Props) {
  return (
    <article class="rule-item">
      <h3 class="rule-item__title">{item.title}</h3>
      <p class="rule-item__text">{item.text}</p>
      {item.option === null ? null : <Setting option={item.option} table={table} />}
      {item.examples.length === 0 ? null : (
        <ul class="rule-item__examples">
          {item.examples.map((example) => (
            <Example key={example.id} example={example} />
          ))}
        </ul>
      )}
    </article>
  );
}

interface SettingProps {
  readonly option: RuleOption;
  readonly table: string | null;
}

function Setting({ option, table }: SettingProps) {
  const usual = t("ui-rules-default", { value: optionValue(option, option.default) });
  const changed = isChanged(option);
  return (
    <p
      class={changed ? "rule-item__setting rule-item__setting--changed" : "rule-item__setting"}
      data-testid={`option-${option.field}`}
    >
      {table === null || option.value === null ? null : (
        <strong>
          {t("ui-rules-at-table")}: {optionValue(option, option.value)}
        </strong>
      )}
      {changed || table === null || option.value === null ? <span>{usual}</span> : null}
    </p>
  );
}
