import type { Lang, Sketched } from '#engine';
import type { SiteDerived, SmashDerived } from './derived.ts';
import type { SmashVars } from './state.ts';
import { cards as en } from './text/en/cards.ts';
import { cards as ru } from './text/ru/cards.ts';

const NAMES = { en, ru } as const;
const WORDS = { en: { vp: 'VP', goal: 'to', full: 'full' }, ru: { vp: 'ПО', goal: 'до', full: 'полна' } } as const;
const CELLS = 12;

/** How full a base is, in characters. */
function meter({ total, breakpoint }: SiteDerived): string {
  const full = breakpoint === 0 ? CELLS : Math.min(CELLS, Math.floor((total / breakpoint) * CELLS));
  return '█'.repeat(full) + '░'.repeat(CELLS - full);
}

/** A line for each base: how full it is, what its places bring, and everybody's power with that of each minion; points above. */
export function sketch({ vars, derived, ring }: Sketched<SmashVars>, lang: Lang, names: readonly string[]): readonly string[] {
  if (vars.phase === 'factions') return [];
  const { sites, minions, goal } = derived as SmashDerived;
  const { vp, goal: to, full } = WORDS[lang];
  const points = ring.map((seat) => `${names[seat]} ${vars.vp[seat]}`).join(' · ');
  const wide = Math.max(0, ...sites.map(({ name }) => NAMES[lang][name].name.length));
  return [
    `${points} ${vp} (${to} ${goal})`,
    '',
    ...sites.map((site) => {
      const there = ring
        .filter((seat) => site.minions[seat] > 0)
        .map((seat) => {
          const powers = minions.filter((one) => one.site === site.site && one.seat === seat).map(({ power }) => power);
          return `${names[seat]} ${site.powers[seat]} (${powers.join(' ')})`;
        });
      const state = `${String(site.total).padStart(2)}/${site.breakpoint}${site.missing === 0 ? ` ${full}` : ''}`;
      return [NAMES[lang][site.name].name.padEnd(wide), meter(site), state, site.vp.join('·'), ...there].join('  ');
    }),
  ];
}
