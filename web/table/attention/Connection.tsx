import type { LiveState } from '../../app/live.ts';
import { Notice } from '../../kit/index.ts';
import type { UiText } from '../../text/en/table.ts';
import css from '../Table.module.css';

/** Says that the server is out of reach, or that a command takes longer than usual. */
export function Connection({ shown: { connection, sending }, ui }: { readonly shown: LiveState; readonly ui: UiText }) {
  if (connection !== 'lost' && !sending) return null;
  return (
    <div className={css.banner}>
      <Notice
        tone="bad"
        sign="wifi-router"
        role="status"
        busy
        title={connection === 'lost' ? ui.connection.lost : ui.connection.sending}
        text={ui.connection.lostHint}
      />
    </div>
  );
}
