import { expect, test } from 'vitest';
import type { Match } from '#engine';
import type { GameParts } from '#web/table/board.ts';
import { staged } from '#web/table/test/staged.tsx';
import { pickle, texts } from '../../index.ts';
import { scene } from '../../test/table.ts';
import { board } from '../index.tsx';

const parts: object = { game: pickle, texts, board };
const RUSSIANS = 1;
const crowd = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, '(5,5)']));

test('PKL-121 whoever is asked about a tile is told its name, and its coordinates only where that is what it shows', () => {
  const { bob, table } = scene({
    board: 'T@(0,0) A@(5,5) B@(6,6)',
    rick: '(0,0)',
    side: 'russians',
    agents: crowd,
    dice: 'TGGG',
    russianHand: ['reinforcements'],
    unfinished: true,
  });
  bob.picks('reinforcements');
  bob.isAskedFor('relocate');
  const { html, model } = staged(table.match as unknown as Match, parts as GameParts, RUSSIANS, true);
  expect(html).toContain('Bring an agent from the board to “Guard Station B”? 2 may come');
  expect(model.say('to ({cell})', { cell: '9, 9' })).toBe('to (9, 9)');
  // Which tile it is stands out on the map as well.
  expect(html).toContain('pending');
});
