import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.mjs';

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Pages of journeys are left after seconds: optimizing their code costs more than it saves. Stories play on one page, where it pays. */
const briefPages = {
  launchOptions: { executablePath: chromiumPath, args: [...args, '--js-flags=--no-opt --no-maglev'] },
};

const night = [
  'journeys/dialogs.spec.ts',
  'journeys/foreign-dialogs.spec.ts',
  'journeys/foreign-faults.spec.ts',
  'journeys/dark-routes.spec.ts',
  'journeys/empty-shop.spec.ts',
  'journeys/missing-code.spec.ts',
  'journeys/missing-pieces.spec.ts',
  'faults/*.spec.ts',
];

/**
 * stories: every story of the built Storybook, played, read by axe, and compared with its picture. journeys: a customer in a browser
 * against the real server (tests/journeys/server.ts). night: every dialog, also before a back end that is not ours, every read of one
 * that fails, every file of code that is missing once, every screen in the dark and of a shop with nothing in it, and the server killed while money moves.
 */
export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  // The most of any project.
  workers: 3,
  forbidOnly: true,
  // Once more: what passes then is listed as unsteady, with the trace of its failure (scripts/steps.mjs).
  retries: 1,
  reporter: [['list']],
  outputDir: './test-results/playwright',
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  expect: {
    // A machine that others use too is slow for seconds; what is there is not waited for.
    timeout: 25_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0, maxDiffPixels: 0 },
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: chromiumPath, args },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    deviceScaleFactor: 1,
    viewport: { width: 1440, height: 900 },
    // A step that hangs is named; without it the whole test would end at its own limit and say nothing.
    actionTimeout: 80_000,
    navigationTimeout: 80_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Actions, requests and messages; drawing the page of every step anew would cost a sixth of the journeys' time.
    trace: { mode: 'retain-on-first-failure', screenshots: false, sources: false, snapshots: false },
  },
  projects: [
    { name: 'stories', testMatch: 'visual/*.spec.ts', workers: 2, timeout: 120_000, use: { trace: 'off' } },
    { name: 'seed', testMatch: 'journeys/seed.setup.ts' },
    {
      name: 'journeys',
      dependencies: ['seed'],
      testMatch: 'journeys/*.spec.ts',
      testIgnore: night,
      // They wait for codes, machines and clocks more than they compute, so that two cores carry three of them.
      workers: 3,
      // Five times what the longest takes on a quiet machine. A step that hangs ends after its own limit.
      timeout: 450_000,
      use: briefPages,
    },
    { name: 'night', dependencies: ['seed'], testMatch: night, workers: 2, timeout: 240_000 },
  ],
});
