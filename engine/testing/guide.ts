import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { runInThisContext } from 'node:vm';

/** The TypeScript examples of a guide that hold what is looked for, as they stand there, without the indentation of lists. */
export function examplesIn(file: string, holds: string): string[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^( *)```ts\n([\s\S]*?)^ *```/gm)];
  return blocks.map(([, indent, code]) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')).filter((code) => code.includes(holds));
}

/** Runs an example with these names in reach; gives what it declares under the wanted name. */
export function runExample(code: string, names: { readonly [name: string]: unknown }, wanted = 'undefined'): unknown {
  const plain = stripTypeScriptTypes(code.replaceAll(/^export /gm, ''));
  const run = runInThisContext(`(function (${Object.keys(names).join(', ')}) {\n${plain}\nreturn ${wanted};\n})`) as (
    ...given: unknown[]
  ) => unknown;
  return run(...Object.values(names));
}
