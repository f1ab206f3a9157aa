import { spawnSync } from 'node:child_process';
import { defineConfig } from 'tsdown';

/** Empty outside a repository. */
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** What one can run: the contract goes in, the packages of node_modules stay outside. */
export default defineConfig({
  entry: [
    'src/main.ts',
    'src/commands/migrate.ts',
    'src/commands/config.ts',
    'src/commands/configure.ts',
    'src/commands/audit-ledger.ts',
    'src/commands/jobs.ts',
    'src/commands/orphans.ts',
    'src/commands/desk.ts',
    'src/commands/catalogue.ts',
    'src/commands/backup.ts',
    'src/commands/restore.ts',
  ],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/^@compute-market\//] },
  inputOptions: { resolve: { conditionNames: ['@compute-market/source', 'module', 'node', 'import', 'default'] } },
  fixedExtension: false,
  hash: false,
  dts: false,
  define: { BUILD_COMMIT: JSON.stringify(process.env.COMMIT ?? commit) },
});
