import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { KeepsReply } from '#server/schema.ts';
import { get } from '../app/api.ts';
import { Button, cx, LineSkeletons, loadArt, Notice, Sign } from '../kit/index.ts';
import { keepsTexts } from '../text/keeps.ts';
import css from './Account.module.css';
import { Frame } from './Frame.tsx';
import { useWords } from './words.ts';

/** After how many days a line of the table goes, where the host decides it. */
const DAYS_OF: { readonly [line: string]: keyof KeepsReply['days'] } = {
  face: 'guests',
  devices: 'guests',
  matches: 'matches',
  talk: 'talk',
};

type Line = { readonly what: string; readonly why: string; readonly long: string; readonly ever?: string; readonly who: string };

/** What, why, how long, who sees it: one table, as this server is set up. */
export function KeepsPage() {
  const { lang, say } = useWords();
  const w = keepsTexts[lang];
  const [reply, setReply] = useState<KeepsReply | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => void loadArt('seat').catch(() => undefined), []);
  useEffect(() => {
    get<KeepsReply>('/api/keeps').then(setReply, () => setReply('failed'));
  }, [tries]);
  const lines: { readonly [line: string]: Line } = w.lines;
  const timeOf = (days: number): string => (days % 365 === 0 ? say(w.years, { n: days / 365 }) : say(w.days, { n: days }));
  const longOf = (id: string, days: KeepsReply['days']): string => {
    const { long, ever } = lines[id];
    const setting = DAYS_OF[id];
    const n = setting === undefined ? 0 : days[setting];
    return n === 0 ? (ever ?? long) : say(long, { time: timeOf(n) });
  };
  return (
    <Frame title={w.title}>
      <article className={cx(css.page, css.panel)} data-keeps={reply === null ? 'loading' : reply === 'failed' ? 'failed' : 'shown'}>
        <h1>{w.title}</h1>
        <p>{w.lead}</p>
        {reply === null && <LineSkeletons count={8} />}
        {reply === 'failed' && (
          <Notice tone="bad" role="alert" title={w.failed} action={<Button onClick={() => setTries(tries + 1)}>{w.again}</Button>} />
        )}
        {reply !== null && reply !== 'failed' && (
          <>
            <table className={css.keep}>
              <thead>
                <tr>
                  {[w.what, w.why, w.long, w.who].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {reply.lines
                  .filter((id) => id in lines)
                  .map((id) => (
                    <tr key={id}>
                      <th scope="row">{lines[id].what}</th>
                      <td data-head={w.why}>{lines[id].why}</td>
                      <td data-head={w.long}>{longOf(id, reply.days)}</td>
                      <td data-head={w.who}>{lines[id].who}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
            {reply.backups !== null && <p>{say(w.backups, { time: timeOf(reply.backups) })}</p>}
            <div className={css.note}>
              <Sign name="shield" className={css.sign} />
              <p>{w.not}</p>
            </div>
            <p>
              <Link href="/account">{w.mine}</Link>
            </p>
          </>
        )}
      </article>
    </Frame>
  );
}
