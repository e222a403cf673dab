// The table of bench.peers on boardgame.io: a match is a table, and STRIP_SECRETS hides other hands.
//
//     node server.js PORT
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const SEATS = 4;

function deal(G, random) {
  const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
  for (let number = 0; number < SEATS; number++) {
    G.players[number] = { hand: deck.splice(0, 13).sort((a, b) => a - b) };
    G.counts[number] = 13;
  }
  G.secret.pile = [];
  G.top = null;
}

function discard({ G, playerID, random }, index) {
  const { hand } = G.players[playerID];
  if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  G.counts[playerID]--;
  G.secret.pile.push(card);
  G.top = card;
  G.move++;
  if (G.secret.pile.length === 52) deal(G, random);
}

const game = {
  name: "table",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // nobody may take back a card that others have seen
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { discard },
  setup: ({ random }) => {
    const G = { move: 0, top: null, counts: [], players: {}, secret: { pile: [] } };
    deal(G, random);
    return G;
  },
};

const address = { host: "127.0.0.1", port: Number(process.argv[2]) };
Server({ games: [game], origins: [] }).run({ port: address });
