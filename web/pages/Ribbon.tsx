import { Link, useLocation } from 'wouter';
import type { DailyReply } from '#server/schema.ts';
import { answerCall, useCalls } from '../app/calls.ts';
import { useTables, waitingIn } from '../app/tables.ts';
import { useNow } from '../app/useNow.ts';
import { usePoll } from '../app/usePoll.ts';
import { Avatar, Button, LinkButton } from '../kit/index.ts';
import { playable } from '../table/playable.ts';
import { resultWords, timeOf, whoWords } from '../table/slow/times.ts';
import { tablesTexts } from '../text/tables.ts';
import { GameLine } from './GameLine.tsx';
import { wasLookedAt } from './lookedAt.ts';
import css from './Ribbon.module.css';
import { TablePicture } from './TablesList.tsx';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

const DAILY_MS = 600_000;

const TILE = { line: css.tile, emblem: css.emblem };

/** For whoever comes back: what waits, in one line above the shelf. Tiles without news are absent; without any there is no line. `game`: whose deal of the day. */
export function Ribbon({ game, calm }: { readonly game: string /** Something live comes first: no gold here. */; readonly calm: boolean }) {
  const { lang, say } = useWords();
  const w = tablesTexts[lang];
  const all = useTables();
  const now = useNow(30_000) - all.skew;
  const calls = useCalls();
  const [, go] = useLocation();
  const mine = waitingIn(all).filter((table) => table.slow && playable.includes(table.game));
  const [first] = mine;
  const seen = wasLookedAt();
  const ended = all.reply?.tables.find(({ state, slow, id }) => state === 'over' && slow && !seen.includes(id));
  const news = first !== undefined || ended !== undefined || calls.length > 0;
  const { data: daily } = usePoll<DailyReply>(news ? `/api/daily/${game}` : null, DAILY_MS);
  if (!news) return null;
  const left = first === undefined ? null : timeOf(lang, first, now);
  return (
    <section className={css.ribbon} aria-label={w.ribbon} data-ribbon={mine.length}>
      {first !== undefined && (
        <div className={css.mine} data-calm={calm || undefined}>
          <TablePicture table={first} className={css.picture} />
          <div>
            <b>{say(w.ribbonMine, { n: mine.length })}</b>
            <p>
              {gameWords(lang, first.game).short}
              {left !== null && `: ${say(w.leftOnly, { left: left.left })}`}
              <span className={css.who}>{whoWords(lang, first, now)}</span>
            </p>
          </div>
          <LinkButton kind={calm ? 'plain' : 'act'} href={`/m/${first.id}`} data-action="to-first">
            {w.toTable}
          </LinkButton>
        </div>
      )}
      <ul className={css.tiles}>
        {calls.slice(0, 2).map((call) => (
          <GameLine
            css={TILE}
            key={call.match}
            game={call.game}
            lead={<Avatar seed={call.avatar} />}
            title={say(w.calls, { name: call.name })}
            text={gameWords(lang, call.game).title}
          >
            <Button
              size="sm"
              kind="quiet"
              className={css.go}
              onClick={() => void answerCall(call.match, true).then((sat) => sat && go(`/m/${call.match}`))}
            >
              {w.sit}
            </Button>
          </GameLine>
        ))}
        {ended !== undefined && (
          <GameLine css={TILE} game={ended.game} title={resultWords(lang, ended)} text={gameWords(lang, ended.game).title}>
            <Link className={css.go} href={`/m/${ended.id}/replay`}>
              {w.lookBack}
            </Link>
          </GameLine>
        )}
        {daily !== null && daily.mine === null && (
          <GameLine css={TILE} game={game} title={w.daily} text={say(w.dailyText, { game: gameWords(lang, game).short })}>
            <Link className={css.go} href={`/daily/${game}`} aria-label={`${w.play}: ${w.daily}`}>
              {w.play}
            </Link>
          </GameLine>
        )}
      </ul>
    </section>
  );
}
