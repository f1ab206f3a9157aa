import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/{actions,inputs,overlays,navigation,data,feedback,commerce,foundation}/*/index.ts',
    'src/icons/index.ts',
    'src/styles/index.ts',
  ],
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: true,
  unbundle: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
