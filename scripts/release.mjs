// `npm run release -- 0.2.0`: the version, the changelog and the name of the tag. It commits nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, isLater, released } from './lib/changelog.mjs';
import { fail, root } from './lib/install.mjs';

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) fail('which version? npm run release -- 1.2.3');
/** @param {string} name */
const read = (name) => readFileSync(join(root, name), 'utf8');
/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(root, name), text);

const before = JSON.parse(read('package.json')).version;
if (!isLater(version, before)) fail(`${version} does not come after ${before}`);
const faults = faultsOf(read('CHANGELOG.md'));
if (faults.length > 0) fail(`CHANGELOG.md: ${faults.join('; ')}`);

write('CHANGELOG.md', released(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10)));
for (const name of ['package.json', 'package-lock.json']) {
  const doc = JSON.parse(read(name));
  doc.version = version;
  if (doc.packages !== undefined) doc.packages[''].version = version;
  write(name, `${JSON.stringify(doc, null, 2)}\n`);
}
process.stdout.write(`Zastolye ${version}: package.json, package-lock.json and CHANGELOG.md say so.
Read the changelog once more, then:
  git commit -am "Zastolye ${version}" && git tag v${version}
`);
