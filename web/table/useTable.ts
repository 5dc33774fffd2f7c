import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CardId, CardView, OptionView, ParamsView, Reason, SeatId, View } from '#engine';
import { contextFor, format, pieces } from '#engine';
import { ApiError } from '../app/api.ts';
import type { Live, LiveState } from '../app/live.ts';
import { useSettings } from '../app/settings.ts';
import { playCue, type ToastItem, useLayout } from '../kit/index.ts';
import { uiTexts } from '../text/index.ts';
import type { GameParts } from './board.ts';
import { type Chosen, onCard, stillOffered, toggle, toggleCard } from './choice.ts';
import type { TableCardProps, TableModel } from './model.ts';
import { createReader, type Reader } from './reader.ts';
import { paramsOf } from './words.ts';

export interface TableState {
  readonly model: TableModel;
  /** Card shown large in the rail. */
  readonly reader: Reader;
  /** Card shown over the table, with the reason why it cannot be used, once known. */
  readonly large: { readonly card: CardView; readonly reason: Reason | null } | null;
  readonly closeLarge: () => void;
  /** Opens a card large by its name. */
  readonly showDef: (def: string) => void;
  readonly rule: string | null;
  readonly openRule: (rule: string | null) => void;
  readonly toasts: readonly ToastItem[];
  readonly toast: (toast: Omit<ToastItem, 'key'>) => void;
  readonly dropToast: (key: ToastItem['key']) => void;
  /** A command; what goes wrong is told. */
  readonly command: (action: string, body?: object) => Promise<boolean>;
}

/** Commands that say for which seat they are; the others are for the person. */
const OF_A_SEAT: readonly string[] = ['answer', 'undo', 'undo-vote', 'redo', 'takeover', 'preferences', 'leave', 'resign'];

