import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { type AskView, type EventView, everyLanguage, type Game, type GameText, type SeatId, type View } from '#engine';
import type { ChatLine, MatchMeta, SeatInfo } from '#server/schema.ts';
import type { Live, LiveState, Told } from '../../app/live.ts';
import { changeSettings, type Settings, settings } from '../../app/settings.ts';
import { useShown } from '../../app/useShown.ts';
import { loadTableTexts } from '../../text/load.ts';
import type { Board, GameParts } from '../board.ts';
import { CardChip } from '../cards/CardChip.tsx';
import { OwnHand } from '../cards/OwnHand.tsx';
import { type Paced, paced, unpaced } from '../show/pace.ts';
import { Table } from '../Table.tsx';
import { type TableState, useTable } from '../useTable.ts';
import { names, text } from './words.ts';

// A table in a page without a browser: what the server says is written down by the test, what the page sends is kept. Files that use it end
// with `.test.tsx`.

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
await loadTableTexts('en');
await loadTableTexts('ru');

const FIRST_SETTINGS = settings();
const roots: Root[] = [];

beforeEach(() => {
  // Keeping one's place in a row of cards is for the eye.
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('there is no server'));
});

/** Gets up from every table. */
export async function leaves(): Promise<void> {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  document.body.innerHTML = '';
}

