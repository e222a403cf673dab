/** A login name and a password. */
import { useSignal } from "@preact/signals";
import { TextField } from "../../components/field/text_field.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { t } from "../../texts/texts.ts";

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly passwordHint: string | null;
  readonly autoComplete: "new-password" | "current-password";
  readonly testId: string;
  readonly onSend: (login: string, password: string) => Promise<void>;
}

const SHORTEST_PASSWORD = 8;
/** What the server takes as a name to log in by. */
const LOGIN = /^[A-Za-z0-9._@+-]{3,64}$/;

export function Credentials(props: Props) {
  const task = useTask();
  const login = useSignal("");
  const password = useSignal("");
  const missing = useSignal(false);
  const send = (event: Event) => {
    event.preventDefault();
    const isNew = props.autoComplete === "new-password";
    const enough = password.value.length >= (isNew ? SHORTEST_PASSWORD : 1);
    missing.value = !LOGIN.test(login.value.trim()) || !enough;
    if (!missing.value) void task.run(() => props.onSend(login.value.trim(), password.value));
  };
  return (
    <form class="credentials" onSubmit={send} aria-label={props.title}>
      <p class="settings__hint">{props.hint}</p>
      <TextField
        label={t("ui-settings-login-name")}
        value={login.value}
        maxLength={64}
        autoComplete="username"
        testId="login-name"
        onInput={(text) => {
          login.value = text;
        }}
      />
      <TextField
        label={t("ui-settings-password")}
        {...(props.passwordHint === null ? {} : { hint: props.passwordHint })}
        type="password"
        value={password.value}
        autoComplete={props.autoComplete}
        testId="password"
        onInput={(text) => {
          password.value = text;
        }}
      />
      <button
        type="submit"
        class="button primary"
        aria-disabled={task.busy}
        data-testid={props.testId}
      >
        {props.title}
      </button>
      <Problem text={missing.value ? t("ui-settings-credentials-missing") : task.problem} />
    </form>
  );
}
