import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const imports = {
  '#engine': './engine/index.ts',
  '#verbs': './engine/verbs.ts',
  '#ask': './engine/ask.ts',
  '#games/*': './games/*',
  '#web/*': './web/*',
};
const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: [],
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Runs a check on a small project that exists only for that long; gives `file:line` of what it finds. */
export function findingsIn(files: Record<string, string>, check: (folder: string) => Finding[]): string[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'zastolye-check-')));
  try {
    const all = {
      'package.json': JSON.stringify({ type: 'module', imports }),
      'tsconfig.json': JSON.stringify({ compilerOptions }),
      ...files,
    };
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return check(folder).map(({ file, line }) => `${file}:${line}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
