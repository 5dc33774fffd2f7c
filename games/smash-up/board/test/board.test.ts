import { describe, expect, test } from 'vitest';
import { aheadOf, Match, type OptionView, WHOLE } from '#engine';
import { promptOf } from '#web/table/prompt/prompt.ts';
import { momentOf } from '#web/table/test/moment.ts';
import { components, FACTIONS } from '../../cards/data.ts';
import { smashUp, texts } from '../../index.ts';
import { deal } from '../../test/table.ts';
import { art } from '../art.ts';
import { face, factionTexts, stressed } from '../face.tsx';
import { confirm, hint } from '../hints.ts';
import { board } from '../index.tsx';
import { spread } from '../Seats.tsx';
import {
  factionOf,
  firstChoice,
  forecastOf,
  isFirst,
  isReady,
  LOOKS,
  lays,
  leadOf,
  type Model,
  nextWay,
  placesFor,
  risingOf,
  type Site,
  sitesOf,
  targetOf,
} from '../state.ts';
import { words } from '../words.ts';

describe('faces', () => {
  test.each(WHOLE)('every card has a face with a picture of its own in %s', (lang) => {
    for (const { id, kind } of components) {
      const made = face(id, texts[lang], lang);
      expect(made).toMatchObject({ name: texts[lang].cards[id].name, art: art.pictures[id] });
      expect(made.art, `picture of ${id}`).toBeDefined();
      expect(art.signs).toContain(made.typeSign);
      expect(made.seal === undefined, `seal of ${id}`).toBe(kind === 'action');
    }
  });

  test('every faction has a line, a sign and a card that stands for it', () => {
    for (const { id } of FACTIONS) {
      expect(art.signs).toContain(LOOKS[id].sign);
      expect(components.find((one) => one.id === LOOKS[id].main)?.faction).toBe(id);
      for (const lang of WHOLE) expect(factionTexts[lang][id].line.length).toBeGreaterThan(10);
    }
  });

  test('when an ability works, and numbers, stand out', () => {
    expect(stressed('On play: draw 1 card. Special (hand, before scoring): draw 2.')).toBe(
      '**On play:** draw **1** card. **Special (hand, before scoring):** draw **2**.',
    );
    expect(stressed('Талант: возьми 1 карту.')).toBe('**Талант:** возьми **1** карту.');
  });
});

/** Every question of a match played by chance, as the asked seat sees it. */
function* moments(seed: string, seats: number): Generator<Model> {
  const options = Object.fromEntries(smashUp.options.map((spec) => [spec.key, spec.default]));
  const match = Match.start(smashUp, { game: 'smash-up', rulesVersion: smashUp.rulesVersion, seats, seed: seed.repeat(32), options });
  let x = Number.parseInt(seed, 16);
  const below = (n: number): number => {
    x = (x * 48271) % 2147483647;
    return x % n;
  };
  for (let open = match.open; open !== null; open = match.open) {
    const [{ seat }] = open.asks;
    yield momentOf<Model>(texts, match.view(seat), seat, below(2) === 0 ? 'en' : 'ru');
    const ask = match.askOf(seat);
    if (ask === null) throw new Error('nobody is asked');
    const left = ask.options.map((_, i) => i);
    const many = Math.max(ask.min, Math.min(1, ask.max, left.length));
    const picks: number[] = [];
    while (picks.length < many) picks.push(left.splice(below(left.length), 1)[0]);
    match.answer(seat, match.n, picks);
  }
}

