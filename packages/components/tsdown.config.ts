import { defineConfig } from 'tsdown';
import { clientModules } from '../../scripts/client-modules.mjs';
import { componentGroups } from '../../scripts/component-groups.mjs';

export default defineConfig({
  entry: [
    `src/{${[...Object.keys(componentGroups), 'locale'].join(',')}}/*/index.ts`,
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
