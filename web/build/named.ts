import type { Plugin } from 'vite';

/**
 * `import * as verbs from './verbs.ts'` with `const { draw } = verbs` becomes `import { draw } from './verbs.ts'`. Rules take modules apart like that for speed
 * (`games/smash-up/state.ts` says why); a bundler keeps all of a module that is taken apart like this, and of the engine that is a lot.
 */
export function namedImports(): Plugin {
  return {
    name: 'named-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: 'import * as' },
      handler: (code) => ({ code: withNamedImports(code), map: null }),
    },
  };
}

export function withNamedImports(code: string): string {
  return [...code.matchAll(/^import \* as (\w+) from ('[^']+');$/gm)].reduce((text, [whole, name, from]) => {
    const [taken, names] = new RegExp(`^const (\\{[^}]*\\}) = ${name};$`, 'm').exec(text) ?? [];
    if (taken === undefined) return text;
    const rest = text.replace(whole, '').replace(taken, '');
    // Used in another way too, or perhaps: better too much than wrong.
    if (new RegExp(`(?<![.\\w#/])${name}\\b(?!\\w*:)`).test(rest)) return text;
    return text.replace(taken, '').replace(whole, `import ${names} from ${from};`);
  }, code);
}
