import type { Board } from '#web/table/board.ts';
import { DECLINE } from '#web/table/prompt/prompt.ts';
import type { SmashDerived } from '../derived.ts';
import type { SmashVars } from '../state.ts';
import { art } from './art.ts';
import { About } from './Details.tsx';
import { Draft, Mix } from './Draft.tsx';
import { Field } from './Field.tsx';
import { face } from './face.tsx';
import { confirm, hint } from './hints.ts';
import { Hand, Mine, Rising, Tickets, Where } from './Mine.tsx';
import { ending, moments } from './moments.ts';
import { Podium } from './Scoring.tsx';
import { Others } from './Seats.tsx';
import { factionOf, firstChoice, lays, targetOf } from './state.ts';
import { words } from './words.ts';

export const board: Board<SmashVars, SmashDerived> = {
  art,
  icon: 'collision',
  face,
  lays,
  dense: true,
  // The corner belongs to a base.
  readsLow: true,
  slots(model) {
    const drafting = model.vars.phase === 'factions';
    // On a phone the list of factions takes the table; what I have stands beside the question.
    const beside = model.phone;
    return {
      opponents: <Others model={model} />,
      centre: drafting ? <Draft model={model} /> : <Field model={model} />,
      mine:
        model.me === null ? undefined : !drafting ? (
          <Mine model={model} seat={model.me} />
        ) : beside ? undefined : (
          <Mix model={model} seat={model.me} />
        ),
      hand: model.me === null || drafting ? undefined : <Hand model={model} seat={model.me} />,
      inPrompt: (
        <>
          <Podium model={model} />
          {drafting && beside && model.me !== null && <Mix model={model} seat={model.me} />}
          {model.phone && model.ask !== null && <Tickets model={model} inline />}
          {model.phone && <Rising model={model} />}
          {model.phone && <Where model={model} />}
        </>
      ),
    };
  },
  turn(model) {
    const { phase, turn } = model.vars;
    const w = words[model.lang];
    return phase === 'factions' ? w.draftTitle : model.say(w.turn, { n: turn });
  },
  active: (vars) => (vars.phase === 'factions' ? null : vars.active),
  about: (model, card) => <About model={model} card={card} />,
  hint,
  confirm,
  first: firstChoice,
  // Cards, bases and minions are pressed where they lie, a faction of the draft in its frame.
  offers: (option, model) =>
    (model.vars.phase === 'factions' && factionOf(option) !== undefined) ||
    (option.ref.kind === 'card' && lays(model.zoneOf(option.ref.card) ?? '', model)),
  points: (option) => {
    const faction = factionOf(option);
    const frame = `[data-faction="${faction}"]`;
    return faction === undefined ? undefined : { from: frame, to: frame };
  },
  // A phone offers the places for a card beside the question.
  beside: (option) => targetOf(option) !== undefined,
  // In a window hardly anybody has something to play: going on is what one mostly wants.
  main: (model) => (model.view.decision?.window === true ? DECLINE : undefined),
  ending,
  moments,
  turnKeys: ['turn'],
  sounds: {
    'plays.minion': 'play',
    'plays.action': 'play',
    'plays.on': 'play',
    special: 'reveal',
    talent: 'select',
    destroys: 'destroy',
    guarded: 'cancel',
    flees: 'cancel',
    returns: 'draw',
    reveals: 'reveal',
    finds: 'reveal',
    reshuffles: 'shuffle',
    'reshuffles.bases': 'shuffle',
    scores: 'score',
    gains: 'score',
    base: 'flip',
  },
  progress: (vars, _derived, seat) => vars.vp[seat] ?? 0,
  measure: (lang) => words[lang].measure,
  turnNumber: (vars) => vars.turn,
};
