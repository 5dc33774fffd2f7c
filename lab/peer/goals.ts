import { createRequire } from 'node:module';
import type { Ctx, Game, State } from 'boardgame.io';
import type { InitializeGame as InitializeOf, CreateGameReducer as ReducerOf } from 'boardgame.io/internal';
import type { Rng } from '#engine';
import { below, uint32 } from '#engine';

// The package gives its parts as folders, which only `require` can open.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
  CreateGameReducer: typeof ReducerOf;
  InitializeGame: typeof InitializeOf;
};
export const peerVersion = (require('boardgame.io/package.json') as { version: string }).version;

/**
 * A card game of draws, plays and a goal, as boardgame.io wants it written: draw as many as the Draw rule says, play as many as the Play
 * rule says; treasures stay in front of their player, a goal names two of them, whoever has both wins. A small part of what the games here do,
 * which is to the peer's advantage.
 */
const TREASURES = 30;
const GOALS = 30;
const RULES = 12;
const ACTIONS = 28;
const CARDS = TREASURES + GOALS + RULES + ACTIONS;
export const PEER_PLAYERS = 4;

export interface Goals {
  deck: number[];
  discard: number[];
  hands: number[][];
  treasures: number[][];
  goal: number;
  draw: number;
  play: number;
  played: number;
}
interface Random {
  Shuffle<T>(list: T[]): T[];
}

function drawCards(G: Goals, player: number, many: number, random: Random): void {
  for (let i = 0; i < many; i++) {
    if (G.deck.length === 0) {
      G.deck = random.Shuffle(G.discard);
      G.discard = [];
    }
    const card = G.deck.pop();
    if (card !== undefined) G.hands[player].push(card);
  }
}

function winner(G: Goals): number | undefined {
  if (G.goal < 0) return undefined;
  const wanted = [(G.goal * 7) % TREASURES, (G.goal * 11 + 3) % TREASURES];
  const at = G.treasures.findIndex((held) => wanted.every((card) => held.includes(card)));
  return at < 0 ? undefined : at;
}

function resolve(G: Goals, player: number, card: number, random: Random): void {
  if (card < TREASURES) {
    G.treasures[player].push(card);
    return;
  }
  if (card < TREASURES + GOALS) {
    if (G.goal >= 0) G.discard.push(TREASURES + G.goal);
    G.goal = card - TREASURES;
    return;
  }
  if (card < TREASURES + GOALS + RULES) {
    const rule = card - TREASURES - GOALS;
    if (rule % 2 === 0) G.draw = 1 + (rule % 4);
    else G.play = 1 + (rule % 3);
  } else if (card % 2 === 0) drawCards(G, player, 2, random);
  else {
    const other = (player + 1) % G.treasures.length;
    const stolen = G.treasures[other].pop();
    if (stolen !== undefined) G.treasures[player].push(stolen);
  }
  G.discard.push(card);
}

export const goals: Game<Goals> = {
  name: 'goals',
  setup: ({ ctx, random }: { ctx: Ctx; random: Random }) => {
    const G: Goals = {
      deck: random.Shuffle(Array.from({ length: CARDS }, (_, i) => i)),
      discard: [],
      hands: Array.from({ length: ctx.numPlayers }, () => []),
      treasures: Array.from({ length: ctx.numPlayers }, () => []),
      goal: -1,
      draw: 1,
      play: 1,
      played: 0,
    };
    for (let player = 0; player < ctx.numPlayers; player++) drawCards(G, player, 3, random);
    return G;
  },
  moves: {
    play: ({ G, ctx, events, random }, at: number) => {
      const player = Number(ctx.currentPlayer);
      const [card] = G.hands[player].splice(at, 1);
      if (card === undefined) return 'INVALID_MOVE';
      G.played++;
      resolve(G, player, card, random);
      if (G.played >= G.play || G.hands[player].length === 0) events.endTurn();
    },
  },
  turn: {
    onBegin: ({ G, ctx, random }) => {
      G.played = 0;
      drawCards(G, Number(ctx.currentPlayer), G.draw, random);
    },
  },
  endIf: ({ G }) => {
    const won = winner(G);
    return won === undefined ? undefined : { winner: won };
  },
};

/** The smallest game that there is: whose turn it is adds one, a hundred times. */
export const counting: Game<{ sum: number }> = {
  name: 'counting',
  setup: () => ({ sum: 0 }),
  moves: {
    add: ({ G, events }) => {
      G.sum++;
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.sum < 100 ? undefined : { winner: 0 }),
};

/** One match by its reducer alone, as its own bots simulate: no store, no log of a client. */
export function playPeer(rng: Rng, most: number): number {
  const game: Game<Goals> = { ...goals, seed: `${uint32(rng)}` };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PEER_PLAYERS }) as State<Goals>;
  let decisions = 0;
  while (state.ctx.gameover === undefined && decisions < most) {
    const playerID = state.ctx.currentPlayer;
    const args = [below(rng, state.G.hands[Number(playerID)].length)];
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID } }) as State<Goals>;
    decisions++;
  }
  return decisions;
}
