/** What a player can do with the account; each throws a `Refusal` if the server is against it. */
import { lastTable, player, remember } from "../../api/player.ts";
import { Refusal } from "../../api/rest.ts";
import { close, rest } from "../../app/play.ts";
import { toast } from "../../components/toast/toasts.ts";
import { t } from "../../texts/texts.ts";

export async function register(login: string, password: string): Promise<void> {
  const known = player.value;
  if (known === null) return;
  const registered = await rest.register(login, password);
  remember({ ...known, name: registered.name, login: registered.login });
  toast(t("ui-settings-registered"));
}

export async function logIn(login: string, password: string): Promise<void> {
  const { player: found, token } = await rest.logIn(login, password);
  become({ id: found.id, name: found.name, login: found.login, token });
  toast(t("ui-settings-logged-in", { player: found.name }));
}

/** Log out here; a token that the server has forgotten already is as good as logged out. */
export async function logOut(): Promise<void> {
  await unlessForgotten(rest.logOut());
  become(null);
}

export async function deletePlayer(): Promise<void> {
  await unlessForgotten(rest.forgetMe());
  become(null);
  toast(t("ui-settings-deleted"));
}

async function unlessForgotten(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "unauthenticated") throw error;
  }
}

function become(known: Parameters<typeof remember>[0]): void {
  close();
  lastTable.value = null;
  remember(known);
}
