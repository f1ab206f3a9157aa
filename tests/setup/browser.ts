import { playwright } from '@vitest/browser-playwright';
import { chromiumPath } from '../../scripts/chromium.mjs';

const chromium = () =>
  playwright({
    launchOptions: {
      executablePath: chromiumPath,
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
/** The browser that Vitest's tests run in: still, Chinese, in Beijing, and with nothing of its own going on. */
export const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});
