/** A suit's sign, drawn: as text it would turn into an emoji on phones. */
import type { Suit } from "../../game/cards.ts";

export const SIGNS: Readonly<Record<Suit, string>> = {
  S: "M12 1.5C15.8 6.6 21.5 9.9 21.5 14.4c0 2.6-2 4.5-4.4 4.5-1.6 0-3-.8-3.9-2.1.2 2.2.9 4 2.3 5.7h-7c1.4-1.7 2.1-3.5 2.3-5.7-.9 1.3-2.3 2.1-3.9 2.1-2.4 0-4.4-1.9-4.4-4.5C2.5 9.9 8.2 6.6 12 1.5z",
  H: "M12 22C5.3 16.4 1.8 12.6 1.8 8.3 1.8 5 4.3 2.5 7.3 2.5c2 0 3.8 1.2 4.7 3 .9-1.8 2.7-3 4.7-3 3 0 5.5 2.5 5.5 5.8 0 4.3-3.5 8.1-10.2 13.7z",
  D: "M12 1Q15.8 7.4 21 12 15.8 16.6 12 23 8.2 16.6 3 12 8.2 7.4 12 1z",
  C: "M12 1.5a4.8 4.8 0 0 1 3.7 7.9 5 5 0 1 1-2.5 8.2c.3 2 1 3.5 2.3 4.9h-7c1.3-1.4 2-2.9 2.3-4.9a5 5 0 1 1-2.5-8.2A4.8 4.8 0 0 1 12 1.5z",
};

export function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <svg class="suit-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[suit]} />
    </svg>
  );
}
