import { expect, test } from 'vitest';
import { type DecisionView, inSentence, type OptionView } from '#engine';
import { texts as pickle } from '#games/pickle/index.ts';
import { texts } from '#games/smash-up/index.ts';
import { askFor, buttonOption, onCardOption, onSeatOption, wordsFor } from '../../test/words.ts';
import { listed } from '../../words.ts';
import { optionName, promptOf } from '../prompt.ts';

const cards = [onCardOption(0), onCardOption(1), onCardOption(2)];
const decision = (more: Partial<DecisionView>): DecisionView => ({
  n: 3,
  mode: 'one',
  quiet: false,
  window: false,
  asked: [1],
  prompts: [],
  mine: null,
  ...more,
});

test('the question is formatted with its parameters and names its rule', () => {
  const prompt = promptOf(wordsFor({ ask: askFor('play', cards) }));
  expect(prompt).toMatchObject({ tone: 'act', question: 'Play a card (2 left)', rule: 'T-1' });
  expect(prompt.main).toMatchObject({ label: 'Choose a card', disabled: true });
});

test('what has a name of its own need not be a card', () => {
  const figures = askFor('end', [onCardOption(0, { key: 'a', label: 'free.lamp' }), onCardOption(1, { key: 'b', label: 'free.lamp' })]);
  expect(promptOf(wordsFor({ ask: figures })).main).toMatchObject({ label: wordsFor().ui.prompt.chooseAny, disabled: true });
});

test('the gold button repeats the choice in words, and Escape takes it back', () => {
  const prompt = promptOf(wordsFor({ ask: askFor('play', cards), chosen: ['c1'] }));
  expect(prompt.main).toEqual({ key: 'confirm', label: 'Choose “Rug”', does: { kind: 'answer', keys: ['c1'] } });
  expect(prompt.actions).toMatchObject([{ key: 'clear', escape: true }]);
});

test('the board may say it in its own words', () => {
  const prompt = promptOf(wordsFor({ ask: askFor('play', cards), chosen: ['c0'] }), {
    confirm: () => 'Light it',
    hint: () => 'Then it is bright',
  });
  expect(prompt.main?.label).toBe('Light it');
  expect(prompt.hint).toBe('Then it is bright');
});

test('of several buttons the board names the gold one; with nothing to choose from it is the pass', () => {
  const ask = askFor('play', [...cards, buttonOption('stop'), buttonOption('go')]);
  expect(promptOf(wordsFor({ ask })).main).toMatchObject({ disabled: true });
  const prompt = promptOf(wordsFor({ ask }), { main: () => 'go' });
  expect(prompt.main).toMatchObject({ key: 'go', does: { kind: 'answer', keys: ['go'] } });
  expect(prompt.actions).toMatchObject([{ key: 'stop' }]);
  expect(promptOf(wordsFor({ ask }), { main: () => 'go', offers: () => true })).toMatchObject({ actions: [], main: { key: 'go' } });
  expect(promptOf(wordsFor({ ask: askFor('play', [], { min: 0 }) }))).toMatchObject({
    actions: [],
    main: { key: 'decline', pass: true },
  });
});

test('k of n: the button says what is missing, then what is chosen', () => {
  const ask = askFor('drop', cards, { min: 2, max: 2 });
  expect(promptOf(wordsFor({ ask, chosen: ['c0'] }))).toMatchObject({
    counter: '1 of 2',
    main: { label: '1 more to choose', disabled: true },
  });
  expect(promptOf(wordsFor({ ask, chosen: ['c0', 'c2'] }))).toMatchObject({
    counter: '2 of 2',
    main: { label: 'Choose “Lamp”, “Vase”', does: { kind: 'answer', keys: ['c0', 'c2'] } },
  });
});

test('the words beside the prompt say what is done with one or several, and the board what a button stands for', () => {
  const ask = askFor('throw', cards, { min: 1, max: 3 });
  expect(promptOf(wordsFor({ ask, chosen: ['c0'] })).main?.label).toBe('Throw 1 away');
  expect(promptOf(wordsFor({ ask, chosen: ['c0', 'c2'] })).main?.label).toBe('Throw 2 away');
  expect(promptOf(wordsFor({ ask: askFor('keep', cards, { max: 3 }), chosen: ['c0', 'c1', 'c2'] })).main?.label).toBe('Confirm: 3 chosen');
  expect(promptOf(wordsFor({ ask: askFor('whose', [onSeatOption(1)]), chosen: ['s1'] })).main?.label).toBe('The hand of Bob');
  const twins = askFor('end', [onCardOption(0, { key: 'on', label: 'free.lamp' }), onCardOption(0, { key: 'off', label: 'free.lamp' })]);
  const short = ({ key }: OptionView) => (key === 'off' ? 'Off' : undefined);
  expect(promptOf(wordsFor({ ask: twins }), { short }).actions.map(({ label }) => label)).toEqual(['Lamp: draw a card', 'Off']);
  expect(promptOf(wordsFor({ ask: twins, chosen: ['on'] }), { short }).actions[0].label).toBe('Off');
});

