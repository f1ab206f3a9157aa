import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { browser } from './tests/setup/browser.ts';
import { ownNetwork } from './packages/server/test/engine/own-network-pool.ts';

const source = '@compute-market/source';
const conditions = [source, 'module', 'browser', 'development|production'];
const node = {
  resolve: { conditions: [source, 'node', 'development|production'] },
  ssr: { resolve: { conditions: [source, 'node', 'development|production'] } },
};

const notUnits = ['**/*.browser.test.tsx'];
// It marks every word of the library while it runs, which its neighbours would say too.
const english = 'packages/components/src/foundation/LocaleProvider/english.test.tsx';

const unit = (options: {
  name: string;
  environment: 'node' | 'jsdom';
  include: string[];
  exclude?: string[];
  isolate?: boolean;
}) => ({
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions: node.ssr.resolve.conditions } },
  test: {
    testTimeout: 30_000,
    exclude: notUnits,
    setupFiles: ['./tests/setup/unit.ts'],
    // Styles go in rule by rule: as text, jsdom would read all of them again with every component that is drawn for the first time.
    env: { SC_DISABLE_SPEEDY: 'false' },
    ...options,
  },
});

/** Whether a test asks for a page. Beside those that need none, each would be given one of its own. */
const inPage = (file: string) =>
  file.endsWith('x') || readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom');

const testsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
const isReplacing = (file: string) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));

// They put something in place of a module, which only a module graph of their own can bear.
const appTests = testsBelow('packages/app/src');
const replacingApp = appTests.filter(isReplacing);
const replacingParts = [...testsBelow('packages/components/src'), ...testsBelow('packages/patterns/src')].filter(
  isReplacing,
);
const replacing = ['packages/server/test/http/login-work.test.ts', 'packages/server/test/model/runway.test.ts'];

const emptyDatabase = 'packages/server/test/setup/global.ts';

const server = (options: {
  name: string;
  include: string[];
  exclude?: string[];
  globalSetup?: string[];
  isolate?: boolean;
}) => ({
  ...node,
  test: {
    environment: 'node' as const,
    globalSetup: [emptyDatabase],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    ...options,
  },
});

/**
 * rules: the contract, the tokens, the command line, and the house's own order. unit: what needs no page. dom: components and patterns in jsdom, in one module
 * graph; dom-alone: those that put something in place of a module, each alone; english: every component story in English. app, app-dom, app-alone, app-dom-alone: the same for the application. packed: the built packages as a
 * stranger installs them; next: the same in an app of Next's, which is downloaded first. server: the API through `inject`, on PostgreSQL when TEST_DATABASE_URL is set. embedded: what only the embedded
 * database can show. engine: machines on a real LXD, which it installs and starts, in a network of its own where it can, and a customer of the built site on them; screens of a real QEMU. browser: behaviour that needs a real engine (input methods, focus).
 * Stories have a config of their own (vitest.storybook.config.ts): it takes four times as long to load as a test of one file takes.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...node,
        test: {
          name: 'rules',
          isolate: false,
          environment: 'node',
          include: ['packages/{contract,tokens,cli}/src/**/*.test.ts', 'tests/{house,wire}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...node,
        test: {
          name: 'packed',
          environment: 'node',
          include: ['tests/packed/*.test.ts'],
          globalSetup: ['tests/packed/setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...node,
        test: { name: 'next', environment: 'node', include: ['tests/packed/next/*.test.ts'] },
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
        exclude: [...notUnits, ...replacingParts, english],
        isolate: false,
      }),
      unit({ name: 'dom-alone', environment: 'jsdom', include: replacingParts }),
      unit({ name: 'english', environment: 'jsdom', include: [english] }),
      unit({
        name: 'app',
        environment: 'node',
        include: appTests.filter((file) => !inPage(file)),
        exclude: replacingApp,
        isolate: false,
      }),
      unit({
        name: 'app-dom',
        environment: 'jsdom',
        include: appTests.filter(inPage),
        exclude: [...notUnits, ...replacingApp],
        isolate: false,
      }),
      unit({ name: 'app-alone', environment: 'node', include: replacingApp.filter((file) => !inPage(file)) }),
      unit({
        name: 'app-dom-alone',
        environment: 'jsdom',
        include: replacingApp.filter(inPage),
      }),
      {
        ...server({
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          exclude: ['packages/server/test/fault/**', 'packages/server/test/engine/**', ...replacing],
          isolate: false,
        }),
        resolve: {
          ...node.resolve,
          alias: { '@node-rs/argon2': path.resolve('packages/server/test/setup/cheap-argon2.ts') },
        },
      },
      {
        ...node,
        test: {
          name: 'engine',
          environment: 'node',
          include: ['packages/server/test/engine/*.test.ts', 'tests/engine/*.test.ts'],
          globalSetup: [emptyDatabase, 'packages/server/test/engine/global.ts', 'tests/engine/global.ts'],
          fileParallelism: false,
          pool: ownNetwork,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      server({
        name: 'embedded',
        globalSetup: [emptyDatabase, 'packages/server/test/fault/bundle.ts'],
        include: [...replacing, 'packages/server/test/fault/*.test.ts'],
      }),
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
          setupFiles: ['./tests/setup/waits.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
