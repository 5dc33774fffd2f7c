import { art as fluxx } from '#games/fluxx/board/art.ts';
import { art as pickle } from '#games/pickle/board/art.ts';
import { art as rickshank } from '#games/rickshank/board/art.ts';
import { art as smashUp } from '#games/smash-up/board/art.ts';
import { art as unicorns } from '#games/unicorns/board/art.ts';
import { type ArtSet, Card } from '../kit/index.ts';

const sets: Readonly<Record<string, ArtSet>> = { fluxx, unicorns, 'smash-up': smashUp, rickshank, pickle };

/** A type for the colours only; the real types come with the games. */
function typeOf(game: string, id: string): string {
  if (game === 'fluxx') {
    if (id.startsWith('goal-')) return 'goal';
    if (/^(draw-\d$|play-|hand-|keeper-|double|first|get-|swap|recyc|mystery|dont|blame)/.test(id)) return 'rule';
    if (['evil-morty', 'galactic-federation', 'cronenbergs'].includes(id)) return 'creeper';
    return fluxx.pictures[id]?.pat?.[0] === 'sun' ? 'keeper' : 'action';
  }
  if (game === 'unicorns')
    return id.startsWith('baby') ? 'baby' : id.startsWith('basic') ? 'basic' : /neigh/.test(id) ? 'instant' : 'magical';
  if (game === 'pickle') return id.startsWith('tile') ? 'tile' : 'fight';
  return game === 'rickshank' ? 'rick' : 'wizards';
}

/** Every picture of a game side by side. */
export function ArtPage({ game }: { readonly game: string }) {
  const set = sets[game] ?? fluxx;
  return (
    <main data-game={game} style={{ display: 'flex', flexWrap: 'wrap', gap: 10, padding: 16, background: 'var(--t-2)' }}>
      {Object.entries(set.pictures).map(([id, art]) => (
        <Card
          key={id}
          size="s"
          width={118}
          face={{ name: id, type: typeOf(game, id), typeLabel: id, typeSign: set.signs?.[0] ?? 'cog', art }}
        />
      ))}
    </main>
  );
}
