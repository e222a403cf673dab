/** One of a few values, all of them in sight: a row of buttons that are radio buttons in truth. */
import { useId } from "preact/hooks";
import type { Choice } from "./choice.ts";
import "./choice_group.css";

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly testId?: string;
  /** Each choice's test id is this and its value. */
  readonly choiceTestId?: string;
  readonly disabled?: boolean;
}

export function ChoiceGroup<T extends string>(props: Props<T>) {
  const { label, value, choices, onChange, choiceTestId, disabled = false } = props;
  const name = useId();
  return (
    <fieldset class="choices" data-testid={props.testId} disabled={disabled}>
      <legend class="choices__label">{label}</legend>
      <div class="choices__row">
        {choices.map((choice) => (
          <label key={choice.value} class="choices__choice">
            <input
              class="choices__input"
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              data-testid={choiceTestId === undefined ? undefined : choiceTestId + choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span class="choices__text">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
