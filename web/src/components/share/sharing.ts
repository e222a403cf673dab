/** Handing a text or an address on: by the system's own sheet, or else by the clipboard. */
import { t } from "../../texts/texts.ts";
import { toast } from "../toast/toasts.ts";

export interface Shared {
  readonly text: string;
  readonly url?: string;
}

export async function share(shared: Shared): Promise<void> {
  if (typeof navigator.share !== "function") return copy(shared.url ?? shared.text);
  try {
    await navigator.share({ ...shared });
  } catch (error) {
    const dismissed = error instanceof DOMException && error.name === "AbortError";
    if (!dismissed) await copy(shared.url ?? shared.text);
  }
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("ui-copied"));
  } catch {
    toast(text); // no clipboard here: at least it can be read, and copied by hand
  }
}
