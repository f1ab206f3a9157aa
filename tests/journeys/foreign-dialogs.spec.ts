import { expect, test, type Page } from '@playwright/test';
import { startForeignBackEnd, type OfOurs } from '../foreign/back-end';
import { placesOfCompany, placesOfMain } from './dialog-places';
import { walkDialogs } from './dialog-walk';
import { narrow, startLoggedIn, wide } from './pages';

const places = [
  ...placesOfMain({ running: 'unning', container: 'tainer', kept: 'n-kept', subAccount: 'lab-a' }),
  ...placesOfCompany,
];

/** What the browser says by itself of an HTTP error is no error of the page. */
const ofTheBrowser = (text: string) => text.startsWith('Failed to load resource');

async function look(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/页面遇到问题/)).toHaveCount(0);
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
        await startLoggedIn(page, 'foreign-token');
        const visited = { page, url: backEnd.url, look, isMeant: ofTheBrowser };
        expect(await walkDialogs({ ...visited, places })).toEqual([]);
      } finally {
        backEnd.stop();
      }
    });
