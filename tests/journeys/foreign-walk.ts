import type { KeyedRoute } from '@compute-market/contract/routes';
import { expect, test, type Page } from '@playwright/test';
import { startForeignBackEnd, type Account, type ForeignBackEnd, type OfOurs } from '../foreign/back-end';
import { expectScreen, startLoggedIn, watchForErrors } from './pages';

/** Every kind of a back end that is not ours. */
export const backEnds = ['missing', 'garbage'] as const satisfies readonly OfOurs[];

/** What the browser says by itself of an HTTP error is no error of the page. */
export const ofTheBrowser = (text: string) => text.startsWith('Failed to load resource');

/** The address of a screen, for what this back end knows. */
export const addressOf = ({ path }: KeyedRoute): string =>
  path
    .replace(':instanceName', 'foreign-running')
    .replace(':id', '3')
    .replace(':no', '118220261118')
    .replace(':question', 'GPU')
    .replace(':resource_type', 'none')
    .replace(':month', '2026-11')
    .replace(':token', 'nobodys-token')
    .replace('*', 'no/such/page');

/** The page stands: its heading is there, nothing is on its way, and nothing broke. */
export async function expectWhole(page: Page) {
  await expect(page.getByText(/页面遇到问题/)).toHaveCount(0);
  await expectScreen(page);
  await expect(page.getByText(/页面遇到问题/)).toHaveCount(0);
}

export interface Stay {
  readonly page: Page;
  readonly backEnd: ForeignBackEnd;
  /** Runs a step, and keeps what it says wrong and what the page wrote meanwhile. */
  readonly step: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** Somebody who is logged in stays before a back end of their own: answers what was wrong with the steps. */
export async function stayBefore(
  page: Page,
  { ofOurs, account = 'main' }: { ofOurs: OfOurs; account?: Account },
  stay: (stay: Stay) => Promise<void>,
): Promise<readonly string[]> {
  const backEnd = await startForeignBackEnd(ofOurs, account);
  const errors = watchForErrors(page);
  const problems: string[] = [];
  const step = async (name: string, work: () => Promise<void>) => {
    const problem = await work().then(() => '', String);
    problems.push(
      ...[problem, ...errors.splice(0).filter((error) => !ofTheBrowser(error))]
        .filter((text) => text !== '')
        .map((text) => `${name}: ${text.slice(0, 4000)}`),
    );
  };
  try {
    await startLoggedIn(page, 'foreign-token');
    await stay({ page, backEnd, step });
    return problems;
  } finally {
    backEnd.stop();
  }
}

/** Nothing that was not told reads as a figure or a date. */
export async function expectNothingMadeUp(page: Page) {
  await expectScreen(page);
  for (const made of [
    /1970/,
    /undefined/,
    /NaN/,
    /已运行\d{4,}天/,
    /端口\s*0/,
    /(^|\D)0 天内/,
    /账号 ID 0/,
    /¥0\.00\/(天|小时)/,
    /not found/,
    /:0(?!\d)/,
    /(^|[^\d.])0 ?GB/,
    /(^|\D)0 个月/,
    /(^|\D)1 KB/,
    /额度将尽/,
  ])
    await expect(page.getByRole('main').first()).not.toContainText(made);
}

export interface Visit {
  readonly page: Page;
  readonly url: string;
}

/** A journey of somebody who is logged in, before both back ends unless said; no step of it may make the page say an error. */
export function journey(title: string, walk: (visit: Visit) => Promise<void>, before: readonly OfOurs[] = backEnds) {
  for (const ofOurs of before)
    test(`${title}, before a back end that is not ours (what is ours: ${ofOurs})`, async ({ page }) => {
      await startLoggedIn(page, 'foreign-token');
      const backEnd = await startForeignBackEnd(ofOurs);
      try {
        const errors = watchForErrors(page);
        await walk({ page, url: backEnd.url });
        expect(errors.filter((error) => !ofTheBrowser(error))).toEqual([]);
      } finally {
        backEnd.stop();
      }
    });
}
