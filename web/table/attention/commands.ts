import type { Lang, SeatId } from '#engine';
import { ApiError } from '../../app/api.ts';
import type { Live } from '../../app/live.ts';
import { playCue, type ToastItem } from '../../kit/index.ts';
import type { UiText } from '../../text/en/table.ts';

/** The table has moved on before the answer came: no mistake of the person. */
const LATE: readonly string[] = ['stale-decision', 'not-asked', 'already-answered', 'match-over', 'no-more-time', 'no-vote'];

/** Commands that say for which seat they are; the others are for the person. */
const OF_A_SEAT: readonly string[] = [
  'answer',
  'undo',
  'undo-vote',
  'settings-vote',
  'redo',
  'takeover',
  'preferences',
  'more-time',
  'hold',
  'wait',
  'leave',
  'resign',
];

/** A button that opens the rule behind a message; nothing where no rule is named. */
export const ruleAction = (ui: UiText, openRule: (rule: string) => void, id: string | null): Pick<ToastItem, 'action'> =>
  id === null || id === '' ? {} : { action: { label: ui.common.rule.replace('{id}', id), onPress: () => openRule(id) } };

interface Commander {
  readonly live: Live;
  readonly me: SeatId | null;
  readonly lang: Lang;
  readonly ui: UiText;
  readonly toast: (toast: Omit<ToastItem, 'key'>) => void;
  readonly openRule: (rule: string) => void;
  /** The table was quicker. */
  readonly onLate: () => void;
}

/** Commands to the match. What goes wrong is told in a short message; a lost race beside the prompt, where it covers nothing. */
export function commandsOf({ live, me, lang, ui, toast, openRule, onLate }: Commander) {
  const trouble = (error: unknown): void => {
    const said = error instanceof ApiError ? error : null;
    if (said !== null && LATE.includes(said.code)) {
      // Whoever loses a race has done nothing wrong.
      onLate();
      return;
    }
    playCue('error');
    toast({
      tone: 'bad',
      emoji: 'broken-heart',
      title: ui.connection.refused,
      text: said?.texts[lang] ?? '',
      ...ruleAction(ui, openRule, said?.rule ?? null),
    });
  };
  async function command(action: string, body: object = {}): Promise<boolean> {
    try {
      await live.send(action, me === null || !OF_A_SEAT.includes(action) ? body : { seat: me, ...body });
      return true;
    } catch (error) {
      trouble(error);
      return false;
    }
  }
  return { trouble, command };
}
