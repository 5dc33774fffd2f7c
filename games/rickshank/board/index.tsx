import { type CSSProperties, useState } from 'react';
import { cx } from '#web/kit/index.ts';
import type { Board } from '#web/table/board.ts';
import { CardsDialog } from '#web/table/cards/CardsDialog.tsx';
import type { RickDerived } from '../derived.ts';
import type { RickVars } from '../state.ts';
import { AttackPanel, Defenses } from './Attack.tsx';
import { art } from './art.ts';
import css from './board.module.css';
import { componentOf, face } from './face.tsx';
import { confirm, hint, main, offers } from './hints.ts';
import { Market, Nemesis } from './Market.tsx';
import { ending, moments } from './moments.ts';
import { type PileName, Played, Stacks, Tiles } from './Stacks.tsx';
import { Hand, Mine, Others } from './seats.tsx';
import { lays, type Model, marketOf, openAttack, openVote } from './state.ts';
import { BallotBox, VotePanel } from './Vote.tsx';
import { words } from './words.ts';

/** Widths of the cards on offer; where there is room they share the row. */
const WIDTHS = { wide: undefined, tablet: undefined, phone: 80, landscape: 58 } as const;

function Centre({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const [pile, setPile] = useState<PileName | null>(null);
  const width = WIDTHS[model.layout];
  const vote = openVote(model);
  const attack = vote === null ? openAttack(model) : null;
  const matter =
    vote !== null ? <VotePanel model={model} vote={vote} /> : attack !== null ? <AttackPanel model={model} attack={attack} /> : null;
  const offers = (
    <div className={css.offers}>
      <Nemesis model={model} width={width} />
      <Market model={model} width={width} onPile={setPile} />
    </div>
  );
  const played = <Played model={model} width={model.layout === 'wide' ? 60 : model.layout === 'landscape' ? 42 : 50} />;
  return (
    <div className={css.centre} data-layout={model.layout} style={{ '--n': marketOf(model).length } as CSSProperties}>
      {model.layout === 'wide' ? (
        <>
          {offers}
          {matter ?? (
            <div className={css.low}>
              <Stacks model={model} onPile={setPile} />
              {played}
            </div>
          )}
        </>
      ) : model.phone && matter !== null ? (
        // A phone has no room for both.
        matter
      ) : (
        <>
          {model.layout === 'landscape' ? offers : <Market model={model} width={width} onPile={setPile} />}
          {matter ?? (
            <>
              <div className={cx(model.layout !== 'landscape' && css.under)}>
                {model.layout !== 'landscape' && <Nemesis model={model} width={width} />}
                <Tiles model={model} onPile={setPile} />
              </div>
              {played}
            </>
          )}
        </>
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

/** A phone that lies has the Power beside the question, unless that is about something larger. */
const isBeside = (model: Model): boolean => model.layout === 'landscape' && openVote(model) === null && openAttack(model) === null;

export const board: Board<RickVars, RickDerived> = {
  art,
  icon: 'locked',
  face,
  lays,
  dense: 'upright',
  slots: (model) => ({
    opponents: <Others model={model} />,
    centre: <Centre model={model} />,
    mine: model.me === null || isBeside(model) ? undefined : <Mine model={model} seat={model.me} />,
    hand: model.me === null ? undefined : <Hand model={model} seat={model.me} />,
    inPrompt: (
      <>
        <BallotBox key={model.view.decision?.n ?? 0} model={model} />
        <Defenses model={model} />
        {model.me !== null && isBeside(model) && <Mine model={model} seat={model.me} />}
      </>
    ),
  }),
  turn: (model) => (model.vars.turn === 0 ? undefined : model.say(words[model.lang].turn, { n: model.vars.turn })),
  active: (vars) => (vars.phase === 'start' || vars.phase === 'play' ? vars.active : null),
  hint,
  confirm,
  answer: confirm,
  main,
  offers,
  ending,
  moments,
  prepares: (def) => componentOf(def)?.tags.includes('defense') === true,
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
  progress: (_vars, derived) => Math.max(0, derived.vp ?? 0),
  measure: (lang) => words[lang].measure,
  turnNumber: (vars) => vars.turn,
};
