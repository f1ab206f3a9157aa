import { defineConfig } from 'tsdown';

/** What one can run: the contract goes in, the packages of node_modules stay outside. */
export default defineConfig({
  entry: ['src/main.ts', 'src/commands/migrate.ts', 'src/commands/audit-ledger.ts', 'src/commands/jobs.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/^@compute-market\//] },
  inputOptions: { resolve: { conditionNames: ['@compute-market/source', 'module', 'node', 'import', 'default'] } },
  fixedExtension: false,
  hash: false,
  dts: false,
});
