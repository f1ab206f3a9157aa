import type { Page } from '@playwright/test';
import { customerWith, newPhone } from './customer';
import { rentRunning } from './instances';
import { slowClock, startLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

/** Words that moved from one page to the next, in order: read where each movement begins, and how long it is given, ms. */
interface Moved {
  readonly words: string;
  milliseconds: number;
}

/**
 * Looks at every movement of the page from now on. Its clock is slow: a name that comes late is given no movement (decisions 165), and how busy the machine
 * is must not decide here. carried-object.browser.test shows what a late name does.
 */
async function watchMovements(page: Page) {
  await slowClock(page);
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const words = document.querySelector('[data-carried]')?.textContent ?? '';
      const one: Moved = { words, milliseconds: 0 };
      moved.push(one);
      const transition = begin(update);
      void transition.ready.then(
        () => {
          const ofTransition = document
            .getAnimations()
            .map(({ effect }) => effect)
            .filter(
              (effect) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
            );
          one.milliseconds = Math.max(...ofTransition.map((effect) => Number(effect?.getTiming().duration)));
        },
        // One that is overtaken by the next is no error of the page.
        () => undefined,
      );
      return transition;
    };
  });
}
const movements = (page: Page): Promise<readonly Moved[]> =>
  page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);

/** A page whose first screen stands, and what comes after it. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

const soon = { timeout: 10_000 };
/** What moves names comes after the first screen, so the first walk may be too early. */
const inTime = (walk: () => Promise<void>) => expect(walk).toPass({ timeout: 60_000 });

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the name of an instance is carried from its row to its page and back, and the page answers meanwhile', async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const session = await customerWith(url, newPhone(), 300);
    await rentRunning(url, session, 'llama3-8b');
    await startLoggedIn(page, session);
    await watchMovements(page);
    const inList = page.getByRole('link', { name: 'llama3-8b', exact: true });
    const carried = { words: 'llama3-8b', milliseconds: 200 };
    const title = page.getByRole('heading', { level: 1, name: 'llama3-8b' });
    await open(page, `${url}/console/dashboard`);
    await inTime(async () => {
      if (await title.isVisible()) await page.goBack();
      await expect(inList).toBeVisible();
      const { length } = await movements(page);
      const moved = async () => (await movements(page)).slice(length);
      await inList.click();
      await expect(title).toBeVisible();
      await expect.poll(moved, soon).toEqual([carried]);
      await page.goBack();
      await expect(inList).toBeVisible();
      await expect.poll(moved, soon).toEqual([carried, carried]);
    });
    // What is left before it stands is no fault, and the name is where it belongs.
    await inList.click();
    await page.getByRole('banner').getByRole('link', { name: '算力市场' }).first().click();
    await expect(page).toHaveURL(`${url}/store`);
    await expect(page.locator('[data-carried]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('the name of a card is carried from the market to the order', async ({ page, server: { url } }) => {
    const errors = watchForErrors(page);
    await startLoggedIn(page, await customerWith(url, newPhone(), 0));
    await watchMovements(page);
    const card = page.getByRole('article', { name: 'RTX 3090' });
    await inTime(async () => {
      await open(page, `${url}/store`);
      await card.getByRole('link', { name: '立即租用' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^创建实例/ })).toBeVisible();
      await expect.poll(() => movements(page), soon).toEqual([{ words: 'RTX 3090', milliseconds: 200 }]);
    });
    expect(errors).toEqual([]);
  });
});

test('where less motion is asked for nothing moves', async ({ page, server: { url } }) => {
  await startLoggedIn(page, await customerWith(url, newPhone(), 0));
  await watchMovements(page);
  await open(page, `${url}/store`);
  await page.getByRole('article', { name: 'RTX 3090' }).getByRole('link', { name: '立即租用' }).click();
  await expect(page.getByText('RTX 3090 × 1').first()).toBeVisible();
  expect(await movements(page)).toEqual([]);
});
