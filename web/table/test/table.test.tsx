import { expect, test, vi } from 'vitest';
import { everyLanguage } from '#engine';
import { ApiError } from '../../app/api.ts';
import {
  act,
  asks,
  at,
  button,
  dialog,
  handCard,
  has,
  hits,
  isThere,
  metaFor,
  pass,
  press,
  pressAt,
  pressCard,
  question,
  read,
  said,
  says,
  seatInfo,
  settle,
  sits,
  viewFor,
  withTable,
} from './seated.tsx';
import { askFor, buttonOption, onCardOption } from './words.ts';

const [lamp, rug] = [onCardOption(0), onCardOption(1)];
const play = viewFor({ decision: asks(askFor('play', [lamp, rug, buttonOption('stop')])) });
const two = viewFor({ decision: asks(askFor('drop', [lamp, rug, onCardOption(2)], { min: 2, max: 2 })) });
const refusal = (code: string, rule?: string) =>
  new ApiError(409, {
    code,
    message: everyLanguage({ en: 'Not now.', ru: 'Не сейчас.' }),
    params: {},
    ...(rule === undefined ? {} : { rule }),
  });

test('a press on a glowing card chooses it, the gold button answers for the seat', async () => {
  const { sent } = await sits({ view: play });
  expect(question()).toBe('Play a card (2 left)');
  expect([0, 1, 2].map((id) => handCard(id).dataset.legal !== undefined)).toEqual([true, true, false]);
  await pressCard(0);
  expect(read('[data-mine]')).toBe('c0');
  expect(sent).toEqual([]);
  await pressAt('[data-action="confirm"]');
  expect(sent).toEqual([['answer', { seat: 0, n: 7, options: ['c0'] }]]);
});

test('while an answer is on its way nothing more can be chosen; a refusal gives the choice back and names its rule', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const send = vi.fn(() => new Promise<void>((_, no) => (refuse = no)));
  await sits({ view: play, live: { send } });
  await pressCard(0);
  await pressAt('[data-action="confirm"]');
  await pressCard(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(handCard(0).dataset.legal).toBeUndefined();
  refuse(refusal('not-allowed', 'T-9'));
  await settle();
  expect(document.body.textContent).toContain('Not accepted');
  expect(document.body.textContent).toContain('Not now.');
  expect(handCard(1).dataset.legal).toBeDefined();
  await press('Rule T-9');
  expect(has('dialog[open]')).toBe(true);
});

test.each(['stale-decision', 'not-asked', 'already-answered', 'no-more-time'])(
  'whoever was too late (%s) has done nothing wrong',
  async (code) => {
    await sits({ view: play, live: { send: () => Promise.reject(refusal(code)) } });
    await pressAt('[data-action="stop"]');
    await settle();
    // Said in the prompt itself, so that it covers nothing.
    expect(document.querySelector('[data-prompt] [data-late]')?.textContent).toContain('Somebody was quicker');
    expect(document.body.textContent).not.toContain('Not accepted');
  },
);

test('with fast clicks a press is the answer, where one thing is to be chosen', async () => {
  const { sent } = await sits({ view: play, settings: { fastClicks: true } });
  await pressCard(1);
  expect(sent).toEqual([['answer', { seat: 0, n: 7, options: ['c1'] }]]);
  const several = await sits({ view: two, settings: { fastClicks: true } });
  expect(several.sent).toEqual([]);
});

test('what was chosen for one question is not chosen for the next', async () => {
  const { goesOn } = await sits({ view: play });
  await pressCard(0);
  await goesOn({ ...play, decision: asks(askFor('play', [lamp, rug]), { n: 8 }) });
  expect(read('[data-mine]')).toBe('');
  await pressCard(1);
  expect(read('[data-mine]')).toBe('c1');
});

test('several are chosen one after the other, and a second press lets go', async () => {
  const { sent } = await sits({ view: two });
  await pressCard(0);
  await pressCard(1);
  expect(read('[data-mine]')).toBe('c0 c1');
  await pressCard(0);
  expect(read('[data-mine]')).toBe('c1');
  await pressCard(2);
  await pressAt('[data-action="confirm"]');
  expect(sent).toEqual([['answer', { seat: 0, n: 7, options: ['c1', 'c2'] }]]);
});

