import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { Match as Matches } from '../match.ts';
import type { AskView, OptionView, ParamsView, View } from '../see.ts';
import { sha256 } from '../sha256.ts';
import type { GameText } from '../text.ts';
import { contextFor, format, logText } from '../text.ts';
import type { Entry, Header, SeatId } from '../types.ts';
import { SPECTATOR } from '../types.ts';
import { SEAT_NAMES } from './names.ts';

/**
 * A whole match to be read and compared line by line: what was asked, offered and answered, what was told in words, and what changed for the eyes of
 * everybody (`all`) and of each seat that saw more than that.
 */
export function playThrough<V>(game: Game<V>, text: GameText, header: Header, entries: readonly Entry[]): string {
  const { lines, match } = new Reader(game, text).read(header, entries);
  const { outcome } = match.table;
  const end = outcome === null ? 'The match is not over.' : `${winners(outcome.winners)}: ${outcome.reason} (${outcome.rule})`;
  return `${[`${text.title}, rules version ${header.rulesVersion}`, `${header.seats} seats, seed ${header.seed}`, settingsOf(header), '', ...lines, '', end].join('\n')}\n`;
}

const settingsOf = (header: Header): string =>
  Object.keys(header.options)
    .sort()
    .map((key) => `${key} = ${header.options[key]}`)
    .join(', ');
const winners = (seats: readonly SeatId[]): string =>
  seats.length === 0 ? 'Nobody wins' : `${seats.map((seat) => SEAT_NAMES[seat]).join(' and ')} wins`;

/** What one reader sees in the zones, by zone: names, or `?` for backs. */
type Seen = { readonly [zone: string]: readonly string[] };

class Reader<V> {
  private readonly game: Game<V>;
  private readonly text: GameText;
  private readonly lines: string[] = [];
  private seen = new Map<SeatId, Seen>();
  private vars: { readonly [name: string]: string } = {};

  constructor(game: Game<V>, text: GameText) {
    this.game = game;
    this.text = text;
  }

  read(header: Header, entries: readonly Entry[]): { lines: string[]; match: Match<V> } {
    const match = Matches.start(this.game, header);
    this.tell(match, 0);
    for (const entry of entries) {
      this.ask(match, entry);
      const refused = match.apply(entry);
      const means = match.journal.at(-1);
      if (refused !== null) throw new Error(`entry ${match.journal.length + 1} is refused as ${refused.code}`);
      if (entry.kind === 'answer' && (means?.kind !== 'answer' || means.keys.join() !== entry.keys.join()))
        throw new Error(`entry ${match.journal.length} means another option now`);
      this.tell(match, match.batches.length - 1);
    }
    return { lines: this.lines, match };
  }

  private ask(match: Match<V>, entry: Entry): void {
    if (entry.kind === 'option') this.lines.push(`* setting ${entry.key} = ${entry.value}`);
    else if (entry.kind !== 'answer' && entry.kind !== 'time-out') this.lines.push(`* ${SEAT_NAMES[entry.seat]}: ${entry.kind}`);
    else {
      const view = match.view(entry.seat);
      const ask = view.decision?.mine;
      if (ask === undefined || ask === null) return;
      const face = facesOf(view);
      const name = (key: string): string =>
        this.option(
          ask.options.find((one) => one.key === key),
          key,
          face,
        );
      this.lines.push(
        `${match.n}. ${SEAT_NAMES[entry.seat]}: ${this.words(this.text.prompts[ask.prompt] ?? ask.prompt, ask.params, entry.seat)} (${ask.rule})`,
      );
      this.lines.push(`   ${rangeOf(ask)} ${ask.options.map((one) => name(one.key)).join(' | ')}`);
      const chosen = entry.kind === 'time-out' ? '(time-out)' : entry.keys.length === 0 ? '(pass)' : entry.keys.map(name).join(' + ');
      this.lines.push(`   → ${chosen}`);
    }
  }

