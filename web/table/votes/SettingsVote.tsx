import type { TableState } from '../useTable.ts';
import { Vote } from './Vote.tsx';

/** The host would like to change what concerns everybody's time: the others say yes or no. */
export function SettingsVote({ table }: { readonly table: TableState }) {
  const { model } = table;
  const { ui, meta } = model;
  const proposal = meta?.proposal ?? null;
  if (proposal === null) return null;
  const { clock, clocks } = ui.consent;
  const words = model.text.options;
  const lines = Object.entries(proposal.options).map(
    ([option, value]) => `${words[option]?.name ?? option}: ${words[option]?.values[value] ?? value}`,
  );
  return (
    <Vote
      table={table}
      matter={proposal.number}
      waiting={proposal.waiting}
      answer="settings-vote"
      title={proposal.seat === null ? ui.consent.titleHost : model.say(ui.consent.title, { seat: { seat: proposal.seat } })}
    >
      <p>{[...(proposal.clock === null ? [] : [`${clock}: ${clocks[proposal.clock]}`]), ...lines].join('; ')}</p>
      <p>{ui.consent.text}</p>
    </Vote>
  );
}
