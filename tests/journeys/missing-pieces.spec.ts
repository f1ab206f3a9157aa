import type { Page } from '@playwright/test';
import { expectScreen, narrow, startLoggedIn, wide } from './pages';
import { later, menus } from './later-pieces';
import { openers, type PiecePlace } from './piece-places';
import { arrive, builtPieces, fileOf, ofEveryPage, stand, watchCode } from './piece-walk';
import { expect, test } from './site';
import { startWalk } from './walk';

/** Pieces that no place can bring, and where it is shown what happens without them. */
const elsewhere: Readonly<Record<string, string>> = {};

/** A page of its own for a place, as wide as it wants. */
async function openAt(page: Page, url: string, { address, onPhone }: PiecePlace) {
  await page.setViewportSize(onPhone ? narrow : wide);
  await page.goto(url + address);
  await expectScreen(page);
  await page.waitForLoadState('networkidle');
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
    await context.close();
  }
  for (const [called, opener] of Object.entries(openers)) {
    const { session, places } = await opener(url);
    for (const place of places)
      await test.step(`${called}: ${place.name}`, async () => {
        const page = await browser.newPage();
        page.setDefaultTimeout(10_000);
        if (session !== null) await startLoggedIn(page, session);
        await askedAt(page, url, place).then(
          (files) => files.forEach((file) => tried.add(file)),
          (error: unknown) => problems.push(`${called}: ${place.name}: ${String(error).slice(0, 800)}`),
        );
        await page.close();
      });
  }
  const untried = builtPieces()
    .filter(([file, source]) => !tried.has(file) && elsewhere[source] === undefined)
    .map(
      ([, source]) =>
        `${source}: no page and no place asks for it. Say in tests/journeys/piece-places.ts how it is opened`,
    );
  expect([...problems, ...untried]).toEqual([]);
});
