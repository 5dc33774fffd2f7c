import { useRef, useState } from 'react';
import type { AskView, CardId, OptionView, View } from '#engine';
import { buzz, playCue } from '../../kit/index.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import { type Chosen, onCard, stillOffered, toggle, toggleCard } from './choice.ts';

/** What a person has chosen of the open question, and every way to choose more. */
export interface Choice extends Pick<TableModel, 'ask' | 'chosen' | 'held' | 'canAct' | 'choose' | 'chooseCard' | 'hasJustAnswered'> {
  /** Takes this option instead of what was chosen; undefined: nothing is chosen any more. */
  readonly take: (option: OptionView | undefined) => void;
  /** Takes what a press on this card chooses first; where nobody may say which, the card is held until somebody does. */
  readonly raise: (card: CardId) => void;
  readonly answer: (keys: readonly string[]) => Promise<void>;
}

interface Chooser {
  readonly view: View;
  /** Null where nobody can act: a replay, or a question of others. */
  readonly ask: AskView | null;
  readonly first: Board['first'];
  /** A press on the only thing to choose answers at once. */
  readonly fastClicks: boolean;
  /** The answer goes out: what was looked at for it is put away. */
  readonly onAnswer: () => void;
  readonly command: (action: string, body: object) => Promise<boolean>;
}

/** A second tap within this time belongs to the first. */
const DOUBLE_TAP_MS = 350;

export function useChoice({ view, ask, first, fastClicks, onAnswer, command }: Chooser): Choice {
  const n = view.decision?.n ?? -1;
  const [picked, setPicked] = useState<{ readonly n: number; readonly keys: Chosen; readonly held: CardId | null }>({
    n: -1,
    keys: [],
    held: null,
  });
  const [busy, setBusy] = useState<number | null>(null);
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  const chosen = picked.n === n ? stillOffered(ask, picked.keys) : [];
  const held = picked.n === n && chosen.length === 0 && picked.held !== null && onCard(ask, picked.held).length > 0 ? picked.held : null;
  const canAct = ask !== null && busy !== n;

  async function answer(keys: readonly string[]): Promise<void> {
    if (!canAct) return;
    setBusy(n);
    answeredAt.current = performance.now();
    onAnswer();
    playCue('confirm');
    buzz('play');
    if (!(await command('answer', { n, options: keys }))) setBusy(null);
  }

  const setChosen = (keys: Chosen): void => {
    setPicked({ n, keys, held: null });
    if (keys.length > chosen.length) {
      playCue('select');
      buzz('choose');
    }
  };

  function choose(option: OptionView): void {
    if (!canAct) return;
    if (fastClicks && ask.max === 1) void answer([option.key]);
    else setChosen(toggle(ask, chosen, option.key));
  }

  function raise(card: CardId): void {
    const options = onCard(ask, card);
    const one = options.length < 2 || first === undefined ? options[0] : first(options);
    setPicked({ n, keys: one === undefined ? [] : [one.key], held: one === undefined && options.length > 0 ? card : null });
  }

  function chooseCard(card: CardId): void {
    if (!canAct) return;
    const options = onCard(ask, card);
    if (options.length === 1) choose(options[0]);
    else if (options.length === 0 || first === undefined || ask.max > 1) setChosen(toggleCard(ask, chosen, card));
    else if (held === card || options.some((option) => chosen.includes(option.key))) take(undefined);
    else {
      raise(card);
      playCue('select');
      buzz('choose');
    }
  }

  const take = (option: OptionView | undefined): void => setPicked({ n, keys: option === undefined ? [] : [option.key], held: null });
  const hasJustAnswered = (): boolean => performance.now() - answeredAt.current < DOUBLE_TAP_MS;
  return { hasJustAnswered, ask, chosen, held, canAct, choose, chooseCard, take, raise, answer };
}
