/** Asking the server for something at the table; a refusal is told as a problem. */
import { Refusal } from "../../api/rest.ts";
import type { Session } from "../../link/session.ts";
import type { Operation } from "../../wire/types.ts";

/** Resolves when the server has agreed; throws a `Refusal` otherwise. */
export async function ask(session: Session, operation: Operation): Promise<void> {
  const answer = await session.ask(operation);
  if (answer.type === "lost") throw new Refusal("network", {}, "");
  if (answer.type === "refused" && answer.code !== "nothing_to_do")
    throw new Refusal(answer.code, answer.params as Refusal["params"], answer.message);
}
