import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wireOnly } from './build/wire-only.ts';

const modules = (names: string) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);
/** Chunks of libraries that only some screens need. */
const large = /assets\/(?:base-ui|forms|schemas)-/;
const server = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [wireOnly(), react()],
  resolve: {
    conditions: ['@compute-market/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // The server writes a fresh nonce over this word in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: 5173, proxy: { '/api': server, '/third-party': server, '/sandbox': server, '/files': server } },
  build: {
    target: 'es2022',
    manifest: true,
    // The names of all chunks would be a good part of the first load: what a click asks for brings its own, and only the large ones are worth asking for ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => large.test(file)),
    },
    chunkSizeWarningLimit: 200,
    // Vite inlines small assets as data: addresses, which the font policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: modules('react|react-dom|scheduler'), priority: 30 },
            { name: 'router', test: modules('react-router|react-router-dom|cookie|set-cookie-parser'), priority: 20 },
            { name: 'styled', test: modules('styled-components|stylis|@emotion'), priority: 20 },
            { name: 'forms', test: modules('react-hook-form|@hookform'), priority: 20 },
            {
              name: 'base-ui',
              test: modules('@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store'),
              priority: 20,
            },
            // The first load has a budget of requests: what every page needs and what the first page needs are a chunk each, with all they import.
            {
              name: 'site',
              test: /app[\\/]src[\\/]main\.tsx$|components[\\/]src[\\/]icons[\\/]InfoIcon\.tsx$/,
              priority: 15,
            },
            { name: 'first-page', test: /app[\\/]src[\\/]routes[\\/]store[\\/]store\.tsx$/, priority: 10 },
            // What comes once the first page can be used: a chunk of the screen, a chunk of the page around it.
            { name: 'site-rest', test: /app[\\/]src[\\/]routes[\\/]shell[\\/]rest\.ts$/, priority: 6 },
            { name: 'first-page-rest', test: /StoreScreen[\\/]rest\.ts$/, priority: 5 },
          ],
        },
      },
    },
  },
});