afterEach(async () => {
  await leaves();
  localStorage.clear();
  sessionStorage.clear();
  changeSettings(FIRST_SETTINGS);
  layout('wide');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SIZES = { phone: [390, 844], landscape: [844, 390], tablet: [800, 1100], wide: [1440, 900] } as const;

/** How large the window is. */
function layout(name: keyof typeof SIZES): void {
  const [width, height] = SIZES[name];
  (window as unknown as { happyDOM: { setViewport: (size: { width: number; height: number }) => void } }).happyDOM.setViewport({
    width,
    height,
  });
}

export const seatInfo = (seat: SeatId, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'human',
  name: names[seat],
  avatar: `face-${seat}`,
  level: null,
  you: seat === 0,
  host: seat === 0,
  connected: true,
  control: 'self',
  lastSeen: null,
  ...more,
});

const NO_CLOCK: MatchMeta['clock'] = { kind: 'none', deadline: null, windowEnds: null, since: 0, more: null, passesAt: null };

/** Three people at a table with a clock; Ann, seat 0, is who looks. */
export const metaFor = (more: Partial<Omit<MatchMeta, 'clock'>> & { readonly clock?: Partial<MatchMeta['clock']> } = {}): MatchMeta => ({
  id: 'test-match',
  game: 'test',
  rulesVersion: 1,
  status: 'playing',
  visibility: 'private',
  options: {},
  seats: [0, 1, 2].map((seat) => seatInfo(seat)),
  yours: [0],
  host: true,
  slow: null,
  undo: { mine: 'no', redo: false, request: null },
  proposal: null,
  spectatorChat: false,
  hints: { allowed: false, mine: false, used: [] },
  preferences: null,
  waits: false,
  spectators: 0,
  seedHash: 'hash',
  seed: null,
  rematch: null,
  daily: false,
  sealedUntil: null,
  deal: null,
  joint: null,
  call: null,
  gaveUp: null,
  resigning: 'ends',
  from: null,
  createdAt: 0,
  startedAt: 0,
  finishedAt: null,
  now: Date.now(),
  ...more,
  clock: { ...NO_CLOCK, ...more.clock },
});

/** The question of one seat, as seat 0 sees it. */
export const asks = (ask: AskView | null, more: Partial<NonNullable<View['decision']>> = {}): View['decision'] => ({
  n: 7,
  asked: [ask === null ? 1 : 0],
  mode: 'all',
  window: false,
  quiet: false,
  prompts: [],
  mine: ask,
  ...more,
});

/** Ann holds a lamp, a rug and a vase; a rug of Bob lies on the table, and a lamp in the discard pile. */
export const viewFor = (more: Partial<View> = {}): View => ({
  game: 'test',
  rulesVersion: 1,
  seat: 0,
  options: {},
  ring: [0, 1, 2],
  waiting: [],
  zones: {
    'hand:0': [0, 1, 2].map((id) => ({ id, def: ['lamp', 'rug', 'vase'][id] })),
    'hand:1': [{ id: 3, def: null }],
    'table:1': [{ id: 4, def: 'rug' }],
    discard: [{ id: 5, def: 'lamp' }],
  },
  sight: {},
  vars: { active: 0 },
  derived: null,
  decision: null,
  outcome: null,
  ...more,
});

/** A log line of something that somebody does. */
export const says = (key: string, params: { readonly [name: string]: unknown }, rule = ''): EventView => ({
  e: 'log',
  key,
  rule,
  params: params as never,
});

export const said = (n: number, seat: SeatId | null, words: string, kind: ChatLine['kind'] = 'chat'): ChatLine => ({
  n,
  at: n,
  name: seat === null ? 'Guest' : names[seat],
  avatar: 'face',
  seat,
  kind,
  text: words,
});

const face: Board['face'] = (def, { cards }) => ({
  name: cards[def].name,
  type: 'thing',
  typeLabel: 'Thing',
  typeSign: 'cog',
  text: cards[def].text,
});

/** A board that shows what lies on the table, the seats, and the own hand; what lies in piles is not laid out. */
export const testBoard: Board = {
  art: { pictures: {} },
  icon: 'trophy',
  face,
  lays: (zone) => zone.startsWith('hand:0') || zone.startsWith('table'),
  active: (vars) => (vars as { readonly active: SeatId | null }).active,
  turnKeys: ['turn'],
  slots: (model) => ({
    opponents: [1, 2].map((seat) => (
      <span key={seat} data-seat={seat}>
        {model.name(seat)}
      </span>
    )),
    centre: (
      <div data-zone="table:1">
        {model.cards('table:1').map((card) => (
          <CardChip key={card.id} model={model} card={card} />
        ))}
        {model.lit !== null && <p data-lit={model.lit} />}
      </div>
    ),
    mine: <p data-mine="">{model.chosen.join(' ')}</p>,
    hand: model.me === null ? undefined : <OwnHand model={model} seat={model.me} label="Your hand" />,
  }),
};

const game = {
  zones: [
    { key: 'hand:0', owner: 0 },
    { key: 'hand:1', owner: 1 },
    { key: 'table:1', owner: 1 },
    { key: 'discard', owner: null },
  ],
} as unknown as Game;

/** What was sent to the match: the command, and what it says. */
export type Sent = readonly [action: string, body: object];

export interface Puppet extends Live {
  readonly sent: Sent[];
  /** What comes from the match next. */
  readonly tell: (change: Partial<LiveState>) => void;
}

interface PuppetParts {
  readonly view?: View;
  readonly meta?: MatchMeta;
  readonly at?: number;
  readonly told?: readonly Told[];
  readonly chat?: readonly ChatLine[];
  /** The seat looked from; 0 unless told. */
  readonly seat?: SeatId | null;
  /** Instead of the puppet's own answers. */
  readonly live?: Partial<Live>;
}

/** A match that says what the test wants and keeps what it is sent. */
export function puppet({
  view = viewFor(),
  meta = metaFor(),
  at = 3,
  told = [],
  chat = [],
  seat = 0,
  live = {},
}: PuppetParts = {}): Puppet {
  let current: LiveState = {
    state: { meta, at, seat, view },
    told,
    chat,
    connection: 'open',
    failure: null,
    rematch: null,
    nudges: 0,
    sending: false,
  };
  const listeners = new Set<() => void>();
  const sent: Sent[] = [];
  return {
    sent,
    tell(change) {
      current = { ...current, ...change };
      for (const listener of listeners) listener();
    },
    getState: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lookFrom: () => undefined,
    send: async (action, body = {}) => {
      sent.push([action, body]);
    },
    why: async () => null,
    endings: async () => ({ n: -1, endings: [], ahead: [] }),
    replay: () => Promise.reject(new Error('no record')),
    replayPage: '/m/test-match/replay',
    again: async () => null,
    close: () => undefined,
    ...live,
  };
}

export interface SeatedParts extends PuppetParts {
  readonly layout?: keyof typeof SIZES;
  readonly settings?: Partial<Settings>;
  readonly board?: Partial<Board>;
  /** Others' moments are shown one after the other, as in a match; without it every state at once. */
  readonly pacing?: boolean;
  readonly replay?: { readonly controls: ReactNode };
}

/** Time passes, and everything that waits for it happens. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Waits until what was begun is done. */
export const settle = (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 0)));

const partsFor = (board: Partial<Board> = {}): GameParts => ({
  game,
  texts: everyLanguage<GameText>({ en: text, ru: text }),
  board: { ...testBoard, ...board },
});

async function mount(node: ReactNode): Promise<Root> {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  roots.push(root);
  await act(async () => root.render(node));
  return root;
}

