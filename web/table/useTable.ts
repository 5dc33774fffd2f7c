import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CardId, CardView, OptionView, ParamsView, Reason, View } from '#engine';
import { contextFor, format, pieces } from '#engine';
import type { EndingsReply } from '#server/schema.ts';
import { ApiError } from '../app/api.ts';
import type { Live, LiveState } from '../app/live.ts';
import { useSettings } from '../app/settings.ts';
import { playCue, type ToastItem, useLayout } from '../kit/index.ts';
import { uiIn } from '../text/index.ts';
import { useToasts } from './attention/useToasts.ts';
import type { GameParts } from './board.ts';
import type { TableCardProps, TableModel } from './model.ts';
import { type Chosen, onCard, stillOffered, toggle, toggleCard } from './prompt/choice.ts';
import { createReader, type Reader } from './reading/reader.ts';
import { type Reading, useReading } from './reading/useReading.ts';
import { useFresh } from './show/useFresh.ts';
import { paramsOf } from './words.ts';

export interface TableState {
  readonly model: TableModel;
  /** Card shown large in the rail. */
  readonly reader: Reader;
  /** The card read over the table, and its neighbours. On a phone it is the one being chosen, too. */
  readonly reading: Reading;
  /** What the board tells of a card besides its face. */
  readonly about: (card: CardId) => ReactNode;
  /** Lights up a place of the board. */
  readonly light: (place: string) => void;
  readonly rule: string | null;
  readonly openRule: (rule: string | null) => void;
  readonly toasts: readonly ToastItem[];
  readonly toast: (toast: Omit<ToastItem, 'key'>) => void;
  readonly dropToast: (key: ToastItem['key']) => void;
  /** Tells what went wrong. */
  readonly trouble: (error: unknown) => void;
  /** A command; what goes wrong is told. */
  readonly command: (action: string, body?: object) => Promise<boolean>;
}

/** The table has moved on before the answer came: no mistake of the person. */
const LATE: readonly string[] = ['stale-decision', 'not-asked', 'already-answered'];

const LIT_MS = 3500;

/** Commands that say for which seat they are; the others are for the person. */
const OF_A_SEAT: readonly string[] = [
  'answer',
  'undo',
  'undo-vote',
  'settings-vote',
  'redo',
  'takeover',
  'preferences',
  'more-time',
  'hold',
  'leave',
  'resign',
];

