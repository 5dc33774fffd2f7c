import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ArtSet } from '../art/types.ts';
import { extractIcons } from './extract.ts';

const PREFIX = 'virtual:icons/';

/** The file that lists the art of a set: pages' sets lie in web/art/sets, the others are games. */
function sourceOf(root: string, set: string): string {
  const own = join(root, 'web/art/sets', `${set}.ts`);
  return existsSync(own) ? own : join(root, 'games', set, 'board/art.ts');
}

/**
 * `virtual:icons/<set>` is a module with only the icons that the set's art names: the board of one game never loads
 * the pictures of another. An unknown icon name stops the build and is told by name.
 */
export function iconSets(root: string): Plugin {
  return {
    name: 'icon-sets',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const set = id.slice(PREFIX.length + 1);
      const file = sourceOf(root, set);
      this.addWatchFile(file);
      // The query defeats the module cache, so that the development server sees edited art.
      const { art } = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as { art: ArtSet };
      if (art === undefined) throw new Error(`${relative(root, file)} exports no "art"`);
      return `export const icons = ${JSON.stringify(extractIcons(set, art))};`;
    },
    handleHotUpdate({ file, server }) {
      const changed = resolve(file);
      const modules = [...server.moduleGraph.idToModuleMap.values()].filter(
        (m) => m.id?.startsWith(`\0${PREFIX}`) && sourceOf(root, m.id.slice(PREFIX.length + 1)) === changed,
      );
      for (const m of modules) server.moduleGraph.invalidateModule(m);
      return undefined;
    },
  };
}