/** Draws something into the page. */
export async function draws(node: ReactNode): Promise<{ readonly again: (next: ReactNode) => Promise<void> }> {
  const root = await mount(node);
  return { again: (next) => act(async () => root.render(next)) };
}

async function prepares(parts: SeatedParts): Promise<void> {
  await leaves();
  layout(parts.layout ?? 'wide');
  changeSettings({ lang: 'en', coach: false, sound: false, ...parts.settings });
}

/** Sits down at a table: the whole of it is drawn, and can be pressed. */
export async function sits(parts: SeatedParts = {}) {
  await prepares(parts);
  const live = puppet(parts);
  const source: Paced = parts.pacing === true ? paced(live, () => false) : unpaced(live);
  const whole = partsFor(parts.board);
  const { replay } = parts;
  function Page() {
    const shown = useShown(source);
    const view = shown.state?.view ?? null;
    if (view === null) return null;
    return (
      <Table live={live} source={source} shown={{ ...shown, view }} parts={whole} home="/" {...(replay === undefined ? {} : { replay })} />
    );
  }
  await mount(<Page />);
  return {
    live,
    sent: live.sent,
    /** What comes from the match next. */
    tell: (change: Partial<LiveState>) => act(async () => live.tell(change)),
    /** The table goes on: another view, and what was told on the way. */
    goesOn: (view: View, events: readonly EventView[] = [], meta?: MatchMeta) =>
      act(async () => {
        const { state, told } = live.getState();
        if (state === null) throw new Error('nothing is shown');
        live.tell({
          state: { ...state, view, at: state.at + 1, ...(meta === undefined ? {} : { meta }) },
          told: [...told, { at: state.at + 1, events }],
        });
      }),
  };
}

/** The state of a table for a part of it that is drawn alone. */
export async function withTable(parts: SeatedParts, draw: (table: TableState) => ReactNode) {
  await prepares(parts);
  const live = puppet(parts);
  const whole = partsFor(parts.board);
  const known: TableState[] = [];
  function Page() {
    const shown = useShown(live);
    const view = shown.state?.view ?? viewFor();
    const table = useTable(live, unpaced(live), { ...shown, view }, whole, parts.replay === undefined);
    known.push(table);
    return draw(table);
  }
  await mount(<Page />);
  return {
    live,
    sent: live.sent,
    tell: (change: Partial<LiveState>) => act(async () => live.tell(change)),
    table: (): TableState => known[known.length - 1],
    /** Does something to the table and waits until it is drawn. */
    does: (deed: (table: TableState) => unknown) =>
      act(async () => {
        await deed(known[known.length - 1]);
      }),
  };
}

/** Everything in the page that can be pressed and is called so. */
const called = (name: string): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>('button, a, [role="button"], [role="tab"], [role="checkbox"], [role="switch"], [data-face]'),
  ].filter((one) => one.closest('dialog:not([open])') === null && nameOf(one).startsWith(name));

const nameOf = (one: Element): string =>
  (one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/[\u00ad\s]+/g, (gap) => (gap === '\u00ad' ? '' : ' ')).trim();

/** The one thing of this name that can be pressed. */
export function button(name: string): HTMLElement {
  const [one] = called(name);
  if (one === undefined) throw new Error(`nothing called «${name}» among: ${called('').map(nameOf).join(' | ')}`);
  return one;
}

export const isThere = (name: string): boolean => called(name).length > 0;

export const press = (name: string): Promise<void> => act(async () => button(name).click());

export const pressAt = (selector: string): Promise<void> => act(async () => at(selector).click());

/** A key of the keyboard, wherever the focus is. */
export const hits = (code: string, more: KeyboardEventInit = {}): Promise<void> =>
  act(async () => {
    window.dispatchEvent(
      new KeyboardEvent('keydown', { code, key: code.replace(/^Key/, '').toLowerCase(), bubbles: true, cancelable: true, ...more }),
    );
  });

export function at<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`nothing at ${selector}`);
  return found;
}

export const has = (selector: string): boolean => document.querySelector(selector) !== null;

/** What is written in a part of the page. */
export const read = (selector: string): string => nameless(at(selector));
const nameless = (one: Element): string => (one.textContent ?? '').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

/** A card of the own hand. */
export const handCard = (id: number): HTMLElement => at(`[data-hand] [data-card="${id}"]`);

export const pressCard = (id: number): Promise<void> => act(async () => handCard(id).click());

/** The question of the bar. */
export const question = (): string => read('[data-prompt] [role="status"]');

/** What the open dialog says, whole. */
export const dialog = (): string => read('dialog[open]');

export { act };
