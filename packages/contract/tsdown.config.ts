import { defineConfig } from 'tsdown';

/** One file in, one file out, so that a bundler takes only the calls and rules it meets. No DOM, no Node. */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  clean: true,
  hash: false,
  fixedExtension: false,
  tsconfig: 'tsconfig.json',
});
