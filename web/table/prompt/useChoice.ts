import { useRef, useState } from 'react';
import type { AskView, CardId, CardView, OptionView, View } from '#engine';
import { buzz, playCue } from '../../kit/index.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import { type Chosen, onCard, stillOffered, toggle, toggleCard } from './choice.ts';

/** What a person has chosen of the open question, and every way to choose more. */
export interface Choice extends Pick<TableModel, 'ask' | 'chosen' | 'canAct' | 'choose' | 'chooseCard' | 'hasJustAnswered'> {
  /** Takes this option instead of what was chosen; undefined: nothing is chosen any more. */
  readonly take: (option: OptionView | undefined) => void;
  /** What a press on a card chooses first, where it carries several options. */
  readonly firstOn: (card: CardId) => OptionView | undefined;
  readonly answer: (keys: readonly string[]) => Promise<void>;
}

interface Chooser {
  readonly view: View;
  readonly me: TableModel['me'];
  /** Null where nobody can act: a replay, or a question of others. */
  readonly ask: AskView | null;
  readonly first: Board['first'];
  /** A press on the only thing to choose answers at once. */
  readonly fastClicks: boolean;
  readonly cards: (zone: string) => readonly CardView[];
  /** The answer goes out: what was looked at for it is put away. */
  readonly onAnswer: () => void;
  readonly command: (action: string, body: object) => Promise<boolean>;
}

/** A second tap within this time belongs to the first. */
const DOUBLE_TAP_MS = 350;

export function useChoice({ view, me, ask, first, fastClicks, cards, onAnswer, command }: Chooser): Choice {
  const n = view.decision?.n ?? -1;
  const [picked, setPicked] = useState<{ readonly n: number; readonly keys: Chosen }>({ n: -1, keys: [] });
  const [busy, setBusy] = useState<number | null>(null);
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  const chosen = picked.n === n ? stillOffered(ask, picked.keys) : [];
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
    setPicked({ n, keys });
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

  function firstOn(card: CardId): OptionView | undefined {
    const options = onCard(ask, card);
    return options.length < 2 ? options[0] : (first?.(options, { me, vars: view.vars, derived: view.derived, cards }) ?? options[0]);
  }

  function chooseCard(card: CardId): void {
    if (!canAct) return;
    const options = onCard(ask, card);
    const one = firstOn(card);
    if (options.length === 1) choose(options[0]);
    else if (one !== undefined && first !== undefined && ask.max === 1)
      setChosen(options.some((option) => chosen.includes(option.key)) ? [] : [one.key]);
    else setChosen(toggleCard(ask, chosen, card));
  }

  const take = (option: OptionView | undefined): void => setPicked({ n, keys: option === undefined ? [] : [option.key] });
  const hasJustAnswered = (): boolean => performance.now() - answeredAt.current < DOUBLE_TAP_MS;
  return { hasJustAnswered, ask, chosen, canAct, choose, chooseCard, take, firstOn, answer };
}
