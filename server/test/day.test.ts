import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { type DayRule, type Days, dayAt, dayOf, isZone, openDays, rulesWith, sealedUntil } from '../lobby/day.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';

const HOUR = 3600_000;
const at = (text: string): number => Date.parse(text);
const day = (rule: DayRule, text: string) => {
  const { name, start, end } = dayAt([rule], at(text));
  return { name, start: new Date(start).toISOString(), hours: (end - start) / HOUR };
};

describe('a day', () => {
  test('begins where and when the host says', () => {
    const utc = { zone: 'UTC', hour: 0 };
    expect(day(utc, '2026-11-18T00:00:00Z')).toEqual({ name: '2026-11-18', start: '2026-11-18T00:00:00.000Z', hours: 24 });
    expect(day(utc, '2026-11-17T23:59:59.999Z').name).toBe('2026-11-17');
    const berlin = { zone: 'Europe/Berlin', hour: 4 };
    expect(day(berlin, '2026-11-18T02:59:59.999Z').name).toBe('2026-11-17');
    expect(day(berlin, '2026-11-18T03:00:00Z')).toEqual({ name: '2026-11-18', start: '2026-11-18T03:00:00.000Z', hours: 24 });
    // Half an hour beside the others, and a day ahead of them.
    expect(day({ zone: 'Asia/Kolkata', hour: 0 }, '2026-01-01T00:00:00Z').start).toBe('2025-12-31T18:30:00.000Z');
    expect(day({ zone: 'Pacific/Kiritimati', hour: 0 }, '2026-01-01T10:00:00Z').name).toBe('2026-01-02');
  });

  test('has 23 or 25 hours where clocks are changed, also if it begins in the very hour', () => {
    for (const [hour, spring, autumn] of [
      [0, '2026-03-29', '2026-10-25'],
      [2, '2026-03-29', '2026-10-25'],
      [3, '2026-03-28', '2026-10-24'],
      [4, '2026-03-28', '2026-10-24'],
    ] as const) {
      const rule = { zone: 'Europe/Berlin', hour };
      expect([hour, day(rule, `${spring}T12:00:00Z`)]).toMatchObject([hour, { name: spring, hours: 23 }]);
      expect([hour, day(rule, `${autumn}T12:00:00Z`)]).toMatchObject([hour, { name: autumn, hours: 25 }]);
    }
    // There is no half past two in Berlin on that morning: the day begins with the leap.
    expect(day({ zone: 'Europe/Berlin', hour: 2 }, '2026-03-29T12:00:00Z').start).toBe('2026-03-29T01:00:00.000Z');
    // Where clocks leap from one minute past midnight, nobody sees one o'clock: the day begins an hour after midnight all the same, the walls show two by then.
    const newfoundland = { zone: 'America/St_Johns', hour: 1 };
    expect(day(newfoundland, '2010-03-14T12:00:00Z').start).toBe('2010-03-14T04:30:00.000Z');
    expect(day(newfoundland, '2010-03-14T04:00:00Z').name).toBe('2010-03-13');
    // Half an hour only.
    expect(day({ zone: 'Australia/Lord_Howe', hour: 0 }, '2026-10-03T20:00:00Z').hours).toBe(23.5);
  });

  test('every moment of a year belongs to one day, and days follow each other without a gap', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kathmandu'])
      for (const hour of [0, 2, 3, 23]) {
        let now = at('2026-01-01T00:00:00Z');
        let before = dayAt([{ zone, hour }], now);
        const first = before.name;
        for (let i = 0; i < 366; i++) {
          now = before.end;
          const next = dayAt([{ zone, hour }], now);
          expect(next.start).toBe(before.end);
          expect(next.name > before.name).toBe(true);
          expect(dayAt([{ zone, hour }], now - 1).name).toBe(before.name);
          before = next;
        }
        expect(Date.parse(before.name) - Date.parse(first)).toBe(366 * 24 * HOUR);
      }
  });

  test('no day comes twice when the host changes zone or hour: the old one lasts longer, or the new one is shorter', () => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'];
    for (const from of zones)
      for (const to of zones)
        for (const hour of [0, 9, 23]) {
          const now = at('2026-11-18T15:20:00Z');
          const rules = rulesWith([{ zone: from, hour: 0 }], { zone: to, hour }, now);
          const today = dayAt([{ zone: from, hour: 0 }], now);
          // Nothing changes for today but its end.
          expect(dayAt(rules, now)).toMatchObject({ name: today.name, start: today.start });
          let before = dayAt(rules, now);
          expect(before.end).toBeGreaterThanOrEqual(today.end);
          for (let i = 0; i < 4; i++) {
            const next = dayAt(rules, before.end);
            expect(next.start).toBe(before.end);
            expect(next.name > before.name).toBe(true);
            expect(dayAt(rules, next.end - 1)).toEqual(next);
            before = next;
          }
          const usual = dayAt([{ zone: to, hour }], before.end);
          expect(dayAt(rules, before.end)).toEqual(usual);
        }
  });

  test('a change that comes shortly before midnight waits for a day more, and one that did not hold yet is replaced', () => {
    const rules = rulesWith([{ zone: 'UTC', hour: 0 }], { hour: 5 }, at('2026-11-18T23:58:00Z'));
    expect(rules).toEqual([
      { zone: 'UTC', hour: 0 },
      { zone: 'UTC', hour: 5, after: '2026-11-19' },
    ]);
    const other = rulesWith(rules, { hour: 6 }, at('2026-11-19T10:00:00Z'));
    expect(other).toEqual([
      { zone: 'UTC', hour: 0 },
      { zone: 'UTC', hour: 6, after: '2026-11-19' },
    ]);
    expect(rulesWith(other, { hour: 6 }, at('2026-11-21T10:00:00Z'))).toBe(other);
    expect(rulesWith(other, {}, at('2026-11-21T10:00:00Z'))).toBe(other);
    expect(rulesWith(other, { zone: 'Asia/Tokyo' }, at('2026-11-21T10:00:00Z'))).toHaveLength(3);
  });

  test('its name stands in the challenge, and seals the cards until it is over', () => {
    expect(dayOf('fluxx/2026-11-18')).toBe('2026-11-18');
    expect(dayOf('smash-up/2026-11-18/new')).toBe('2026-11-18');
    const days: Days = {
      at: (now) => dayAt([{ zone: 'UTC', hour: 0 }], now),
      isOver: (name, now) => name < dayAt([{ zone: 'UTC', hour: 0 }], now).name,
      close: () => undefined,
    };
    const daily = 'fluxx/2026-11-18';
    expect(sealedUntil(days, { daily }, at('2026-11-18T23:59:59.999Z'))).toBe(at('2026-11-19T00:00:00Z'));
    expect(sealedUntil(days, { daily }, at('2026-11-19T00:00:00Z'))).toBeNull();
    expect(sealedUntil(days, {}, at('2026-11-18T12:00:00Z'))).toBeNull();
  });

  test('a zone that nobody knows and an hour that there is not are refused at the start', () => {
    expect(isZone('Europe/Berlin')).toBe(true);
    expect(() => configFrom({ DAY_ZONE: 'Mars/Olympus' })).toThrow('DAY_ZONE');
    expect(() => configFrom({ DAY_HOUR: '24' })).toThrow('DAY_HOUR');
    expect(configFrom({ DAY_ZONE: 'Europe/Berlin', DAY_HOUR: '4' }).day).toEqual({ zone: 'Europe/Berlin', hour: 4 });
    expect(configFrom({}).day).toEqual({ zone: null, hour: null });
  });
});

