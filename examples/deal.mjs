// Deals a round of Rami from a seed, as docs/shuffle.md says. Needs Node 20 or newer, nothing else.
//
//   node examples/deal.mjs SEED PLAYERS      SEED: 64 hex digits; PLAYERS: 2, 3 or 4
//   node examples/deal.mjs SEED PLAYERS SEAT   … when another seat than the drawn one begins
import { createHmac } from "node:crypto";

const PACK = [..."CDHS"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));

function* words(seed, label) {
  for (let counter = 0n; ; counter += 1n) {
    const count = Buffer.alloc(8);
    count.writeBigUInt64BE(counter);
    const block = createHmac("sha256", seed).update(label).update(count).digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

function below(bound, stream) {
  const even = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = stream.next().value;
    if (word < even) return word % bound;
  }
}

function shuffled(seed) {
  const deck = [...PACK];
  const stream = words(seed, "rami/1/deck");
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, stream);
    [deck[last], deck[chosen]] = [deck[chosen], deck[last]];
  }
  return deck;
}

const [hex = "", count = "", seat] = process.argv.slice(2);
if (!/^[0-9a-f]{64}$/i.test(hex) || !/^[2-4]$/.test(count) || (seat && !(Number(seat) < count))) {
  console.error("usage: node examples/deal.mjs SEED(64 hex digits) PLAYERS(2-4) [SEAT]");
  process.exit(2);
}
const seed = Buffer.from(hex, "hex");
const players = Number(count);
const deck = shuffled(seed);
const starter = seat ? Number(seat) : below(players, words(seed, "rami/1/starter"));
const dealt = players * (players === 2 ? 7 : 10);
console.log(`deck: ${deck.join(" ")}`);
console.log(`starter: ${starter}`);
for (let place = 0; place < players; place += 1) {
  const first = (place - starter + players) % players;
  const hand = deck.slice(0, dealt).filter((_, at) => at % players === first);
  console.log(`hand ${place}: ${hand.join(" ")}`);
}
console.log(`upcard: ${deck[dealt]}`);
console.log(`stock: ${deck.slice(dealt + 1).join(" ")}`);
