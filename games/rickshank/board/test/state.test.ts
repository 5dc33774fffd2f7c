import { describe, expect, test } from 'vitest';
import type { CardView, OptionView } from '#engine';
import { fastRng, fittingOptions, Match, WHOLE } from '#engine';
import { randomPicks } from '#engine/testing';
import { momentOf } from '#web/table/test/moment.ts';
import { type Component, components } from '../../cards/data.ts';
import { rickshank, texts } from '../../index.ts';
import { AGAINST, FOR } from '../../state.ts';
import { art } from '../art.ts';
import { componentOf, face } from '../face.tsx';
import { confirm, hint, main, offers } from '../hints.ts';
import type { Model } from '../state.ts';
import {
  attackText,
  ballotOf,
  captivesOf,
  commitment,
  commitmentOf,
  fitsInLine,
  lays,
  marketOf,
  openAttack,
  openVote,
  partOf,
  voteText,
} from '../state.ts';

const button = (key: string): OptionView => ({ key, ref: { kind: 'button' } });
const onCard = (card: number): OptionView => ({ key: `c${card}`, ref: { kind: 'card', card } });
const say = (message: string, params: { readonly [name: string]: unknown } = {}): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));

describe('faces', () => {
  test('every card has a picture, a type and a text in both languages', () => {
    for (const lang of WHOLE)
      for (const { id } of components) {
        const shown = face(id, texts[lang], lang);
        expect(Object.keys(art.pictures)).toContain(id);
        expect(art.signs).toContain(shown.typeSign);
        expect([shown.name, shown.text, shown.typeLabel].filter((part) => (part ?? '').length > 0)).toHaveLength(3);
      }
  });

  test('a nemesis shows its group attack at full size, and only what counts when it is played at hand size', () => {
    const shown = face('earring-rick', texts.en, 'en');
    expect(shown.text).toContain('**Group attack:** Each player discards **2** cards');
    expect(shown.gist).not.toContain('Group attack');
    expect(shown.typeLabel).toBe('Nemesis · Rick');
    expect(face('galactic-federation-president', texts.ru, 'ru').text).toContain('**Суперпостоянка:**');
  });

  test('points that are counted at the end are not printed as a number', () => {
    expect(componentOf('rick-c-137')?.vpRule).toBeDefined();
    expect(JSON.stringify(face('rick-c-137', texts.en, 'en').foot)).toContain('"value":"?"');
    expect(JSON.stringify(face('fake-gun', texts.en, 'en').foot)).toContain('"value":"−2"');
  });
});

describe('texts in parts', () => {
  test('what an Attack or a vote does is cut out of the printed text', () => {
    for (const lang of WHOLE) {
      const model = { text: texts[lang], lang, say } as unknown as Model;
      expect(attackText(model, 'hammerhead-morty')).not.toMatch(/Defense|Защита|Power|мощ/);
      expect(attackText(model, 'headband-rick')).toBe(texts[lang].cards['headband-rick'].attack);
      for (const { id, vote } of components as readonly Component[])
        if (vote !== undefined) {
          const [first] = voteText(model, { def: id, kind: vote });
          expect(first).toMatch(/^\*\*/);
          expect(first).not.toMatch(/Power|мощ|End of game|В конце игры/);
        }
    }
    expect(partOf('+1 Power.', 'Attack', 'en')).toBeUndefined();
  });
});

describe('votes', () => {
  const referendum = ['for.0', 'for.1', 'against.0', 'against.1'].map(button);

  test('a key is a side and a number of tokens', () => {
    expect(commitmentOf('for.2')).toEqual({ side: FOR, tokens: 2 });
    expect(commitmentOf('against.0')).toEqual({ side: AGAINST, tokens: 0 });
    expect(commitmentOf('3.1')).toEqual({ side: 3, tokens: 1 });
    expect(commitmentOf('c17')).toBeUndefined();
    expect(commitmentOf(undefined)).toBeUndefined();
  });

  test('sides in the order offered, and the most tokens', () => {
    expect(ballotOf(referendum)).toEqual({ sides: [FOR, AGAINST], most: 1 });
    expect(ballotOf(['0.0', '2.0'].map(button))).toEqual({ sides: [0, 2], most: 0 });
    expect(commitment(referendum, AGAINST, 1)?.key).toBe('against.1');
    expect(commitment(referendum, AGAINST, 2)).toBeUndefined();
  });
});

