import { expect, test } from 'vitest';
import { withNamedImports } from '../build/named.ts';

const TAKEN = `import * as engine from '#engine';
import * as verbs from './verbs.ts';

const { log, move } = engine;
const {
  draw,
} = verbs;
`;

test('a module that is only taken apart is imported by names', () => {
  const code = withNamedImports(`import type { T } from '#engine';\n${TAKEN}log(draw, move);\n`);
  expect(code).toContain("import { log, move } from '#engine';");
  expect(code).toMatch(/import \{\s*draw,\s*\} from '.\/verbs.ts';/);
  expect(code).not.toMatch(/import \*|const/);
});

test('one that is used as a whole too stays whole', () => {
  const code = withNamedImports(`${TAKEN}log(verbs.draw);\n`);
  expect(code).toContain("import * as verbs from './verbs.ts';");
  expect(code).toMatch(/const \{\s*draw,\s*\} = verbs;/);
  expect(code).toContain("import { log, move } from '#engine';");
});
