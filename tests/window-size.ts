import type { Page } from '@playwright/test';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Gives the window of a page another size and waits until the page knows it: on a busy machine it hears of it later. Nothing where it has that size. */
export async function setWindowSize(page: Page, { width, height }: WindowSize) {
  const has = page.viewportSize();
  if (has?.width === width && has.height === height) return;
  await page.setViewportSize({ width, height });
  await page.waitForFunction((asked) => innerWidth === asked.width && innerHeight === asked.height, { width, height });
}
