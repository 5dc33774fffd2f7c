import type { MatchState } from '../schema.ts';
import { key, Line } from './client.ts';

/** What people who ask for advice got. */
export interface AdviceFigures {
  readonly hints: number;
  readonly lookBacks: number;
  /** From the question to the first words, in milliseconds. */
  readonly times: readonly number[];
}

const ANSWERS = 5;

/** People at tables with bots, each of whom asks for a hint before every answer, gives up after a few and looks back, again and again. */
export async function seekAdvice(port: number, game: string, seats: number, people: number, ms: number): Promise<AdviceFigures> {
  const until = performance.now() + ms;
  const times: number[] = [];
  let lookBacks = 0;
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

  async function evening(): Promise<void> {
    const line = new Line(port);
    await line.introduce();
    const state = async (id: string): Promise<MatchState> => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/matches/${id}`, { headers: { cookie: line.cookie } });
      return ((await reply.json()) as { state: MatchState }).state;
    };
    while (performance.now() < until) {
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'easy' }));
      const { id } = JSON.parse((await line.post('/api/matches', { key: key(), game, seats: [{ kind: 'me' }, ...bots] })).body) as {
        id?: string;
      };
      if (id === undefined) return;
      for (let answers = 0; answers < ANSWERS && performance.now() < until; ) {
        const { view, meta } = await state(id);
        const decision = view?.decision ?? null;
        if (meta.status !== 'playing') break;
        if (decision === null || decision.mine === null) {
          await pause();
          continue;
        }
        const begun = performance.now();
        const { status } = await line.post(`/api/matches/${id}/hint`, { key: key(), n: decision.n });
        if (status === 200) times.push(performance.now() - begun);
        const picks = Array.from({ length: decision.mine.min }, (_, i) => i);
        await line.post(`/api/matches/${id}/answer`, { key: key(), n: decision.n, picks });
        answers++;
      }
      await line.post(`/api/matches/${id}/resign`, { key: key() });
      const asked = await fetch(`http://127.0.0.1:${port}/api/matches/${id}/analysis`, { headers: { cookie: line.cookie } });
      if (asked.ok) lookBacks++;
    }
    line.close();
  }

  await Promise.all(Array.from({ length: people }, evening));
  return { hints: times.length, lookBacks, times };
}
