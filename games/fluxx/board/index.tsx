import type { Board } from '#web/table/board.ts';
import { areTabs } from '#web/table/seats.ts';
import type { FluxxDerived } from '../derived.ts';
import type { FluxxVars } from '../state.ts';
import { art } from './art.ts';
import { Centre } from './Centre.tsx';
import { componentOf, face } from './face.ts';
import { ending } from './moments.ts';
import { Hand, Mine, Others } from './seats.tsx';
import { haveOf, isFilled, type Model } from './state.ts';
import { words } from './words.ts';

/** What the chosen card would certainly complete. */
function hint(model: Model): string | undefined {
  const { me, ask, lang } = model;
  if (me === null || ask === null) return undefined;
  const option = ask.options.find((one) => one.key === model.chosen[0]);
  const def = option?.ref.kind === 'card' && option.label === undefined ? model.cardOf(option.ref.card)?.def : undefined;
  const gains =
    ask.prompt === 'play' || ask.prompt === 'play-from-side' || ask.prompt === 'steal-something' || ask.prompt === 'exchange-theirs';
  if (def === undefined || def === null || !gains || componentOf(def)?.kind !== 'keeper') return undefined;
  for (const goal of model.derived.goals) {
    const open = goal.needs.filter((need) => !isFilled(need, me));
    const fills = open.some((need) => need.what === 'keeper' && need.name === def && haveOf(need, me) === 0);
    if (fills && goal.needs.length - open.length + 1 === goal.enough && !goal.hindered.includes(me))
      return model.say(words[lang].completes, { card: { def: goal.id } });
  }
  return undefined;
}

export const board: Board<FluxxVars, FluxxDerived> = {
  art,
  icon: 'water-pistol',
  face,
  lays(zone, model) {
    const [name, index] = zone.split(':');
    const mine = model.me !== null && index === String(model.me);
    if (name === 'hand') return mine;
    if (name === 'keepers' || name === 'creepers') return mine || !areTabs(model);
    if (name !== 'centre' && name !== 'stack') return false;
    // Where others' cards are offered in the tray, it lies over the centre: then everything is chosen there.
    const aims = model.ask?.options.flatMap(({ ref }) => (ref.kind === 'card' ? [model.zoneOf(ref.card) ?? ''] : [])) ?? [];
    return !areTabs(model) || !aims.some((one) => /^(keepers|creepers):/.test(one) && !one.endsWith(`:${model.me}`));
  },
  slots: (model) => ({
    opponents: <Others model={model} />,
    centre: <Centre model={model} />,
    mine: model.me === null ? undefined : <Mine model={model} seat={model.me} />,
    hand: model.me === null ? undefined : <Hand model={model} seat={model.me} />,
  }),
  turn(model) {
    const { turn, extra } = model.vars;
    return turn === 0 ? undefined : model.say(extra ? words[model.lang].extraTurn : words[model.lang].turn, { n: turn });
  },
  active: (vars) => vars.active,
  steps(model) {
    const { rules, plays } = model.derived;
    return model.ask?.prompt === 'play' && typeof rules.play === 'number' && rules.play > 1 && rules.play <= 4
      ? { done: plays, total: rules.play }
      : undefined;
  },
  hint,
  plays: ['play', 'play-random', 'play-nested', 'free', 'creeper'],
  ending,
  turnKeys: ['turn', 'turn-extra'],
  sounds: {
    trash: 'destroy',
    steal: 'destroy',
    'parasite-check': 'destroy',
    creeper: 'cancel',
    reshuffle: 'shuffle',
    mixed: 'shuffle',
    shows: 'reveal',
  },
  progress(_vars, derived, seat) {
    const one = derived.seats.find((view) => view.seat === seat);
    return Math.round((one?.progress ?? 0) * 100);
  },
  measure: (lang) => words[lang].measure,
  turnNumber: (vars) => vars.turn,
};
