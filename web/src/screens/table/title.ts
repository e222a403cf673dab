/** The page's title says when it is the reader's turn; it does not flash. */
import { useEffect } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import type { Desk } from "./desk.ts";

export function useTitle(desk: Desk): void {
  const site = t("ui-title");
  const title = desk.isMyTurn
    ? t("ui-title-turn")
    : t("ui-lobby-title", { code: desk.session.code });
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
}
