import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('unprefixed.ts', import.meta.url));

/** In a production build, the table of browser prefixes stays out: no style sheet of the product asks styled-components for prefixes, which its browsers do without. */
export function plainStyles(): Plugin {
  return {
    name: 'compute-market-plain-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === './Prefixer.js' && importer?.includes('stylis') ? ours : null),
  };
}
