import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '#games/registry.ts';
import { BETWEEN_MS } from '#web/table/show/budget.ts';
import { type PacedServer, type Played, playPaced, startPaced } from './played.ts';

/** `lab pace` plays whole matches, and more of them. */
const MATCHES = Number(process.env.PACE_MATCHES ?? 2);
const MOST = Number(process.env.PACE_ANSWERS ?? 12);
const LONGER = 60;
const SEED = Number(process.env.PACE_SEED ?? 1);
const REPORT = process.env.PACE_REPORT;
const GAMES = process.env.PACE_GAMES?.split(',') ?? games.map(({ id }) => id);
const PACES = ['slow', 'normal', 'fast', 'now'] as const;

interface Line extends Played {
  readonly game: string;
  readonly pace: string;
  readonly people: boolean;
}
const lines: Line[] = [];

let server: PacedServer;
beforeAll(async () => {
  server = await startPaced();
});
afterAll(async () => {
  await server.close();
  if (REPORT !== undefined) writeFileSync(REPORT, JSON.stringify(lines));
});

describe.each(games.filter(({ id }) => GAMES.includes(id)).map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each(PACES)(
    'at pace %s nobody is refused what the newest state did not offer any more',
    async (pace) => {
      for (let i = 0; i < MATCHES; i++) {
        // Where the rules let two sit there at least, every second match is one among people.
        const people = i % 2 === 1;
        // Long enough for turns of bots with much to show.
        const most = pace === 'normal' && !people ? Math.max(MOST, LONGER) : MOST;
        const played = await playPaced(server, { game, pace, seed: SEED + i, people, most });
        lines.push({ game: game.id, pace, people, ...played });
        expect(played.lies).toBe(0);
        expect(played.over || played.answers >= most, 'it came to an end').toBe(true);
        if (people) continue;
        expect(played.empty, 'alone nobody is asked who can answer nothing').toBe(0);
        const quiet = played.between.filter(({ touched }) => !touched).map(({ seconds }) => seconds);
        if (pace === 'normal') expect(Math.max(0, ...quiet), 'seconds between two own turns').toBeLessThanOrEqual(BETWEEN_MS / 1000);
      }
    },
    MATCHES * 60_000,
  );
});