test('where order matters the cards carry their numbers', async () => {
  const ordered = viewFor({ decision: asks(askFor('drop', [lamp, rug], { min: 2, max: 2, ordered: true })) });
  const { table, does } = await withTable({ view: ordered }, () => null);
  await does(({ model }) => model.chooseCard(1));
  await does(({ model }) => model.chooseCard(0));
  const selected = (id: number) => table().model.cardProps({ id, def: 'lamp' }).selected;
  expect([0, 1].map(selected)).toEqual([2, 1]);
  expect(table().model.cardProps({ id: 2, def: 'vase' })).toMatchObject({ legal: false, disabled: false });
  expect(table().model.cardProps({ id: 2, def: 'vase' }, 'hand').disabled).toBe(true);
  expect(table().model.cardProps({ id: 2, def: 'vase' }).selected).toBeUndefined();
  expect(table().model.cardProps({ id: 3, def: null })).toMatchObject({ face: null, label: 'Card, face down' });
});

test('a card with several options: the board says which comes first, and a second press lets go', async () => {
  const free = onCardOption(0, { key: 'free', label: 'free.lamp' });
  const view = viewFor({ decision: asks(askFor('play', [lamp, free])) });
  const first = await withTable({ view, board: { first: (options) => options[1] } }, () => null);
  await first.does(({ model }) => model.chooseCard(0));
  expect(first.table().model.chosen).toEqual(['free']);
  await first.does(({ model }) => model.chooseCard(0));
  expect(first.table().model.chosen).toEqual([]);
  // Where the board names none, the card is raised and nothing is chosen.
  const open = await withTable({ view, board: { first: () => undefined } }, () => null);
  await open.does(({ model }) => model.chooseCard(0));
  expect(open.table().model).toMatchObject({ chosen: [], held: 0 });
  expect(open.table().model.cardProps({ id: 0, def: 'lamp' })).toMatchObject({ selected: true, legal: false });
  await open.does(({ model }) => model.choose(free));
  expect(open.table().model).toMatchObject({ chosen: ['free'], held: null });
  await open.does(({ model }) => model.clear());
  await open.does(({ model }) => model.chooseCard(0));
  await open.does(({ model }) => model.chooseCard(0));
  expect(open.table().model.held).toBeNull();
  const plain = await withTable({ view }, () => null);
  const chosen: string[][] = [];
  for (let i = 0; i < 3; i++) {
    await plain.does(({ model }) => model.chooseCard(0));
    chosen.push([...plain.table().model.chosen]);
  }
  expect(chosen).toEqual([['c0'], ['free'], []]);
});

test('a choice put together from parts replaces what was chosen and never answers by itself', async () => {
  const { sent, table, does } = await withTable({ view: play, settings: { fastClicks: true } }, () => null);
  await does(({ model }) => model.pick(lamp));
  await does(({ model }) => model.pick(rug));
  expect(table().model.chosen).toEqual(['c1']);
  await does(({ model }) => model.clear());
  expect(table().model.chosen).toEqual([]);
  expect(sent).toEqual([]);
});

test('a card that cannot be used says why, with its rule; one of nobody says nothing', async () => {
  const why = vi.fn(async () => ({ key: 'dark', rule: 'T-4', params: {} }));
  await sits({ view: play, live: { why } });
  await pressCard(2);
  await settle();
  expect(why).toHaveBeenCalledWith(2);
  expect(document.body.textContent).toContain('Why not?');
  expect(isThere('Rule T-4')).toBe(true);
  const quiet = await withTable({ view: play }, () => null);
  await quiet.does(({ model }) => model.why({ id: 4, def: 'rug' }));
  expect(quiet.table().toasts).toEqual([]);
  await quiet.does(({ model }) => model.why({ id: 2, def: 'vase' }));
  expect(quiet.table().toasts).toHaveLength(1);
});

test('commands of a seat name it; those of a person do not', async () => {
  const { sent, does } = await withTable({ view: play }, () => null);
  for (const action of ['undo', 'takeover', 'resign', 'chat', 'nudge', 'mute']) await does(({ command }) => command(action, { x: 1 }));
  expect(sent.map(([action, body]) => [action, 'seat' in body])).toEqual([
    ['undo', true],
    ['takeover', true],
    ['resign', true],
    ['chat', false],
    ['nudge', false],
    ['mute', false],
  ]);
  const watching = await withTable({ view: viewFor({ seat: null }), seat: null }, () => null);
  await watching.does(({ command }) => command('takeover', { seat: 2 }));
  expect(watching.sent).toEqual([['takeover', { seat: 2 }]]);
});

