// Plays four deals with the official client and checks what each seat can see; exits with 1 if wrong.
//
//     node check.mjs ADDRESS
import assert from "node:assert/strict";
import { Client } from "@colyseus/sdk";

const MOVES = 4 * 52 + 1;

const client = new Client(process.argv[2]);
const rooms = [await client.create("table")];
while (rooms.length < 4) rooms.push(await client.joinById(rooms[0].roomId));

/** Wait until every seat has seen so many moves. */
async function until(move) {
  const limit = Date.now() + 5000;
  while (rooms.some((room) => room.state?.move !== move || room.state.seats?.length !== 4)) {
    assert(Date.now() < limit, `move ${move} did not arrive`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Check that each seat knows its own hand and no other; return the hands. */
function hands() {
  return rooms.map(({ state }, own) => {
    state.seats.forEach((seat, number) => {
      const known = seat.hand?.length ?? 0;
      assert.equal(known, number === own ? seat.count : 0, `seat ${own} of the hand of ${number}`);
    });
    return [...state.seats[own].hand];
  });
}

await until(0);
for (let move = 0; move < MOVES; move++) {
  const before = hands();
  if (move % 52 === 0) assert.equal(new Set(before.flat()).size, 52);
  const index = (move * 7) % before[move % 4].length;
  rooms[move % 4].send("discard", index);
  await until(move + 1);
  const after = hands();
  if (move % 52 !== 51) {
    const [card] = before[move % 4].splice(index, 1);
    assert.deepEqual(after, before);
    for (const { state } of rooms) assert.equal(state.top, card);
  }
  for (const { state } of rooms) assert.equal(state.turn, (move + 1) % 4);
}
process.exit(0);
