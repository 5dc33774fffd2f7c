import type { RecordReply } from '#server/schema.ts';
import { Emoji } from '../kit/index.ts';
import { recordTexts } from '../text/record.ts';
import { percent } from './percent.ts';
import { emblem } from './posters.ts';
import css from './Record.module.css';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

type GameRecord = RecordReply['games'][number];

/** What somebody has done in one game. */
export function RecordGame({ record }: { readonly record: GameRecord }) {
  const { lang } = useWords();
  const w = recordTexts[lang];
  const { game, matches, won, share } = record;
  return (
    <li className={css.game} data-game={game}>
      <h3>
        <Emoji name={emblem(game)} size={30} />
        <span>{gameWords(lang, game).title}</span>
      </h3>
      <dl>
        {[
          [w.matchesHead, matches],
          [w.winsHead, won],
          [w.shareHead, percent(share, lang)],
        ].map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Curve months={record.months} />
    </li>
  );
}

const SHOWN = 12;
const WIDTH = 200;
const HEIGHT = 56;
const EDGE = 4;

/** The share of wins of the last months in which something counted. */
function Curve({ months }: Pick<GameRecord, 'months'>) {
  const { lang, say } = useWords();
  const w = recordTexts[lang];
  const counted = months.flatMap(({ month, share }) => (share === null ? [] : [{ month, share }])).slice(-SHOWN);
  if (counted.length < 2) return <p className={css.caption}>{w.curveLater}</p>;
  const nameOf = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const words = counted.map(({ month, share }) => `${nameOf.format(new Date(`${month}-15`))} ${percent(share, lang)}`).join(', ');
  const x = (i: number): number => EDGE + ((WIDTH - 2 * EDGE) * i) / (counted.length - 1);
  const y = (share: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - share);
  const line = counted.map(({ share }, i) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
  const last = counted.length - 1;
  return (
    <figure className={css.curve}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say(w.curveWords, { months: words })}>
        <line x1="0" x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
        <polyline points={line} />
        <circle cx={x(last)} cy={y(counted[last].share)} r="4" />
      </svg>
      <figcaption className={css.caption}>{w.curve}</figcaption>
    </figure>
  );
}