test('an order is given in the order of the clicks', () => {
  const ask = askFor('drop', cards, { min: 3, max: 3, ordered: true });
  const prompt = promptOf(wordsFor({ ask, chosen: ['c2', 'c0', 'c1'] }));
  expect(prompt.main?.does).toEqual({ kind: 'answer', keys: ['c2', 'c0', 'c1'] });
});

test('a single button beside targets is the gold one; a labelled target goes by the name of its card until chosen', () => {
  const free = onCardOption(0, { key: 'free', label: 'free.lamp' });
  const ask = askFor('end', [free, buttonOption('stop')]);
  const before = promptOf(wordsFor({ ask }));
  expect(before.main).toMatchObject({ label: 'End the turn', does: { kind: 'answer', keys: ['stop'] } });
  expect(before.actions).toMatchObject([{ label: 'Lamp', does: { kind: 'choose', key: 'free' } }]);
  expect(promptOf(wordsFor({ ask, chosen: ['free'] })).main?.label).toBe('Lamp: draw a card');
});

test('gold never wastes: what would end with more left to do is a plain button, and nothing that Enter presses', () => {
  const ask = askFor('end', [onCardOption(0), buttonOption('stop')], { wastes: 'stop' });
  const prompt = promptOf(wordsFor({ ask }));
  expect(prompt.main).toMatchObject({ disabled: true });
  expect(prompt.actions).toMatchObject([{ label: 'End the turn', does: { kind: 'answer', keys: ['stop'] } }]);
  // Not even where the board would propose it.
  expect(promptOf(wordsFor({ ask }), { main: () => 'stop' }).main).toMatchObject({ disabled: true });
  expect(promptOf(wordsFor({ ask, chosen: ['c0'] })).main).toMatchObject({ does: { kind: 'answer', keys: ['c0'] } });
});

test('a raised card that could go to several places: each of them, and a way back; gold waits', () => {
  const ask = askFor('play', [onCardOption(0, { key: 'here', label: 'free.lamp' }), onCardOption(0, { key: 'there', label: 'free.lamp' })]);
  const prompt = promptOf(wordsFor({ ask, held: 0 }));
  expect(prompt.main).toMatchObject({ disabled: true });
  expect(prompt.actions.map(({ key, does }) => [key, does.kind])).toEqual([
    ['here', 'choose'],
    ['there', 'choose'],
    ['clear', 'clear'],
  ]);
});

test('yes and no: yes is gold, P says no', () => {
  const prompt = promptOf(wordsFor({ ask: askFor('end', [buttonOption('yes'), buttonOption('no')]) }));
  expect(prompt.main).toMatchObject({ label: 'Yes', does: { kind: 'answer', keys: ['yes'] } });
  expect(prompt.actions).toMatchObject([{ label: 'No', pass: true }]);
});

test('what is optional can be declined with the words of the question', () => {
  const prompt = promptOf(wordsFor({ ask: askFor('play', cards, { min: 0, decline: 'no-thanks' }) }));
  expect(prompt.actions).toMatchObject([{ key: 'decline', label: 'No, thanks', pass: true, does: { kind: 'answer', keys: [] } }]);
  const window = wordsFor({ ask: askFor('play', cards, { min: 0 }), decision: decision({ mode: 'first', window: true, asked: [0, 1] }) });
  expect(promptOf(window).actions[0].label).toBe('Pass');
});

test('players can be chosen by buttons, because their plates may be out of sight', () => {
  const prompt = promptOf(wordsFor({ ask: askFor('whose', [onSeatOption(0), onSeatOption(2)]) }));
  expect(prompt.actions.map((action) => action.label)).toEqual(['You', 'Cid']);
  expect(prompt.main?.label).toBe('Choose a player');
});

test('somebody else is asked: who and what', () => {
  const asked = decision({ prompts: [{ seat: 1, prompt: 'whose', params: {}, rule: 'T-2' }] });
  expect(promptOf(wordsFor({ decision: asked }))).toMatchObject({
    tone: 'wait',
    question: 'Bob is deciding',
    hint: 'Asked: Whose hand?',
    rule: 'T-2',
    actions: [],
  });
  expect(promptOf(wordsFor({ decision: asked, lang: 'ru' })).question).toBe('Решает Bob');
  expect(promptOf(wordsFor({ decision: decision({ mode: 'all', asked: [1, 2] }) }))).toMatchObject({
    question: 'Waiting for 2 players',
    hint: 'Still to answer: Bob, Cid',
  });
});

