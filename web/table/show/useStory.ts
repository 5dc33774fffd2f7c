import { useMemo, useState } from 'react';
import type { LiveState } from '../../app/live.ts';
import { useNews } from '../attention/useNews.ts';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';
import { buildLog, lastCard, type Words } from '../talk/log.ts';
import type { Paced } from './pace.ts';
import { useFollowing } from './useFollowing.ts';

/** What happened so far: as lines, as moments, as what is spoken; and which moment is looked at again. */
export function useStory(source: Paced, shown: LiveState, model: TableModel, parts: GameParts) {
  const { board } = parts;
  const { text, lang, ui, me, pieces, say, vars, phone } = model;
  const { told } = shown;
  // What entry i caused was told as number i + 2: the first list is the setup.
  const stoodIn = (model.meta?.slow?.standIns ?? []).map((entry) => entry + 2).join(' ');
  const words = useMemo((): Words & Pick<TableModel, 'say'> => {
    // Names of places follow the board: a tile that was turned up since has one now.
    const place = (value: string) => board.place?.(value, { vars, text, lang });
    return { text, lang, ui, me, pieces, say, place, stoodIn: { at: new Set(stoodIn.split(' ').map(Number)), mark: ui.common.bot } };
  }, [text, lang, ui, me, pieces, say, board, vars, stoodIn]);
  const lines = useMemo(() => buildLog(told, words, board.turnKeys), [told, words, board]);
  // Days have passed: first what happened meanwhile.
  const over = (model.meta?.slow ?? null) !== null;
  const myTurn = me !== null && model.active === me && model.ask !== null;
  const { scenes, since, summary } = useFollowing(source, shown, words, parts, (phone || over) && myTurn, over);
  const [step, setStep] = useState<number | null>(null);
  const news = useNews(lines);
  return { lines, latest: lastCard(lines), news, scenes, since, summary, step, setStep, myTurn };
}

export type Story = ReturnType<typeof useStory>;
