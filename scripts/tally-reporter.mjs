import { writeFileSync } from 'node:fs';

/** @typedef {{ name: string, times: number, why: string }} Again a test that passed only when it was run again */
/** @typedef {{ passed: number, failed: number, again: Again[] }} Tally */

/** A browser that does not end keeps its worker, and the worker the run. */
const LONGEST_END_MS = 60_000;

/** Leaves the sums of a run where scripts/test.mjs reads them, so that its last lines can give them. */
export default class TallyReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules @param {ReadonlyArray<unknown>} errors */
  onTestRunEnd(modules, errors) {
    /** @type {Tally} */
    const sum = { passed: 0, failed: errors.length, again: [] };
    for (const module of modules) {
      // A file or a group that breaks outside of its tests would otherwise count as nothing.
      sum.failed += module.errors().length;
      for (const suite of module.children.allSuites()) sum.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state, errors: thrown = [] } = test.result();
        if (state === 'passed') sum.passed += 1;
        if (state === 'failed') sum.failed += 1;
        const times = test.diagnostic()?.retryCount ?? 0;
        if (state === 'passed' && times > 0)
          sum.again.push({ name: `${module.relativeModuleId} > ${test.fullName}`, times, why: thrown[0]?.message.split('\n')[0] ?? '' });
      }
    }
    const file = process.env.ZASTOLYE_TALLY;
    if (file !== undefined) {
      writeFileSync(file, JSON.stringify(sum));
      setTimeout(() => process.exit(sum.failed === 0 ? 0 : 1), LONGEST_END_MS).unref();
    }
  }
}
