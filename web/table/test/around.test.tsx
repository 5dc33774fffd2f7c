import { describe, expect, test, vi } from 'vitest';
import '../menu/TableSettings.tsx';
import { settings } from '../../app/settings.ts';
import { OutcomePicture } from '../end/OutcomePicture.tsx';
import {
  asks,
  at,
  draws,
  handCard,
  has,
  isThere,
  leaves,
  metaFor,
  press,
  read,
  type SeatedParts,
  settle,
  sits,
  viewFor,
} from './seated.tsx';
import { askFor, onCardOption } from './words.ts';

// What stands around the table: the top bar, the menu, the settings, and the picture at the end.

const play = viewFor({ decision: asks(askFor('play', [onCardOption(0)])) });
const guest = { view: viewFor({ seat: null }), seat: null, meta: metaFor({ yours: [] }) } as const;

describe('the top bar', () => {
  const header = (): string => read('header');

  test('says what kind of match it is', async () => {
    await sits({ view: play });
    const plain = header();
    expect(plain).not.toContain('You are watching');
    await sits(guest);
    expect(header()).toContain('You are watching');
    await sits({ view: play, meta: metaFor({ from: { id: 'm1', at: 3 } as never }) });
    expect(header()).not.toBe(plain);
    await sits({ view: play, meta: metaFor({ daily: true }) });
    expect(header()).toContain('Deal of the day');
  });

  test('of the deal of the day it tells how far one is, and shows where the others ended', async () => {
    const reply = {
      table: { id: 'test-match', answers: 4 },
      lengths: [
        { won: true, length: 8, me: false },
        { won: false, length: 2, me: false },
        { won: true, length: 99, me: true },
      ],
    };
    const daily: SeatedParts = { view: play, meta: metaFor({ daily: true }) };
    const serve = (more: object = {}) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ ...reply, ...more })));
    const asked = serve();
    await sits(daily);
    await settle();
    expect(asked.mock.calls.map(([path]) => path)).toContain('/api/daily/test');
    expect(header()).toContain('Deal of the day: 4 answers');
    const marks = [...document.querySelectorAll<HTMLElement>('[data-ghosts="2"] b')];
    expect(marks.map((mark) => [mark.style.left, mark.dataset.won])).toEqual([
      ['100%', 'true'],
      ['25%', 'false'],
    ]);
    expect([at('[data-ghosts] i').style.width, at('[data-ghosts] u').style.left]).toEqual(['50%', '50%']);
    await sits({ ...daily, layout: 'phone' });
    await settle();
    expect([has('[data-ghosts]'), header().includes('4 answers')]).toEqual([true, false]);
    // A table of yesterday is no race of today.
    serve({ table: { id: 'another', answers: 4 } });
    await sits(daily);
    await settle();
    expect([has('[data-ghosts]'), header().includes('Deal of the day:')]).toEqual([false, false]);
  });

  test('switches the sound on and off', async () => {
    await sits({ view: play, settings: { sound: false } });
    await press('Sound');
    expect(settings().sound).toBe(true);
    await press('Sound');
    expect(settings().sound).toBe(false);
  });

  test('leads out: who plays is asked how, who looks on just goes', async () => {
    await sits({ view: play });
    await press('Leave');
    expect(has('dialog[open]')).toBe(true);
    history.replaceState(null, '', '/m/test-match');
    await settle();
    await sits(guest);
    await press('Leave');
    expect([has('dialog[open]'), location.pathname]).toEqual([false, '/']);
  });

  test('counts those who look on', async () => {
    await sits({ view: play });
    const alone = header();
    await sits({ view: play, meta: metaFor({ spectators: 3 }) });
    expect(header()).not.toBe(alone);
    expect(header()).toContain('3');
  });
});

describe('the menu', () => {
  const opens = async (parts: SeatedParts): Promise<string> => {
    await sits(parts);
    await press('Menu');
    return read('dialog[open]');
  };

  test('has the coach for who plays, to be switched on or off', async () => {
    expect(await opens({ view: play })).toMatch(/coach|hints/i);
    const words = [...document.querySelectorAll('dialog[open] button')].map((one) => one.textContent);
    const replay = await opens({ view: play, replay: { controls: null } });
    const watched = await opens(guest);
    const coach = words.find((word) => /coach|hints/i.test(word ?? '')) ?? 'nothing';
    expect([replay.includes(coach), watched.includes(coach)]).toEqual([false, false]);
  });

  test('leads to the rules and the settings', async () => {
    await opens({ view: play });
    await press('Settings');
    expect(read('dialog[open]')).toContain('Text size');
    await opens({ view: play });
    await press('Rules');
    expect(has('dialog[open] input[type="search"]')).toBe(true);
  });
});

describe('the settings', () => {
  const opens = async (parts: SeatedParts): Promise<boolean> => {
    await sits(parts);
    await press('Settings');
    await settle();
    await settle();
    return isThere('Relaxed') || has('dialog[open] section');
  };

  test('show what is agreed at the table only while a match runs on a server', async () => {
    expect(await opens({ view: play })).toBe(true);
    expect(await opens({ view: play, replay: { controls: null } })).toBe(false);
    expect(await opens({ view: play, meta: metaFor({ status: 'finished' }) })).toBe(false);
    expect(await opens({ view: play, meta: metaFor({ id: 'local' }), live: { replayPage: null } })).toBe(false);
  });
});

test('a card that somebody has moved is marked as new until one acts', async () => {
  const { goesOn } = await sits({ view: play });
  const isNew = (card: number): boolean => handCard(card).outerHTML.includes('fresh');
  expect([0, 1, 2].map(isNew)).toEqual([false, false, false]);
  await goesOn(play, [{ e: 'move', card: 1, def: 'rug', from: 'table:1', to: 'hand:0' }]);
  expect([0, 1, 2].map(isNew)).toEqual([false, true, false]);
});

test('the picture of the end: a cup for who wins, rain for who loses, a flag for who gave up', async () => {
  const stickers = async (mood: Parameters<typeof OutcomePicture>[0]['mood']): Promise<number> => {
    await leaves();
    await draws(<OutcomePicture mood={mood} icon="trophy" />);
    expect(at('[data-mood]').dataset.mood).toBe(mood);
    return at('[data-mood]').children.length;
  };
  expect(await stickers('won')).toBe(4);
  expect(await stickers('lost')).toBe(3);
  expect(await stickers('alone')).toBe(3);
  expect(await stickers('resigned')).toBe(2);
  expect(await stickers('draw')).toBe(2);
  expect(await stickers('watched')).toBe(2);
});
