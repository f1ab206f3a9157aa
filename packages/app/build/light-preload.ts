import type { Plugin } from 'vite';

/**
 * Asks for the files that a chunk needs, ahead of the chunk. A style sheet that the page does not have yet is waited for, so that nothing
 * is seen without it.
 */
const helper = `
const nonce = document.querySelector('meta[property=csp-nonce]')?.nonce ?? '';
const ask = (file) => {
  const href = '/' + file;
  if (document.querySelector('link[href="' + href + '"]')) return;
  const isStyle = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', href, nonce });
  const loaded = isStyle ? new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: () => reject(new TypeError('Failed to fetch ' + href)) })) : undefined;
  document.head.append(link);
  return loaded;
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);`;

/** Replaces the builder's preload function, which also serves older browsers and tells of failures that `lazyRoute` sees by itself. */
export function lightPreload(): Plugin {
  return {
    name: 'compute-market-light-preload',
    apply: 'build',
    transform: (_, id) =>
      id.includes('vite/preload-helper') ? { code: helper, map: null, moduleSideEffects: false } : null,
  };
}
