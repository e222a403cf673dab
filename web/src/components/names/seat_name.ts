/** What a seat is called. */
import { t } from "../../texts/texts.ts";
import type { SeatView, View } from "../../wire/types.ts";

type Seated = Pick<SeatView, "kind" | "name" | "seat"> & { readonly level?: string | null };

/** Return the name of who sits there; an AI is called after its level and seat. */
export function nameOf(seat: Seated): string {
  if (seat.kind === "bot") return t("bot-name", { level: seat.level ?? "normal", seat: seat.seat });
  if (seat.kind === "human") return seat.name ?? t("ui-nobody");
  return t("ui-empty-seat");
}

export function seatName(view: View, seat: number): string {
  const found = view.seats[seat];
  return found === undefined ? t("ui-nobody") : nameOf(found);
}

/** Return whether a text about this seat is about its reader: `$who` of the catalogues. */
export function whoIs(view: View, seat: number): "you" | "other" {
  return view.you?.seat === seat ? "you" : "other";
}
