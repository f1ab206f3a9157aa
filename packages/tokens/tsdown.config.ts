import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  unbundle: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  copy: [
    { from: 'src/generated/tokens.css', to: 'dist' },
    { from: 'src/fonts.css', to: 'dist' },
    { from: 'src/fonts', to: 'dist' },
  ],
});
