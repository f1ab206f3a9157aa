import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import { expect, test } from '@playwright/test';
import { addressOf, backEnds, expectWhole, follow, stayBefore, type Stay } from './foreign-walk';

const visited: readonly KeyedRoute[] = routeList.filter(({ key }) => key !== 'login');

/** Goes through every page, and looks whether it stands. */
async function visitAll({ page, backEnd, step }: Stay) {
  await page.goto(`${backEnd.url}/docs`);
  for (const route of visited)
    await step(route.key, async () => {
      await follow(page, addressOf(route));
      await expectWhole(page);
    });
}

for (const ofOurs of backEnds)
  test(`no page breaks before a back end that is not ours (what is ours: ${ofOurs})`, async ({ page }) => {
    test.setTimeout(240_000);
    expect(await stayBefore(page, { ofOurs }, visitAll)).toEqual([]);
  });

test('no page breaks for a sub-account before a back end that knows nothing of rights', async ({ page }) => {
  test.setTimeout(240_000);
  expect(await stayBefore(page, { ofOurs: 'missing', account: 'sub' }, visitAll)).toEqual([]);
});

test('no page breaks where every read but that of the user answers HTTP 500 with nothing but a message', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = await stayBefore(page, { ofOurs: 'missing' }, async (stay) => {
    stay.backEnd.fail(({ idempotent, name }) => idempotent && name !== 'getUserInfo');
    await visitAll(stay);
  });
  expect(problems).toEqual([]);
});
