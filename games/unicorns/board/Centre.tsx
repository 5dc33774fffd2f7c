import { Pile, RichLine, Sign } from '#web/kit/index.ts';
import { CardsDialog } from '#web/table/cards/CardsDialog.tsx';
import css from './board.module.css';
import { Chain } from './Chain.tsx';
import { Reaction } from './Reaction.tsx';
import { type Model, openPlay } from './state.ts';
import { words } from './words.ts';

export type PileName = 'discard' | 'nursery';
const WIDTH = 84;
const widthOf = ({ layout }: Model): number => (layout === 'tablet' ? 64 : WIDTH);
/** From here on the end of the deck is near. */
const LOW_DECK = 12;

/** What is shared: the piles, and in the middle what is going on: an announced card and its answers, effects, or just the turn. */
export function Centre({ model, onPile }: { readonly model: Model; readonly onPile: (pile: PileName) => void }) {
  const vars = model.vars;
  const play = openPlay(vars);
  return (
    <div className={css.centre}>
      {!model.phone ? <Piles model={model} onPile={onPile} /> : play === null && <PileChips model={model} onPile={onPile} />}
      {play !== null ? (
        <Reaction model={model} play={play} />
      ) : vars.chain !== null ? (
        <Chain model={model} chain={vars.chain} />
      ) : (
        <Turn model={model} />
      )}
    </div>
  );
}

interface PilesProps {
  readonly model: Model;
  readonly onPile: (pile: PileName) => void;
}

function Piles({ model, onPile }: PilesProps) {
  const { zones } = model.text;
  return (
    <div className={css.piles} data-group="">
      <Pile label={zones.deck} count={model.cards('deck').length} top={null} back={model.back} width={widthOf(model)} zone="deck" />
      {(['discard', 'nursery'] as const).map((name) => {
        const cards = model.cards(name);
        const top = cards.at(-1);
        const def = top?.def ?? null;
        return (
          <Pile
            key={name}
            label={zones[name]}
            count={cards.length}
            top={def === null ? null : model.face(def)}
            {...(top === undefined ? {} : { topId: top.id, onRead: () => model.read(top), onPress: () => onPile(name) })}
            width={widthOf(model)}
            zone={name}
          />
        );
      })}
    </div>
  );
}

/** On a phone the piles are three buttons. */
function PileChips({ model, onPile }: PilesProps) {
  const { zones } = model.text;
  const inside = (name: string, sign: string) => (
    <>
      <Sign name={sign} />
      <span>{zones[name]}</span>
      <b>{model.cards(name).length}</b>
    </>
  );
  return (
    <div className={css.pileChips}>
      <span className={css.pileChip} data-zone="deck">
        {inside('deck', 'card-draw')}
      </span>
      <button type="button" className={css.pileChip} data-zone="discard" onClick={() => onPile('discard')}>
        {inside('discard', 'card-discard')}
      </button>
      <button type="button" className={css.pileChip} data-zone="nursery" onClick={() => onPile('nursery')}>
        {inside('nursery', 'baby-bottle')}
      </button>
    </div>
  );
}

/** A whole pile to look through: both are public. */
export function PileDialog({
  model,
  pile,
  onClose,
}: {
  readonly model: Model;
  readonly pile: PileName | null;
  readonly onClose: () => void;
}) {
  const w = words[model.lang];
  return (
    <CardsDialog
      model={model}
      open={pile !== null}
      title={pile === null ? '' : (model.text.zones[pile] ?? pile)}
      {...(pile === 'discard' ? { hint: w.pile.newest } : {})}
      empty={w.pile.none}
      groups={[{ key: 'pile', cards: pile === null ? [] : [...model.cards(pile)].reverse() }]}
      onClose={onClose}
    />
  );
}

const PHASES = ['start', 'draw', 'action', 'end'] as const;

/** Nothing is under way: whose turn it is, where in the turn, and what is worth knowing. */
function Turn({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const vars = model.vars;
  const { decision, outcome } = model.view;
  const asked = decision?.prompts.some(({ prompt }) => prompt === 'baby') === true || model.ask?.prompt === 'baby';
  const notes = notesOf(model);
  const now = PHASES.findIndex((phase) => phase === (vars.phase === 'begin' ? 'start' : vars.phase));
  return (
    <section className={css.turn} aria-label={asked ? w.babies : model.say(w.turnOf, { seat: { seat: vars.active } })}>
      <header className={css.head}>
        <b>{asked ? w.babies : model.say(w.turnOf, { seat: { seat: vars.active } })}</b>
        <span>{asked ? w.babiesHint : outcome === null ? w.phaseNow[vars.phase] : ''}</span>
      </header>
      {!asked && (
        <ol className={css.phases}>
          {PHASES.map((phase, n) => (
            <li key={phase} className={n === now ? css.now : n < now ? css.done : undefined} aria-current={n === now ? 'step' : undefined}>
              {w.phases[phase]}
            </li>
          ))}
        </ol>
      )}
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note}>
            <RichLine text={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function notesOf(model: Model): string[] {
  const { notes } = words[model.lang];
  const vars = model.vars;
  const deck = model.cards('deck').length;
  return [
    model.say(notes.goal, { need: model.derived.needed }),
    ...(vars.plays > 1 && vars.phase === 'action' ? [notes.second] : []),
    ...(vars.extraTurns > 0 ? [model.say(notes.extraTurn, { seat: { seat: vars.active } })] : []),
    ...(vars.ties.length > 0 ? [model.say(notes.ties, { n: vars.ties.length })] : []),
    ...(deck <= LOW_DECK ? [model.say(notes.lowDeck, { n: deck, again: model.view.options.reshuffle ?? 'off' })] : []),
  ];
}
