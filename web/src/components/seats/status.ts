/** What is to be known of a seat besides its cards and score. */
import { t } from "../../texts/texts.ts";
import type { SeatView } from "../../wire/types.ts";

/** Return a short word about the person's link; null if all is well. */
export function statusOf(seat: SeatView, awaySeconds: number | null): string | null {
  if (seat.kind !== "human") return null;
  switch (seat.link) {
    case "away":
      return awaySeconds === null
        ? t("ui-seat-away")
        : t("ui-seat-away-for", { seconds: awaySeconds });
    case "bot":
      return t("ui-seat-stand-in");
    case "slow":
      return t("ui-seat-slow");
    default:
      return null;
  }
}
