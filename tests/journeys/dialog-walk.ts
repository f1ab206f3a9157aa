import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Name, Place } from './dialog-places';
import { expectScreen, watchForErrors } from './pages';

/** A dialog by its name, whichever way it asks. */
export const dialogNamed = (page: Page, name: Name): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** What is looked at in a dialog that stands open. */
export type Look = (page: Page) => Promise<void>;

/** Opens a dialog, looks at it, and leaves it by the key that leaves all of them; empty when everything is well. */
async function visit(page: Page, url: string, [name, opening]: Place['dialogs'][number], look: Look): Promise<string> {
  const dialog = dialogNamed(page, name);
  await opening(page, url);
  await expect(dialog).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return '';
}

export interface Visited {
  readonly page: Page;
  readonly url: string;
  readonly places: readonly Place[];
  readonly look: Look;
  /** Errors that the page may write. */
  readonly isMeant?: (error: string) => boolean;
}

/** Looks at all dialogs of these places that this width has; what is wrong with any of them. */
export async function walkDialogs({
  page,
  url,
  places,
  look,
  isMeant = () => false,
}: Visited): Promise<readonly string[]> {
  const errors = watchForErrors(page);
  const problems: string[] = [];
  for (const { address, dialogs, only } of places) {
    if (only !== undefined && only.width !== page.viewportSize()?.width) continue;
    await page.goto(url + address);
    await expectScreen(page);
    // What listens to keys comes after the screen.
    await page.waitForLoadState('networkidle');
    for (const [dialog, opening] of dialogs) {
      // All of them are looked at, whatever one of them shows.
      const problem = await test.step(`${address} ${String(dialog)}`, () =>
        visit(page, url, [dialog, opening], look).catch(String));
      problems.push(
        ...[problem, ...errors.splice(0).filter((error) => !isMeant(error))]
          .filter((text) => text !== '')
          .map((text) => `${address} ${String(dialog)}: ${text}`),
      );
      if (problem !== '') await page.goto(url + address);
    }
  }
  return problems;
}

/** Which of these dialogs a control opens that is there and can be used, though none of them should be. */
export async function openedOf(page: Page, url: string, places: readonly Place[]): Promise<readonly string[]> {
  const opened: string[] = [];
  for (const { address, dialogs, only } of places) {
    if (only !== undefined && only.width !== page.viewportSize()?.width) continue;
    for (const [name, opening] of dialogs) {
      await page.goto(url + address);
      await expectScreen(page);
      const found = await opening(page, url).then(
        (): boolean => true,
        (): boolean => false,
      );
      if (found || (await dialogNamed(page, name).count()) > 0) opened.push(`${address} ${String(name)}`);
    }
  }
  return opened;
}
