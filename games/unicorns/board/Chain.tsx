import type { SeatId } from '#engine';
import { Card, cx, RichLine, SeatMark, Sign } from '#web/kit/index.ts';
import type { LinkEffect, UnicornVars } from '../state.ts';
import { Badge } from './bits.tsx';
import css from './board.module.css';
import { type Aim, aimsOf, defOfEffect, type Model, stepsOf, type Verb } from './state.ts';
import { words } from './words.ts';

type ChainNow = NonNullable<UnicornVars['chain']>;

/** The link of effects being resolved: each card with its targets, the instruction under way, and what waits for the next link. */
export function Chain({ model, chain }: { readonly model: Model; readonly chain: ChainNow }) {
  const w = words[model.lang];
  const { triggered } = model.vars;
  return (
    <section className={css.stack} aria-label={w.chain}>
      <header className={css.head}>
        <b>
          {w.chain} · {model.say(w.link, { n: chain.link })}
        </b>
        <span>{chain.step < 0 ? w.choosing : w.carried}</span>
      </header>
      <div className={css.line} data-zone="play" data-group="">
        {chain.effects.map((effect) => (
          <EffectView
            key={`${effect.card}-${effect.slot}-${effect.seat}`}
            model={model}
            effect={effect}
            step={chain.step}
            alone={chain.effects.length === 1}
          />
        ))}
        {triggered.length > 0 && (
          <div className={css.next}>
            <span>{w.next}</span>
            <div>
              {triggered.map((effect, n) => (
                <span key={`${effect.card}-${String(n)}`} className={css.chip} title={nameOf(model, effect)}>
                  <Badge def={defOfEffect(effect)} />
                  <span className="sr">{nameOf(model, effect)}</span>
                </span>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

const nameOf = (model: Model, effect: LinkEffect): string => model.text.cards[defOfEffect(effect)]?.name ?? defOfEffect(effect);

interface EffectProps {
  readonly model: Model;
  readonly effect: LinkEffect;
  readonly step: number;
  readonly alone: boolean;
}

function EffectView({ model, effect, step, alone }: EffectProps) {
  const w = words[model.lang];
  const def = defOfEffect(effect);
  const steps = stepsOf(effect);
  // One effect alone has room for all its words.
  const full = alone && !model.phone;
  // A card still on the table is followed there; here lies its picture, unless it is Magic, which lies here itself.
  const here = model.zoneOf(effect.card) === 'play' ? model.cardOf(effect.card) : undefined;
  const shared = { width: model.phone ? 58 : 76, spent: effect.state === 'off' } as const;
  return (
    <div className={cx(css.effect, effect.state === 'off' && css.off)}>
      <figure className={css.link}>
        {here === undefined ? (
          <Card face={model.face(def)} {...shared} onRead={() => model.readDef(def)} onHold={() => model.readDef(def)} />
        ) : (
          <Card {...model.cardProps(here)} {...shared} />
        )}
        <figcaption>
          <SeatMark seat={effect.seat} />
          <span>{model.name(effect.seat)}</span>
        </figcaption>
      </figure>
      <div className={css.about}>
        {!full && <em>{w.slots[effect.slot]}</em>}
        {full && (
          <p>
            <RichLine text={model.face(def).text ?? ''} />
          </p>
        )}
        <Aims model={model} effect={effect} />
        {effect.state !== 'used' && <small>{w.state[effect.state]}</small>}
        {effect.state === 'used' && steps > 1 && (
          <span className={css.steps} title={model.say(w.step, { k: Math.max(1, Math.min(step + 1, steps)), n: steps })}>
            {Array.from({ length: steps }, (_, n) => (
              <i key={`step-${String(n)}`} className={n < step ? css.done : n === step ? css.now : undefined} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

const SIGNS: { readonly [verb in Verb]: string } = {
  sacrifice: 'sacrificial-dagger',
  destroy: 'crossed-swords',
  steal: 'robber-hand',
  return: 'return-arrow',
  move: 'plain-arrow',
  give: 'plain-arrow',
  to: 'plain-arrow',
  discard: 'card-discard',
  bring: 'card-play',
  pull: 'card-pickup',
  look: 'eyeball',
  swap: 'card-exchange',
  shrink: 'baby-bottle',
  back: 'return-arrow',
};

/** What an effect has chosen so far: who does what to whom. */
export function Aims({ model, effect }: { readonly model: Model; readonly effect: LinkEffect }) {
  const aims = aimsOf(effect);
  if (aims.length === 0) return null;
  return (
    <ul className={css.aims}>
      {aims.map((aim, n) => (
        <AimView key={`${aim.verb}-${String(n)}`} model={model} aim={aim} by={effect.seat} />
      ))}
    </ul>
  );
}

function AimView({ model, aim: { verb, on }, by }: { readonly model: Model; readonly aim: Aim; readonly by: SeatId }) {
  const w = words[model.lang];
  const def = ('card' in on ? model.cardOf(on.card)?.def : undefined) ?? null;
  const [zone, index] = 'card' in on ? (model.zoneOf(on.card) ?? '').split(':') : [];
  const home = zone === 'stable' ? Number(index) : undefined;
  const owner = 'seat' in on ? on.seat : home === by ? undefined : home;
  return (
    <li>
      <Sign name={SIGNS[verb]} />
      <span>{w.verbs[verb]}</span>
      {'card' in on && (
        <b>
          {def !== null && <Badge def={def} />}
          {def === null ? model.ui.common.hiddenCard : (model.text.cards[def]?.name ?? def)}
        </b>
      )}
      {owner !== undefined && (
        <b className={css.who}>
          <SeatMark seat={owner} />
          {model.name(owner)}
        </b>
      )}
    </li>
  );
}
