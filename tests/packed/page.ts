import { chromium, type Page } from 'playwright';
import { chromiumPath } from '../../scripts/chromium.mjs';

/** The one inline style that a strict policy lets through: an empty element, which the style engine fills by script. */
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Opens an address in a browser of its own; `said` gathers what the page complained of: errors, console messages, refusals of the policy. */
export async function withPage(url: string, look: (page: Page, said: string[]) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.location().url.endsWith('/favicon.ico'))
        said.push(message.text());
    });
    await page.goto(url);
    await look(page, said);
  } finally {
    await browser.close();
  }
}

/** The background of what matches, as it is drawn. */
export const backgroundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
