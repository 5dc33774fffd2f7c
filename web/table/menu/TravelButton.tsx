import { useState } from 'react';
import type { MatchMeta } from '#server/schema.ts';
import { ApiError } from '../../app/errors.ts';
import { isHere, notHere } from '../../app/here.ts';
import { useOffline } from '../../app/net.ts';
import { canWork } from '../../app/worker.ts';
import { Button } from '../../kit/index.ts';
import { travelTexts } from '../../text/travel.ts';
import type { TableState } from '../useTable.ts';

/** Nobody else sits there, nobody waits for anybody, and the cards are not those of the day. */
export const canTravel = ({ status, seats, daily, clock, yours }: MatchMeta): boolean =>
  status === 'playing' && yours.length > 0 && !daily && clock.kind === 'none' && seats.every(({ kind, you }) => you || kind !== 'human');

/** From the server to this device, to be played without a network; or back, to be gone on with elsewhere. */
export function TravelButton({ table }: { readonly table: TableState }) {
  const { model, toast } = table;
  const { meta, lang } = model;
  const away = useOffline();
  const [busy, setBusy] = useState(false);
  const w = travelTexts[lang];
  if (meta === null || meta.id === 'local' || away || !canTravel(meta)) return null;
  const here = isHere(meta.id);
  if (!here && !canWork()) return null;

  async function travel({ id, game }: MatchMeta): Promise<void> {
    setBusy(true);
    try {
      const { askHere } = await import('../../app/home.ts');
      if (here) {
        await askHere('POST', `/api/matches/${id}/handed`, { stays: false });
        notHere(id);
      } else {
        const { keepHere } = await import('../../app/keep.ts');
        // First the game, then the match: a table that cannot be opened on the way is of no use.
        if (!(await keepHere([game]))) throw new Error('the game could not be kept');
        await askHere('POST', `/api/matches/${id}/taken`, {});
      }
      location.reload();
    } catch (error) {
      setBusy(false);
      toast({ tone: 'bad', title: error instanceof ApiError ? error.texts[lang] : model.ui.connection.failed });
    }
  }
  return (
    <Button disabled={busy} data-action={here ? 'hand-over' : 'take-along'} onClick={() => void travel(meta)}>
      {busy ? w.taking : here ? w.hand : w.take}
    </Button>
  );
}
