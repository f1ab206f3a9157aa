import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import { expect, test, type Page } from '@playwright/test';
import { addressOf, backEnds, expectWhole, stayBefore, type Stay } from './foreign-walk';
import { expectNoSidewaysScroll, follow, narrow } from './pages';

const visited: readonly KeyedRoute[] = routeList.filter(({ key }) => key !== 'login');

/** Goes through every page, and looks whether it stands, and at what else is asked. */
async function visitAll({ page, backEnd, step }: Stay, look: (page: Page) => Promise<void> = () => Promise.resolve()) {
  await page.goto(`${backEnd.url}/docs`);
  for (const route of visited)
    await step(route.key, async () => {
      await follow(page, addressOf(route));
      await expectWhole(page);
      await look(page);
    });
}

for (const account of ['main', 'sub'] as const)
  for (const ofOurs of backEnds)
    test(`no page breaks before a back end that is not ours (${account}, what is ours: ${ofOurs})`, async ({
      page,
    }) => {
      expect(await stayBefore(page, { ofOurs, account }, visitAll)).toEqual([]);
    });

test('on a phone no page breaks or sticks out of the window before a back end that is not ours', async ({ page }) => {
  await page.setViewportSize(narrow);
  const problems = await stayBefore(page, { ofOurs: 'missing' }, (stay) => visitAll(stay, expectNoSidewaysScroll));
  expect(problems).toEqual([]);
});

test('no page breaks where every read but that of the user answers HTTP 500 with nothing but a message', async ({
  page,
}) => {
  const problems = await stayBefore(page, { ofOurs: 'missing' }, async (stay) => {
    stay.backEnd.fail(({ idempotent, name }) => idempotent && name !== 'getUserInfo');
    await visitAll(stay);
  });
  expect(problems).toEqual([]);
});
