import { Avatar, Button, Card, cx, RichText, Sign } from '#web/kit/index.ts';
import css from './board.module.css';
import { attackText, type Model, type OpenAttack } from './state.ts';
import { words } from './words.ts';

function Face({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const info = model.seatInfo(seat);
  return (
    <span className={css.person}>
      <Avatar
        seed={info?.avatar ?? info?.name ?? String(seat)}
        seat={seat}
        size="sm"
        {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})}
      />
      <b>{model.name(seat)}</b>
    </span>
  );
}

/** An Attack under way: by whom, on whom, and what it does to those who do not avoid it. */
export function AttackPanel({ model, attack }: { readonly model: Model; readonly attack: OpenAttack }) {
  const w = words[model.lang];
  const { def, attacker, targets } = attack;
  const name = model.text.cards[def]?.name ?? def;
  const title = model.say(attacker === null ? w.attack.group : w.attack.title, { name });
  return (
    <section className={cx(css.vote, css.attack)} aria-label={title}>
      <div data-group="">
        <Card
          face={model.face(def)}
          size="s"
          width={model.phone ? 64 : 108}
          attacked
          onRead={() => model.readDef(def)}
          onPress={() => model.readDef(def)}
        />
      </div>
      <div className={css.counting}>
        <h2>{title}</h2>
        <RichText text={attackText(model, def)} />
        <ol className={css.aim}>
          {attacker !== null && (
            <li>
              <Face model={model} seat={attacker} />
              <Sign name="plain-arrow" />
            </li>
          )}
          {targets.map(({ seat, state }) => (
            <li key={seat} data-state={state} aria-current={state === 'asked' ? 'step' : undefined}>
              <Face model={model} seat={seat} />
              <span>
                {state === 'avoided' && <Sign name="shield" />} {w.status[state]}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/**
 * A button for each Defense in play, which is a small chip there; those of the hand glow right below. On a phone cards are read before they are
 * chosen, so there all are pressed where they lie.
 */
export function Defenses({ model }: { readonly model: Model }) {
  const { ask, phone } = model;
  if (ask === null || phone || (ask.prompt !== 'defend' && ask.prompt !== 'defend.group')) return null;
  return (
    <div className={css.ballot} data-defenses="">
      {ask.options.flatMap((option) => {
        const def = option.ref.kind === 'card' ? model.cardOf(option.ref.card)?.def : null;
        if (def === null || def === undefined || (option.ref.kind === 'card' && model.zoneOf(option.ref.card) === `hand:${model.me}`))
          return [];
        return [
          <Button
            key={option.key}
            icon={<Sign name="shield" />}
            aria-pressed={model.chosen.includes(option.key)}
            disabled={!model.canAct}
            onClick={() => model.choose(option)}
          >
            {model.text.cards[def]?.name ?? def}
          </Button>,
        ];
      })}
    </div>
  );
}
