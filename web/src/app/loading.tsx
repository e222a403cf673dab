/** Stands where a screen will be; it only shows when that takes long. */
import { t } from "../texts/texts.ts";
import "./loading.css";

export function Loading() {
  return (
    <main class="loading">
      <p role="status">{t("ui-loading")}</p>
    </main>
  );
}
