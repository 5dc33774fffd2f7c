import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import type { Position } from './table.ts';
import { allPass, at, bankOf, deal, power, START } from './table.ts';

type Dealt = ReturnType<typeof deal>;
type Minions = NonNullable<Position['bases']>[number]['ann'];

interface Case {
  readonly what: string;
  readonly hand?: readonly CardName[];
  readonly deck?: readonly CardName[];
  /** Minions of ann, who ignores the base, and of bob, who does not. */
  readonly ann?: Minions;
  readonly bob?: Minions;
  /** Minions on the second base. */
  readonly there?: { readonly ann?: Minions; readonly bob?: Minions };
  /** What is done after ann has said whether she ignores the base; then windows are passed until somebody is asked something else. */
  readonly acts?: (dealt: Dealt) => void;
  readonly look: (dealt: Dealt) => unknown;
  /** What is seen if she minds the base, and if she ignores it. */
  readonly minds: unknown;
  readonly ignores: unknown;
  /** The same with Jammed Signal, for everybody. */
  readonly jammed: unknown;
}

const ends = ({ ann, table }: Dealt): void => {
  ann.picks('end');
  allPass(table);
};
/** Who is asked what. */
const asked = ({ table }: Dealt): string => {
  const ask = table.match.open?.asks[0];
  return ask === undefined ? 'nobody' : `${['ann', 'bob'][ask.seat]}: ${ask.prompt.key}`;
};
const offered = ({ table }: Dealt): number => table.match.open?.asks[0].options.length ?? 0;
const vp = ({ table }: Dealt): number[] => table.vars.vp.slice(0, 2);
const powers =
  (...names: readonly CardName[]) =>
  ({ table }: Dealt): number[] =>
    names.map((name) => power(table, name));
/** How many minions were given a bonus; by now they may have left. */
const boosted = ({ table }: Dealt): number => table.logKeys.filter((key) => key === 'boosts').length;
const big = (counters: number): Minions => [{ card: 'king-rex', counters }];

