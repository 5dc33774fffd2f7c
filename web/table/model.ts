import type { Ahead, AskView, CardId, CardView, Ending, GameText, Lang, OptionView, ParamsView, Piece, SeatId, View } from '#engine';
import type { MatchMeta, SeatInfo } from '#server/schema.ts';
import type { CardBackArt } from '../art/types.ts';
import type { CardFace, CardProps } from '../kit/Card.tsx';
import type { Layout } from '../kit/useLayout.ts';
import type { UiText } from '../text/en/table.ts';
import type { Chosen } from './prompt/choice.ts';

/** Everything a card on the table needs: picture, states, what a press, a look and a hold do. */
export type TableCardProps = Pick<
  CardProps,
  'face' | 'id' | 'back' | 'label' | 'legal' | 'selected' | 'disabled' | 'fresh' | 'onPress' | 'onRead' | 'onLeave' | 'onHold'
>;

/**
 * Everything a board needs to draw a table and to let a person act on it. The same for play, replay and looking on. A board names the types of
 * its game once, `type Model = TableModel<MyVars, MyDerived>`; what is shared takes any model.
 */
export interface TableModel<Vars = unknown, Derived = unknown> {
  readonly meta: MatchMeta | null;
  readonly view: View;
  /** The game's variables and derived values, as its rules made them. */
  readonly vars: Vars;
  readonly derived: Derived;
  /** Whose turn it is; null if nobody's. */
  readonly active: SeatId | null;
  /** The seat looked from; null for a spectator. */
  readonly me: SeatId | null;
  readonly lang: Lang;
  readonly text: GameText;
  readonly ui: UiText;
  readonly back: CardBackArt | undefined;
  readonly layout: Layout;
  /** Upright or lying: opponents are tabs, cards are read over the table. */
  readonly phone: boolean;

  /** My open question. */
  readonly ask: AskView | null;
  readonly chosen: Chosen;
  /** A card that was pressed and could go to several places, none of which is chosen yet. */
  readonly held: CardId | null;
  /** Which answers to it end the match for certain, as soon as that is known; `key` null: to decline. */
  readonly endings: readonly Ending[];
  /** What answers to a question in the course of a card certainly bring, in the game's own terms; comes a moment after the question. */
  readonly ahead: readonly Ahead[];
  /** Acting is possible at all (connected, not a replay, not sending). */
  readonly canAct: boolean;
  /** Takes or drops an option. */
  readonly choose: (option: OptionView) => void;
  /** The second tap of a double tap on the gold button falls on the hand: it means nothing. */
  readonly hasJustAnswered: () => boolean;
  /** Takes this option instead of what was chosen, and never answers by itself: for choices that are put together from parts. */
  readonly pick: (option: OptionView) => void;
  /** As `choose`, by what was clicked on. */
  readonly chooseCard: (card: CardId) => void;
  readonly clear: () => void;
  /** Answers with what is chosen. */
  readonly confirm: () => void;
  /** Answers with these keys at once. */
  readonly answer: (keys: readonly string[]) => void;

  readonly cards: (zone: string) => readonly CardView[];
  /** Where a card lies; null if it is not to be found. */
  readonly zoneOf: (card: CardId) => string | null;
  readonly cardOf: (card: CardId) => CardView | undefined;
  /** Whose zone it is; null if nobody's. */
  readonly ownerOf: (zone: string) => SeatId | null;
  readonly face: (def: string) => CardFace;
  /** A card as it lies on the table; `hand` dims what cannot be used and explains it. */
  readonly cardProps: (card: CardView, where?: 'table' | 'hand') => TableCardProps;
  /** Show a card in the reading pane. */
  readonly read: (card: CardView) => void;
  readonly readDef: (def: string) => void;
  /** Open a card large without playing it. */
  readonly enlarge: (card: CardView) => void;
  readonly openRule: (rule: string) => void;
  /** A place of the board to be lit up for a moment: somebody pressed its name in the log. */
  readonly lit: string | null;
  /** Cards that came or changed since the viewer's last action. */
  readonly isFresh: (card: CardId) => boolean;
  /** Cards that cannot be used now: a click asks why. */
  readonly why: (card: CardView) => void;

  readonly seats: readonly SeatInfo[];
  /** «You» for the own seat. */
  readonly name: (seat: SeatId) => string;
  readonly seatInfo: (seat: SeatId) => SeatInfo | undefined;
  /** Who is asked right now. */
  readonly isAsked: (seat: SeatId) => boolean;
  readonly say: (message: string, params?: ParamsView) => string;
  readonly pieces: (message: string, params?: ParamsView) => Piece[];
}
