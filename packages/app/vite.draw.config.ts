import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { wireOnly } from './build/wire-only.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const browser = file('src/surroundings.ts');

/** Puts what a visitor without a browser has in the place of the browser. */
const withoutBrowser: Plugin = {
  name: 'compute-market-without-browser',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('/surroundings')) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found?.id === browser ? file('src/drawn/surroundings.ts') : found;
  },
};

/** The code that draws the first pages on the server (ADR 16). It stands below the site, in a folder that no host serves. */
export default defineConfig({
  root: file('.'),
  plugins: [withoutBrowser, wireOnly(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: ['@compute-market/source', 'module', 'node', 'production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  ssr: { noExternal: true, resolve: { conditions: ['@compute-market/source', 'module', 'node', 'production'] } },
  publicDir: false,
  build: {
    ssr: 'src/drawn/draw.tsx',
    outDir: 'dist/.drawn',
    target: 'node20',
    emptyOutDir: true,
    // The guard is a part of every drawn page.
    minify: true,
  },
});
