/** Which lessons have been done in this browser. */
import { stored } from "../../settings/stored.ts";

export const learned = stored<readonly string[]>("rami.learned", []);

export function markLearned(id: string): void {
  if (!learned.value.includes(id)) learned.value = [...learned.value, id];
}
