import type { CallDefinition } from '@compute-market/contract/define-call';
import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import { expect, test, type Page } from '@playwright/test';
import { FAULT } from '../foreign/back-end';
import { addressOf, expectWhole, stayBefore, type Stay } from './foreign-walk';

/** Exempt calls show no message (product §7); who is logged in is asked for again from the bar. */
const isTold = ({ name, exempt, poll }: CallDefinition) => name === 'getUserInfo' || (!exempt && !poll);

/** What failed is said on the page, by message or in the place of what is missing. */
const said = (page: Page) => page.getByText(FAULT).or(page.getByRole('button', { name: /^重试/ }));

/** The reads of the specification that a page asks for while all is well. */
async function readsOf({ page, backEnd }: Stay, route: KeyedRoute): Promise<readonly CallDefinition[]> {
  backEnd.fail(() => false);
  backEnd.asked();
  await page.goto(backEnd.url + addressOf(route));
  await expectWhole(page);
  await page.waitForLoadState('networkidle');
  return backEnd.asked().filter(({ idempotent }) => idempotent);
}

/** First a page that asks for little of its own. */
const first = routeList.find(({ key }) => key === 'agreements');
const visited = [
  ...(first ? [first] : []),
  ...routeList.filter((route) => route !== first && route.key !== 'login' && route.redirectTo === null),
];

const times = (reads: readonly CallDefinition[], { name }: CallDefinition) =>
  reads.filter((read) => read.name === name).length;

/** What the page asks for beyond what the bar over every page does, and who is logged in, on which whole pages wait. */
const ofItsOwn = (reads: readonly CallDefinition[], ofBar: readonly CallDefinition[]) =>
  [...new Set(reads)].filter((read) => read.name === 'getUserInfo' || times(reads, read) > times(ofBar, read));

for (const account of ['main', 'sub'] as const)
  test(`each read of each page fails alone: the page stands and says so (${account})`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const problems = await stayBefore(page, { ofOurs: 'missing', account }, async (stay) => {
      const { backEnd, step } = stay;
      let ofBar: readonly CallDefinition[] = [];
      for (const route of visited) {
        let reads: readonly CallDefinition[] = [];
        await step(route.key, async () => {
          const asked = await readsOf(stay, route);
          reads = ofItsOwn(asked, ofBar);
          if (route === first) ofBar = asked;
        });
        for (const read of reads)
          await step(`${route.key} without ${read.path}`, async () => {
            backEnd.fail(({ name }) => name === read.name);
            await page.goto(backEnd.url + addressOf(route));
            await expectWhole(page);
            if (isTold(read)) await expect(said(page).first()).toBeVisible();
          });
      }
    });
    expect(problems).toEqual([]);
  });
