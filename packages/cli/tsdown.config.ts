import { defineConfig } from 'tsdown';
import { declarations } from '../../scripts/declarations.mjs';

/** The command, and the same as a function. The contract stays outside: a dependency, as for every other program. */
export default defineConfig({
  entry: ['src/bin.ts', 'src/index.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: declarations,
  clean: true,
  hash: false,
  fixedExtension: false,
  tsconfig: 'tsconfig.json',
});
