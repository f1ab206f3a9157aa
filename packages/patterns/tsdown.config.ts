import { defineConfig } from 'tsdown';
import { clientModules } from '../../scripts/client-modules.mjs';
import { declarations } from '../../scripts/declarations.mjs';
import { builtEntries } from '../../scripts/package-entries.mjs';
import { stableClasses } from '../../scripts/stable-classes.mjs';

export default defineConfig({
  entry: builtEntries('package.json'),
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: declarations,
  unbundle: true,
  plugins: [clientModules],
  inputOptions: stableClasses,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
