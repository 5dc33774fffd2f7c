import { type Crowd, openTable } from './answers.ts';
import { key, Line, nextAnswer } from './client.ts';

/** Bytes of a stream for each answer of a match: everything anew each time, and changes alone. */
export interface Talk {
  readonly whole: number;
  readonly changes: number;
}

const MOST = 400;

/** One match is played, and two listen: one is told everything, the other what has changed. */
export async function talkOf(crowd: Crowd): Promise<Talk> {
  const line = new Line(crowd.port);
  await line.introduce();
  const table = await openTable(crowd, line);
  const heard = { whole: 0, changes: 0 };
  let last = 0;
  const listen = (kind: keyof Talk, query: string) =>
    line.listen(
      table.id,
      (event, data) => {
        if (event !== 'update' && event !== 'change') return;
        heard[kind] += data.length;
        last = Math.max(last, (JSON.parse(data) as { to: number }).to);
      },
      query,
    );
  const streams = [listen('whole', ''), listen('changes', '?changes=true')];
  let answers = 0;
  for (; answers < MOST; answers++) {
    const answer = nextAnswer(table.match);
    if (answer === null) break;
    const reply = await line.post(`/api/matches/${table.id}/answer`, { key: key(), ...answer });
    if (reply.status !== 200) break;
    table.match.answer(answer.seat, answer.n, answer.picks);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const stream of streams) stream.destroy();
  line.close();
  const talk = { whole: Math.round(heard.whole / answers), changes: Math.round(heard.changes / answers) };
  crowd.say(
    `an event stream, for each answer: ${talk.whole} bytes told anew, ${talk.changes} bytes of changes (${answers} answers, up to number ${last})`,
  );
  return talk;
}
