import type { OptionView } from '#engine';
import type { Ahead } from '../ahead.ts';
import { factionTexts } from './face.tsx';
import { asParam, factionOf, isReady, type Model, outlookOf, powerOf, type Site, scoringOf, siteOf, sitesOf, targetOf } from './state.ts';
import { words } from './words.ts';

/** What is certain before the click: how the bases stand afterwards, which of them will be scored, and what that brings. */
export function hint(model: Model): string | undefined {
  const { ask, chosen } = model;
  if (ask === null || model.me === null) return undefined;
  const picked = ask.options.find((option) => option.key === chosen[0]);
  if (picked === undefined || picked.key === 'end') return ask.prompt === 'main' && model.held === null ? ending(model) : undefined;
  return after(model, picked) ?? asItStands(model, picked);
}

/** What is scored if nothing else is done. */
function ending(model: Model): string | undefined {
  const ready = sitesOf(model).filter(isReady);
  return joined([...ready.map((site) => scored(model, site, site)), goal(model, model.vars.vp[model.me ?? 0] ?? 0, ready)]);
}

function after(model: Model, option: OptionView): string | undefined {
  const { hints } = words[model.lang];
  const me = model.me ?? 0;
  const ahead = outlookOf(model, option.key);
  if (ahead === undefined) return undefined;
  const hot = scoringOf(model)?.place;
  const sites = sitesOf(model);
  const lines = ahead.sites.map((then) => {
    const site = sites.find((one) => one.site === then.site);
    if (site === undefined) return undefined;
    const isFull = then.total >= then.breakpoint || then.site === hot;
    const base = asParam(model, site.base);
    return isFull
      ? scored(model, site, then)
      : model.say(hints.becomes, { base, total: then.total, bp: then.breakpoint, mine: then.powers[me] ?? 0 });
  });
  const full = sites
    .map((site) => ahead.sites.find((then) => then.site === site.site) ?? site)
    .filter((one) => one.total >= one.breakpoint);
  return joined([...lines.slice(0, MANY), goal(model, ahead.vp, full)]);
}

/** More would not be read. */
const MANY = 2;

const joined = (lines: readonly (string | undefined)[]): string | undefined =>
  lines.some((line) => line !== undefined) ? lines.filter((line) => line !== undefined).join(' ') : undefined;

/** A base that is full: my place there and what it brings. */
function scored(model: Model, site: Site, { total, breakpoint, places, gains }: Omit<Ahead, 'site'>): string {
  const { hints } = words[model.lang];
  const me = model.me ?? 0;
  const params = { base: asParam(model, site.base), total, bp: breakpoint, place: places[me] ?? 0, n: gains[me] ?? 0 };
  return model.say(params.place > 0 ? hints.scores : hints.scoresWithout, params);
}

/** Whether the goal is reached with what the full bases bring. */
function goal(model: Model, vp: number, full: readonly Pick<Ahead, 'gains'>[]): string | undefined {
  const me = model.me ?? 0;
  const n = full.reduce((sum, { gains }) => sum + (gains[me] ?? 0), vp);
  return n >= model.derived.goal && n > (model.vars.vp[me] ?? 0) ? model.say(words[model.lang].hints.goal, { n }) : undefined;
}

/** How the base stands that the choice is about. */
function asItStands(model: Model, picked: OptionView): string | undefined {
  const target = targetOf(picked) ?? (picked.ref.kind === 'card' ? picked.ref.card : undefined);
  const site = target === undefined ? undefined : siteOf(model, target);
  if (site === undefined) return undefined;
  const { base, total, breakpoint } = site;
  return model.say(words[model.lang].hints.place, {
    base: asParam(model, base),
    total,
    bp: breakpoint,
    mine: powerOf(site, model.me ?? 0),
  });
}

/** The gold button's words for a chosen option. */
export function confirm(model: Model, option: OptionView): string | undefined {
  const w = words[model.lang];
  const faction = factionOf(option);
  if (faction !== undefined && model.vars.phase === 'factions')
    return model.say(w.draft.take, { faction: factionTexts[model.lang][faction].name });
  const target = targetOf(option);
  if (option.ref.kind !== 'card') return undefined;
  if (target === undefined)
    return option.label?.startsWith('do.') === true ? model.say(w.playIt, { card: asParam(model, option.ref.card) }) : undefined;
  const onBase = sitesOf(model).some(({ base }) => base === target);
  return onBase ? model.say(w.playHere, { base: asParam(model, target) }) : model.say(w.onCard, { on: asParam(model, target) });
}
