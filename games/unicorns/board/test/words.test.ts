import { describe, expect, test } from 'vitest';
import { type GameText, Match, WHOLE } from '#engine';
import { promptOf } from '#web/table/prompt/prompt.ts';
import { momentOf } from '#web/table/test/moment.ts';
import { defs } from '../../cards/index.ts';
import { texts, unicorns } from '../../index.ts';
import { art } from '../art.ts';
import { face, stressed } from '../face.ts';
import { confirm, hint } from '../hints.ts';
import type { Model } from '../state.ts';
import { words } from '../words.ts';

describe('faces', () => {
  test('verbs in capitals and numbers are stressed', () => {
    expect(stressed('DESTROY 2 defs. DRAW 1 card, then you may DISCARD it.')).toBe(
      '**Destroy** **2** defs. **Draw** **1** card, then you may **discard** it.',
    );
    expect(stressed('При входе: УКРАДИТЕ 1 карту.')).toBe('При входе: **украдите** **1** карту.');
  });

  test.each(WHOLE)('every card has a face in %s', (lang) => {
    const text: GameText = texts[lang];
    for (const { id } of defs) {
      const made = face(id, text, lang);
      expect(made).toMatchObject({ name: text.cards[id].name, art: art.pictures[id] });
      expect(art.signs).toContain(made.typeSign);
    }
    expect(face('ginormous-unicorn', texts[lang], lang).seal).toBe('×2');
  });
});

describe('words', () => {
  test('hints and gold words can be said at every moment of whole matches', () => {
    const said = new Set<string>();
    for (const seed of ['11', '22', '33']) {
      const header = { game: 'unicorns', rulesVersion: unicorns.rulesVersion, seats: 4, seed: seed.repeat(32) };
      const options = Object.fromEntries(unicorns.options.map((spec) => [spec.key, spec.default]));
      const match = Match.start(unicorns, { ...header, options });
      let pace = Number(seed);
      for (let steps = 0; steps < 400 && match.open !== null; steps++) {
        for (const { seat } of match.open.asks) {
          const ask = match.askOf(seat);
          if (ask === null) continue;
          const view = match.view(seat);
          for (const lang of WHOLE) {
            const idle = hint(momentOf<Model>(texts, view, seat, lang));
            if (idle !== undefined) said.add(idle);
            for (const option of view.decision?.mine?.options ?? []) {
              const reader = momentOf<Model>(texts, view, seat, lang, [option.key]);
              expect(hint(reader) ?? '').not.toContain('{');
              const gold = promptOf(reader, { confirm: (one) => confirm(reader, one) }).main?.label ?? '';
              if (reader.ask?.max === 1) expect(gold).toMatch(/^[^{}]+$/);
            }
          }
          pace = (pace * 7 + 5) % 1009;
          const many = Math.max(ask.min, Math.min(1, ask.max, ask.options.length));
          match.answer(
            seat,
            match.n,
            Array.from({ length: many }, (_, i) => (pace + i) % ask.options.length),
          );
        }
      }
    }
    expect(said).toContain(words.en.hints.draw);
    expect([...said].some((line) => line.startsWith('If everybody stays silent'))).toBe(true);
  });
});
