import { Referee } from '#puzzles/referee.ts';
import { fetchRules } from '../house/fetching.ts';
import type { Answered, Answers, Asked, Question } from './asking.ts';

/** The search that plays against whoever solves a puzzle, in a thread of its own. */

let referee: Promise<Referee> | null = null;

function answer(judge: Referee, question: Question): Answers[Question['kind']] {
  switch (question.kind) {
    case 'mine':
      return judge.mine(question.moves, question.keys);
    case 'other':
      return judge.other(question.moves);
    case 'bot':
      return judge.bot(question.moves, question.moves.length + 1);
    case 'check':
      return judge.check(question.keys);
    case 'told':
      return judge.steps(question.moves.slice(0, question.from), question.moves.slice(question.from));
    case 'solution':
      return judge.explained();
  }
}

async function reply(data: Asked): Promise<void> {
  let said: Answered;
  try {
    referee ??= fetchRules(data.game).then((game) => new Referee(game, data.puzzle));
    said = { id: data.id, answer: answer(await referee, data.question) };
  } catch (error) {
    said = { id: data.id, failed: String(error) };
  }
  self.postMessage(said, { transfer: [] });
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void reply(data));