const postgres = databases();
const stores = [
  { name: 'sqlite', missing: null, open: async (folder: string): Promise<Store> => openSqlite(join(folder, 'store.db')) },
  { name: 'postgres', missing: noPostgres, open: async (folder: string): Promise<Store> => openPostgres(await postgres.urlFor(folder)) },
];
describe.each(stores.filter(({ missing }) => missing === null))('days in the $name store', ({ open }) => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-day-'));
    store = await open(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const days = async (zone: string | null, hour: number | null): Promise<Days> => {
    const opened = await openDays(store, { day: { zone, hour } }, (_, error) => {
      throw error;
    });
    opened.close();
    return opened;
  };

  test('a new house begins as its host wishes; nodes that were told nothing agree', async () => {
    const now = at('2026-11-18T23:30:00Z');
    expect((await days('Europe/Berlin', null)).at(now).name).toBe('2026-11-19');
    expect((await days(null, null)).at(now).name).toBe('2026-11-19');
  });

  test('where people have been, today stays what it was', async () => {
    await store.saveIdentity({ id: 'ann', name: 'Ann', avatar: '', createdAt: 1 });
    const before = (await days(null, null)).at(store.clock());
    const after = await days('Pacific/Kiritimati', 0);
    expect(after.at(store.clock())).toMatchObject({ name: before.name, start: before.start });
    expect(after.at(store.clock() + 72 * HOUR)).toEqual(dayAt([{ zone: 'Pacific/Kiritimati', hour: 0 }], store.clock() + 72 * HOUR));
  });
});
