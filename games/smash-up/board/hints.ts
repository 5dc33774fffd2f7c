import type { OptionView } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import { factionTexts } from './face.tsx';
import { asParam, derivedOf, factionOf, powerOf, scoringOf, siteAt, siteOf, targetOf } from './state.ts';
import { words } from './words.ts';

/** What is certain before the click: how the base stands that the chosen card would go to, or what a full one gives as it stands. */
export function hint(model: TableModel): string | undefined {
  const { hints } = words[model.lang];
  const { ask, chosen, me } = model;
  const picked = ask?.options.find((option) => option.key === chosen[0]);
  const target = picked === undefined ? undefined : (targetOf(picked) ?? (picked.ref.kind === 'card' ? picked.ref.card : undefined));
  const site = target === undefined ? undefined : siteOf(model, target);
  if (site !== undefined && me !== null)
    return model.say(hints.place, { base: asParam(model, site.base), total: site.total, bp: site.breakpoint, mine: powerOf(site, me) });
  const scoring = scoringOf(model);
  const hot = scoring === null || scoring.step !== 'before' ? undefined : siteAt(model, scoring.place);
  if (hot === undefined || ask === null) return undefined;
  const gains = hot.score.filter(({ vp }) => vp > 0).sort((a, b) => b.vp - a.vp);
  if (gains.length === 0) return undefined;
  return model.say(hints.score, {
    list: gains.map(({ seat, vp }) => model.say(hints.scoreOf, { seat: model.name(seat), n: vp })).join(', '),
  });
}

/** The gold button's words for a chosen option. */
export function confirm(model: TableModel, option: OptionView): string | undefined {
  const w = words[model.lang];
  const faction = factionOf(option);
  if (faction !== undefined) return model.say(w.draft.take, { faction: factionTexts[model.lang][faction].name });
  const target = targetOf(option);
  if (target === undefined || option.ref.kind !== 'card') return undefined;
  const onBase = derivedOf(model).sites.some(({ base }) => base === target);
  return onBase
    ? model.say(w.playHere, { card: asParam(model, option.ref.card), base: asParam(model, target) })
    : model.say(w.onCard, { card: asParam(model, option.ref.card), on: asParam(model, target) });
}
