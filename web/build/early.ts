import type { Plugin, Rolldown } from 'vite';

/**
 * `main.tsx` loads the page's code after the first picture. It is fetched along with that picture all the same: the page names its files, as the build does by itself
 * for what an entry imports.
 */
export function fetchEarly(module: string): Plugin {
  return {
    name: 'fetch-early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const late = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
        if (late === undefined) return html;
        const wanted = filesOf(late, bundle);
        const links = [...wanted]
          .filter((file) => !html.includes(`/${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: {
              ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          }));
        return { html, tags: links };
      },
    },
  };
}

/** A chunk with all it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') filesOf(next, bundle, found);
  }
  return found;
}
