import type { Page } from '@playwright/test';
import { DRAWN_ELEMENT } from '@compute-market/contract/drawn-page';
import { hold } from './pages';
import { expect } from './site';

/** The scripts of the site. */
export const siteScripts = '**/assets/*.js';

/** What stands in a page before its app does (ADR 16). */
export const drawn = (page: Page) => page.locator(`#${DRAWN_ELEMENT}`);

/** Holds the scripts of the site back; the answer lets them come. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, siteScripts);

/** Waits until the server has drawn a page: one that was long in coming is drawn for those who ask after that. */
export const isDrawn = (url: string, headers: Record<string, string> = {}) =>
  expect
    .poll(async () => (await fetch(url, { headers })).text(), { message: 'the page is not drawn' })
    .toContain(`id="${DRAWN_ELEMENT}"`);

/** Opens a page that stands drawn. */
export async function openDrawn(page: Page, url: string): Promise<void> {
  await isDrawn(url);
  await page.goto(url, { waitUntil: 'commit' });
}

/** Adds up how far what is seen has moved, in every page that is opened from now on. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

declare global {
  interface Window {
    shift: number;
  }
}
