import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, isLater, released, releasesOf } from '../lib/changelog.mjs';

const log = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');

test('the changelog is short enough to be read', () => {
  expect(faultsOf(log)).toEqual([]);
});

test('the newest release is the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(releasesOf(log)[1].title).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} `));
});

test('a release takes what was unreleased and leaves room for the next', () => {
  const next = released('# Changelog\n\n## Unreleased\n\n- A card.\n\n## 0.1.0 (2026-01-02)\n\n- All.\n', '0.2.0', '2026-02-03');
  expect(releasesOf(next)).toEqual([
    { title: 'Unreleased', lines: [] },
    { title: '0.2.0 (2026-02-03)', lines: ['- A card.'] },
    { title: '0.1.0 (2026-01-02)', lines: ['- All.'] },
  ]);
  expect(() => released(next, '0.3.0', '2026-03-04')).toThrow('nothing stands under');
});

test('sixteen lines, a missing day and a missing head are faults', () => {
  const long = `# Changelog\n\n## Unreleased\n\n${'- A line.\n'.repeat(16)}\n## 0.1.0\n\n- All.\n`;
  expect(faultsOf(long)).toEqual(['“Unreleased” has 16 lines, at most 15 are read', '“0.1.0” is no version with its day']);
  expect(faultsOf('# Changelog\n\n## 0.1.0 (2026-01-02)\n')).toEqual(['the first section is not “Unreleased”']);
});

test('versions are compared by number, not by letter', () => {
  expect([isLater('0.10.0', '0.9.3'), isLater('0.9.3', '0.10.0'), isLater('1.0.0', '1.0.0')]).toEqual([true, false, false]);
});