/** Builds the model of a table from a live match, and keeps what the person is looking at and choosing. */
export function useTable(live: Live, shown: LiveState & { readonly view: View }, parts: GameParts, acting: boolean): TableState {
  const { lang, fastClicks } = useSettings();
  const layout = useLayout();
  const phone = layout === 'phone' || layout === 'landscape';
  const ui = uiTexts[lang];
  const text = parts.texts[lang];
  const { view } = shown;
  const meta = shown.state?.meta ?? null;
  const me = shown.state?.seat ?? null;
  const n = view.decision?.n ?? -1;
  const [reader] = useState(createReader);
  const [large, setLarge] = useState<TableState['large']>(null);
  const [rule, setRule] = useState<string | null>(null);
  const { toasts, toast, dropToast } = useToasts();
  const [picked, setPicked] = useState<{ readonly n: number; readonly keys: Chosen }>({ n: -1, keys: [] });
  const [busy, setBusy] = useState<number | null>(null);
  const { isFresh, forgetFresh } = useFresh(shown, me);

  const ask = acting ? (view.decision?.mine ?? null) : null;
  const chosen = picked.n === n ? stillOffered(ask, picked.keys) : [];
  const canAct = acting && ask !== null && busy !== n;
  const seats = meta?.seats ?? [];
  // The names change far more seldom than what is known of the seats.
  const namesKey = seats.map((seat) => seat.name ?? `${seat.seat + 1}`).join('\n');
  const names = useMemo(() => namesKey.split('\n'), [namesKey]);
  const context = useMemo(() => contextFor(text, lang, names, me), [text, lang, names, me]);
  const say = useCallback((message: string, params: ParamsView = {}) => format(message, params, context), [context]);
  const inPieces = useCallback((message: string, params: ParamsView = {}) => pieces(message, params, context), [context]);
  const where = useMemo(() => placesOf(view), [view]);

  const ruleAction = (id: string | null): Pick<ToastItem, 'action'> =>
    id === null || id === '' ? {} : { action: { label: ui.common.rule.replace('{id}', id), onPress: () => setRule(id) } };
  const tell = (error: unknown): void => {
    playCue('error');
    const said = error instanceof ApiError ? error : null;
    toast({
      tone: 'bad',
      emoji: 'broken-heart',
      title: ui.connection.refused,
      text: said?.texts[lang] ?? '',
      ...ruleAction(said?.rule ?? null),
    });
  };

  async function command(action: string, body: object = {}): Promise<boolean> {
    try {
      await live.send(action, me === null || !OF_A_SEAT.includes(action) ? body : { seat: me, ...body });
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }

  async function answer(keys: readonly string[]): Promise<void> {
    if (!canAct) return;
    setBusy(n);
    setLarge(null);
    playCue('confirm');
    forgetFresh();
    if (!(await command('answer', { n, options: keys }))) setBusy(null);
  }

  const setChosen = (keys: Chosen): void => {
    setPicked({ n, keys });
    if (keys.length > chosen.length) playCue('select');
  };

  function choose(option: OptionView): void {
    if (!canAct || ask === null) return;
    if (fastClicks && ask.max === 1) void answer([option.key]);
    else setChosen(toggle(ask, chosen, option.key));
  }

  function chooseCard(card: CardId): void {
    if (!canAct || ask === null) return;
    const options = onCard(ask, card);
    if (options.length === 1) choose(options[0]);
    else setChosen(toggleCard(ask, chosen, card));
  }

  async function reasonOf(card: CardView): Promise<Reason | null> {
    if (me === null || card.def === null || !acting) return null;
    return live.why(card.id).catch(() => null);
  }

  async function why(card: CardView): Promise<void> {
    const reason = await reasonOf(card);
    const inHand = where[card.id]?.zone.startsWith('hand') ?? false;
    if (reason === null && !inHand) return;
    const message = reason === null ? undefined : text.reasons[reason.key];
    const words =
      reason === null || message === undefined
        ? ask === null
          ? ui.why.notAsked
          : ui.why.unknown
        : say(message, paramsOf(view, reason.params));
    toast({ tone: 'info', title: ui.why.title, text: words, ...ruleAction(reason?.rule ?? null) });
  }

  async function enlarge(card: CardView): Promise<void> {
    if (card.def === null) return;
    setLarge({ card, reason: null });
    if (ask !== null && onCard(ask, card.id).length > 0) return;
    const reason = await reasonOf(card);
    setLarge((now) => (now?.card.id === card.id ? { card, reason } : now));
  }

  const showDef = useCallback((def: string) => setLarge({ card: { id: -1, def }, reason: null }), []);
  const face = (def: string) => parts.board.face(def, text, lang);
  const read = (card: CardView): void => {
    if (card.def !== null) reader.read(card.def);
  };

  function cardProps(card: CardView, place: 'table' | 'hand' = 'table'): TableCardProps {
    const options = canAct ? onCard(ask, card.id) : [];
    const legal = options.length > 0;
    const at = Math.max(-1, ...options.map((option) => chosen.indexOf(option.key)));
    return {
      id: card.id,
      face: card.def === null ? null : face(card.def),
      back: parts.board.art.back,
      ...(card.def === null ? { label: ui.common.hiddenCard } : {}),
      legal: legal && at < 0,
      ...(legal ? { selected: at < 0 ? false : ask?.ordered === true ? at + 1 : true } : {}),
      disabled: place === 'hand' && ask !== null && !legal,
      ...(isFresh(card.id) ? { fresh: ui.table.new } : {}),
      onPress: () => {
        if (legal) chooseCard(card.id);
        else if (place === 'hand' || !phone) void why(card);
        else void enlarge(card);
      },
      onRead: () => read(card),
      onHold: () => void enlarge(card),
    };
  }

  const model: TableModel = {
    meta,
    view,
    vars: view.vars,
    derived: view.derived,
    active: parts.board.active?.(view.vars) ?? null,
    me,
    lang,
    text,
    ui,
    back: parts.board.art.back,
    layout,
    phone,
    ask,
    chosen,
    canAct,
    choose,
    pick: (option) => setPicked({ n, keys: [option.key] }),
    chooseCard,
    clear: () => setPicked({ n, keys: [] }),
    confirm: () => void answer(chosen),
    answer: (keys) => void answer(keys),
    cards: (zone) => view.zones[zone] ?? [],
    zoneOf: (card) => where[card]?.zone ?? null,
    cardOf: (card) => where[card]?.card,
    ownerOf: (zone) => parts.game.zones.find((one) => one.key === zone)?.owner ?? null,
    face,
    cardProps,
    read,
    readDef: (def) => (phone ? showDef(def) : reader.read(def)),
    enlarge: (card) => void enlarge(card),
    openRule: setRule,
    isFresh,
    why: (card) => void why(card),
    seats,
    name: (seat) => (seat === me ? ui.common.you : (names[seat] ?? `${seat + 1}`)),
    seatInfo: (seat) => seats.find((info) => info.seat === seat),
    isAsked: (seat) => view.decision?.asked.includes(seat) === true,
    say,
    pieces: inPieces,
  };
  return { model, reader, large, closeLarge: () => setLarge(null), showDef, rule, openRule: setRule, toasts, toast, dropToast, command };
}

/** By card: where it lies. */
function placesOf(view: View): { readonly zone: string; readonly card: CardView }[] {
  const places: { zone: string; card: CardView }[] = [];
  for (const [zone, cards] of Object.entries(view.zones)) for (const card of cards) places[card.id] = { zone, card };
  return places;
}

function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const next = useRef(0);
  const dropToast = useCallback((key: ToastItem['key']) => setToasts((all) => all.filter((one) => one.key !== key)), []);
  const toast = useCallback((one: Omit<ToastItem, 'key'>) => {
    const key = next.current++;
    // The same thing said twice is said once.
    setToasts((all) => [...all.filter((old) => old.text !== one.text || old.title !== one.title).slice(-2), { ...one, key }]);
  }, []);
  return { toasts, toast, dropToast };
}

/** Cards that somebody moved since this person last acted. */
function useFresh({ state, told }: LiveState, me: SeatId | null) {
  const [fresh, setFresh] = useState<ReadonlySet<CardId>>(new Set());
  const seen = useRef<{ me: SeatId | null; at: number } | null>(null);
  const at = state?.at ?? 0;
  useEffect(() => {
    const from = seen.current;
    if (from !== null && from.me === me && from.at === at) return;
    seen.current = { me, at };
    if (from === null || from.me !== me) return setFresh(new Set());
    const moved = told
      .filter((batch) => batch.at > from.at)
      .flatMap((batch) => batch.events.flatMap((event) => (event.e === 'move' ? [event.card] : [])));
    if (moved.length > 0) setFresh((before) => new Set([...before, ...moved]));
  }, [at, me, told]);
  const forgetFresh = useCallback(() => setFresh(new Set()), []);
  return { isFresh: (card: CardId) => fresh.has(card), forgetFresh };
}
