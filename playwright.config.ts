import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
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

/**
 * visual: pictures of the built Storybook, compared pixel by pixel. journeys: a customer in a browser against the real server.
 * faults: the server killed while money moves. Journeys and faults start their own servers (tests/journeys/server.ts).
 */
export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: './test-results/playwright',
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0, maxDiffPixels: 0 },
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath, args },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    deviceScaleFactor: 1,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'stories', testMatch: 'visual/*.spec.ts', use: { trace: 'off' } },
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', timeout: 90_000 },
    { name: 'faults', testMatch: 'faults/*.spec.ts', timeout: 240_000 },
  ],
});
