import { routeList } from '@compute-market/contract/routes';
import { expect, test } from '@playwright/test';
import type { Account } from '../foreign/back-end';
import { addressOf, backEnds, expectWhole, follow, stayBefore } from './foreign-walk';

const accounts = { main: '主账号', sub: '子账号' } as const satisfies Record<Account, string>;

for (const ofOurs of backEnds)
  for (const account of ['main', 'sub'] as const)
    test(`no page breaks before a back end that is not ours, for ${accounts[account]} (what is ours: ${ofOurs})`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const problems = await stayBefore(page, { ofOurs, account }, async ({ backEnd, step }) => {
        await page.goto(`${backEnd.url}/docs`);
        for (const route of routeList.filter(({ key }) => key !== 'login'))
          await step(route.key, async () => {
            await follow(page, addressOf(route));
            await expectWhole(page);
          });
      });
      expect(problems).toEqual([]);
    });
