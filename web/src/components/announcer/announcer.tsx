/** Two live regions: what happens is said politely, what needs the reader at once. */
import { speech } from "../../screens/table/voice.ts";

export function Announcer() {
  const { value } = speech;
  const polite = value?.tone === "polite" ? value : null;
  const urgent = value?.tone === "assertive" ? value : null;
  return (
    <div class="visually-hidden">
      <div role="status" aria-live="polite" data-testid="announcer-polite">
        {polite !== null && <p key={polite.at}>{polite.text}</p>}
      </div>
      <div role="alert" aria-live="assertive" data-testid="announcer-assertive">
        {urgent !== null && <p key={urgent.at}>{urgent.text}</p>}
      </div>
    </div>
  );
}
