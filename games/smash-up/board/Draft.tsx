import { useEffect, useState } from 'react';
import type { CardView, OptionView, SeatId } from '#engine';
import { Avatar, Button, cx, Picture, Sign, seatStyle } from '#web/kit/index.ts';
import { CardsDialog } from '#web/table/cards/CardsDialog.tsx';
import { components, type FactionName } from '../cards/data.ts';
import { art } from './art.ts';
import css from './draft.module.css';
import { factionTexts } from './face.tsx';
import { factionOf, factionsOf, LOOKS, type Model, printed } from './state.ts';
import { words } from './words.ts';

const avatarOf = (model: Model, seat: SeatId) => {
  const info = model.seatInfo(seat);
  return { seed: info?.avatar ?? info?.name ?? String(seat), seat, ...(info?.kind === 'bot' ? { emoji: 'robot' } : {}) };
};

function Order({ model }: { readonly model: Model }) {
  const w = words[model.lang].draft;
  const { order, made: done } = model.derived.draft ?? { order: [], made: 0 };
  return (
    <ol className={css.order} aria-label={w.order}>
      {order.map((seat, n) => (
        <li
          key={`${String(n)}-${seat}`}
          className={n < done ? css.done : n === done ? css.now : undefined}
          style={seatStyle(seat)}
          aria-current={n === done ? 'step' : undefined}
        >
          <Avatar {...avatarOf(model, seat)} size={model.phone ? 'sm' : 'md'} />
          <span>{model.phone ? n + 1 : model.say(w.pick, { n: n + 1, seat: model.name(seat) })}</span>
        </li>
      ))}
    </ol>
  );
}

function optionsOf(model: Model): ReadonlyMap<FactionName, OptionView> {
  const options = new Map<FactionName, OptionView>();
  for (const option of model.ask?.options ?? []) {
    const faction = factionOf(option);
    if (faction !== undefined) options.set(faction, option);
  }
  return options;
}

/** So many stand two by two. */
const FEW = 6;

/** The choice of factions: order on top, every faction with its picture and way of playing. */
export function Draft({ model }: { readonly model: Model }) {
  const w = words[model.lang].draft;
  const [looked, setLooked] = useState<FactionName | null>(null);
  const options = optionsOf(model);
  const pool = model.derived.draft?.left ?? [];
  useRandomSecond(model, options);
  return (
    <div className={css.draft}>
      <Order model={model} />
      <ul
        className={css.factions}
        style={
          { '--columns': pool.length > FEW ? 4 : 2, '--rows': Math.ceil(pool.length / (pool.length > FEW ? 4 : 2)) } as React.CSSProperties
        }
      >
        {pool.map(({ faction, takenBy }) => (
          <Faction
            key={faction}
            model={model}
            faction={faction}
            option={options.get(faction)}
            takers={takenBy}
            onLook={() => setLooked(faction)}
          />
        ))}
      </ul>
      <FactionCards
        model={model}
        faction={looked}
        onClose={() => setLooked(null)}
        title={looked === null ? '' : model.say(w.cardsOf, { faction: factionTexts[model.lang][looked].name })}
      />
    </div>
  );
}

interface FactionProps {
  readonly model: Model;
  readonly faction: FactionName;
  readonly option: OptionView | undefined;
  readonly takers: readonly SeatId[];
  readonly onLook: () => void;
}

function Faction({ model, faction, option, takers, onLook }: FactionProps) {
  const w = words[model.lang].draft;
  const { name, line } = factionTexts[model.lang][faction];
  const { main } = LOOKS[faction];
  const picture = art.pictures[main];
  const legal = model.canAct && option !== undefined;
  const selected = option !== undefined && model.chosen.includes(option.key);
  const gone = takers.length > 0 && !legal;
  return (
    <li className={cx(css.faction, legal && css.legal, selected && css.selected, gone && css.gone)} data-type={faction}>
      <button
        type="button"
        className={css.pick}
        aria-pressed={selected}
        aria-disabled={!legal}
        data-faction={faction}
        data-legal={legal || undefined}
        onClick={() => (legal ? model.choose(option) : onLook())}
        onPointerEnter={() => !model.phone && model.readDef(main)}
        onFocus={() => !model.phone && model.readDef(main)}
      >
        <span className={css.picture} aria-hidden="true">
          {picture !== undefined && <Picture art={picture} className={css.art} />}
        </span>
        <span className={css.words}>
          <b>{name}</b>
          <span>{line}</span>
          {takers.length > 0 && (
            <span className="sr">{model.say(w.taken, { names: takers.map((seat) => model.name(seat)).join(', ') })}</span>
          )}
        </span>
      </button>
      <button type="button" className={css.look} onClick={onLook}>
        {model.phone && (
          <span className={css.many} aria-hidden="true">
            <Sign name="card-draw" />
            20
          </span>
        )}
        <span className={model.phone ? 'sr' : undefined}>{model.say(w.all, { n: 20 })}</span>
        <span className="sr">: {name}</span>
      </button>
      {takers.length > 0 && (
        <span className={css.takers}>
          {takers.map((seat) => (
            <Avatar key={seat} {...avatarOf(model, seat)} size="sm" />
          ))}
        </span>
      )}
    </li>
  );
}

