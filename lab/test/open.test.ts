import { describe, expect, test } from 'vitest';
import type { View } from '#engine';
import { SPECTATOR } from '#engine';
import { openLive } from '../live.ts';
import { find, played } from '../open.ts';
import { lab } from './io.ts';

const JOURNAL = 'games/fluxx/test/journals/two-seats.journal';

/** Sits down by a link, as a browser does. */
async function sitDown(url: string): Promise<{ view: View; post(name: string, body: object): Promise<number> }> {
  const { origin } = new URL(url);
  const reply = await fetch(url, { redirect: 'manual' });
  const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0];
  const table = `${origin}/api/matches/${reply.headers.get('location')?.split('/').at(-1)}`;
  const headers = { cookie, 'content-type': 'application/json' };
  const { state } = (await (await fetch(table, { headers })).json()) as { state: { view: View } };
  const { view } = state;
  return {
    view,
    post: async (name, body) => (await fetch(`${table}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).status,
  };
}

describe('a journal as a live table', () => {
  test('every seat sees what is its own, a guest what everybody sees, and whoever is asked plays on', async () => {
    const { match } = played(await find(JOURNAL), 5);
    const live = await openLive(match, 0);
    try {
      const [ann, bob, guest] = await Promise.all(live.links.map(({ url }) => sitDown(url)));
      // To the card what the match shows to each of them; and they do not see the same.
      expect([ann, bob, guest].map(({ view }) => view.zones)).toEqual([0, 1, SPECTATOR].map((seat) => match.view(seat).zones));
      expect(ann.view.zones['hand:0']).not.toEqual(guest.view.zones['hand:0']);
      const asked = [ann, bob].find(({ view }) => view.decision?.mine !== null) ?? ann;
      expect(live.links.map((link) => link.asked)).toEqual([asked === ann, asked === bob, false]);
      const { n, mine } = asked.view.decision ?? { n: 0, mine: null };
      const answer = { key: 'the-first-answer', n, seat: asked === ann ? 0 : 1, options: [mine?.options[0].key ?? ''] };
      expect(await guest.post('answer', answer)).not.toBe(200);
      expect(await asked.post('answer', answer)).toBe(200);
    } finally {
      await live.close();
    }
  });

  test('a match that is over is opened before its last answer', async () => {
    const found = await find(JOURNAL);
    const { match, note } = played(found, found.entries.length);
    expect(match.over).toBe(false);
    expect(match.journal).toHaveLength(found.entries.length - 1);
    expect(note).toContain(`ends with entry ${found.entries.length}`);
  });
});

describe('a test as a live table', () => {
  test('the position as it was dealt, and after what the test did', async () => {
    const found = await find('games/fluxx/test/rules-limits.test.ts', 'FLX-225');
    expect(found.title).toContain('FLX-225');
    const dealt = played(found, 0).match;
    expect(dealt.table.game.id).toBe('fluxx');
    expect(dealt.journal).toEqual([]);
    expect(dealt.open).not.toBeNull();
    expect(played(found, found.entries.length).match.n).toBeGreaterThan(dealt.n);
  });

  test('what cannot be opened is said', async () => {
    expect((await lab('open')).err).toContain('which file?');
    expect((await lab('open nowhere.journal')).err).toContain('cannot be read');
    expect((await lab('open package.json')).err).toContain('is not a journal');
  });
});