describe('at every moment of whole matches', () => {
  test('each base shows every card that lies there, once; powers and breakdowns agree with the rules', () => {
    let changed = 0;
    for (const model of moments('1d', 3))
      for (const site of sitesOf(model)) {
        const shown = [site.base, ...site.actions, ...site.minions.flatMap((one) => [one, ...one.actions])].map((one) =>
          typeof one === 'number' ? one : one.card,
        );
        expect([...shown].sort((a, b) => a - b)).toEqual(
          model
            .cards(`site:${site.site}`)
            .map(({ id }) => id)
            .sort((a, b) => a - b),
        );
        for (const minion of site.minions) {
          const start = minion.why.find((one) => one.set === true)?.n ?? minion.printed;
          const sum = minion.why.reduce((total, one) => (one.set === true ? total : total + one.n), start);
          expect(Math.max(0, sum), `power of ${minion.card}`).toBe(minion.power);
          if (minion.why.length > 0) changed++;
        }
        expect(site.powers.reduce((sum, n) => sum + n, 0)).toBe(site.total);
        expect(isReady(site)).toBe(site.total >= site.breakpoint);
        const [first] = forecastOf(model, site);
        if (first !== undefined && first.power > 0) expect(isFirst(site, first.seat)).toBe(true);
      }
    expect(changed).toBeGreaterThan(50);
  });

  test('the prompt can be said and nothing that can be chosen is out of reach', () => {
    const said = new Set<string>();
    for (const model of moments('2b', 4)) {
      const { ask } = model;
      if (ask === null) continue;
      for (const option of ask.options.slice(0, 12)) {
        const chosen = { ...model, chosen: [option.key] };
        said.add(String(hint(chosen)));
        const prompt = promptOf(chosen, { confirm: (one) => confirm(chosen, one), hint: () => hint(chosen) });
        expect(prompt.question.length).toBeGreaterThan(3);
        const target = targetOf(option);
        if (target !== undefined && ask.max === 1) expect(placesFor(chosen).get(target), `places for ${option.key}`).toContain(option);
        if (ask.prompt === 'draft') expect(factionOf(option)).toBe(option.key);
      }
      // What is no card has a button in the bar, unless it is a faction of the draft, which has a frame of its own.
      for (const option of ask.options)
        if (option.ref.kind !== 'card') expect(board.offers?.(option, model), `${ask.prompt} ${option.key}`).toBe(ask.prompt === 'draft');
      // Cards of the discard pile that can be played lie beside the hand, never in a tray over the bases.
      for (const { id } of risingOf(model)) expect(lays(model.zoneOf(id) ?? '', model)).toBe(true);
    }
    expect(said.size).toBeGreaterThan(20);
  });
});

