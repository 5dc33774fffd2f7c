import type {
  AskView,
  EventView,
  GameEvent,
  GameText,
  Lang,
  Match,
  OptionView,
  Outcome,
  ParamsView,
  Ref,
  SeatId,
  TextContext,
  View,
} from '#engine';
import { contextFor, EVERYBODY, eventView, format, logText, outcomeText, paramsView, SPECTATOR } from '#engine';
import type { Title } from '#games/registry.ts';
import type { LabText } from './text/index.ts';
import { labText } from './text/index.ts';

/** A match in words, for one reader: a seat, or somebody who sees all faces (`me` null). */
export class Words {
  readonly lang: Lang;
  readonly text: GameText;
  readonly lab: LabText;
  readonly names: readonly string[];
  readonly me: SeatId | null;
  private readonly context: TextContext;

  constructor(title: Title, lang: Lang, me: SeatId | null) {
    this.lang = lang;
    this.text = title.texts[lang];
    this.lab = labText[lang];
    this.names = this.lab.names;
    this.me = me;
    this.context = contextFor(this.text, lang, this.names, me);
  }

  /** The log lines among the events, as the reader may see them. */
  log(match: Match, events: readonly GameEvent[]): string[] {
    const lines: string[] = [];
    for (const event of events) {
      const view = this.me === null ? eventView(match.table, SPECTATOR, opened(event)) : eventView(match.table, this.me, event);
      if (view?.e === 'log') lines.push(this.logLine(view));
    }
    return lines;
  }

  logLine(event: EventView & { e: 'log' }): string {
    return format(logText(this.text, this.lang, event.key), event.params, this.context);
  }

  prompt(ask: AskView): string {
    return format(this.text.prompts[ask.prompt] ?? ask.prompt, ask.params, this.context);
  }

  /** What choosing it means. */
  option(option: OptionView, face: (card: number) => string | null): string {
    const label = option.label === undefined ? undefined : this.text.labels[option.label];
    const target = this.target(option.ref, face);
    if (label === undefined) return option.ref.kind === 'button' ? (option.label ?? option.key).replace(/^button\./, '') : target;
    const words = format(label, option.params ?? {}, this.context);
    return option.ref.kind === 'button' || words.includes(target) ? words : `${words}: ${target}`;
  }

  decline(ask: AskView): string {
    const key = ask.decline;
    return key === undefined ? this.lab.decline : format(this.text.labels[key] ?? this.text.prompts[key] ?? key, ask.params, this.context);
  }

  private target(ref: Ref, face: (card: number) => string | null): string {
    switch (ref.kind) {
      case 'card':
        return this.card(face(ref.card), ref.card);
      case 'seat':
        return this.names[ref.seat];
      case 'zone':
        return this.zone(ref.zone);
      case 'cell':
        return `${ref.x}, ${ref.y}`;
      case 'edge':
        return `${ref.x}, ${ref.y} ${['↑', '→', '↓', '←'][ref.side] ?? ref.side}`;
      case 'button':
        return '';
    }
  }

  card(def: string | null, id: number): string {
    return def === null ? `${this.lab.cards(1)} (${id})` : (this.text.cards[def]?.name ?? def);
  }

  /** `hand:2` is the zone `hand` of seat 2. */
  zone(key: string): string {
    const [name, index] = key.split(':');
    const words = this.text.zones[name] ?? name;
    return index === undefined ? words : `${words} ${Number(index) + 1}`;
  }

  /** A message of the game or of the engine, for this reader. */
  say(message: string, params: ParamsView): string {
    return format(message, params, this.context);
  }

  rule(id: string): string | undefined {
    return this.text.rules.text[id];
  }

  outcome(match: Match, outcome: Outcome): string {
    const message = outcomeText(this.text, this.lang, outcome.reason);
    const winners = outcome.winners.map((seat) => this.names[seat]).join(', ');
    const who = this.lab.won(winners === '' ? this.lab.nobody : winners);
    if (message === undefined) return who;
    const params = { ...(outcome.winners.length === 0 ? {} : { seat: { seat: outcome.winners[0] } }), ...outcome.params };
    return `${who}. ${format(message, paramsView(match.table, this.me ?? SPECTATOR, params), this.context)}`;
  }
}

/** The event with all faces open. */
function opened(event: GameEvent): GameEvent {
  switch (event.e) {
    case 'move':
    case 'show':
      return { ...event, mask: EVERYBODY };
    case 'log':
      return { ...event, to: EVERYBODY, faces: event.faces.map((face) => ({ ...face, mask: EVERYBODY })) };
    case 'shuffle':
      return event;
  }
}

/** The faces that a view shows, by card. */
export function facesOf(view: View): (card: number) => string | null {
  const faces: { [card: number]: string | null } = {};
  for (const cards of Object.values(view.zones)) for (const card of cards) faces[card.id] = card.def;
  return (card) => faces[card] ?? null;
}
