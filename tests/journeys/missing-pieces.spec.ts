import type { Browser, Page } from '@playwright/test';
import { startForeignBackEnd } from '../foreign/back-end';
import { customerWith, logIn, newPhone } from './customer';
import { later, menus } from './later-pieces';
import { expectScreen, narrow, startLoggedIn, wide } from './pages';
import { plugIn, withNamedServer } from './passkeys';
import { ofDevice, openers, scanner, type Opener, type PiecePlace } from './piece-places';
import {
  arrive,
  builtPieces,
  expectSamePage,
  expectToCome,
  fileOf,
  loseNetwork,
  markPage,
  networkIsBack,
  ofEveryPage,
  stand,
  startWithoutNetwork,
  watchArrival,
  watchCode,
} from './piece-walk';
import { withServer } from './server';
import { demoCopy } from './stored-data';
import { expect, test } from './site';
import { startWalk } from './walk';

/** Pieces that want another server, or a login on the way; the tests at the end of this file try to be without them. */
const elsewhere = ['foreign-answer', 'DemoBand', '@simplewebauthn/browser', 'bind-scanned'];
/** Parts of the table that no list of the site asks for: none is as long, and none has columns that are drawn wider. */
const unasked = ['Table/VirtualRows', 'Table/ColumnEdge'];
const isOf = (sources: readonly string[], source: string) => sources.some((name) => source.includes(name));

const main = '13800000001';

/** A page of its own for a place, as wide as it wants. */
async function openAt(page: Page, url: string, { address, onPhone }: PiecePlace) {
  await page.setViewportSize(onPhone ? narrow : wide);
  await page.goto(url + address);
  await expectScreen(page);
  await page.waitForLoadState('networkidle');
}

/** A page of its own for whoever has this session. */
async function pageFor(browser: Browser, session: string | null): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  if (session !== null) await startLoggedIn(page, session);
  return page;
}

/** The files of code that the first page asks for, beyond what no page is without. */
async function askedFirst(browser: Browser, url: string, session: string | null): Promise<readonly string[]> {
  const page = await pageFor(browser, session);
  const files = watchCode(page);
  await stand(page, url);
  await page.waitForLoadState('networkidle');
  await page.close();
  const first = ofEveryPage();
  return files().filter((file) => !first.has(file));
}

