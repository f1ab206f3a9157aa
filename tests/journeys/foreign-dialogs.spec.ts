import { expect, test, type Page } from '@playwright/test';
import { startForeignBackEnd, type OfOurs } from '../foreign/back-end';
import { places, type Opening } from './dialog-places';
import { narrow, startLoggedIn, watchForErrors, wide } from './pages';

/** What the browser says by itself of an HTTP error is no error of the page. */
const ofThePage = (text: string) => !text.startsWith('Failed to load resource');

/** Opens a dialog where its control stands, and leaves it; what went wrong. A control that is not there is well hidden. */
async function look(page: Page, url: string, opening: Opening): Promise<string> {
  await opening(page, url).catch(() => undefined);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const broken = await page.getByText(/页面遇到问题/).count();
  await page.keyboard.press('Escape');
  return broken > 0 ? 'the page broke' : '';
}

for (const ofOurs of ['missing', 'garbage'] as const satisfies readonly OfOurs[])
  for (const { name, width, height } of [wide, narrow])
    test(`no dialog breaks its page before a back end that is not ours (${name}, what is ours: ${ofOurs})`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width, height });
      // Long enough for a control that is there.
      page.setDefaultTimeout(1500);
      page.setDefaultNavigationTimeout(30_000);
      const backEnd = await startForeignBackEnd(ofOurs);
      try {
        const errors = watchForErrors(page);
        const problems: string[] = [];
        await startLoggedIn(page, 'foreign-token');
        for (const { address, dialogs, only } of Object.values(places).flat()) {
          if (only !== undefined && only.width !== width) continue;
          for (const [dialog, opening] of dialogs) {
            const where = `${address} ${String(dialog)}`;
            await page.goto(backEnd.url + address);
            await expect(page.getByRole('main').first()).toHaveText(/\S/);
            const problem = await test.step(where, () => look(page, backEnd.url, opening).catch(String));
            problems.push(
              ...[problem, ...errors.splice(0).filter(ofThePage)]
                .filter((text) => text !== '')
                .map((text) => `${where}: ${text.slice(0, 300)}`),
            );
          }
        }
        expect(problems).toEqual([]);
      } finally {
        backEnd.stop();
      }
    });
