import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser } from './tests/setup/browser.ts';

const configDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '.storybook');

/** One component's stories while one works on it, with axe as an error: `npm run test:stories -- Tag`. `npm test` plays all of them built. */
export default defineConfig({
  plugins: [storybookTest({ configDir })],
  test: { name: 'storybook', browser: browser() },
});
