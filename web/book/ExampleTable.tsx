import { use, useEffect, useMemo } from 'react';
import { type Game, Match, tableFromData } from '#engine';
import { Button } from '../kit/index.ts';
import { useWords } from '../pages/words.ts';
import { simplest } from '../table/coach/position.ts';
import tryCss from '../table/coach/TryPosition.module.css';
import { loadGame } from '../table/games.ts';
import { openLocal } from '../table/local/local.ts';
import { TablePage } from '../table/TablePage.tsx';
import { bookTexts } from '../text/book.ts';
import type { Example } from './examples.ts';

const SEED = 'e'.repeat(64);

/** The position before anything is answered. */
const dealExample = (game: Game, { header, table }: Example): Match =>
  Match.from(header, tableFromData(game, table), { record: true, keep: true });

interface ExampleTableProps {
  readonly game: string;
  readonly example: Example;
  readonly onClose: () => void;
}

/** The position of an example on the real table, in the page itself: whoever reads plays all sides, and nothing counts. */
export function ExampleTable({ game, example, onClose }: ExampleTableProps) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const parts = use(loadGame(game));
  const live = useMemo(() => {
    const seats = Array.from({ length: example.header.seats }, (_, i) => ({
      name: say(w.seat, { n: i + 1 }),
      avatar: `face-${i}`,
      kind: 'human' as const,
    }));
    return openLocal(parts.game, { match: dealExample(parts.game, example), seed: SEED, seats, allSides: true, think: simplest });
  }, [parts, example, say, w]);
  useEffect(() => () => live.close(), [live]);
  return (
    <section className={tryCss.try} data-example={example.rule} aria-label={say(w.exampleFor, { rule: example.rule })}>
      <div className={tryCss.bar} role="status" data-verdict="open">
        <p>
          <b>{say(w.exampleFor, { rule: example.rule })}</b> {w.playing}
        </p>
        <Button size="sm" data-action="close-example" onClick={onClose}>
          {w.toBook}
        </Button>
      </div>
      <div className={tryCss.table}>
        <TablePage live={live} home={`/cards/${game}/${example.card}`} exercise />
      </div>
    </section>
  );
}
