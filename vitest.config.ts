import { fileURLToPath } from 'node:url';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const root = path.dirname(fileURLToPath(import.meta.url));
const source = '@compute-market/source';
const conditions = [source, 'module', 'browser', 'development|production'];
const chromium = () =>
  playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', deviceScaleFactor: 1 },
  });
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});
const node = {
  resolve: { conditions: [source, 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: [source, 'module', 'node', 'development|production'] } },
};

const unit = (options: { name: string; environment: 'node' | 'jsdom'; include: string[]; isolate?: boolean }) => ({
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions: node.ssr.resolve.conditions } },
  test: {
    testTimeout: 30_000,
    exclude: ['**/*.browser.test.tsx'],
    setupFiles: ['./tests/setup/unit.ts'],
    ...options,
  },
});

/**
 * unit: pure rules and modules in Node, components in jsdom. packed: the built packages as a stranger installs them. server: the API through `inject` on an embedded database.
 * browser: behaviour that needs a real engine (input methods, focus). storybook: every story, with axe as an error.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...node,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['packages/{contract,tokens}/src/**/*.test.ts', 'tests/{house,wire}/**/*.test.ts'],
          exclude: ['tests/house/packed.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...node,
        test: { name: 'packed', environment: 'node', include: ['tests/house/packed.test.ts'], hookTimeout: 60_000 },
      },
      unit({
        name: 'unit',
        environment: 'node',
        include: ['packages/{components,patterns}/src/**/*.test.ts'],
        isolate: false,
      }),
      unit({
        name: 'dom',
        environment: 'jsdom',
        include: ['packages/{components,patterns}/src/**/*.test.tsx'],
        isolate: false,
      }),
      unit({ name: 'app', environment: 'node', include: ['packages/app/src/**/*.test.ts'] }),
      unit({ name: 'app-dom', environment: 'jsdom', include: ['packages/app/src/**/*.test.tsx'] }),
      {
        ...node,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/test/setup/global.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        optimizeDeps: {
          entries: ['packages/*/src/**/*.browser.test.tsx'],
          include: ['react/jsx-dev-runtime', '@testing-library/react'],
        },
        test: {
          name: 'browser',
          include: ['packages/{components,patterns,app}/src/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});