test('what answers bring is known a moment later, and only for the question it was asked for', async () => {
  const endings = vi.fn(async () => ({ n: 7, endings: [{ key: 'c0', winners: [0], unless: false }], ahead: [] }) as never);
  const { table, live, does } = await withTable({ view: play, live: { endings } }, () => null);
  await settle();
  expect(table().model.endings.map(({ key }) => key)).toEqual(['c0']);
  const { state } = live.getState();
  await does(() =>
    live.tell({ state: state === null ? null : { ...state, view: { ...play, decision: asks(askFor('play', [lamp]), { n: 8 }) } } }),
  );
  expect(table().model.endings).toEqual([]);
  expect(endings).toHaveBeenCalledTimes(2);
});

test('in a replay nobody is asked', async () => {
  const { table } = await withTable({ view: play, replay: { controls: null } }, () => null);
  expect(table().model).toMatchObject({ ask: null, canAct: false });
});

test('the model knows where cards lie, whose places are, and how people are called', async () => {
  const seats = [seatInfo(0), seatInfo(1), seatInfo(2, { name: null })];
  const { table } = await withTable({ view: play, meta: metaFor({ seats }) }, () => null);
  const { model } = table();
  expect([model.zoneOf(4), model.zoneOf(99), model.cardOf(5)?.def, model.cardOf(99)]).toEqual(['table:1', null, 'lamp', undefined]);
  expect([model.ownerOf('table:1'), model.ownerOf('discard'), model.ownerOf('attic')]).toEqual([1, null, null]);
  expect([0, 1, 2].map(model.name)).toEqual(['You', 'Bob', '3']);
  expect([model.isAsked(0), model.isAsked(1), model.active]).toEqual([true, false, 0]);
  expect([model.cards('discard').length, model.cards('attic')]).toEqual([1, []]);
});

test('cards that came since the last answer are new, until the next one', async () => {
  const { goesOn } = await sits({ view: play });
  await goesOn(play, [{ e: 'move', card: 1, def: 'rug', from: 'deck', to: 'hand:0' }]);
  expect([0, 1].map((id) => handCard(id).textContent?.includes('new'))).toEqual([false, true]);
  await pressAt('[data-action="stop"]');
  expect(handCard(1).textContent).not.toContain('new');
});

test('cards that lie nowhere on the board are offered in a tray, which can be folded away until the next question', async () => {
  const view = viewFor({ decision: asks(askFor('play', [onCardOption(5), onCardOption(4)])) });
  const { goesOn } = await sits({ view, layout: 'tablet' });
  expect(at('[data-tray]').querySelectorAll('[data-card]')).toHaveLength(1);
  expect(has('[data-zone="table:1"]')).toBe(false);
  await press('Look at the table');
  expect(at('[data-tray]').dataset.folded).toBeDefined();
  expect(has('[data-zone="table:1"]')).toBe(true);
  await goesOn({ ...view, decision: asks(askFor('play', [onCardOption(5)]), { n: 8 }) });
  expect(at('[data-tray]').dataset.folded).toBeUndefined();
  await sits({ view });
  expect(has('[data-tray]')).toBe(true);
  expect(has('[data-zone="table:1"]')).toBe(true);
});

test('a match that has ended shows its end, and lets the table be looked at', async () => {
  const over = viewFor({ outcome: { winners: [0], ranking: [[0], [1], [2]], reason: 'done', params: {} } as never });
  await sits({ view: over, meta: metaFor({ status: 'finished', finishedAt: 5 }) });
  expect(has('dialog[open]')).toBe(true);
  await press('Look at the table');
  expect(has('dialog[open]')).toBe(false);
  await pressAt('[data-action="result"]');
  expect(has('dialog[open]')).toBe(true);
});

test('a record begins with the table, not with its end, and its own controls stand in for the prompt', async () => {
  const over = viewFor({ outcome: { winners: [0], ranking: [[0], [1], [2]], reason: 'done', params: {} } as never });
  await sits({ view: over, replay: { controls: <p data-scrubber="" /> } });
  expect(has('dialog[open]')).toBe(false);
  expect([has('[data-scrubber]'), has('[data-prompt]')]).toEqual([true, false]);
});

test('a lost connection and a slow command are said, each in its words', async () => {
  const { tell } = await sits();
  expect(has('[data-busy], [aria-busy="true"]')).toBe(false);
  await tell({ connection: 'lost' });
  expect(document.body.textContent).toContain('No connection. Reconnecting…');
  await tell({ connection: 'open', sending: true });
  expect(document.body.textContent).toContain('Your answer is on its way…');
  await tell({ sending: false });
  expect(document.body.textContent).not.toContain('on its way');
});

test('keys open the rules, the log and advice; with others nothing happens', async () => {
  const meta = metaFor({ hints: { allowed: true, mine: true, used: [] } });
  await sits({ view: play, meta, layout: 'tablet' });
  await hits('KeyR', { ctrlKey: true });
  expect(has('dialog[open]')).toBe(false);
  await hits('KeyR');
  expect(at('dialog[open]').getAttribute('aria-label')).toContain('Rules');
});

