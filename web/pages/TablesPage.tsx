import { useEffect } from 'react';
import type { MyTable } from '#server/schema.ts';
import { nameOf } from '../app/nameOf.ts';
import { useMe, useMeAsked } from '../app/session.ts';
import { useTables } from '../app/tables.ts';
import { Chip, EmptyState, LineSkeletons, LinkButton, loadArt, Notice } from '../kit/index.ts';
import { playable } from '../table/games.ts';
import { tablesTexts } from '../text/tables.ts';
import { Frame } from './Frame.tsx';
import { Go, MatchLine } from './MatchLine.tsx';
import css from './Tables.module.css';
import { ago } from './when.ts';
import { useWords } from './words.ts';

/** Everything that waits for somebody, in one order: what waits for me by time left, what is live, what others think about, what ended. */
export function TablesPage() {
  const { lang, say, ui } = useWords();
  const w = tablesTexts[lang];
  const me = useMe();
  const asked = useMeAsked();
  const { reply, failed } = useTables();
  useEffect(() => void loadArt('lobby').catch(() => undefined), []);
  const tables = (reply?.tables ?? []).filter(({ game }) => playable.includes(game));
  const known = reply !== null || (asked && me === null);
  const groups: readonly (readonly [title: string, states: readonly MyTable['state'][]])[] = [
    [w.mine, ['mine']],
    [w.live, ['standIn', 'live']],
    [w.others, ['others']],
    [w.gathering, ['gathering']],
    [w.over, ['over']],
  ];
  const names = ({ seats }: MyTable): string =>
    seats
      .filter((seat) => !seat.you && seat.name !== null)
      .map((seat) => nameOf(seat, ui.common.aPlayer))
      .join(', ');
  return (
    <Frame title={w.title}>
      <div className={css.head}>
        <h1>{w.title}</h1>
      </div>
      {failed && <Notice tone="bad" role="alert" sign="unplugged" title={w.failed} />}
      {!known ? (
        <LineSkeletons count={4} />
      ) : tables.length === 0 ? (
        <EmptyState
          emoji="fork-and-knife-with-plate"
          title={w.emptyTitle}
          text={w.emptyText}
          action={
            <LinkButton kind="act" size="big" href="/">
              {w.newTable}
            </LinkButton>
          }
        />
      ) : (
        groups.map(([title, states]) => {
          const here = tables.filter(({ state }) => states.includes(state));
          return (
            here.length > 0 && (
              <section key={title} className={css.group} aria-label={title}>
                <h2>{title}</h2>
                <ul className={css.lines}>
                  {here.map((table) => (
                    <MatchLine key={table.id} match={table} text={table.question ?? `${names(table)} · ${ago(table.updatedAt, lang)}`}>
                      {table.until === null ? <span /> : <Chip>{ago(table.until, lang)}</Chip>}
                      <Go
                        href={table.state === 'over' ? `/m/${table.id}/replay` : `/m/${table.id}`}
                        label={say(w.toGame, { game: table.game })}
                      >
                        {table.state === 'over' ? w.lookBack : w.toTable}
                      </Go>
                    </MatchLine>
                  ))}
                </ul>
              </section>
            )
          );
        })
      )}
    </Frame>
  );
}