// What each base with an ability does for a player who minds it and, through Infiltrate, for one who does not.
const cases: { readonly [base in CardName]?: Case } = {
  'the-central-brain': {
    what: 'no +1',
    ann: ['nana'],
    bob: ['zapbot'],
    look: powers('nana', 'zapbot'),
    minds: [4, 3],
    ignores: [3, 3],
    jammed: [3, 2],
  },
  'lake-minnetonka': {
    what: 'no +1 for what comes',
    hand: ['king-rex'],
    acts: ({ ann }) => ann.picks('king-rex@lake-minnetonka'),
    look: powers('king-rex'),
    minds: [8],
    ignores: [7],
    jammed: [7],
  },
  'out-in-the-woods': {
    what: 'no +1 before scoring',
    ann: big(7),
    bob: ['granny'],
    acts: ({ ann }) => ann.picks('end'),
    look: boosted,
    minds: 2,
    ignores: 1,
    jammed: 0,
  },
  'cave-of-shinies': {
    what: 'no VP for the own minions destroyed there',
    hand: ['ninja-master'],
    ann: ['nana'],
    acts: ({ ann }) => ann.plays('ninja-master@cave-of-shinies', 'nana'),
    look: vp,
    minds: [1, 0],
    ignores: [0, 0],
    jammed: [0, 0],
  },
  'tar-pits': {
    what: 'the own minions destroyed there are in the discard pile',
    hand: ['ninja-master'],
    ann: ['nana'],
    acts: ({ ann }) => ann.plays('ninja-master@tar-pits', 'nana'),
    look: ({ ann }) => ann.discard.includes('nana'),
    minds: false,
    ignores: true,
    jammed: true,
  },
  'the-homeworld': {
    what: 'no play for the minion played',
    hand: ['king-rex'],
    acts: ({ ann }) => ann.picks('king-rex@the-homeworld'),
    look: ({ table }) => bankOf(table).includes('minion:power'),
    minds: true,
    ignores: false,
    jammed: false,
  },
  'grandmas-house': {
    what: 'no look at the deck',
    hand: ['king-rex'],
    acts: ({ ann }) => ann.picks('king-rex@grandmas-house'),
    look: asked,
    minds: 'ann: peek',
    ignores: 'ann: main',
    jammed: 'ann: main',
  },
  'temple-of-goju': {
    what: 'the strongest minion stays to be discarded',
    ann: big(7),
    bob: ['granny'],
    acts: ends,
    look: ({ ann, bob }) => [ann.discard.includes('king-rex'), bob.discard.includes('granny')],
    minds: [false, false],
    ignores: [true, false],
    jammed: [true, true],
  },
  'factory-436-1337': {
    what: 'no VP for power, and nobody steps into the place of the winner',
    ann: big(13),
    bob: ['ninja-master', 'granny'],
    acts: ends,
    look: vp,
    minds: [2 + 4, 2],
    ignores: [2, 2],
    jammed: [2, 2],
  },
  'rhodes-plaza-mall': {
    what: 'no VP for minions',
    ann: big(13),
    bob: ['granny', 'nana'],
    acts: ends,
    look: vp,
    minds: [1, 2],
    ignores: [0, 2],
    jammed: [0, 0],
  },
  'under-the-bed': {
    what: 'no extra minion there',
    hand: ['king-rex', 'zapbot'],
    acts: ({ ann }) => ann.picks('king-rex@jungle-oasis'),
    look: offered,
    minds: 2,
    ignores: 1,
    jammed: 1,
  },
  palooza: {
    what: 'no minion may be brought',
    ann: big(20),
    there: { ann: ['nana'], bob: ['granny'] },
    acts: ends,
    look: asked,
    minds: 'ann: bring',
    ignores: 'bob: bring',
    jammed: 'bob: main',
  },
  'retirement-community': {
    what: 'nobody is saved',
    ann: big(13),
    bob: ['granny'],
    acts: ends,
    look: asked,
    minds: 'ann: save',
    ignores: 'bob: save',
    jammed: 'bob: main',
  },
  'the-mothership': {
    what: 'the winner takes nobody back, nor does the runner-up',
    ann: [...(big(13) ?? []), 'nana'],
    bob: ['zapbot'],
    acts: ends,
    look: asked,
    minds: 'ann: return',
    ignores: 'bob: main',
    jammed: 'bob: main',
  },
  'ninja-dojo': {
    what: 'the winner destroys nobody, nor does the runner-up',
    ann: big(13),
    bob: ['granny'],
    acts: ends,
    look: asked,
    minds: 'ann: destroy',
    ignores: 'bob: main',
    jammed: 'bob: main',
  },
  'the-grey-opal': {
    what: 'nobody sails away',
    ann: ['nana'],
    bob: big(10),
    acts: ends,
    look: asked,
    minds: 'ann: save',
    ignores: 'bob: main',
    jammed: 'bob: main',
  },
  tortuga: {
    what: 'the runner-up brings nobody, and nobody steps into that place',
    ann: ['nana'],
    bob: big(13),
    there: { ann: ['grandma'] },
    acts: ends,
    look: asked,
    minds: 'ann: bring',
    ignores: 'bob: main',
    jammed: 'bob: main',
  },
  'school-of-wizardry': {
    what: 'the winner chooses no base',
    ann: big(13),
    bob: ['granny'],
    acts: ends,
    look: asked,
    minds: 'ann: base.next',
    ignores: 'bob: main',
    jammed: 'bob: main',
  },
  'the-great-library': {
    what: 'no card',
    ann: big(15),
    bob: ['granny'],
    acts: ends,
    look: asked,
    minds: 'ann: draw',
    ignores: 'bob: draw',
    jammed: 'bob: main',
  },
  'evans-city-cemetery': {
    what: 'the winner keeps the hand',
    hand: ['king-rex'],
    deck: ['howl', 'summon', 'augmentation', 'granny', 'grandma', 'zapbot', 'portal', 'nana'],
    ann: [{ card: 'sir-squeezes', counters: 15 }],
    acts: ends,
    look: ({ ann }) => ann.hand.includes('king-rex'),
    minds: false,
    ignores: true,
    jammed: true,
  },
};

