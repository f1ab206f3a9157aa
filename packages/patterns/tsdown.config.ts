import { defineConfig } from 'tsdown';
import { clientModules } from '../../scripts/client-modules.mjs';

export default defineConfig({
  entry: ['src/**/index.ts', '!src/**/fixtures/**'],
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: true,
  unbundle: true,
  plugins: [clientModules],
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
