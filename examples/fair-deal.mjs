// Checks the deals of a match bundle as docs/fair-deal.md says. Needs Node 20 or newer, or a browser.
//   node examples/fair-deal.mjs BUNDLE.json
const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const hex = (buffer) => [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, "0")).join("");
const text = (line) => new TextEncoder().encode(line);
const mac = async (key, message) => {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
};
async function* numbers(seed, label) {
  for (let count = 0; ; count += 1) {
    const block = new DataView((await mac(seed, text(label + "\0".repeat(7) + String.fromCharCode(count)))).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}
async function below(bound, stream) {
  for (;;) {
    const { value } = await stream.next();
    if (value < 2 ** 32 - (2 ** 32 % bound)) return value % bound;
  }
}
export async function check({ table, match, options, rounds }) {
  if (!rounds?.length) return "there is no deal to check";
  for (const [at, { commit, secret, nonces, deck, starter }] of rounds.entries()) {
    const of = `round ${at + 1}: `;
    if (!secret) return of + "nobody was bound to this deal";
    const line = `rami/1/commit ${table} ${match} ${at + 1} ${secret}`;
    if (hex(await crypto.subtle.digest("SHA-256", text(line))) !== commit) return of + "the commitment does not match";
    const seed = await mac(bytes(secret), text(`rami/1/nonces ${nonces.map((n) => n ?? "-").join(" ")}`));
    const cards = [..."CDHS"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
    const stream = numbers(seed, "rami/1/deck");
    for (let last = 51; last > 0; last -= 1) {
      const chosen = await below(last + 1, stream);
      [cards[last], cards[chosen]] = [cards[chosen], cards[last]];
    }
    if (cards.join(" ") !== deck) return of + "the deck does not match";
    const first = at ? (rounds[at - 1].starter + 1) % options.players : await below(options.players, numbers(seed, "rami/1/starter"));
    if (first !== starter) return of + "another seat begins";
  }
  return null;
}
if (globalThis.process?.argv[2]) {
  const { readFileSync } = await import("node:fs");
  const wrong = await check(JSON.parse(readFileSync(process.argv[2], "utf8")));
  console.log(wrong ?? "every deal is as it was committed to");
  process.exitCode = wrong ? 1 : 0;
}
