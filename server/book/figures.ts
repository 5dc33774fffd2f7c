import type { Pair, Sums } from '#bots/sums.ts';
import { type Game, shareOf } from '#engine';
import type { BookReply, CardFigures, LabSet, Share } from '../schema.ts';

/** Under so many matches nothing is said. */
export const LEAST = 30;
/** Company is told where both cards were played by one player so often. */
const LEAST_TOGETHER = 25;
const BEST = 3;
const MOST_ENDS = 4;
const NORMAL_95 = 1.96;

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const shared = ([games, wins]: Pair): Share => ({ ...shareOf(wins, games), games });

/** A card with its figures, or null where there are too few. */
export function figuresOf(sums: Sums, card: string): CardFigures | null {
  const one = sums.cards[card];
  if (one === undefined || one.games[0] < LEAST) return null;
  const [games, wins] = one.games;
  const lying = Object.values(one.ends).reduce((sum, n) => sum + n, 0);
  return {
    basis: basisOf(sums),
    even: rounded(1 / sums.players),
    played: rounded(games / (sums.games * sums.players)),
    all: shared(one.games),
    early: shared(one.early),
    late: shared([games - one.early[0], wins - one.early[1]]),
    plays: one.times.reduce((sum, n) => sum + n, 0),
    times: [...one.times],
    ends: Object.entries(one.ends)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_ENDS)
      .map(([zone, n]) => ({ zone, ...shareOf(n, lying) })),
    company: companyOf(sums, card),
  };
}

/** The best three and the worst one, by how sure it is. */
function companyOf(sums: Sums, card: string): CardFigures['company'] {
  const ids = Object.keys(sums.cards);
  const mine = ids.indexOf(card);
  const [games, wins] = sums.cards[card].games;
  const all: CardFigures['company'] = [];
  for (const [first, row] of Object.entries(sums.pairs))
    for (let i = 0; i < row.length; i += 3) {
      if (first !== card && row[i] !== mine) continue;
      const [both, won] = [row[i + 1], row[i + 2]];
      const rest = games - both;
      if (both < LEAST_TOGETHER || rest < LEAST_TOGETHER) continue;
      const [a, b] = [won / both, (wins - won) / rest];
      const reach = NORMAL_95 * Math.sqrt((a * (1 - a)) / both + (b * (1 - b)) / rest);
      all.push({
        card: first === card ? ids[row[i]] : first,
        gain: rounded(a - b),
        low: rounded(a - b - reach),
        high: rounded(a - b + reach),
        games: both,
      });
    }
  all.sort((a, b) => b.low - a.low);
  const best = all.slice(0, BEST);
  const worst = all.slice(BEST).sort((a, b) => a.high - b.high)[0];
  return worst === undefined ? best : [...best, worst];
}

export const basisOf = (sums: Sums): LabSet['basis'] => ({
  who: sums.command === null ? 'people' : 'bots',
  rulesVersion: sums.rulesVersion,
  players: sums.players,
  games: sums.games,
  bots: sums.bots.map((level, i) => ({ level, playouts: sums.playouts[i] ?? 0 })),
  options: sums.options,
  seed: sums.seed,
  command: sums.command,
});

/** How many one box holds: a table may lay out two. */
const copiesIn = (def: { readonly count?: number }): number =>
  'copies' in def && typeof def.copies === 'number' ? def.copies : (def.count ?? 1);

/** All cards of a game with the figures that a list shows. */
export const bookOf = (game: Game, sums: Sums | null): BookReply => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  basis: sums === null ? null : basisOf(sums),
  cards: game.defs.map((def) => {
    const { id, kind } = def;
    const games = sums?.cards[id]?.games;
    return {
      id,
      kind,
      count: copiesIn(def),
      played: sums === null ? null : rounded((games?.[0] ?? 0) / (sums.games * sums.players)),
      wins: games === undefined || games[0] < LEAST ? null : shared(games),
    };
  }),
});

/** What the laboratory shows of a series. */
export const labSetOf = (sums: Sums): LabSet => ({
  basis: basisOf(sums),
  even: rounded(1 / sums.players),
  seats: sums.places.map(shared),
  facts: Object.fromEntries(
    Object.entries(sums.facts).map(([kind, names]) => [
      kind,
      Object.entries(names)
        .map(([name, one]) => ({ name, ...shared(one) }))
        .sort((a, b) => b.share - a.share),
    ]),
  ),
  turns: Object.entries(sums.turns).map(([turns, n]): [number, number] => [Number(turns), n]),
  reasons: Object.entries(sums.reasons).sort(([, a], [, b]) => b - a),
  stalemates: sums.stalemates,
  first: sums.swap ? shared([sums.games, sums.botWins[0] ?? 0]) : null,
});