test('one panel is open at a time', async () => {
  await sits({ view: play, layout: 'tablet' });
  await press('Menu');
  expect(dialog()).toContain('At the table');
  await press('Settings');
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  expect(dialog()).not.toContain('At the table');
});

test('on a wide screen the rail can be folded away, and comes back with the log', async () => {
  await sits({ view: play, told: [{ at: 1, events: [says('play', { seat: { seat: 1 }, card: { card: 4, def: 'rug' } })] }] });
  expect(read('[role="log"]')).toContain('Bob plays “Rug”');
  await press('Fold the side panel');
  expect(has('[role="log"]')).toBe(false);
  await hits('KeyL');
  expect(has('[role="log"]')).toBe(true);
});

test('messages that were not seen are counted until the chat is open', async () => {
  const { tell } = await sits({ view: play, chat: [said(1, 1, 'hello')] });
  await tell({ chat: [said(1, 1, 'hello'), said(2, 2, 'hi'), said(3, 1, 'well')] });
  expect(button('Chat').textContent).toBe('Chat2');
  await press('Chat');
  expect(button('Chat').textContent).toBe('Chat');
  expect(document.body.textContent).toContain('well');
});

test('a place that was pressed in the log is lit up for a moment', async () => {
  vi.useFakeTimers();
  const { does } = await withTable({ view: play }, (table) => <p data-lit-now="">{table.model.lit}</p>);
  await does(({ light }) => light('garden'));
  expect(read('[data-lit-now]')).toBe('garden');
  await pass(3400);
  expect(read('[data-lit-now]')).toBe('garden');
  await pass(200);
  expect(read('[data-lit-now]')).toBe('');
});

test('the second tap of a double tap on the gold button falls on the hand and means nothing', async () => {
  const { goesOn } = await sits({ view: play, layout: 'phone' });
  await pressAt('[data-action="stop"]');
  await goesOn(viewFor({ decision: asks(askFor('play', [lamp, rug, buttonOption('stop')]), { n: 8 }) }));
  await pressCard(1);
  expect(has('[data-reader]')).toBe(false);
  await act(async () => new Promise((done) => setTimeout(done, 360)));
  await pressCard(1);
  expect(has('[data-reader]')).toBe(true);
});

test('Esc takes a choice back and answers nothing, however often; P passes', async () => {
  const { sent } = await sits({ view: viewFor({ decision: asks(askFor('play', [lamp, rug], { min: 0 })) }) });
  await pressCard(0);
  expect(read('[data-mine]')).toBe('c0');
  for (let i = 0; i < 3; i++) await hits('Escape', { key: 'Escape' });
  expect(handCard(0).dataset.legal).toBeDefined();
  expect(sent).toEqual([]);
  await hits('KeyP');
  expect(sent).toEqual([['answer', { seat: 0, n: 7, options: [] }]]);
});

test('a question that is over is withdrawn while it is still on the screen, and an answer ends the show', async () => {
  const bots = metaFor({ seats: [seatInfo(0), seatInfo(1, { kind: 'bot' }), seatInfo(2, { kind: 'bot' })] });
  const { goesOn, sent } = await sits({ view: play, meta: bots, pacing: true });
  vi.useFakeTimers();
  const shuffled = [{ e: 'shuffle', zone: 'deck' }] as const;
  await goesOn(viewFor(), shuffled);
  await goesOn(viewFor(), shuffled);
  expect(has('[data-action="stop"]')).toBe(false);
  expect(question()).toBe('This is what the others did');
  await goesOn(viewFor({ decision: asks(askFor('play', [lamp, buttonOption('stop')]), { n: 9 }) }));
  expect(has('[data-action="stop"]')).toBe(false);
  await press('To my decision');
  await pressAt('[data-action="stop"]');
  vi.useRealTimers();
  expect(sent).toEqual([['answer', { seat: 0, n: 9, options: ['stop'] }]]);
});

test('what I could only pass is not asked where it is over in a blink', async () => {
  const empty = viewFor({ decision: asks(askFor('react', [], { min: 0 }), { window: true }) });
  await sits({ view: empty, meta: metaFor({ clock: { since: 1000, passesAt: 1150 } }) });
  expect(has('[data-prompt="act"]')).toBe(false);
  await sits({ view: empty, meta: metaFor({ clock: { since: 1000, passesAt: 5000 } }) });
  expect(has('[data-prompt="act"]')).toBe(true);
});
