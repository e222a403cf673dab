/** The player: a guest of this browser, or somebody who can come back from any device. */
import { useSignal } from "@preact/signals";
import { player } from "../../api/player.ts";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { t } from "../../texts/texts.ts";
import { deletePlayer, logIn, logOut, register } from "./account_deeds.ts";
import { Credentials } from "./credentials.tsx";
import { DeleteDialog } from "./delete_dialog.tsx";

export function Account() {
  const known = player.value;
  if (known === null) return <Stranger />;
  const login = known.login ?? null;
  return (
    <>
      <p>
        {login === null
          ? t("ui-settings-guest", { player: known.name })
          : t("ui-settings-account-of", { player: known.name, login })}
      </p>
      {login === null ? <Guest /> : <LogOut />}
      <Deletion />
    </>
  );
}

function Stranger() {
  return (
    <Credentials
      title={t("ui-settings-login")}
      hint={t("ui-settings-login-hint")}
      passwordHint={null}
      autoComplete="current-password"
      testId="log-in"
      onSend={logIn}
    />
  );
}

function Guest() {
  return (
    <>
      <Credentials
        title={t("ui-settings-register")}
        hint={t("ui-settings-register-hint")}
        passwordHint={t("ui-settings-password-hint")}
        autoComplete="new-password"
        testId="register"
        onSend={register}
      />
      <details class="settings__more">
        <summary>{t("ui-settings-have-login")}</summary>
        <p class="settings__hint">{t("ui-settings-login-replaces")}</p>
        <Stranger />
      </details>
    </>
  );
}

function LogOut() {
  const task = useTask();
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="log-out"
        aria-disabled={task.busy}
        onClick={() => void task.run(logOut)}
      >
        {t("ui-settings-logout")}
      </button>
      <Problem text={task.problem} />
    </>
  );
}

function Deletion() {
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button settings__danger"
        data-testid="delete-player"
        onClick={() => {
          asking.value = true;
        }}
      >
        {t("ui-settings-delete")}
      </button>
      {asking.value ? <DeleteDialog onClose={close} onDelete={deletePlayer} /> : null}
    </>
  );
}
