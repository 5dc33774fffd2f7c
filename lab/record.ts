import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from './catalog.ts';
import type { Command } from './command.ts';
import { Failure } from './io.ts';
import { runTests } from './vitest.ts';

export const record: Command = {
  name: 'record',
  summary: 'records the kept matches of a game anew, after a change of its rules',
  about: `The matches are those of games/<id>/test/journals.test.ts. Answers that are still possible stay as they were, so the difference of
games/<id>/test/journals/*.txt shows what the change means: read it before you commit it. They are dealt from the cards that they were recorded with
(journals/cards.json), so one card more changes nothing but the rules version in them. Where running matches would break, raise rulesVersion in
games/<id>/index.ts first.`,
  flags: {
    game: { value: 'ID', help: 'which game' },
    'all-cards': { help: 'deal from all cards of today, and remember them' },
  },
  examples: ['record --game fluxx'],
  async run(args, io) {
    const { id } = gameOf(args);
    const file = `games/${id}/test/journals.test.ts`;
    if (!existsSync(join(import.meta.dirname, '..', file))) throw new Failure(`${file} does not exist: the game keeps no matches yet`);
    const { code, said } = await runTests([file], { RECORD_JOURNALS: id, ...(args.has('all-cards') ? { RECORD_CARDS: 'all' } : {}) });
    if (code !== 0) throw new Failure(said);
    io.out(`recorded; read the difference: git diff games/${id}/test/journals\n`);
    return 0;
  },
};
