import { defineConfig } from 'tsdown';

/** One file to run: the contract goes in, the packages of node_modules stay outside. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/^@compute-market\//] },
  inputOptions: { resolve: { conditionNames: ['@compute-market/source', 'module', 'node', 'import', 'default'] } },
  fixedExtension: false,
  hash: false,
  dts: false,
});
