import type { Game } from './game.ts';
import { refusal } from './refusal.ts';
import type { OptionSpec, Options, Refusal } from './types.ts';

type Choosable = Pick<Game, 'options'>;

const fitsWith = (spec: OptionSpec, value: string, seats: number, others: Options): boolean => spec.fits?.(value, seats, others) ?? true;

/**
 * Every setting with a value that goes with so many seats and the other settings: the wished one, else the usual one, else the first that
 * goes. What the game does not know is left out.
 */
export function fittingOptions(game: Choosable, seats: number, wished: Options = {}): Options {
  const options: { [key: string]: string } = {};
  for (const { key, values, default: usual } of game.options) options[key] = values.includes(wished[key]) ? wished[key] : usual;
  for (const spec of game.options) {
    const { key, values, default: usual } = spec;
    options[key] = [options[key], usual, ...values].find((value) => fitsWith(spec, value, seats, options)) ?? options[key];
  }
  return options;
}

/** Why these settings cannot be had together by so many seats; null if they can. Wishes may name only some of the settings. */
export function refuseOptions(game: Choosable, seats: number, wished: Options): Refusal | null {
  for (const key of Object.keys(wished))
    if (!game.options.some((spec) => spec.key === key && spec.values.includes(wished[key]))) return refusal('no-such-option');
  const options = fittingOptions(game, seats, wished);
  return Object.keys(wished).some((key) => options[key] !== wished[key]) ? refusal('option-does-not-fit') : null;
}

/** Values of one or two settings that cannot be had together by so many seats: what a lobby has to know, as data. */
export interface Clash {
  readonly seats: number;
  readonly options: Options;
}

export function clashesOf(game: Choosable & Pick<Game, 'seats'>): Clash[] {
  const found: Clash[] = [];
  const usual = Object.fromEntries(game.options.map((spec) => [spec.key, spec.default]));
  for (const spec of game.options) {
    if (spec.fits === undefined) continue;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const value of spec.values) found.push(...clashesWith(game, spec, value, seats, usual));
  }
  return found;
}

function clashesWith(game: Choosable, spec: OptionSpec, value: string, seats: number, usual: Options): Clash[] {
  const found: Clash[] = [];
  let isPossible = fitsWith(spec, value, seats, { ...usual, [spec.key]: value });
  for (const other of game.options) {
    if (other === spec) continue;
    for (const second of other.values) {
      if (fitsWith(spec, value, seats, { ...usual, [spec.key]: value, [other.key]: second })) isPossible = true;
      else found.push({ seats, options: { [spec.key]: value, [other.key]: second } });
    }
  }
  return isPossible ? found : [{ seats, options: { [spec.key]: value } }];
}

/** Whether the value is offered beside what is chosen already. */
export function isOffered(clashes: readonly Clash[], seats: number, chosen: Options, key: string, value: string): boolean {
  const all: Options = { ...chosen, [key]: value };
  return !clashes.some(
    (clash) =>
      clash.seats === seats && clash.options[key] === value && Object.keys(clash.options).every((one) => all[one] === clash.options[one]),
  );
}

/** The settings with one of them changed; others that no longer go with it take the first value that does. */
export function withOption(
  info: Choosable & { readonly clashes: readonly Clash[] },
  seats: number,
  chosen: Options,
  key: string,
  value: string,
): Options {
  const options: { [key: string]: string } = { ...chosen, [key]: value };
  for (const spec of info.options) {
    const now = options[spec.key] ?? spec.default;
    const goes = (one: string): boolean => isOffered(info.clashes, seats, options, spec.key, one);
    if (spec.key !== key && !goes(now)) options[spec.key] = spec.values.find(goes) ?? now;
  }
  return options;
}
