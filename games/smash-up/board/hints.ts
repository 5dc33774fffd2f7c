import type { OptionView } from '#engine';
import { factionTexts } from './face.tsx';
import { asParam, factionOf, type Model, powerOf, siteOf, sitesOf, targetOf } from './state.ts';
import { words } from './words.ts';

/** What is certain before the click: how the base stands that the chosen card would go to. */
export function hint(model: Model): string | undefined {
  const { hints } = words[model.lang];
  const { ask, chosen, me } = model;
  const picked = ask?.options.find((option) => option.key === chosen[0]);
  const target = picked === undefined ? undefined : (targetOf(picked) ?? (picked.ref.kind === 'card' ? picked.ref.card : undefined));
  const site = target === undefined ? undefined : siteOf(model, target);
  return site === undefined || me === null
    ? undefined
    : model.say(hints.place, { base: asParam(model, site.base), total: site.total, bp: site.breakpoint, mine: powerOf(site, me) });
}

/** The gold button's words for a chosen option. */
export function confirm(model: Model, option: OptionView): string | undefined {
  const w = words[model.lang];
  const faction = factionOf(option);
  if (faction !== undefined && model.vars.phase === 'factions')
    return model.say(w.draft.take, { faction: factionTexts[model.lang][faction].name });
  const target = targetOf(option);
  if (target === undefined || option.ref.kind !== 'card') return undefined;
  const onBase = sitesOf(model).some(({ base }) => base === target);
  return onBase ? model.say(w.playHere, { base: asParam(model, target) }) : model.say(w.onCard, { on: asParam(model, target) });
}