/** The files of code that are asked for from the moment the page rests until what is opened stands. */
async function askedAt(page: Page, url: string, place: PiecePlace): Promise<readonly string[]> {
  const files = watchCode(page);
  await openAt(page, url, place);
  files();
  await place.open(page, url);
  await expect(place.shown(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  return files();
}

/** Opens it while one file cannot be had, and again, where that is needed, with the network back. */
async function openLate(page: Page, url: string, place: PiecePlace, file: string) {
  const lost = page.waitForEvent('requestfailed', (request) => request.url() === url + file);
  await page.route(url + file, (route) => route.abort());
  await openAt(page, url, place);
  await markPage(page);
  await loseNetwork(page);
  const start = page.url();
  await Promise.all([lost, place.open(page, url).catch(() => undefined)]);
  const came = watchArrival(page, url + file);
  await page.unroute(url + file);
  await networkIsBack(page);
  let again = false;
  await expect(async () => {
    if (again && !(came() && (await place.shown(page).isVisible()))) {
      await page.keyboard.press('Escape');
      if (page.url() !== start) await page.goBack();
      await place.open(page, url);
    }
    again = true;
    await expect(place.shown(page)).toBeVisible({ timeout: 3_000 });
    expect(came()).toBe(true);
  }).toPass({ timeout: 40_000 });
}

test('every piece of code has a page or a place where it is tried to be without it', async ({
  browser,
  server: { url },
}) => {
  test.setTimeout(1_800_000);
  const tried = new Set([...ofEveryPage(), ...[...later, ...menus].map(({ source }) => fileOf(source))]);
  const problems: string[] = [];
  for (const visitor of ['main', 'visitor'] as const) {
    const context = await browser.newContext();
    const first = await context.newPage();
    const addresses = await startWalk(first, url, visitor);
    await stand(first, url);
    for (const [{ key }, address] of addresses.filter(([route]) => route.key !== 'docs'))
      await test.step(key, async () => (await arrive(context, url, address)).forEach((file) => tried.add(file)));
    (await askedFirst(browser, url, visitor === 'main' ? await logIn(url, main) : null)).forEach((file) =>
      tried.add(file),
    );
    await context.close();
  }
  for (const [called, opener] of Object.entries(openers)) {
    const { session, places } = await opener(url);
    for (const place of places)
      await test.step(`${called}: ${place.name}`, async () => {
        const page = await pageFor(browser, session);
        await askedAt(page, url, place).then(
          (files) => files.forEach((file) => tried.add(file)),
          (error: unknown) => problems.push(`${called}: ${place.name}: ${String(error).slice(0, 800)}`),
        );
        await page.close();
      });
  }
  const untried = builtPieces()
    .filter(([file, source]) => !tried.has(file) && !isOf([...elsewhere, ...unasked], source))
    .map(
      ([, source]) =>
        `${source}: no page and no place asks for it. Say in tests/journeys/piece-places.ts how it is opened`,
    );
  const asked = builtPieces()
    .filter(([file, source]) => tried.has(file) && isOf(unasked, source))
    .map(([, source]) => `${source}: it is asked for now. Take it out of the list of those that are not`);
  expect([...problems, ...untried, ...asked]).toEqual([]);
});

/** Tries each place of an opener without each file that it asks for, once; what is wrong with any of them. */
async function tryWithout(browser: Browser, url: string, { session, places }: Opener): Promise<readonly string[]> {
  const seen = new Set(ofEveryPage());
  const problems: string[] = [];
  const onPage = async <Answer>(work: (page: Page) => Promise<Answer>) => {
    const page = await pageFor(browser, session);
    try {
      return await work(page);
    } finally {
      await page.close();
    }
  };
  for (const place of places)
    await test.step(place.name, async () => {
      const say = (what: string) => (error: unknown) => {
        problems.push(`${place.name}${what}: ${String(error).slice(0, 1500)}`);
        return [];
      };
      const files = await onPage((page) => askedAt(page, url, place)).catch(say(''));
      for (const file of files.filter((each) => !seen.has(each) && place.replaced?.test(each) !== true)) {
        seen.add(file);
        await onPage(async (page) => {
          await openLate(page, url, place, file);
          await expectSamePage(page);
        }).catch(say(` without ${file}`));
      }
    });
  return problems;
}

for (const [called, opener] of Object.entries(openers))
  test(`what is opened comes when the network is back, whichever file of its code was missing (${called})`, async ({
    browser,
    server: { url },
  }) => {
    test.setTimeout(2_400_000);
    expect(await tryWithout(browser, url, await opener(url))).toEqual([]);
  });

for (const [called, phone] of [
  ['a visitor', null],
  ['a customer', main],
] as const)
  test(`the first page comes when the network is back, whichever file of its code was missing (${called})`, async ({
    browser,
    server: { url },
  }) => {
    test.setTimeout(600_000);
    const session = phone === null ? null : await logIn(url, phone);
    for (const file of await askedFirst(browser, url, session))
      await test.step(file, async () => {
        const page = await pageFor(browser, session);
        await startWithoutNetwork(page);
        const lost = page.waitForEvent('requestfailed', (request) => request.url() === url + file);
        await page.route(url + file, (route) => route.abort());
        await page.goto(`${url}/docs`);
        await lost;
        await markPage(page);
        const came = watchArrival(page, url + file);
        await page.unroute(url + file);
        await networkIsBack(page);
        await expectToCome(page, came);
        await expect(page.getByRole('heading', { level: 1, name: '帮助文档' })).toBeVisible();
        await expectSamePage(page);
        await page.close();
      });
  });

test('what is opened comes when the network is back, whichever file of its code was missing (a customer with a passkey)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(10_000);
  await withNamedServer(async (site, api) => {
    await startLoggedIn(page, await customerWith(api, newPhone(), 0));
    await plugIn(page);
    for (const place of ofDevice.slice(-1)) await openLate(page, site, place, fileOf('@simplewebauthn/browser'));
    await expectSamePage(page);
  });
});

test('a chat account that could not be bound for want of code is bound at the next login by it', async ({
  page,
  server: { url },
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(30_000);
  // Who logs out in between is on a new page.
  await openLate(page, url, await scanner(url), fileOf('bind-scanned'));
});

test('a back end that is not ours is read once the code that makes its answers whole can be had', async ({ page }) => {
  const backEnd = await startForeignBackEnd('missing');
  try {
    const file = backEnd.url + fileOf('foreign-answer');
    await page.route(file, (route) => route.abort());
    await startLoggedIn(page, 'foreign-token');
    await page.goto(`${backEnd.url}/console/dashboard`);
    page.setDefaultTimeout(5_000);
    const retry = page.getByRole('button', { name: /^重试/ }).filter({ visible: true });
    await expect(retry.first()).toBeVisible();
    await markPage(page);
    await page.unroute(file);
    await expect(async () => {
      if (await retry.first().isVisible()) await retry.first().click();
      await expect(page.getByRole('row').filter({ hasText: '运行中' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expectSamePage(page);
  } finally {
    backEnd.stop();
  }
});

test('a page says that it is a demonstration as soon as the code of that band can be had', async ({ page }) => {
  const data = await demoCopy();
  const env = { DEMO: '1', PUBLIC_ORIGIN: 'http://demo.example.net' };
  try {
    await withServer(data, { env }, async (url) => {
      const file = url + fileOf('DemoBand');
      await page.route(file, (route) => route.abort());
      await page.goto(`${url}/docs`);
      await expectScreen(page);
      await markPage(page);
      await page.unroute(file);
      await networkIsBack(page);
      await expect(page.getByText('演示环境').first()).toBeVisible();
      await expectSamePage(page);
    });
  } finally {
    await data.remove();
  }
});
