import type { Board } from '#web/table/board.ts';
import type { SmashVars } from '../state.ts';
import { art } from './art.ts';
import { Draft } from './Draft.tsx';
import { Field } from './Field.tsx';
import { face } from './face.tsx';
import { confirm, hint } from './hints.ts';
import { Hand, Mine, Tickets } from './Mine.tsx';
import { Others } from './Seats.tsx';
import { Celebration, Podium } from './Scoring.tsx';
import { factionOf, lays, targetOf, varsOf } from './state.ts';
import { words } from './words.ts';

export const board: Board = {
  art,
  icon: 'collision',
  face,
  lays,
  dense: true,
  slots(model) {
    const drafting = varsOf(model).phase === 'factions';
    return {
      opponents: <Others model={model} />,
      centre: drafting ? <Draft model={model} /> : <Field model={model} />,
      mine: model.me === null || drafting ? undefined : <Mine model={model} seat={model.me} />,
      hand: model.me === null || drafting ? undefined : <Hand model={model} seat={model.me} />,
      inPrompt: (
        <>
          <Podium model={model} />
          {model.phone && model.ask !== null && <Tickets model={model} inline />}
        </>
      ),
      over: <Celebration model={model} />,
    };
  },
  turn(model) {
    const { phase, turn } = varsOf(model);
    const w = words[model.lang];
    return phase === 'factions' ? w.draftTitle : model.say(w.turn, { n: turn });
  },
  active: (model) => varsOf(model).active,
  hint,
  confirm,
  // A base or minion to play on is pressed where it lies, a faction in its frame.
  offers: (option) => targetOf(option) !== undefined || factionOf(option) !== undefined,
  turnKeys: ['turn'],
  progress: (vars, _derived, seat) => (vars as SmashVars).vp[seat] ?? 0,
  turnNumber: (vars) => (vars as SmashVars).turn,
};