// Whoever does not care says so once; the second pick of a snake comes later.
const random = new Set<string>();
const randomKey = (model: Model): string => `${model.meta?.id ?? ''}/${model.me ?? ''}`;
const anyOf = (options: ReadonlyMap<FactionName, OptionView>): OptionView | undefined =>
  [...options.values()][Math.floor(Math.random() * options.size)];

function useRandomSecond(model: Model, options: ReadonlyMap<FactionName, OptionView>): void {
  const { canAct, ask, answer } = model;
  const n = model.view.decision?.n;
  // Asked again: once per question.
  useEffect(() => {
    const key = randomKey(model);
    if (n === undefined || !canAct || ask?.max !== 1 || !random.has(key)) return;
    const option = anyOf(options);
    random.delete(key);
    if (option !== undefined) answer([option.key]);
  }, [n, canAct, ask, answer, model, options]);
}

/** My two slots, and the button for those who do not care. */
export function Mix({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang].draft;
  const options = optionsOf(model);
  const own = factionsOf(model, seat);
  const chosen = [...options].filter(([, option]) => model.chosen.includes(option.key)).map(([faction]) => faction);
  const slots = [...own, ...chosen].slice(0, 2);
  const takeRandom = (): void => {
    if (model.ask?.max === 2) {
      const all = [...options.values()].sort(() => Math.random() - 0.5).slice(0, 2);
      model.answer(all.map((option) => option.key));
      return;
    }
    const option = anyOf(options);
    if (option === undefined) return;
    if (own.length === 0) random.add(randomKey(model));
    model.answer([option.key]);
  };
  return (
    <div className={css.mix}>
      {[0, 1].map((n) => {
        const faction = slots[n];
        const picture = faction === undefined ? undefined : art.pictures[LOOKS[faction].main];
        return (
          <span key={n} className={cx(css.slot, n >= own.length && css.open)} data-type={faction}>
            {faction === undefined ? (
              n === 0 ? (
                w.first
              ) : (
                w.second
              )
            ) : (
              <>
                {picture !== undefined && <Picture art={picture} className={css.art} />}
                <b>{factionTexts[model.lang][faction].name}</b>
              </>
            )}
          </span>
        );
      })}
      <p>{w.mix}</p>
      {model.canAct && options.size > 0 && <Button onClick={takeRandom}>{own.length === 0 ? w.random : w.randomOne}</Button>}
    </div>
  );
}

/** All twenty cards of a faction, each once with its number. */
function FactionCards({
  model,
  faction,
  title,
  onClose,
}: {
  readonly model: Model;
  readonly faction: FactionName | null;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const w = words[model.lang];
  const group = (kind: 'minion' | 'action', label: string) => {
    const all = components.filter((one) => one.kind === kind && one.faction === faction);
    return {
      key: kind,
      title: `${label}: ${all.reduce((sum, { count }) => sum + count, 0)}`,
      // They are no cards of this table yet.
      cards: all.map(({ id }, n) => ({ id: -1 - n, def: id })),
      note: ({ def }: CardView) => model.say(w.draft.copies, { n: printed(def)?.count ?? 1 }),
    };
  };
  return (
    <CardsDialog
      model={model}
      open={faction !== null}
      title={title}
      empty={w.empty}
      count={20}
      groups={[group('minion', w.draft.minions), group('action', w.draft.actions)]}
      onClose={onClose}
    />
  );
}
