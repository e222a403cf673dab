/**
 * Languages that nobody speaks, made from the English catalogue to try the layout.
 *
 * `en-XA` doubles every letter; `ar-XB` has letters that run from right to left. The server
 * makes the same: `rami_server/locales/pseudo.py`.
 */
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const RIGHT_TO_LEFT = "אבגדהוזחטיכלמנסעפצקרשתךםןף";

/** The text with every letter doubled: as long as a translation ever gets. */
export function lengthened(text: string): string {
  return text.replace(/[a-z]/gi, "$&$&");
}

/** The text in letters that run from right to left. */
export function mirrored(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    RIGHT_TO_LEFT.charAt(LETTERS.indexOf(letter.toLowerCase())),
  );
}

/** What each pseudo-language does to a text: the `change` of a `Catalogue` made from en.ftl. */
export const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  "en-XA": lengthened,
  "ar-XB": mirrored,
};
