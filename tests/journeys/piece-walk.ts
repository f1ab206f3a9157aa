import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectScreen, follow } from './pages';

interface Written {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
}

const site = 'packages/app/dist';
const written = () =>
  Object.entries(JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8')) as Readonly<Record<string, Written>>);

/** The path of the file that holds a piece, as the build wrote it down; `source` is part of the name by which the build knows it. */
export function fileOf(source: string): string {
  const found = written().find(([name]) => name.includes(source));
  if (found === undefined) throw new Error(`the build has no ${source}`);
  return `/${found[1].file}`;
}

/** Every piece of the site whose code is asked for when it is needed: the file that holds it, and its source. */
export const builtPieces = (): readonly (readonly [file: string, source: string])[] =>
  written()
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([source, { file }]) => [`/${file}`, source]);

/** What every page loads before all else: where it is lost there is no page yet. */
export const ofEveryPage = (): ReadonlySet<string> =>
  new Set(
    [...readFileSync(`${site}/index.html`, 'utf8').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    ),
  );

/** Collects the paths of the files of code that a page asks for: answers, and forgets, those since this was read last. */
export function watchCode(page: Page): () => readonly string[] {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/[^/]+\.js$/.test(pathname)) asked.add(pathname);
  });
  return () => {
    const files = [...asked];
    asked.clear();
    return files;
  };
}

/** A page of the site from which the address can be followed. */
export async function stand(page: Page, url: string) {
  await page.goto(`${url}/docs`);
  await expectScreen(page);
}

export const headingOf = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';

/** Goes there, and answers the files of code that were asked for on the way. */
export async function arrive(context: BrowserContext, url: string, address: string): Promise<readonly string[]> {
  const page = await context.newPage();
  await stand(page, url);
  const files = watchCode(page);
  await follow(page, address);
  await expectScreen(page);
  await page.close();
  return files();
}

const withoutNetwork = () => void Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });

/** The device knows that it has no network: pages are not loaded anew for code that is missing. */
export const loseNetwork = (page: Page) => page.evaluate(withoutNetwork);

/** The same for every page that is opened from now on. */
export const startWithoutNetwork = (page: Page) => page.addInitScript(withoutNetwork);

/** The network is back: what waits for it asks at once. */
export const networkIsBack = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });

export const markPage = (page: Page) => page.evaluate(() => void Object.assign(window, { samePage: true }));

export const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => 'samePage' in window), 'the page was not loaded anew').toBe(true);

/** Waits until this file has come, and asks for it where the page offers that: what was for one use now, such as the line to a terminal, does. */
export async function expectToCome(page: Page, came: () => boolean) {
  const again = page.getByRole('button', { name: /^(重试|重新连接)$/ }).first();
  await expect(async () => {
    if (!came() && (await again.isVisible())) await again.click();
    expect(came()).toBe(true);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('页面文件加载失败')).toHaveCount(0);
}

/** Whether a file has come since now. */
export function watchArrival(page: Page, address: string): () => boolean {
  let came = false;
  page.on('response', (response) => {
    if (response.url() === address && response.ok()) came = true;
  });
  return () => came;
}
