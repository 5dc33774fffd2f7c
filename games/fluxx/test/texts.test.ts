import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AskView, EventView, GameText, Lang, Match, ParamsView, SeatId } from '#engine';
import { below, contextFor, fastRng, format, LANGS, logText, parameterNames, SPECTATOR } from '#engine';
import { randomPicks } from '#engine/testing';
import { fluxx, texts } from '../index.ts';
import type { FluxxVars } from '../state.ts';
import { startMatch } from './table.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'];
const text = (lang: Lang): GameText => texts[lang];
const heard = {
  prompts: new Set<string>(),
  labels: new Set<string>(),
  log: new Set<string>(),
  reasons: new Set<string>(),
  outcomes: new Set<string>(),
};

/** What is wrong with the texts, each complaint once: thousands of lines are read, so nothing is asserted one by one. */
const complaints = new Set<string>();
const rules: { readonly [id: string]: string } = texts.en.rules.text;

/** A message in words for one reader; complains about what no reader should see. */
function inWords(lang: Lang, message: string | undefined, params: ParamsView, reader: SeatId, key: string): void {
  if (message === undefined) {
    complaints.add(`${key} has no text in ${lang}`);
    return;
  }
  const words = format(message, params, contextFor(text(lang), lang, NAMES, reader === SPECTATOR ? null : reader));
  if (words.trim() === '' || /[{}#]|undefined|NaN|\[object/.test(words)) complaints.add(`${key} in ${lang}: ${words}`);
}

function ruleExists(rule: string, key: string): void {
  if (rules[rule] === undefined) complaints.add(`${key} rests on ${rule === '' ? 'no rule' : rule}`);
}

function readEvents(events: readonly EventView[], reader: SeatId): void {
  for (const event of events) {
    if (event.e !== 'log') continue;
    heard.log.add(event.key);
    if (!event.key.startsWith('match.')) ruleExists(event.rule, event.key);
    for (const lang of LANGS) {
      const message = logText(text(lang), lang, event.key);
      inWords(lang, message === event.key ? undefined : message, event.params, reader, event.key);
    }
  }
}

function readAsk(ask: AskView, reader: SeatId): void {
  heard.prompts.add(ask.prompt);
  ruleExists(ask.rule, ask.prompt);
  for (const lang of LANGS) inWords(lang, text(lang).prompts[ask.prompt], ask.params, reader, ask.prompt);
  for (const option of ask.options) {
    if (option.label === undefined) continue;
    heard.labels.add(option.label);
    if (option.rule !== undefined) ruleExists(option.rule, option.label);
    for (const lang of LANGS) inWords(lang, text(lang).labels[option.label], option.params ?? {}, reader, option.label);
  }
}

/** What everybody is asked, as everybody reads it. */
function readQuestions(match: Match<FluxxVars>): void {
  for (const reader of [...match.table.ring, SPECTATOR]) {
    const { decision } = match.view(reader);
    if (decision !== null && decision.mine !== null) readAsk(decision.mine, reader);
    for (const other of decision?.prompts ?? []) {
      ruleExists(other.rule, other.prompt);
      for (const lang of LANGS) inWords(lang, text(lang).prompts[other.prompt], other.params, reader, other.prompt);
    }
  }
}

function readReasons(match: Match<FluxxVars>): void {
  for (const reader of match.table.ring) {
    for (let card = 0; card < match.table.def.length; card++) {
      const reason = match.whyNot(reader, card);
      if (reason === undefined) continue;
      heard.reasons.add(reason.key);
      ruleExists(reason.rule, reason.key);
      for (const lang of LANGS) inWords(lang, text(lang).reasons[reason.key], (reason.params ?? {}) as ParamsView, reader, reason.key);
    }
  }
}

function readOutcome(match: Match<FluxxVars>): void {
  for (const reader of [...match.table.ring, SPECTATOR]) {
    const outcome = match.table.outcome;
    if (outcome === null) continue;
    heard.outcomes.add(outcome.reason);
    ruleExists(outcome.rule, outcome.reason);
    const params: { [name: string]: ParamsView[string] } = {};
    for (const [name, value] of Object.entries(outcome.params ?? {})) {
      params[name] =
        typeof value === 'object' && 'card' in value
          ? { card: value.card, def: fluxx.defs[match.table.def[value.card]].id }
          : (value as ParamsView[string]);
    }
    for (const lang of LANGS) inWords(lang, text(lang).outcomes[outcome.reason], params, reader, outcome.reason);
  }
}

function playAndRead(seats: number, seed: number): void {
  const match = startMatch(seats, seed);
  const rng = fastRng(seed);
  for (let i = 0; !match.over && i < 600; i++) {
    readQuestions(match);
    if (i % 3 === 0) readReasons(match);
    const chance = below(rng, 60);
    const seat = below(rng, 6);
    if (chance === 0) match.apply({ kind: 'leave', seat });
    else if (chance === 1) match.apply({ kind: 'join', seat });
    else if (chance === 2) match.apply({ kind: 'undo', seat, agreed: true });
    const ask = match.open?.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask !== undefined) match.answer(ask.seat, match.n, randomPicks(ask, rng));
  }
  for (const reader of [0, 1, SPECTATOR]) for (const batch of match.events(reader)) readEvents(batch, reader);
  readOutcome(match);
}

describe('texts', () => {
  test('whatever play says can be said in both languages to everybody', () => {
    for (let seed = 1; seed <= 40; seed++) playAndRead(2 + (seed % 5), seed);
    expect([...complaints]).toEqual([]);
    expect(heard.outcomes).toEqual(new Set(['goal', 'forfeit']));
  });

  test('nearly everything that is written is said in those matches', () => {
    const silent = (keys: object, said: Set<string>): string[] => Object.keys(keys).filter((key) => !said.has(key));
    const never = [
      ...silent(texts.en.labels, heard.labels),
      ...silent(texts.en.prompts, heard.prompts),
      ...silent(texts.en.log, heard.log),
      ...silent(texts.en.reasons, heard.reasons),
    ];
    expect(never.length, `never said: ${never.join(', ')}`).toBeLessThan(5);
  });

  test('every message names the same parameters in both languages', () => {
    for (const part of ['prompts', 'labels', 'log', 'reasons', 'outcomes'] as const) {
      const en: { readonly [key: string]: string } = texts.en[part];
      const ru: { readonly [key: string]: string } = texts.ru[part];
      expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en)) expect(parameterNames(ru[key]), `${part}.${key}`).toEqual(parameterNames(en[key]));
    }
  });

  test('every key is used by the game, none is left over', () => {
    const root = join(import.meta.dirname, '..');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts') && !/^(text|test|board)/.test(file));
    const code = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    for (const part of ['prompts', 'log', 'reasons', 'outcomes'] as const) {
      for (const key of Object.keys(texts.en[part])) {
        expect(code.includes(`'${key}'`) || code.includes(` ${key}:`), `${part}.${key} is used`).toBe(true);
      }
    }
  });

  test('zones, kinds, options and cards have names in both languages', () => {
    for (const lang of LANGS) {
      const words = text(lang);
      for (const zone of fluxx.zones) expect(words.zones[zone.name], `${zone.name} in ${lang}`).toBeTruthy();
      for (const def of fluxx.defs) {
        expect(words.kinds[def.kind], `${def.kind} in ${lang}`).toBeTruthy();
        expect(words.cards[def.id]?.name, `${def.id} in ${lang}`).toBeTruthy();
      }
      for (const option of fluxx.options) {
        expect(words.options[option.key].name).toBeTruthy();
        for (const value of option.values) expect(words.options[option.key].values[value], `${value} in ${lang}`).toBeTruthy();
      }
    }
  });

  test('FLX-155 every speaking Keeper says its own line in both languages', () => {
    for (const lang of LANGS) {
      const lines = fluxx.defs.flatMap((def) => {
        if (!('say' in def)) return [];
        const params: ParamsView = { seat: { seat: 0 }, card: { card: 1, def: def.id } };
        return [format(text(lang).log.say, params, contextFor(text(lang), lang, NAMES))];
      });
      expect(lines).toHaveLength(7);
      expect(new Set(lines).size).toBe(7);
      for (const line of lines) expect(line).not.toContain('…');
    }
  });
});
