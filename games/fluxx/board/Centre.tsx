import { Card, CardRow, cx, Emoji, Pile, Sign } from '#web/kit/index.ts';
import type { FluxxDerived, GoalView, Need } from '../derived.ts';
import { art } from './art.ts';
import css from './board.module.css';
import { componentOf } from './face.ts';
import { haveOf, isFilled, type Model } from './state.ts';
import { words } from './words.ts';

const WIDTH = 84;

/** What is shared: piles, the rules in force as numbers and as cards, what is being carried out, and the Goal with who holds what. */
export function Centre({ model }: { readonly model: Model }) {
  const busy = model.cards('stack').length > 0;
  return (
    <div className={cx(css.centre, busy && css.busy)}>
      <Piles model={model} />
      {busy && <Stack model={model} />}
      <RulesInForce model={model} />
      <Goals model={model} />
    </div>
  );
}

function Piles({ model }: { readonly model: Model }) {
  const deck = model.cards('deck');
  const discard = model.cards('discard');
  const top = discard.at(-1);
  const def = top?.def ?? null;
  const width = model.layout === 'landscape' ? 32 : model.phone ? 46 : model.layout === 'tablet' ? 64 : WIDTH;
  const size = model.phone ? 'xs' : 's';
  return (
    <div className={css.piles} data-group="">
      <Pile label={model.text.zones.deck} count={deck.length} top={null} back={model.back} size={size} width={width} zone="deck" />
      <Pile
        label={model.text.zones.discard}
        count={discard.length}
        top={def === null ? null : model.face(def)}
        {...(top === undefined ? {} : { topId: top.id, onRead: () => model.read(top), onPress: () => model.enlarge(top) })}
        size={size}
        width={width}
        zone="discard"
      />
    </div>
  );
}

