import { useState } from 'react';
import { Button, Dialog } from '../kit/index.ts';
import type { TableState } from './useTable.ts';

/** The host would like to change what concerns everybody's time: the others say yes or no. */
export function SettingsVote({ table }: { readonly table: TableState }) {
  const { model, command } = table;
  const { ui, me, meta } = model;
  const proposal = meta?.proposal ?? null;
  const [closed, setClosed] = useState<string | null>(null);
  const key = proposal === null ? null : JSON.stringify([proposal.clock, proposal.options]);
  const asked = proposal !== null && me !== null && proposal.waiting.includes(me);
  if (!asked && closed !== null) setClosed(null);
  if (proposal === null) return null;
  const vote = (agree: boolean) => () => {
    setClosed(key);
    void command('settings-vote', { agree });
  };
  const title = proposal.seat === null ? ui.consent.titleHost : model.say(ui.consent.title, { seat: { seat: proposal.seat } });
  const { clock, clocks } = ui.consent;
  const words = model.text.options;
  const lines = Object.entries(proposal.options).map(
    ([option, value]) => `${words[option]?.name ?? option}: ${words[option]?.values[value] ?? value}`,
  );
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
      <p>{[...(proposal.clock === null ? [] : [`${clock}: ${clocks[proposal.clock]}`]), ...lines].join('; ')}</p>
      <p>{ui.consent.text}</p>
    </Dialog>
  );
}
