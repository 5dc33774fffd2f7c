import { useState } from 'react';
import type { GameInfo } from '#server/schema.ts';
import { Avatar, Button, Dialog, Notice, Sign } from '../kit/index.ts';
import css from './Profile.module.css';
import { useWords } from './words.ts';

export interface HotSeatProps {
  readonly open: boolean;
  readonly game: GameInfo;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onStart: (names: readonly string[]) => void;
}

/** Who sits at the one screen besides the one who opened it. */
export function HotSeat({ open, game, busy, problem, onClose, onStart }: HotSeatProps) {
  const { p, ui, say } = useWords();
  const [names, setNames] = useState<readonly string[]>(['']);
  const filled = names.map((name, i) => (name.trim() === '' ? say(p.hot.name, { n: i + 2 }) : name.trim()));
  return (
    <Dialog
      open={open}
      label={p.hot.title}
      title={p.hot.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.common.cancel}</Button>
          <Button kind="act" disabled={busy} data-action="hot-start" onClick={() => onStart(filled)}>
            {busy ? p.home.starting : p.hot.start}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>{p.hot.text}</p>
        {names.map((name, i) => {
          const label = say(p.hot.name, { n: i + 2 });
          return (
            <div key={i} className={css.person}>
              <Avatar seed={filled[i] ?? label} seat={i + 1} />
              <input
                value={name}
                maxLength={24}
                aria-label={label}
                placeholder={label}
                autoComplete="off"
                onChange={(event) => setNames(names.map((old, j) => (j === i ? event.target.value : old)))}
              />
              {names.length > 1 && (
                <Button kind="icon" aria-label={say(p.hot.remove, { n: i + 2 })} onClick={() => setNames(names.filter((_, j) => j !== i))}>
                  <Sign name="cancel" />
                </Button>
              )}
            </div>
          );
        })}
        {names.length < game.seats.max - 1 && (
          <Button className={css.more} data-action="hot-add" onClick={() => setNames([...names, ''])}>
            + {p.hot.add}
          </Button>
        )}
        {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
      </div>
    </Dialog>
  );
}
