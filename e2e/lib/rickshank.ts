import type { Match } from '#engine';
import { type CardName, components } from '#games/rickshank/cards/data.ts';
import { deal, tokens } from '#games/rickshank/test/table.ts';
import type { Mood } from './person.ts';

// A whole match takes hundreds of clicks of the same kind, so these begin a few turns before the main deck runs out, with everything in hand.
const MARKET: readonly CardName[] = ['pill-brulee', 'pill-brulee', 'terminate', 'conroy', 'black-rick'];
const MAIN: readonly CardName[] = [
  'young-rick',
  'aqua-rick',
  'fold-yourself',
  'big-head-morty',
  'kickback',
  'gromflamite-technician',
  'dead-flies',
  'butt-in-a-cup',
  'gromflamite-officer',
  'daddys-little-girl',
];
const HANDS = {
  ann: ['persecute', 'morty-c-137', 'taxation', 'genius-waves', 'genius-waves'],
  bob: ['kickback', 'lawyer-morty', 'persecute', 'genius-waves', 'genius-waves'],
  cat: ['gentrify', 'bugged-out-morty', 'genius-waves', 'genius-waves', 'jerry'],
  dan: ['rezone', 'lizard-rick', 'genius-waves', 'genius-waves', 'beth'],
  eve: ['embezzle', 'freeze-gun', 'genius-waves', 'genius-waves', 'summer'],
} as const satisfies { readonly [name: string]: readonly CardName[] };
const DECK: readonly CardName[] = ['genius-waves', 'genius-waves', 'genius-waves', 'portal-gun', 'genius-waves'];

type Name = keyof typeof HANDS;

const many = (id: CardName, cards: readonly CardName[]): number => cards.filter((one) => one === id).length;

/** Near the end: all that is not named has been destroyed. `again`: the main deck is twice as long, for days that an end would spoil. */
export function nearTheEnd(names: readonly Name[], { again = false } = {}): Match {
  const once: readonly CardName[] = [...MARKET, ...MAIN, ...names.flatMap((name) => HANDS[name])];
  const more = again ? MAIN.filter((name) => many(name, once) < (components.find(({ id }) => id === name)?.count ?? 0)) : [];
  const named = [...once, ...more];
  const gone = components
    .filter(({ kind }) => kind === 'main')
    .flatMap(({ id, count }) => Array.from({ length: count - many(id, named) }, (): CardName => id));
  const seats = Object.fromEntries(names.map((name) => [name, { hand: HANDS[name], deck: DECK }]));
  const { table } = deal({
    ann: { hand: HANDS.ann, deck: DECK },
    ...seats,
    market: MARKET,
    main: [...MAIN, ...more],
    destroyed: gone,
    vars: { tokens: tokens(...names.map(() => 1)) },
    unfinished: true,
  });
  return table.match as unknown as Match;
}

/**
 * A shopper with a plan: plays everything, buys votes and Defenses first, commits a token now and then, raises and defends whenever possible.
 * Runs in the page; what was done is counted there, so that the test knows what it has seen.
 */
export function shop({ dice }: Mood): 'next' | 'dialog' | 'nothing' {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  if (document.querySelector('[data-end]') !== null) return 'nothing';
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  const asked = document.querySelector<HTMLElement>('[data-ask]')?.dataset.ask;
  if (asked === undefined || document.querySelector('[data-prompt="act"]') === null) return 'nothing';
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled');
    });
  const done = (what: string): void => {
    const seen = document.documentElement.dataset;
    if (!(seen.done ?? '').split(' ').includes(what)) seen.done = `${seen.done ?? ''} ${what}`.trim();
  };
  const press = (element: HTMLElement | undefined): 'next' | 'nothing' => {
    element?.setAttribute('data-next', '');
    return element === undefined ? 'nothing' : 'next';
  };
  const [gold] = all('[data-prompt="act"] button[data-action][data-kind="act"]');
  if (asked.startsWith('vote.') && document.querySelector('[data-ballot]') !== null) {
    const sides = all('[data-ballot] button[aria-pressed]');
    const more = all('[data-ballot] [role="group"] button')
      .filter((one) => !one.hasAttribute('aria-pressed'))
      .at(-1);
    const staked = document.querySelector('[data-ballot] output b')?.textContent;
    if (staked === '0' && more !== undefined && dice[0] % 2 === 0) return press(more);
    if (sides.length > 0 && !sides.some((one) => one.getAttribute('aria-pressed') === 'true')) return press(sides[dice[1] % sides.length]);
    done(asked);
    return press(gold);
  }
  const free = '[data-legal]:not([aria-pressed="true"])';
  const chosen = all('[data-legal="true"][aria-pressed="true"], [data-face][aria-pressed="true"]');
  if (asked !== 'main') {
    const [target] = all(free);
    if (gold !== undefined && (chosen.length > 0 || target === undefined)) {
      if (chosen.length > 0) done(asked);
      return press(gold);
    }
    if (target !== undefined) done(`${asked}?`);
    return press(target ?? all('[data-prompt="act"] button[data-action]')[0]);
  }
  if (gold !== undefined && (chosen.length > 0 || gold.dataset.action?.startsWith('plain') === true)) return press(gold);
  const worth = (card: HTMLElement): number => ['council', 'morty', 'special', 'gromflamite', 'rick'].indexOf(card.dataset.type ?? '');
  const cards = all(`[data-hand] ${free}`);
  const token = all('button:not([data-card])[data-legal]').filter((one) => one.closest('[data-prompt], [data-seat]') === null);
  const wares = all(`[data-zone="nemesis"] ${free}, [data-zone="market"] ${free}`).sort((a, b) => {
    const rank = (card: HTMLElement): number => (worth(card) < 0 ? 9 : worth(card));
    return rank(a) - rank(b);
  });
  return press(
    cards[0] ?? (dice[0] % 3 === 0 ? token[0] : undefined) ?? wares[0] ?? gold ?? all('[data-prompt="act"] [data-action="end"]')[0],
  );
}