describe('what the prompt says before the click', () => {
  const said = (position: Parameters<typeof deal>[0], option: string | null, lang: 'en' | 'ru' = 'en'): string | undefined => {
    const { table } = deal(position);
    const model = momentOf<Model>(texts, table.match.view(0), 0, lang);
    const key =
      option === null
        ? undefined
        : model.ask?.options.find((one) => one.key === option || model.cardOf(Number(/\d+/.exec(one.key)?.[0]))?.def === option)?.key;
    return hint({ ...model, chosen: key === undefined ? [] : [key] });
  };
  const position = {
    ann: { hand: ['king-rex'] },
    bob: {},
    bases: [{ base: 'tar-pits', bob: ['ninja-master', 'sir-squeezes'] }],
    vars: { vp: [13, 2, 0, 0] },
  } satisfies Parameters<typeof deal>[0];
  test('the base will be scored, my place, and the goal', () => {
    expect(said(position, 'king-rex')).toBe('“Tar Pits” scores: 17 of 16, you come second, 3 VP. That makes 16 VP.');
    expect(said(position, 'king-rex', 'ru')).toBe('Захват базы «Смоляные ямы»: 17 из 16, вы на 2-м месте, 3 ПО. Всего будет 16 ПО.');
  });
  test('the gold button says that the card is played', () => {
    const { table } = deal({ ann: { hand: ['howl', 'granny'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'] }] });
    const model = momentOf<Model>(texts, table.match.view(0), 0, 'en');
    expect((model.ask?.options ?? []).map((option) => confirm(model, option))).toEqual([undefined, 'Play “Howl”', 'Play on “Tortuga”']);
  });
  test('in the course of a card: whether the base is still scored without that minion', () => {
    const { ann, table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['zapbot'], bob: ['king-rex', 'granny', 'nana'] }],
    });
    ann.picks('ninja-master@tar-pits');
    const model = { ...momentOf<Model>(texts, table.match.view(0), 0, 'en'), ahead: aheadOf(table.match, 0) };
    const told = (name: string): string | undefined =>
      hint({
        ...model,
        chosen: [`c${table.t.def.findIndex((def, id) => smashUp.defs[def].id === name && model.zoneOf(id) === 'site:0')}`],
      });
    expect(told('king-rex')).toBe('“Tar Pits”: 14 of 16 then, you have 7.');
    expect(told('granny')).toBe('“Tar Pits” scores: 17 of 16, you come second, 3 VP.');
    ann.passes();
  });
  test('a base that is not full yet', () => {
    const more = { ...position, bases: [{ base: 'tortuga', bob: ['granny'] }] } satisfies Parameters<typeof deal>[0];
    expect(said(more, 'king-rex')).toBe('“Tortuga”: 11 of 21 then, you have 7.');
    expect(said(more, 'end')).toBe(undefined);
  });
  test('what ending the turn brings, also without a place', () => {
    const full = { ...position, bases: [{ base: 'jungle-oasis', bob: ['ninja-master', 'sir-squeezes', 'granny'] }] } satisfies Parameters<
      typeof deal
    >[0];
    expect([said(full, 'end'), said(full, null)]).toEqual(Array(2).fill('“Jungle Oasis” scores: 14 of 12, you have no place there.'));
  });
});

describe('choosing', () => {
  const site = (base: number, total: number, breakpoint: number, powers: number[]): Site =>
    ({ base, total, breakpoint, powers, missing: Math.max(0, breakpoint - total), minions: [], actions: [] }) as unknown as Site;
  const option = (key: string, to?: number): OptionView => ({
    key,
    ref: { kind: 'card', card: 1 },
    ...(to === undefined ? {} : { params: { to: { card: to, def: 'x' } } }),
  });

  test('no base is chosen for anybody, unless the card can go to one alone', () => {
    expect(firstChoice([option('a', 10), option('b', 30)])).toBeUndefined();
    expect(firstChoice([option('extra', 10), option('regular', 10)])?.key).toBe('extra');
  });

  test('a raised card can go to every place that is offered for it, before one is chosen', () => {
    const ask = { prompt: 'main', params: {}, rule: '', min: 1, max: 1, ordered: false, options: [option('a', 10), option('b', 30)] };
    expect([...placesFor({ ask, chosen: [], held: 1 }).keys()]).toEqual([10, 30]);
    expect(placesFor({ ask, chosen: [], held: null }).size).toBe(0);
  });

  test('a second press on a place takes the next way to pay for it', () => {
    const ways = [option('extra', 10), option('regular', 10)];
    expect(nextWay(ways, [])?.key).toBe('extra');
    expect(nextWay(ways, ['extra'])?.key).toBe('regular');
    expect(nextWay(ways, ['regular'])?.key).toBe('extra');
  });

  test('the lead is what one has over the next', () => {
    const here = site(10, 12, 20, [7, 5, 0, 0]);
    expect([leadOf(here, 0), leadOf(here, 1), leadOf(site(10, 10, 20, [5, 5]), 0)]).toEqual([2, 0, 0]);
    expect(isFirst(site(10, 10, 20, [5, 5]), 1)).toBe(true);
    expect(isFirst(site(10, 0, 20, [0, 0]), 1)).toBe(false);
  });
});

test.each(WHOLE)('the words of the board in %s leave nothing unsaid', (lang) => {
  const empty = Object.entries(words[lang]).filter(([, text]) => text === '');
  expect(empty).toEqual([]);
});

test('on the way to the goal those who are level stand side by side, in their order, and nobody is pushed off the start', () => {
  const gaps = (at: readonly number[]): number[] => {
    const sorted = [...at].sort((a, b) => a - b);
    return sorted.slice(1).map((one, n) => one - sorted[n]);
  };
  const near = spread([11 / 15, 11 / 15, 13 / 15, 14 / 15]);
  expect(Math.min(...gaps(near))).toBeGreaterThan(0.15);
  expect(near[3]).toBeCloseTo(14 / 15);
  expect(near[2]).toBeGreaterThan(Math.max(near[0], near[1]));
  const start = spread([0, 0, 0, 0]);
  expect(Math.min(...start)).toBe(0);
  expect(Math.min(...gaps(start))).toBeGreaterThan(0.15);
  expect(spread([0.2, 0.9])).toEqual([0.2, 0.9]);
});