function lay(base: CardName, { hand = [], deck = ['howl', 'summon'], ann, bob, there = {} }: Case, isJammed: boolean): Dealt {
  return deal({
    ann: { hand: isJammed ? hand : ['infiltrate', ...hand], deck },
    bob: {},
    bases: [
      { base, ...(ann === undefined ? {} : { ann }), ...(bob === undefined ? {} : { bob }), on: isJammed ? ['jammed-signal'] : [] },
      { base: 'jungle-oasis', ...there },
    ],
    unfinished: true,
  });
}

describe('SMU-148 who ignores a base, base by base', () => {
  for (const [name, example] of Object.entries(cases)) {
    const base = name as CardName;
    test(`SMU-148 SMU-144 ${base}: ${example.what}`, () => {
      const seen = (['minds', 'ignores'] as const).map((way) => {
        const dealt = lay(base, example, false);
        dealt.ann.picks(`infiltrate@${base}`);
        if (way === 'ignores') dealt.ann.picks('ignore');
        else dealt.ann.passes();
        example.acts?.(dealt);
        return example.look(dealt);
      });
      expect(seen).toEqual([example.minds, example.ignores]);
    });
    test(`SMU-415 ${base}: nobody minds it under Jammed Signal`, () => {
      const dealt = lay(base, example, true);
      example.acts?.(dealt);
      expect(example.look(dealt)).toEqual(example.jammed);
    });
  }

  // What happens at the start of the own turn comes when Infiltrate has ended (SMU-061).
  const starts: readonly [CardName, Minions, (dealt: Dealt) => unknown, unknown, unknown][] = [
    ['city-of-gold', ['nana'], vp, [1, 0], [0, 0]],
    ['ancient-temple', ['nana'], powers('nana'), [8], [3]],
    ['mushroom-kingdom', [], asked, 'ann: bring', 'ann: main'],
  ];
  test.each(starts)('SMU-148 %s: nothing at the start of a turn', (base, ann, look, minds, jammed) => {
    const seen = [[], ['jammed-signal'] as const].map((on) =>
      look(
        deal({
          ann: {},
          bob: {},
          bases: [
            { base, ann: ann ?? [], on },
            { base: 'tortuga', bob: ['granny'] },
          ],
          vars: START,
          unfinished: true,
        }),
      ),
    );
    expect(seen).toEqual([minds, jammed]);
  });
  test('SMU-148 mushroom-kingdom: minions of who ignores it are not brought', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['infiltrate'] },
      bob: {},
      cat: {},
      bases: [{ base: 'mushroom-kingdom' }, { base: 'tortuga', ann: ['nana'], cat: ['granny'] }],
    });
    ann.plays('infiltrate@mushroom-kingdom', 'ignore', 'end');
    bob.mayPick('granny');
    bob.passes();
    expect(at(table, 'mushroom-kingdom')).toEqual(['infiltrate']);
  });
  test('SMU-148 ninja-dojo: the winner cannot destroy a minion of who ignores it', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['infiltrate'] },
      bob: {},
      bases: [
        { base: 'ninja-dojo', ann: ['nana'], bob: big(10) ?? [] },
        { base: 'jungle-oasis', ann: ['granny'], bob: ['zapbot'] },
      ],
    });
    ann.plays('infiltrate@ninja-dojo', 'ignore', 'end');
    allPass(table);
    bob.mayPick('king-rex', 'zapbot');
    bob.passes();
  });
});
