import type { Plugin } from 'vite';

/** Asks for the files that a chunk needs, ahead of the chunk. The site has one style sheet, which every page loads: no chunk brings its own. */
const helper = `
const asked = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
}`;

/** Replaces the builder's preload function, which also loads style sheets and tells of failures that `lazyRoute` sees by itself. */
export function lightPreload(): Plugin {
  return {
    name: 'compute-market-light-preload',
    apply: 'build',
    transform: (_, id) => (id.includes('vite/preload-helper') ? { code: helper, map: null, moduleSideEffects: false } : null),
  };
}
