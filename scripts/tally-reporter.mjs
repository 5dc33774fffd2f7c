import { writeFileSync } from 'node:fs';

/** Leaves the sums of a run where scripts/test.mjs reads them, so that its last line can give them. */
export default class TallyReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules @param {ReadonlyArray<unknown>} errors */
  onTestRunEnd(modules, errors) {
    const sum = { passed: 0, failed: errors.length };
    for (const module of modules) {
      // A file or a group that breaks outside of its tests would otherwise count as nothing.
      sum.failed += module.errors().length;
      for (const suite of module.children.allSuites()) sum.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') sum.passed += 1;
        if (state === 'failed') sum.failed += 1;
      }
    }
    const file = process.env.ZASTOLYE_TALLY;
    if (file !== undefined) writeFileSync(file, JSON.stringify(sum));
  }
}