describe('what lies where', () => {
  const card = (id: number, def: string | null = null): CardView => ({ id, def });

  test('empty places of the market stay; the sixth is there only while something lies on it', () => {
    const model = (slots: readonly number[]): Model => ({ vars: { slots }, cards: () => [card(4), card(7), card(9)] }) as unknown as Model;
    expect(marketOf(model([4, -1, 7, -1, -1, -1])).map((one) => one?.id ?? null)).toEqual([4, null, 7, null, null]);
    expect(marketOf(model([4, -1, 7, -1, -1, 9]))).toHaveLength(6);
  });

  test('hand and discard pile in one question are both offered in the tray', () => {
    const zones: { readonly [id: number]: string } = { 1: 'hand:0', 2: 'discard:0', 3: 'market' };
    const model = (options: readonly OptionView[]) =>
      ({ me: 0, ask: { options }, zoneOf: (id: number) => zones[id] ?? null }) as unknown as Model;
    expect(lays('hand:0', model([onCard(1), onCard(3)]))).toBe(true);
    expect(lays('hand:0', model([onCard(1), onCard(2)]))).toBe(false);
    expect(lays('hand:1', model([]))).toBe(false);
    expect(lays('discard:0', model([]))).toBe(false);
    expect(lays('market', model([]))).toBe(true);
    const asked = (prompt: string) => ({ me: 0, ask: { prompt, options: [] }, zoneOf: () => null }) as unknown as Model;
    expect(lays('character:0', asked('main'))).toBe(true);
    expect(lays('character:0', asked('character.two'))).toBe(false);
  });

  test('captives belong to whoever has the prison in play', () => {
    const model = {
      cards: (zone: string) => (zone === 'play:1' ? [card(1, 'space-prison')] : zone === 'prison' ? [card(5, 'black-rick')] : []),
    } as unknown as Model;
    expect(captivesOf(model, 1)).toHaveLength(1);
    expect(captivesOf(model, 0)).toEqual([]);
  });

  test('chips carry names while they fit in one line', () => {
    expect(fitsInLine(['The Garage', 'The Grave'], 330)).toBe(true);
    expect(fitsInLine(['The Garage', 'The Grave', 'Galactic prison'], 330)).toBe(false);
  });
});

describe('words', () => {
  test('RSR-054 what is used costs nothing, whatever its price', () => {
    const said = (label: string) =>
      hint({
        ask: { prompt: 'main', options: [{ key: 'one', ref: { kind: 'card', card: 5 }, label }] },
        chosen: ['one'],
        lang: 'en',
        vars: { power: 6 },
        derived: { prices: [{ card: 5, cost: 5 }], token: { cost: 2 } },
        zoneOf: () => 'market',
        say: (message: string, { n }: { n: number }) => `${n}: ${message}`,
      } as unknown as Model);
    expect(said('buy')).toMatch(/^1: /);
    expect(said('use')).toBeUndefined();
  });

  test('whatever is asked in whole matches, hints and buttons are words, votes and Attacks are recognised', () => {
    const seen = new Set<string>();
    for (const seed of [1, 2]) {
      const options = fittingOptions(rickshank, 3, {});
      const match = Match.start(rickshank, { game: rickshank.id, rulesVersion: rickshank.rulesVersion, seats: 3, options, seed });
      const rng = fastRng(seed);
      for (let i = 0; i < 900 && match.open !== null; i++) {
        for (const { seat } of match.open.asks) {
          const ask = match.askOf(seat);
          if (ask === null) continue;
          const lang = WHOLE[i % 2];
          const view = match.view(seat);
          for (const option of [undefined, ...(view.decision?.mine?.options ?? []).slice(0, 6)]) {
            const model = momentOf<Model>(texts, view, seat, lang, option === undefined ? [] : [option.key]);
            const said = [hint(model), option === undefined ? undefined : confirm(model, option)];
            for (const words of said) expect(words ?? 'fine').not.toMatch(/[{}]|undefined|NaN|\[object/);
            const wanted = main(model);
            if (wanted !== undefined) expect(model.ask?.options.map(({ key }) => key)).toContain(wanted);
            if (option !== undefined && offers(option, model)) seen.add('offered');
            if (openVote(model) !== null) seen.add(openVote(model)?.stage ?? '');
            if (openAttack(model) !== null) seen.add('attack');
          }
          match.answer(seat, match.n, randomPicks(ask, rng));
        }
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['attack', 'offered', 'raise', 'sealed']));
  });
});
