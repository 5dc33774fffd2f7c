import { expect, test } from 'vitest';
import { dialog, has, isThere, metaFor, press, read, seatInfo, sits, viewFor } from '../../test/seated.tsx';

const undo = (more: Partial<ReturnType<typeof metaFor>['undo']>) => metaFor({ undo: { mine: 'no', redo: false, request: null, ...more } });
const asking = (seat: number, waiting: number[], number = 7) => undo({ request: { number, seat, agreed: [], waiting } });
const stateOf = (meta: ReturnType<typeof metaFor>) => ({ state: { meta, at: 3, seat: 0, view: viewFor() } });

test('what can be taken back is offered, in the words of whether the others must agree', async () => {
  const free = await sits({ meta: undo({ mine: 'free' }) });
  await press('Take the last answer back');
  expect(free.sent).toEqual([['undo', { seat: 0 }]]);
  const asked = await sits({ meta: undo({ mine: 'by-consent', redo: true }) });
  expect(isThere('Take the last answer back')).toBe(false);
  await press('Ask the others to take it back');
  await press('Repeat what was taken back');
  expect(asked.sent.map(([action]) => action)).toEqual(['undo', 'redo']);
  await sits({ meta: undo({ mine: 'no' }) });
  expect([isThere('Ask the others'), isThere('Repeat')]).toEqual([false, false]);
  await sits({ meta: undo({ mine: 'free', request: { number: 7, seat: 1, agreed: [], waiting: [2] } }) });
  expect(isThere('Take the last answer back')).toBe(false);
});

test('where all others are bots, nobody is spoken of who would be asked', async () => {
  const seats = [seatInfo(0), seatInfo(1, { kind: 'bot' }), seatInfo(2, { kind: 'bot' })];
  await sits({ meta: { ...undo({ mine: 'by-consent' }), seats } });
  expect([isThere('Take the last answer back'), isThere('Ask the others')]).toEqual([true, false]);
  // A bot that plays for somebody does not agree for them.
  await sits({ meta: { ...undo({ mine: 'by-consent' }), seats: [seats[0], seatInfo(1, { control: 'bot' }), seats[2]] } });
  expect(isThere('Ask the others')).toBe(true);
});

test('whoever is asked to agree says yes or no, once', async () => {
  const { sent, tell } = await sits({ meta: asking(1, [0, 2]) });
  expect(dialog()).toContain('Bob would like to take the last answer back');
  await press('Agree');
  expect(sent).toEqual([['undo-vote', { seat: 0, number: 7, agree: true }]]);
  expect(has('dialog[open]')).toBe(false);
  // Another wish is another question.
  await tell(stateOf(asking(2, [0], 8)));
  expect(dialog()).toContain('Cid would like');
  await press('Refuse');
  expect(sent[1]).toEqual(['undo-vote', { seat: 0, number: 8, agree: false }]);
});

test('the same wish is asked again after it was settled', async () => {
  const { tell } = await sits({ meta: asking(1, [0]) });
  await press('Refuse');
  await tell(stateOf(asking(1, [2])));
  expect(has('dialog[open]')).toBe(false);
  await tell(stateOf(asking(1, [0])));
  expect(has('dialog[open]')).toBe(true);
});

test('those who are not waited for are not asked; the bar says whose answer is missing', async () => {
  await sits({ meta: asking(0, [1, 2]) });
  expect(has('dialog[open]')).toBe(false);
  expect(read('[data-prompt]')).toContain('You ask to take the last answer back. Still to agree: Bob, Cid');
});

test('a change of settings is proposed in its words', async () => {
  const proposal = { number: 9, seat: 2, clock: 'quick' as const, options: { goals: 'two' }, agreed: [], waiting: [0] };
  const { sent } = await sits({ meta: metaFor({ proposal }) });
  expect(dialog()).toContain('Cid would like to change');
  expect(dialog()).toContain('Clock: quick; goals: two');
  await press('Agree');
  expect(sent).toEqual([['settings-vote', { seat: 0, number: 9, agree: true }]]);
  await sits({ meta: metaFor({ proposal: { ...proposal, seat: null, clock: null } }) });
  expect(dialog()).toContain('The host would like to change');
  expect(dialog()).not.toContain('Clock');
});
