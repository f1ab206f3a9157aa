import { defineConfig } from 'tsdown';
import { clientModules } from '../../scripts/client-modules.mjs';

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
  plugins: [clientModules],
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
