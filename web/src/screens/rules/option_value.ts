/** The value of a table's setting, in words. */
import { t } from "../../texts/texts.ts";
import type { RuleOption } from "../../wire/types.ts";

type Value = RuleOption["default"];

export function optionValue(option: RuleOption, value: Value): string {
  if (typeof value === "boolean") return t(value ? "ui-yes" : "ui-no");
  if (option.field.endsWith("_ms")) return t("ui-seconds", { seconds: Number(value) / 1000 });
  if (typeof value === "number") return String(value);
  return option.field === "clock.choice"
    ? t(`ui-lobby-clock-${value}`)
    : t("ui-level", { level: value });
}

/** Return whether a table has chosen otherwise than most. */
export function isChanged(option: RuleOption): boolean {
  return option.value !== null && option.value !== option.default;
}
