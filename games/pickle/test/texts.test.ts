import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AskView, EventView, GameText, Lang, ParamsView, SeatId } from '#engine';
import { contextFor, fastRng, format, LANGS, logText, Match, parameterNames, paramsView, SPECTATOR } from '#engine';
import { randomPicks } from '#engine/testing';
import { pickle, texts } from '../index.ts';
import type { PickleVars } from '../state.ts';

const said = {
  prompts: new Set<string>(),
  labels: new Set<string>(),
  log: new Set<string>(),
  reasons: new Set<string>(),
  outcomes: new Set<string>(),
};
const complaints = new Set<string>();
const text = (lang: Lang): GameText => texts[lang];
const rules: { readonly [id: string]: string } = texts.en.rules.text;

/** A message for one reader in every language; what no reader should see is noted. */
function readOut(message: (lang: Lang) => string | undefined, params: ParamsView, reader: SeatId, key: string, rule: string): void {
  if (rules[rule] === undefined && !key.startsWith('match.')) complaints.add(`${key}: no rule ${rule}`);
  for (const lang of LANGS) {
    const raw = message(lang);
    if (raw === undefined) complaints.add(`${key} has no text in ${lang}`);
    else {
      const words = format(raw, params, contextFor(text(lang), lang, ['Ann', 'Bob'], reader === SPECTATOR ? null : reader));
      if (words.trim() === '' || /[{}#]|undefined|NaN|\[object/.test(words)) complaints.add(`${key} in ${lang}: ${words}`);
    }
  }
}

function readAsk(ask: AskView, reader: SeatId): void {
  said.prompts.add(ask.prompt);
  readOut((lang) => text(lang).prompts[ask.prompt], ask.params, reader, ask.prompt, ask.rule);
  const decline = ask.decline;
  if (decline !== undefined && ask.min === 0) {
    said.labels.add(decline);
    readOut((lang) => text(lang).labels[decline], ask.params, reader, decline, ask.rule);
  }
  for (const option of ask.options) {
    const { label } = option;
    if (label === undefined) continue;
    said.labels.add(label);
    readOut((lang) => text(lang).labels[label], option.params ?? {}, reader, label, option.rule ?? ask.rule);
  }
}

function readEvents(events: readonly EventView[], reader: SeatId): void {
  for (const event of events) {
    if (event.e !== 'log') continue;
    said.log.add(event.key);
    readOut((lang) => logText(text(lang), lang, event.key), event.params, reader, event.key, event.rule);
    for (const lang of LANGS) if (logText(text(lang), lang, event.key) === event.key) complaints.add(`${event.key} has no text in ${lang}`);
  }
}

function readMatch(match: Match<PickleVars>): void {
  for (const reader of [...match.table.ring, SPECTATOR]) {
    const { decision } = match.view(reader);
    const mine = decision?.mine ?? null;
    if (mine !== null) readAsk(mine, reader);
    for (const other of decision?.prompts ?? [])
      readOut((lang) => text(lang).prompts[other.prompt], other.params, reader, other.prompt, other.rule);
    for (let card = 0; card < match.table.def.length; card++) {
      const reason = match.whyNot(reader, card);
      if (reason === undefined) continue;
      said.reasons.add(reason.key);
      readOut((lang) => text(lang).reasons[reason.key], paramsView(match.table, reader, reason.params), reader, reason.key, reason.rule);
    }
  }
}

function play(seats: number, seed: number): void {
  const options = { sides: 'random', corridor: 'random', distance: seed % 2 === 0 ? '3' : '4' };
  const match = Match.start(pickle, { game: 'pickle', rulesVersion: pickle.rulesVersion, seats, options, seed });
  const rng = fastRng(seed);
  for (let i = 0; !match.over; i++) {
    if (i % 3 === seed % 3) readMatch(match);
    if (i === 150 && seed % 9 === 0) match.apply({ kind: 'leave', seat: 0 });
    const ask = match.open?.asks[0];
    const mine = ask === undefined ? null : (match.view(ask.seat).decision?.mine ?? null);
    if (ask !== undefined && mine !== null) readAsk(mine, ask.seat);
    if (ask !== undefined) match.answer(ask.seat, match.n, randomPicks(ask, rng));
  }
  const { outcome } = match.table;
  for (const reader of [0, 1, SPECTATOR]) {
    for (const batch of match.events(reader)) readEvents(batch, reader);
    if (outcome === null) continue;
    said.outcomes.add(outcome.reason);
    readOut(
      (lang) => text(lang).outcomes[outcome.reason],
      paramsView(match.table, reader, outcome.params),
      reader,
      outcome.reason,
      outcome.rule,
    );
  }
}

describe('texts', () => {
  test('whatever play says can be said in both languages to everybody', () => {
    for (let seed = 1; seed <= 60; seed++) play(seed % 4 === 0 ? 1 : 2, seed);
    expect([...complaints]).toEqual([]);
  });

  test('nearly everything that is written is said in those matches', () => {
    const silent = (keys: object, heard: Set<string>): string[] => Object.keys(keys).filter((key) => !heard.has(key));
    expect(silent(texts.en.prompts, said.prompts)).toEqual([]);
    expect(silent(texts.en.log, said.log)).toEqual([]);
    // Four tools symbols for one card are rare.
    expect(silent(texts.en.labels, said.labels).filter((key) => key !== 'button.4')).toEqual([]);
    // A corridor tile lies face up after Rick's first steps, and the stack is never empty in the Russians' turn.
    expect(
      silent(texts.en.reasons, said.reasons).filter(
        (key) => !['no-space', 'no-place-for-trap', 'stack-empty', 'no-agent-to-summon', 'no-corridor'].includes(key),
      ),
    ).toEqual([]);
  });

  test('every message names the same parameters in both languages', () => {
    for (const part of ['prompts', 'labels', 'log', 'reasons', 'outcomes'] as const) {
      const english: { readonly [key: string]: string } = texts.en[part];
      const russian: { readonly [key: string]: string } = texts.ru[part];
      expect(Object.keys(russian).sort()).toEqual(Object.keys(english).sort());
      for (const key of Object.keys(english))
        expect([part, key, ...parameterNames(russian[key])]).toEqual([part, key, ...parameterNames(english[key])]);
    }
  });

  test('every kind, zone and setting has a name', () => {
    for (const lang of LANGS) {
      const { kinds, zones, options } = text(lang);
      expect(pickle.defs.filter((def) => kinds[def.kind] === undefined)).toEqual([]);
      expect(pickle.zones.filter((zone) => zones[zone.name] === undefined)).toEqual([]);
      expect(pickle.options.filter((option) => option.values.some((value) => options[option.key].values[value] === undefined))).toEqual([]);
    }
  });

  test('every rule that the code cites exists', () => {
    const root = join(import.meta.dirname, '..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/^(board|test|text)\//.test(file),
    );
    const cited = new Set(sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/PKL-E?\d+/g) ?? []));
    expect([...cited].filter((id) => rules[id] === undefined)).toEqual([]);
  });
});