/** Builds the model of a table from a live match, and keeps what the person is looking at and choosing. */
export function useTable(live: Live, shown: LiveState & { readonly view: View }, parts: GameParts, acting: boolean): TableState {
  const { lang, fastClicks } = useSettings();
  const layout = useLayout();
  const phone = layout === 'phone' || layout === 'landscape';
  const ui = uiIn(lang);
  const text = parts.texts[lang];
  const { view } = shown;
  const meta = shown.state?.meta ?? null;
  const me = shown.state?.seat ?? null;
  const n = view.decision?.n ?? -1;
  const [reader] = useState(createReader);
  const [rule, setRule] = useState<string | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  useEffect(() => {
    if (lit === null) return;
    const timer = window.setTimeout(() => setLit(null), LIT_MS);
    return () => window.clearTimeout(timer);
  }, [lit]);
  const { toasts, toast, dropToast } = useToasts();
  const [picked, setPicked] = useState<{ readonly n: number; readonly keys: Chosen }>({ n: -1, keys: [] });
  const [busy, setBusy] = useState<number | null>(null);
  const { isFresh, forgetFresh } = useFresh(shown, me);

  const ask = acting ? (view.decision?.mine ?? null) : null;
  const chosen = picked.n === n ? stillOffered(ask, picked.keys) : [];
  const { endings, ahead } = useForesight(live, ask === null ? -1 : n);
  const canAct = acting && ask !== null && busy !== n;
  const seats = meta?.seats ?? [];
  // The names change far more seldom than what is known of the seats.
  const namesKey = seats.map((seat) => seat.name ?? `${seat.seat + 1}`).join('\n');
  const names = useMemo(() => namesKey.split('\n'), [namesKey]);
  const context = useMemo(() => contextFor(text, lang, names, me), [text, lang, names, me]);
  const say = useCallback((message: string, params: ParamsView = {}) => format(message, params, context), [context]);
  const inPieces = useCallback((message: string, params: ParamsView = {}) => pieces(message, params, context), [context]);
  const where = useMemo(() => placesOf(view), [view]);
  const cards = (zone: string): readonly CardView[] => view.zones[zone] ?? [];

  const ruleAction = (id: string | null): Pick<ToastItem, 'action'> =>
    id === null || id === '' ? {} : { action: { label: ui.common.rule.replace('{id}', id), onPress: () => setRule(id) } };
  const tell = (error: unknown): void => {
    const said = error instanceof ApiError ? error : null;
    if (said !== null && LATE.includes(said.code)) {
      // Whoever loses a race has done nothing wrong.
      toast({ tone: 'info', emoji: 'hourglass-done', title: ui.connection.late, text: ui.connection.lateHint });
      return;
    }
    playCue('error');
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
    reading.close();
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

  /** What a press on a card chooses first, where it carries several options. */
  function firstOn(card: CardId): OptionView | undefined {
    const options = onCard(ask, card);
    return options.length < 2
      ? options[0]
      : (parts.board.first?.(options, { me, vars: view.vars, derived: view.derived, cards }) ?? options[0]);
  }

  function chooseCard(card: CardId): void {
    if (!canAct || ask === null) return;
    const options = onCard(ask, card);
    const first = firstOn(card);
    if (options.length === 1) choose(options[0]);
    else if (first !== undefined && parts.board.first !== undefined && ask.max === 1)
      setChosen(options.some((option) => chosen.includes(option.key)) ? [] : [first.key]);
    else setChosen(toggleCard(ask, chosen, card));
  }

  /** On a phone the card that is read is the one chosen: the gold button says what it does. */
  function raise(card: CardView): void {
    if (!phone || !canAct || ask?.max !== 1) return;
    const first = firstOn(card.id);
    setPicked({ n, keys: first === undefined ? [] : [first.key] });
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

  const opening = useReading(view, async (card) => (onCard(ask, card.id).length > 0 ? null : reasonOf(card)));
  const { opened } = opening;
  const reading: Reading = {
    ...opening,
    open(card) {
      if (card.def === null) return;
      opening.open(card);
      raise(card);
    },
    turnTo(at) {
      opening.turnTo(at);
      const card = opened?.cards[at];
      if (card !== undefined) raise(card);
    },
    close() {
      if (opened !== null && phone && ask?.max === 1) setPicked({ n, keys: [] });
      opening.close();
    },
  };
  // A question that comes while a card is being read is about that card.
  const raised = useRef(raise);
  useEffect(() => {
    raised.current = raise;
  });
  const read0 = opened?.cards[opened.at];
  useEffect(() => {
    if (n >= 0 && read0 !== undefined && read0.id >= 0) raised.current(read0);
  }, [n, read0]);

  const face = (def: string) => parts.board.face(def, text, lang);
  const read = (card: CardView): void => {
    if (card.def !== null) reader.read(card.def, card.id);
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
        // On a phone nothing is chosen that could not be read.
        if (phone && card.def !== null) reading.open(card);
        else if (legal) chooseCard(card.id);
        else void why(card);
      },
      onRead: () => read(card),
      onLeave: reader.leave,
      onHold: () => reading.open(card),
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
    endings,
    ahead,
    canAct,
    choose,
    pick: (option) => setPicked({ n, keys: [option.key] }),
    chooseCard,
    clear: () => setPicked({ n, keys: [] }),
    confirm: () => void answer(chosen),
    answer: (keys) => void answer(keys),
    cards,
    zoneOf: (card) => where[card]?.zone ?? null,
    cardOf: (card) => where[card]?.card,
    ownerOf: (zone) => parts.game.zones.find((one) => one.key === zone)?.owner ?? null,
    face,
    cardProps,
    read,
    readDef: (def) => (phone ? reading.openDef(def) : reader.read(def)),
    enlarge: (card) => reading.open(card),
    openRule: setRule,
    lit,
    isFresh,
    why: (card) => void why(card),
    seats,
    name: (seat) => (seat === me ? ui.common.you : (names[seat] ?? `${seat + 1}`)),
    seatInfo: (seat) => seats.find((info) => info.seat === seat),
    isAsked: (seat) => view.decision?.asked.includes(seat) === true,
    say,
    pieces: inPieces,
  };
  const about = (card: CardId): ReactNode => parts.board.about?.(model, card);
  return { model, reader, reading, about, light: setLit, rule, openRule: setRule, toasts, toast, dropToast, trouble: tell, command };
}

const NOTHING_KNOWN: Pick<TableModel, 'endings' | 'ahead'> = { endings: [], ahead: [] };

/** Asked for once the question is there; nobody waits for it. */
function useForesight(live: Live, n: number): Pick<TableModel, 'endings' | 'ahead'> {
  const [known, setKnown] = useState<EndingsReply | null>(null);
  useEffect(() => {
    if (n >= 0) live.endings().then(setKnown, () => undefined);
  }, [live, n]);
  return known?.n === n ? known : NOTHING_KNOWN;
}

/** By card: where it lies. */
function placesOf(view: View): { readonly zone: string; readonly card: CardView }[] {
  const places: { zone: string; card: CardView }[] = [];
  for (const [zone, cards] of Object.entries(view.zones)) for (const card of cards) places[card.id] = { zone, card };
  return places;
}
