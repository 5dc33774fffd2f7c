import type { Lang, Sketched } from '#engine';
import type { SiteDerived, SmashDerived } from './derived.ts';
import type { SmashVars } from './state.ts';
import { texts } from './text/index.ts';

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
  const { vp, goal: to, full } = texts[lang].sketch;
  const points = ring.map((seat) => `${names[seat]} ${vars.vp[seat]}`).join(' · ');
  const wide = Math.max(0, ...sites.map(({ name }) => texts[lang].cards[name].name.length));
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
      return [texts[lang].cards[site.name].name.padEnd(wide), meter(site), state, site.vp.join('·'), ...there].join('  ');
    }),
  ];
}
