import { useState } from 'react';
import type { Board } from '#web/table/board.ts';
import { CardsDialog } from '#web/table/CardsDialog.tsx';
import type { RickDerived } from '../derived.ts';
import type { RickVars } from '../state.ts';
import { AttackPanel } from './Attack.tsx';
import { art } from './art.ts';
import css from './board.module.css';
import { face } from './face.tsx';
import { confirm, hint, main, offers } from './hints.ts';
import { Market, Nemesis } from './Market.tsx';
import { type PileName, Played, Stacks } from './Stacks.tsx';
import { Hand, Mine, Others } from './seats.tsx';
import { lays, type Model, marketOf, openAttack, openVote } from './state.ts';
import { BallotBox, VotePanel } from './Vote.tsx';
import { words } from './words.ts';

/** Widths of the cards on offer; six in the market are a little smaller. */
const WIDTHS = { wide: 144, tablet: 116, phone: 76, landscape: 64 } as const;

function Centre({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const [pile, setPile] = useState<PileName | null>(null);
  const width = WIDTHS[model.layout] - (!model.phone && marketOf(model).length > 5 ? 22 : 0);
  const vote = openVote(model);
  const attack = vote === null ? openAttack(model) : null;
  return (
    <div className={css.centre} data-layout={model.layout}>
      {/* A phone has no room for both. */}
      {(!model.phone || (vote === null && attack === null)) && (
        <div className={css.offers}>
          <Nemesis model={model} width={width} />
          <Market model={model} width={width} />
        </div>
      )}
      {vote !== null ? (
        <VotePanel model={model} vote={vote} />
      ) : attack !== null ? (
        <AttackPanel model={model} attack={attack} />
      ) : (
        <div className={css.low}>
          <Stacks model={model} onPile={setPile} />
          <Played model={model} width={model.phone ? 46 : 60} />
        </div>
      )}
      <CardsDialog
        model={model}
        open={pile !== null}
        title={pile === null ? '' : w[pile]}
        hint={w.newest}
        empty={w.nothing}
        groups={[{ key: 'pile', cards: pile === null ? [] : [...model.cards(pile)].reverse() }]}
        onClose={() => setPile(null)}
      />
    </div>
  );
}

export const board: Board<RickVars, RickDerived> = {
  art,
  icon: 'locked',
  face,
  lays,
  dense: true,
  slots: (model) => ({
    opponents: <Others model={model} />,
    centre: <Centre model={model} />,
    mine: model.me === null ? undefined : <Mine model={model} seat={model.me} />,
    hand: model.me === null ? undefined : <Hand model={model} seat={model.me} />,
    inPrompt: <BallotBox key={model.view.decision?.n ?? 0} model={model} />,
  }),
  turn: (model) => (model.vars.turn === 0 ? undefined : model.say(words[model.lang].turn, { n: model.vars.turn })),
  active: (vars) => (vars.phase === 'start' || vars.phase === 'play' ? vars.active : null),
  hint,
  confirm,
  main,
  offers,
  turnKeys: ['turn'],
  sounds: {
    plays: 'play',
    buys: 'draw',
    defeats: 'score',
    reveals: 'reveal',
    avoids: 'cancel',
    hit: 'destroy',
    'turned-up': 'react',
    'vote.won': 'score',
    'vote.for': 'reveal',
    'vote.against': 'reveal',
  },
  turnNumber: (vars) => vars.turn,
};
