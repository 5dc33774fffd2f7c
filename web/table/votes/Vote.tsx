import { type ReactNode, useState } from 'react';
import { Button, Dialog } from '../../kit/index.ts';
import type { TableState } from '../useTable.ts';

/**
 * Somebody would like what the others have to agree to: yes or no, or later. Once it was answered or put off,
 * it is not asked again.
 */
export function Vote({
  table: { model, command },
  matter,
  waiting,
  answer,
  title,
  children,
}: {
  readonly table: TableState;
  /** The number of what is voted on: one that was put in its place has another. */
  readonly matter: number;
  /** Who has not said anything yet. */
  readonly waiting: readonly number[];
  /** The command that says yes or no. */
  readonly answer: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { ui, me } = model;
  const [closed, setClosed] = useState<number | null>(null);
  const asked = me !== null && waiting.includes(me);
  if (!asked && closed !== null) setClosed(null);
  const vote = (agree: boolean) => () => {
    setClosed(matter);
    void command(answer, { number: matter, agree });
  };
  return (
    <Dialog
      open={asked && closed !== matter}
      label={title}
      title={title}
      onClose={() => setClosed(matter)}
      actions={
        <>
          <Button onClick={vote(false)}>{ui.undo.refuse}</Button>
          <Button kind="act" onClick={vote(true)}>
            {ui.undo.agree}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
