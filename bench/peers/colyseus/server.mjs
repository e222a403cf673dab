// The table of bench.peers on Colyseus: a room is a table, and a client's view holds its own hand.
//
//     node server.mjs PORT
import { Room, Server } from "@colyseus/core";
import { StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const SEATS = 4;
const NO_CARD = 255;

const Seat = schema({ count: t.uint8(), hand: t.array("uint8").view() }, "Seat");
const Table = schema(
  { move: t.uint32(), turn: t.uint8(), top: t.uint8(), seats: t.array(Seat) },
  "Table",
);

function shuffled() {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

class CardTable extends Room {
  maxClients = SEATS;
  // A move is told when it is made. A rate of null would tick each room's clock 60 times a second.
  patchRate = 2 ** 31 - 1;
  messages = {
    discard: (client, index) => this.discard(client.userData, index),
  };

  onCreate() {
    const table = new Table();
    table.move = 0;
    table.turn = 0;
    for (let number = 0; number < SEATS; number++) table.seats.push(new Seat());
    this.state = table;
    this.deal();
  }

  onJoin(client) {
    const taken = new Set(this.clients.map((each) => each.userData));
    client.userData = [0, 1, 2, 3].find((number) => !taken.has(number));
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData]);
  }

  onLeave(client) {
    client.view.dispose();
  }

  deal() {
    const deck = shuffled();
    this.pile = [];
    this.state.top = NO_CARD;
    for (const seat of this.state.seats) {
      seat.count = 13;
      seat.hand.clear();
      seat.hand.push(...deck.splice(0, 13).sort((a, b) => a - b));
    }
  }

  discard(number, index) {
    const table = this.state;
    if (number !== table.turn || !Number.isInteger(index)) return;
    const seat = table.seats[number];
    if (index < 0 || index >= seat.count) return;
    table.move++; // first, so that it stands first in the patch
    table.turn = (number + 1) % SEATS;
    table.top = seat.hand[index];
    this.pile.push(table.top);
    if (this.pile.length < 52) {
      seat.hand.splice(index, 1);
      seat.count--;
    } else {
      this.deal(); // clears this hand too: splicing it in the same patch would leave clients wrong
    }
    this.broadcastPatch();
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("table", CardTable);
await server.listen(Number(process.argv[2]), "127.0.0.1");
