import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { CardId, CardView, Reason, View } from '#engine';
import type { Live, LiveState } from '../app/live.ts';
import { useSettings } from '../app/settings.ts';
import { type ToastItem, useLayout } from '../kit/index.ts';
import { commandsOf, ruleAction } from './attention/commands.ts';
import { useToasts } from './attention/useToasts.ts';
import type { GameParts } from './board.ts';
import { cardPropsOf } from './cards/cardProps.ts';
import type { TableModel } from './model.ts';
import { onCard } from './prompt/choice.ts';
import { isFleeting } from './prompt/fleeting.ts';
import { useChoice } from './prompt/useChoice.ts';
import { useForesight } from './prompt/useForesight.ts';
import { createReader, type Reader } from './reading/reader.ts';
import { useRaised } from './reading/useRaised.ts';
import { type Reading, useReading } from './reading/useReading.ts';
import type { Paced } from './show/pace.ts';
import { useFresh } from './show/useFresh.ts';
import { useWording } from './useWording.ts';
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
  /** An answer came too late a moment ago: somebody was quicker. */
  readonly late: boolean;
  /** Tells what went wrong. */
  readonly trouble: (error: unknown) => void;
  /** A command; what goes wrong is told. */
  readonly command: (action: string, body?: object) => Promise<boolean>;
}

const LIT_MS = 3500;
const LATE_MS = 6000;

/** Builds the model of a table from a live match, and keeps what the person is looking at and choosing. */
export function useTable(
  live: Live,
  source: Pick<Paced, 'end'>,
  shown: LiveState & { readonly view: View },
  parts: GameParts,
  acting: boolean,
): TableState {
  const { board } = parts;
  const { lang, fastClicks } = useSettings();
  const layout = useLayout();
  const phone = layout === 'phone' || layout === 'landscape';
  const { view } = shown;
  const meta = shown.state?.meta ?? null;
  const me = shown.state?.seat ?? null;
  const n = view.decision?.n ?? -1;
  const seats = meta?.seats ?? [];
  const wording = useWording({ lang, seats, me, vars: view.vars }, parts);
  const { ui, text, say } = wording;
  const [reader] = useState(createReader);
  const [rule, openRule] = useState<string | null>(null);
  const [lit, light] = useForAWhile<string>(LIT_MS);
  const [late, setLate] = useForAWhile<true>(LATE_MS);
  const tellLate = (): void => setLate(true);
  const { toasts, toast, dropToast } = useToasts();
  const { isFresh, forgetFresh } = useFresh(shown, me);
  const { trouble, command } = commandsOf({ live, me, lang, ui, toast, openRule, onLate: tellLate });
  const where = useMemo(() => placesOf(view), [view]);
  const cards = (zone: string): readonly CardView[] => view.zones[zone] ?? [];

  const choice = useChoice({
    view,
    ask: acting && !isFleeting(meta, view) ? (view.decision?.mine ?? null) : null,
    first: board.first,
    fastClicks,
    command,
    onAnswer() {
      source.end();
      reading.close();
      forgetFresh();
    },
  });
  const { ask } = choice;
  const { endings, ahead } = useForesight(live, ask === null ? -1 : n);

  async function reasonOf(card: CardView): Promise<Reason | null> {
    if (me === null || card.def === null || !acting) return null;
    return live.why(card.id).catch(() => null);
  }
  const opening = useReading(view, async (card) => (onCard(ask, card.id).length > 0 ? null : reasonOf(card)));
  const reading = useRaised(opening, choice, n, phone);

  /** Says why a card cannot be used. About cards of others that have nothing to say, nothing is said. */
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
    toast({ tone: 'info', title: ui.why.title, text: words, ...ruleAction(ui, openRule, reason?.rule ?? null) });
  }

  const model: TableModel = {
    ...wording,
    meta,
    view,
    vars: view.vars,
    derived: view.derived,
    active: board.active?.(view.vars) ?? null,
    me,
    lang,
    back: board.art.back,
    layout,
    phone,
    ask,
    endings,
    ahead,
    chosen: choice.chosen,
    held: choice.held,
    canAct: choice.canAct,
    choose: choice.choose,
    hasJustAnswered: choice.hasJustAnswered,
    pick: choice.take,
    chooseCard: choice.chooseCard,
    clear: () => choice.take(undefined),
    confirm: () => void choice.answer(choice.chosen),
    answer: (keys) => void choice.answer(keys),
    cards,
    zoneOf: (card) => where[card]?.zone ?? null,
    cardOf: (card) => where[card]?.card,
    ownerOf: (zone) => parts.game.zones.find((one) => one.key === zone)?.owner ?? null,
    face: (def) => board.face(def, text, lang),
    cardProps: (card, place) => cardPropsOf(model, reader, reading, card, place),
    read(card) {
      if (card.def !== null) reader.read(card.def, card.id);
    },
    readDef: (def) => (phone ? reading.openDef(def) : reader.read(def)),
    enlarge: (card) => reading.open(card),
    openRule,
    lit,
    isFresh,
    why: (card) => void why(card),
    seats,
    seatInfo: (seat) => seats.find((info) => info.seat === seat),
    isAsked: (seat) => view.decision?.asked.includes(seat) === true,
  };
  const about = (card: CardId): ReactNode => board.about?.(model, card);
  return { model, reader, reading, about, light, rule, openRule, toasts, toast, dropToast, late: late !== null, trouble, command };
}

/** Something that is shown for a moment: a place of the board that is lit up, a word. */
function useForAWhile<T>(ms: number): [T | null, (what: T) => void] {
  const [shown, setShown] = useState<T | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = window.setTimeout(() => setShown(null), ms);
    return () => window.clearTimeout(timer);
  }, [shown, ms]);
  return [shown, setShown];
}

/** By card: where it lies. */
function placesOf(view: View): { readonly zone: string; readonly card: CardView }[] {
  const places: { zone: string; card: CardView }[] = [];
  for (const [zone, cards] of Object.entries(view.zones)) for (const card of cards) places[card.id] = { zone, card };
  return places;
}
