import { join, relative } from 'node:path';
import { createVitest, type Reporter } from 'vitest/node';
import type { TestsAsked, TestsTold } from './tester.ts';

/** The other end of `Tester`: Vitest, started once, runs what it is told to. */
const [, , root] = process.argv;
/** Long series run beside everything else. */
const PATIENCE_MS = 300_000;

let told = new Map<string, string>();
const note = (file: string, [error]: readonly { readonly message?: string }[]): void => {
  if (!told.has(file)) told.set(file, error?.message ?? '');
};
/** What Vitest returns speaks of earlier runs too. */
const listener: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed') note(relative(root, test.module.moduleId), errors);
  },
  onTestModuleEnd(one) {
    if (one.state() === 'failed') note(relative(root, one.moduleId), one.errors());
  },
  onTestRunEnd(_, errors) {
    if (errors.length > 0) note('(outside of tests)', errors);
  },
};
const vitest = await createVitest('test', {
  root,
  watch: false,
  project: ['!browser'],
  maxWorkers: 1,
  bail: 1,
  hookTimeout: PATIENCE_MS,
  reporters: [listener],
});
await vitest.globTestSpecifications();

async function run({ tests, changed }: TestsAsked): Promise<TestsTold> {
  for (const file of changed) vitest.invalidateFile(join(root, file));
  told = new Map();
  const asked = tests.flatMap((file) => vitest.getModuleSpecifications(join(root, file)));
  if (asked.length > 0) await vitest.runTestSpecifications(asked);
  return { failed: [...told.keys()], said: [...told.values()][0] ?? '' };
}

process.on('message', (asked) => {
  void run(asked as TestsAsked).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
