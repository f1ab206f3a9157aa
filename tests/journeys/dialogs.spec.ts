import type { Page } from '@playwright/test';
import { customerWith, intention, logIn, must, newPhone, post } from './customer';
import {
  machineOfSub,
  ofOwner,
  ofPasskeys,
  places,
  placesOfSub,
  type Name,
  type Opening,
  type Place,
} from './dialog-places';
import { dialogNamed, walkDialogs } from './dialog-walk';
import { rentRunning } from './instances';
import { expectReadable, expectNoSidewaysScroll, expectScreen, narrow, startLoggedIn, wide } from './pages';
import { plugIn, withNamedServer } from './passkeys';
import { expect, test } from './site';
import { logInAsSub } from './walk';

/** Fits the window, and is readable by everyone. */
async function look(page: Page) {
  await expectNoSidewaysScroll(page);
  // A price that is asked for a moment after the dialog opened is dimmed until it is there.
  await expect(() => expectReadable(page, '[role="dialog"], [role="alertdialog"]')).toPass({ timeout: 20_000 });
}

/** Looks at all dialogs of these places; what is wrong with any of them. */
const walk = (page: Page, url: string, visited: readonly Place[]) => walkDialogs({ page, url, places: visited, look });

/** Opens a dialog while nothing can be fetched, and again with the network back, on the same page; what is wrong, or empty. */
async function openAfterwards(page: Page, url: string, name: Name, opening: Opening): Promise<string> {
  const dialog = dialogNamed(page, name);
  const start = page.url();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.context().setOffline(true);
  // What needs an answer first is not there yet: that is told, and not what this is about.
  await opening(page, url).catch(() => undefined);
  await page.context().setOffline(false);
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await page.keyboard.press('Escape');
      if (page.url() !== start) await page.goBack();
      await opening(page, url);
    }
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  expect(await page.evaluate(() => 'samePage' in window), 'the page was not loaded anew').toBe(true);
  return '';
}

test('every dialog that could not be fetched without a network opens when it is back, without a reload', async ({
  page,
  server: { url },
}) => {
  test.setTimeout(1_200_000);
  page.setDefaultTimeout(3_000);
  await page.setViewportSize({ width: wide.width, height: wide.height });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const [phone, visited] of Object.entries(places)) {
    await startLoggedIn(page, await logIn(url, phone));
    for (const { address, dialogs } of visited.filter((place) => place.only !== narrow))
      for (const [name, opening] of dialogs) {
        await page.goto(url + address, { timeout: 30_000 });
        await expectScreen(page);
        const problem = await test.step(`${address} ${String(name)}`, () =>
          openAfterwards(page, url, name, opening).catch(String));
        await page.context().setOffline(false);
        if (problem !== '') problems.push(`${address} ${String(name)}: ${problem}`);
      }
  }
  expect(problems).toEqual([]);
});

for (const { name, width, height } of [wide, narrow]) {
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height });
      // A control that is not there is reported like any other problem, and the walk goes on.
      page.setDefaultTimeout(10_000);
    });

    for (const [phone, visited] of Object.entries(places)) {
      test(`every dialog is readable by everyone and left by Escape, for ${phone}`, async ({
        page,
        server: { url },
      }) => {
        await startLoggedIn(page, await logIn(url, phone));
        expect(await walk(page, url, visited)).toEqual([]);
      });
    }

    test('every dialog is readable by everyone and left by Escape, for a sub-account', async ({
      page,
      server: { url },
    }) => {
      await startLoggedIn(page, await logInAsSub(url));
      expect(await walk(page, url, placesOfSub(machineOfSub))).toEqual([]);
    });

    test('every dialog of a cloud disk, of an own image and of a bound chat account is readable by everyone and left by Escape', async ({
      page,
      server: { url },
    }) => {
      const session = await customerWith(
        url,
        `1394200${String(test.info().repeatEachIndex * 2 + (width === wide.width ? 500 : 501)).padStart(4, '0')}`,
        100,
      );
      await must(
        post(
          url,
          '/buy_sftp_size',
          { session, size: 50, months: 1, type: 0 },
          { headers: { 'idempotency-key': intention() } },
        ),
      );
      const { Container_name } = await rentRunning(url, session, '微调');
      await must(post(url, '/image/create_own_image', { session, instance_name: Container_name, name: '微调环境' }));
      await startLoggedIn(page, session);
      expect(await walk(page, url, ofOwner)).toEqual([]);
    });

    test('every dialog of passkeys is readable by everyone and left by Escape', async ({ page }) => {
      await withNamedServer(async (site, api) => {
        const session = await customerWith(api, newPhone(), 0);
        await plugIn(page);
        await startLoggedIn(page, session);
        expect(await walk(page, site, ofPasskeys)).toEqual([]);
      });
    });
  });
}