/** Actions under way, the innermost on top, and the side hands that they opened. */
function Stack({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const { sides, active } = model.vars;
  return (
    <section className={css.stack} aria-label={w.stack}>
      <b>{w.stack}</b>
      <div className={css.pile} data-zone="stack" data-group="">
        {model.cards('stack').map((card, n) => (
          <div key={card.id} style={{ gridArea: '1 / 1', marginLeft: n * 22, marginTop: n * 8 }}>
            <Card {...model.cardProps(card)} size="s" width={model.phone ? 54 : WIDTH} />
          </div>
        ))}
      </div>
      {sides.map((_, n) => {
        const cards = model.cards(`side:${n}`);
        return (
          <p key={`side-${String(n)}`} className={css.side} data-zone={`side:${n}`}>
            {model.say(w.sideOf, { seat: { seat: active }, n: cards.length })}
          </p>
        );
      })}
    </section>
  );
}

interface Line {
  readonly key: string;
  readonly sign: string;
  readonly label: string;
  readonly value: string;
  readonly hot: boolean;
}

function linesOf(model: Model, derived: FluxxDerived): Line[] {
  const w = words[model.lang];
  const { rules } = derived;
  const phase = model.vars.phase;
  const limit = (value: number | null): string => (value === null ? '∞' : `≤ ${value}`);
  return [
    { key: 'draw', sign: 'card-draw', label: w.draw, value: String(rules.draw), hot: phase === 'draw' },
    {
      key: 'play',
      sign: 'card-play',
      label: w.play,
      value: rules.play === 'all' ? w.all : rules.play === 'all-but-1' ? w.allBut1 : String(rules.play),
      hot: phase === 'play',
    },
    { key: 'hand', sign: 'poker-hand', label: w.hand, value: limit(rules.handLimit), hot: phase === 'hand-limit' },
    { key: 'keepers', sign: 'hand', label: w.keepers, value: limit(rules.keeperLimit), hot: phase === 'keeper-limit' },
  ];
}

function RulesInForce({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const derived = model.derived;
  const cards = model.cards('centre').filter((card) => card.def !== null && componentOf(card.def)?.kind === 'new-rule');
  const basic = model.cards('centre').find((card) => card.def === 'basic-rules');
  const width = model.phone ? 54 : cards.length > 4 ? 74 : WIDTH;
  const shown = [...(basic === undefined || cards.length > 3 || model.phone ? [] : [basic]), ...cards];
  return (
    <section className={css.rules} aria-label={w.rules} data-coach="rules">
      <header>
        <b>{w.rules}</b>
        <span>{model.say(w.overBasic, { n: cards.length })}</span>
      </header>
      <ul className={css.now}>
        {linesOf(model, derived).map((line) => (
          <li key={line.key} className={line.hot ? css.hot : undefined}>
            <Sign name={line.sign} />
            <span>{line.label}</span>
            <b className={line.value.length > 4 ? css.words : undefined}>{line.value}</b>
          </li>
        ))}
      </ul>
      {shown.length > 0 && (
        <div className={css.ruleCards}>
          <CardRow label={w.rulesCards} width={width} gap={10} zone="centre">
            {shown.map((card) => (
              <Card key={card.id} {...model.cardProps(card)} size={model.phone ? 'xs' : 's'} width={width} />
            ))}
          </CardRow>
        </div>
      )}
    </section>
  );
}

function Goals({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const { goals } = model.derived;
  if (goals.length === 0)
    return (
      <section className={css.noGoal} aria-label={w.goal} data-zone="centre">
        <Sign name="archery-target" />
        <b>{w.noGoal}</b>
        <p>{w.noGoalHint}</p>
      </section>
    );
  return (
    <section className={cx(css.goals, goals.length > 1 && css.two)} aria-label={goals.length > 1 ? w.goals : w.goal}>
      {goals.map((goal) => (
        <Goal key={goal.card} model={model} goal={goal} both={goals.length > 1} />
      ))}
    </section>
  );
}

function Goal({ model, goal, both }: { readonly model: Model; readonly goal: GoalView; readonly both: boolean }) {
  const w = words[model.lang];
  const card = model.cardOf(goal.card) ?? { id: goal.card, def: goal.id };
  const small = both || model.phone;
  const note =
    goal.enough < goal.needs.length ? model.say(w.enough, { n: goal.enough, of: goal.needs.length }) : both ? w.goalTwo : w.goalOne;
  return (
    <div className={cx(css.goal, small && css.small)}>
      <div data-group="" data-zone="centre">
        <Card
          {...model.cardProps(card)}
          size={small ? (both && model.phone ? 'xs' : 's') : 'm'}
          width={model.phone ? (both ? 54 : 70) : both ? 84 : 136}
        />
      </div>
      <div className={css.needBox} data-coach="needs">
        {!both && (
          <p className={css.goalHead}>
            <b>{w.goal}</b>
            <span>{note}</span>
          </p>
        )}
        <ul className={cx(css.need, goal.needs.length > 2 && css.many)}>
          {goal.needs.map((need) => (
            <NeedLine key={`${need.what}-${need.name}`} model={model} need={need} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** One thing that a Goal asks for, and who has it. */
function NeedLine({ model, need }: { readonly model: Model; readonly need: Need }) {
  const { me } = model;
  const have = me === null ? need.have.some(({ seat }) => isFilled(need, seat)) : isFilled(need, me);
  return (
    <li className={have ? css.yes : css.no}>
      <NeedIcon need={need} />
      <span>
        <b>{needName(model, need)}</b>
        {holders(model, need)}
      </span>
    </li>
  );
}

function holders(model: Model, need: Need): string {
  const w = words[model.lang];
  const [first, second] = [...need.have].sort((a, b) => b.n - a.n);
  if (need.what === 'keeper' || need.what === 'creeper')
    return first === undefined || first.n === 0 ? w.nobody : model.say(w.with, { seat: { seat: first.seat } });
  if (first === undefined || first.n === 0) return model.say(w.from, { n: need.min });
  if (need.what === 'most')
    return second !== undefined && second.n === first.n ? w.mostTied : model.say(w.most, { seat: { seat: first.seat }, n: first.n });
  const shown = model.me === null ? first : { seat: model.me, n: haveOf(need, model.me) };
  return model.say(w.haveOf, { seat: { seat: shown.seat }, n: shown.n, of: need.min });
}

function needName(model: Model, need: Need): string {
  const w = words[model.lang];
  switch (need.what) {
    case 'keeper':
    case 'creeper':
      return model.text.cards[need.name]?.name ?? need.name;
    case 'mark':
      return w.marks.friend;
    case 'creepers':
      return w.anyCreepers;
    case 'most':
      return need.name === 'hand' ? w.counts.hand : need.name === 'friend' ? w.counts.friend : w.counts.keepers;
  }
}

function NeedIcon({ need }: { readonly need: Need }) {
  if (need.what === 'keeper' || need.what === 'creeper') {
    const big = art.pictures[need.name]?.big;
    if (big !== undefined) return <Emoji name={typeof big === 'string' ? big : big[0]} />;
  }
  return (
    <Sign
      name={
        need.what === 'creepers'
          ? 'death-skull'
          : need.what === 'mark' || need.name === 'friend'
            ? 'three-friends'
            : need.name === 'hand'
              ? 'poker-hand'
              : 'hand'
      }
    />
  );
}
