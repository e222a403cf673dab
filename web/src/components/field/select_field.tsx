/** One of several values, chosen from a list. */
import { useId } from "preact/hooks";
import type { Choice } from "./choice.ts";
import "./field.css";

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly hideLabel?: boolean;
  readonly testId?: string;
}

export function SelectField<T extends string>(props: Props<T>) {
  const { label, value, choices, onChange, hint, disabled = false, hideLabel = false } = props;
  const id = useId();
  return (
    <div class="field field--row">
      <label class={hideLabel ? "visually-hidden" : "field__label"} for={id}>
        {label}
      </label>
      <select
        id={id}
        class="field__input field__select"
        value={value}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        data-testid={props.testId}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} class="field__hint">
          {hint}
        </p>
      )}
    </div>
  );
}
