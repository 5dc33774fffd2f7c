import { useState } from 'react';
import { Button, Dialog, type TopBarButton } from '../kit/index.ts';
import type { TableState } from './useTable.ts';

/** Take back and repeat, where they are possible. What the others have to agree to is asked first. */
export function useUndo({ model, command }: TableState): { readonly buttons: readonly TopBarButton[] } {
  const { ui, me, meta, view } = model;
  if (me === null || meta === null || view.outcome !== null) return { buttons: [] };
  const { mine, redo, request } = meta.undo;
  const buttons: TopBarButton[] = [];
  if (mine !== 'no' && request === null)
    buttons.push({
      key: 'undo',
      label: mine === 'free' ? ui.undo.undo : ui.undo.ask,
      sign: 'anticlockwise-rotation',
      onPress: () => void command('undo'),
    });
  if (redo) buttons.push({ key: 'redo', label: ui.undo.redo, sign: 'clockwise-rotation', onPress: () => void command('redo') });
  return { buttons };
}

/** Somebody asks to take an answer back: the others say yes or no. */
export function UndoVote({ table }: { readonly table: TableState }) {
  const { model, command } = table;
  const { ui, me, meta } = model;
  const request = meta?.undo.request ?? null;
  const [closed, setClosed] = useState<string | null>(null);
  const key = request === null ? null : `${request.seat}:${meta?.id}`;
  const asked = request !== null && me !== null && request.waiting.includes(me);
  if (!asked && closed !== null) setClosed(null);
  const vote = (agree: boolean) => () => {
    setClosed(key);
    void command('undo-vote', { agree });
  };
  if (request === null) return null;
  const title = model.say(ui.undo.voteTitle, { seat: { seat: request.seat } });
  return (
    <Dialog
      open={asked && closed !== key}
      label={title}
      title={title}
      onClose={() => setClosed(key)}
      actions={
        <>
          <Button onClick={vote(false)}>{ui.undo.refuse}</Button>
          <Button kind="act" onClick={vote(true)}>
            {ui.undo.agree}
          </Button>
        </>
      }
    >
      {ui.undo.voteText}
    </Dialog>
  );
}
