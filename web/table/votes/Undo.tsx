import type { TopBarButton } from '../../kit/index.ts';
import type { TableState } from '../useTable.ts';
import { Vote } from './Vote.tsx';

/** Take back and repeat, where they are possible. What the others have to agree to is asked first. */
export function useUndo({ model, command }: TableState): { readonly buttons: readonly TopBarButton[] } {
  const { ui, me, meta, view } = model;
  if (me === null || meta === null || view.outcome !== null) return { buttons: [] };
  const { mine, redo, request } = meta.undo;
  // Bots are asked nothing; somebody whose seat a bot keeps is.
  const isAsking = mine === 'by-consent' && model.seats.some(({ you, kind }) => !you && kind === 'human');
  const buttons: TopBarButton[] = [];
  if (mine !== 'no' && request === null)
    buttons.push({
      key: 'undo',
      label: isAsking ? ui.undo.ask : ui.undo.undo,
      sign: 'anticlockwise-rotation',
      onPress: () => void command('undo'),
    });
  if (redo) buttons.push({ key: 'redo', label: ui.undo.redo, sign: 'clockwise-rotation', onPress: () => void command('redo') });
  return { buttons };
}

/** Somebody asks to take an answer back: the others say yes or no. */
export function UndoVote({ table }: { readonly table: TableState }) {
  const { model } = table;
  const { ui, meta } = model;
  const request = meta?.undo.request ?? null;
  if (request === null) return null;
  return (
    <Vote
      table={table}
      matter={request.number}
      waiting={request.waiting}
      answer="undo-vote"
      title={model.say(ui.undo.voteTitle, { seat: { seat: request.seat } })}
    >
      {ui.undo.voteText}
    </Vote>
  );
}