test('a spectator is never offered anything', () => {
  const prompt = promptOf(wordsFor({ me: null, decision: decision({}) }));
  expect(prompt).toMatchObject({ tone: 'watch', actions: [] });
  expect(prompt.main).toBeUndefined();
});

test('in an open window only oneself knows of having answered', () => {
  expect(promptOf(wordsFor({ decision: decision({ mode: 'first', asked: [0, 1] }) })).question).toBe('Your answer is given');
});

test('a text that is missing, or lacks a parameter, does not take the table down', () => {
  expect(promptOf(wordsFor({ ask: askFor('unheard-of', cards) })).question).toBe('unheard-of');
  expect(promptOf(wordsFor({ ask: askFor('drop', cards, { params: {} }) })).question).toBe('drop');
});

test('a card face down keeps its name to itself', () => {
  expect(optionName(wordsFor(), onCardOption(9))).toBe('a hidden card');
});

test('what the board offers itself has no button in the bar; with nothing else left the bar says to choose', () => {
  const offers = (option: OptionView) => option.key !== 'stop';
  const ask = askFor('end', [onCardOption(0, { key: 'free', label: 'free.lamp' }), buttonOption('stop')]);
  expect(promptOf(wordsFor({ ask }), { offers })).toMatchObject({ actions: [], main: { label: 'End the turn' } });
  const pictures = askFor('end', [buttonOption('left'), buttonOption('right')]);
  expect(promptOf(wordsFor({ ask: pictures }), { offers })).toMatchObject({ actions: [], main: { disabled: true } });
});

test('what ends the match is said before the click, and by whom it is won', () => {
  const endings = [
    { key: 'c0', winners: [0], unless: false },
    { key: 'c1', winners: [1], unless: true },
    { key: null, winners: [2], unless: false },
  ];
  const said = (chosen: string[], lang: 'en' | 'ru' = 'en') =>
    promptOf({ ...wordsFor({ ask: { ...askFor('play', cards), min: 0 }, chosen, lang }), endings }, { hint: () => 'a hint' }).ending;
  expect(said(['c0'])).toEqual({ good: true, text: 'You win the match with it!' });
  expect(said(['c1'])).toEqual({
    good: false,
    text: `With that the match ends, and the winner is ${wordsFor().name(1)}, unless somebody answers!`,
  });
  expect(said(['c2'])).toBeUndefined();
  // Nothing is chosen: doing nothing is what could be done.
  expect(said([])).toEqual({ good: false, text: `If you do nothing, the match ends, and the winner is ${wordsFor().name(2)}!` });
  expect(said(['c0'], 'ru')).toEqual({ good: true, text: 'Это победа!' });
});

test('names are listed as one says them', () => {
  expect(['Ann', 'Bob', 'Cleo', 'Dan'].map((_, i, all) => listed(all.slice(0, i + 1), ' and '))).toEqual([
    'Ann',
    'Ann and Bob',
    'Ann, Bob and Cleo',
    'Ann, Bob, Cleo and Dan',
  ]);
});

test('words of a choice within a sentence: ours lose their capital, names keep theirs', () => {
  const [en, ru] = (['en', 'ru'] as const).map((lang) => (words: string) => inSentence(words, texts[lang], ['Ann']));
  expect(['Play “Night Porter”', 'A card for each', 'End the turn'].map(en)).toEqual([
    'play “Night Porter”',
    'a card for each',
    'end the turn',
  ]);
  expect(['Сыграть «Ягуар»', 'В сброс', 'По карте за каждого'].map(ru)).toEqual(['сыграть «Ягуар»', 'в сброс', 'по карте за каждого']);
  // Players, cards and what else has a name in the game.
  const kept = ['Ann + 2 tokens', 'Sir Squeezes: draw', 'Pirates', '“Night Porter” to “Grand Hotel”', ''];
  expect(kept.map(en)).toEqual(kept);
  expect(ru('Пираты')).toBe('Пираты');
  // A longer word only begins like a name.
  expect(en('Anneal it')).toBe('anneal it');
  expect(inSentence('Рик идёт на (2:3)', pickle.ru, [])).toBe('Рик идёт на (2:3)');
  expect(inSentence('X = 2', pickle.en, [])).toBe('X = 2');
});