  /** What the entry caused: in words, and for the eyes. */
  private tell(match: Match<V>, batch: number): void {
    const heard = new Map<SeatId, string[]>();
    const readers = [SPECTATOR, ...match.table.ring];
    for (const reader of readers) heard.set(reader, this.log(match, reader, batch));
    const told = heard.get(SPECTATOR) ?? [];
    for (const line of told) this.lines.push(`   ${line}`);
    const all = this.changes(SPECTATOR, match.view(SPECTATOR));
    const vars = this.varChanges(match.view(SPECTATOR));
    if (all.length + vars.length > 0) this.lines.push(`   all: ${[...all, ...vars].join(', ')}`);
    for (const seat of match.table.ring) {
      const own = [
        ...(heard.get(seat) ?? []).filter((line) => !told.includes(line)),
        ...this.changes(seat, match.view(seat)).filter((change) => !all.includes(change)),
      ];
      if (own.length > 0) this.lines.push(`   ${SEAT_NAMES[seat]}: ${own.join(', ')}`);
    }
  }

  private log(match: Match<V>, reader: SeatId, batch: number): string[] {
    // In the third person for everybody, so that lines can be compared.
    return (match.events(reader, batch)[0] ?? []).flatMap((event) =>
      event.e === 'log' ? [this.words(logText(this.text, 'en', event.key), event.params, SPECTATOR)] : [],
    );
  }

  private changes(reader: SeatId, view: View): string[] {
    const before = this.seen.get(reader) ?? {};
    const now: { [zone: string]: string[] } = {};
    for (const [zone, cards] of Object.entries(view.zones)) now[zone] = cards.map((card) => card.def ?? '?').sort();
    this.seen.set(reader, now);
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((zone) => {
      const [gone, come] = [without(before[zone] ?? [], now[zone] ?? []), without(now[zone] ?? [], before[zone] ?? [])];
      return gone.length + come.length === 0 ? [] : [`${this.zone(zone)} ${[...counted(gone, '-'), ...counted(come, '+')].join(' ')}`];
    });
  }

  /** `hand:1` is the hand of bob. */
  private zone(key: string): string {
    const zone = this.game.zones.find((one) => one.key === key);
    return zone?.owner === null || zone === undefined ? key : `${zone.name} ${SEAT_NAMES[zone.owner]}`;
  }

  private varChanges(view: View): string[] {
    const now: { [name: string]: string } = {};
    for (const [name, value] of Object.entries(view.vars as object)) now[name] = JSON.stringify(value);
    const before = this.vars;
    this.vars = now;
    return Object.keys(now).flatMap((name) => (now[name] === before[name] ? [] : [`${name} ${shortened(now[name])}`]));
  }

  private option(option: OptionView | undefined, key: string, face: (card: number) => string | null): string {
    if (option === undefined) return key;
    const label = option.label === undefined ? undefined : this.text.labels[option.label];
    const { ref } = option;
    const target = ref.kind === 'card' ? (face(ref.card) ?? '?') : ref.kind === 'seat' ? SEAT_NAMES[ref.seat] : '';
    const words = label === undefined ? key : this.words(label, option.params ?? {}, SPECTATOR);
    if (target === '') return words;
    return label === undefined ? target : `${words}: ${target}`;
  }

  private words(message: string, params: ParamsView, me: SeatId): string {
    return format(message, params, {
      ...contextFor(this.text, 'en', SEAT_NAMES, me === SPECTATOR ? null : me),
      cardName: (def) => def,
    }).replaceAll(/[“”]/g, '');
  }
}

const rangeOf = (ask: AskView): string => (ask.min === ask.max ? `${ask.max} of` : `${ask.min} to ${ask.max} of`);
/** Long values by a number of their own, so that a change shows all the same; log lines say what it means. */
const LONGEST = 60;
const shortened = (json: string): string => (json.length <= LONGEST ? json : `#${sha256(json).slice(0, 6)}`);

function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** `-?×3 -plumbus`. */
function counted(names: readonly string[], sign: '+' | '-'): string[] {
  return [...new Set(names)].map((name) => {
    const many = names.filter((one) => one === name).length;
    return `${sign}${name}${many === 1 ? '' : `×${many}`}`;
  });
}

function facesOf(view: View): (card: number) => string | null {
  const faces: { [card: number]: string | null } = {};
  for (const cards of Object.values(view.zones)) for (const card of cards) faces[card.id] = card.def;
  return (card) => faces[card] ?? null;
}
