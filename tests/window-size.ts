import type { Page } from '@playwright/test';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Gives the window of a page another size and waits until the page knows it: on a busy machine it hears of it later. */
export async function setWindowSize(page: Page, { width, height }: WindowSize) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((asked) => innerWidth === asked.width && innerHeight === asked.height, { width, height });
}
