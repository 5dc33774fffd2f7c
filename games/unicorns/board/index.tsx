import { useState } from 'react';
import type { Board } from '#web/table/board.ts';
import type { UnicornDerived } from '../derived.ts';
import type { UnicornVars } from '../state.ts';
import { art } from './art.ts';
import { Centre, PileDialog, type PileName } from './Centre.tsx';
import { face } from './face.ts';
import { confirm, hint, short } from './hints.ts';
import { ending, moments } from './moments.ts';
import { Hand, Mine, Others } from './seats.tsx';
import { firstChoice, lays, type Model, printed } from './state.ts';
import { words } from './words.ts';

/** What is shared, and the pile that is being looked through. */
function Shared({ model }: { readonly model: Model }) {
  const [pile, setPile] = useState<PileName | null>(null);
  return (
    <>
      <Centre model={model} onPile={setPile} />
      <PileDialog model={model} pile={pile} onClose={() => setPile(null)} />
    </>
  );
}

export const board: Board<UnicornVars, UnicornDerived> = {
  art,
  icon: 'unicorn',
  face,
  lays,
  slots: (model) => ({
    opponents: <Others model={model} />,
    centre: <Shared model={model} />,
    mine: model.me === null ? undefined : <Mine model={model} seat={model.me} />,
    hand: model.me === null ? undefined : <Hand model={model} seat={model.me} />,
  }),
  turn: (model) => model.say(words[model.lang].turn, { n: model.vars.turn }),
  active: (vars) => vars.active,
  hint,
  confirm,
  short,
  first: firstChoice,
  // A Stable to play into is chosen by pressing its player.
  offers: ({ label }) => label === 'play.into',
  plays: ['plays', 'plays.into', 'responds', 'effect', 'saves'],
  ending,
  moments,
  prepares: (def) => printed(def)?.kind === 'instant',
  turnKeys: ['turn'],
  sounds: {
    plays: 'play',
    'plays.into': 'play',
    responds: 'cancel',
    stopped: 'discard',
    enters: 'score',
    saves: 'reveal',
    'move.destroy': 'destroy',
    'move.sacrifice': 'destroy',
    'move.steal': 'destroy',
    'shuffles.deck': 'shuffle',
    'shuffles.discard': 'shuffle',
    'shuffles.everything': 'shuffle',
    reshuffles: 'shuffle',
    finds: 'reveal',
    again: 'turn',
  },
  progress: (_vars, derived, seat) => derived.seats.find((one) => one.seat === seat)?.unicorns ?? 0,
  measure: (lang) => words[lang].measure,
  turnNumber: (vars) => vars.turn,
};
