import { useEffect, useState } from 'react';
import { langFrom, type Match, type SeatId } from '#engine';
import { changeSettings } from '../../app/settings.ts';
import { loadGame } from '../games.ts';
import { TablePage } from '../TablePage.tsx';
import { type LocalLive, type LocalSeat, openLocal } from './local.ts';

/**
 * A table in the page, for looking at it without a server: `?game=fluxx&players=4&seed=7&skip=40&lang=ru&theme=light&as=spectator|hotseat
 * &pace=700&lost=1&auto=1` (auto: all seats but the last decision of mine are played by chance).
 * `until=defend` goes on until the first seat is asked that and has something to answer with.
 */
export function Demo() {
  const [live, setLive] = useState<LocalLive | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const word = (key: string, otherwise: string): string => query.get(key) ?? otherwise;
    changeSettings({
      lang: langFrom([word('lang', 'ru')]),
      theme: word('theme', 'dark') === 'light' ? 'light' : 'dark',
      textSize: word('text', '100') === '130' ? 130 : 100,
    });
    const as = word('as', 'player');
    const names = ['Катя', 'Борис', 'Гена', 'Лера', 'Зина', 'Тимур', 'Оля', 'Яков'];
    const seats = Array.from(
      { length: Number(word('players', '4')) },
      (_, i): LocalSeat => ({
        name: i === 0 && as !== 'hotseat' ? 'Женя' : names[(i + 7) % names.length],
        avatar: `face-${i}`,
        kind: as === 'spectator' || (i > 0 && as !== 'hotseat') ? 'bot' : i === 0 ? 'human' : 'hotseat',
      }),
    );
    let opened: LocalLive | null = null;
    void loadGame(word('game', 'fluxx')).then(({ game }) => {
      const random = chance(Number(word('seed', '7')));
      opened = openLocal(game, {
        seed: Number(word('seed', '7')).toString(16).padStart(64, '0'),
        seats,
        pace: Number(word('pace', '700')),
        skip: Number(word('skip', '0')),
        ...(query.has('until') ? { until: (match) => isAsked(match, word('until', '')) } : {}),
        spectate: as === 'spectator',
        think: (match, seat) => anyAnswer(match, seat, random),
      });
      if (query.has('lost')) opened.lose(true);
      Object.assign(window, { live: opened });
      setLive(opened);
    });
    return () => opened?.close();
  }, []);
  return live === null ? null : <TablePage live={live} />;
}

function chance(seed: number): () => number {
  let x = (seed * 2654435761 + 1) >>> 0;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

function isAsked(match: Match, prompt: string): boolean {
  const ask = match.askOf(0);
  return ask?.prompt.key.startsWith(prompt) === true && ask.options.length > 0;
}

/** Any legal answer. */
function anyAnswer(match: Match, seat: SeatId, random: () => number): number[] {
  const ask = match.askOf(seat);
  if (ask === null) throw new Error(`seat ${seat} is not asked`);
  const left = ask.options.map((_, i) => i);
  const many = Math.max(ask.min, Math.min(1, ask.max));
  const picks: number[] = [];
  while (picks.length < many) picks.push(left.splice(Math.floor(random() * left.length), 1)[0]);
  return picks;
}
