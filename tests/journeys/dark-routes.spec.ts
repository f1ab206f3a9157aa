import type { Page } from '@playwright/test';
import { expectReadable, expectScreen, narrow, startInTheDark, wide } from './pages';
import { expect, test } from './site';
import { startWalk, visitors } from './walk';

const windows = [wide, narrow];

/** What axe finds of a screen in one window, in words; nothing where all is readable. */
async function problemsOf(page: Page, address: string, window: (typeof windows)[number]): Promise<string[]> {
  await page.setViewportSize(window);
  await page.goto(address);
  await expectScreen(page);
  return expectReadable(page, 'html').then(
    () => [],
    (error: unknown) => [`${window.name}: ${String(error)}`],
  );
}

for (const [visitor, called] of visitors) {
  test(`every screen is readable in the dark, for ${called}`, async ({ page, server: { url } }) => {
    test.setTimeout(1_800_000);
    await startInTheDark(page);
    const problems: string[] = [];
    for (const [route, address] of await startWalk(page, url, visitor)) {
      for (const window of windows) {
        const found = await test.step(`${route.key}, ${window.name}`, () =>
          problemsOf(page, address, window).catch((error: unknown) => [String(error)]));
        problems.push(...found.map((problem) => `${route.key}, ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
}
