/** Something that is on or off. */
import { useId } from "preact/hooks";
import "./switch_field.css";

interface Props {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly testId?: string;
}

export function SwitchField({ label, value, onChange, hint, disabled = false, testId }: Props) {
  const id = useId();
  return (
    <div class="switch">
      <label class="switch__label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="switch__input"
        type="checkbox"
        checked={value}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        data-testid={testId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} class="field__hint switch__hint">
          {hint}
        </p>
      )}
    </div>
  );
}
