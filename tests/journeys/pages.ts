import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { DRAWN_ELEMENT } from '@compute-market/contract/drawn-page';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { axeOptions } from '../setup/axe';
import { setWindowSize } from '../window-size';
import { latestCode, logIn, newPassword, waitingPayment } from './customer';

export const wide = { name: '宽屏', width: 1440, height: 900 };
export const narrow = { name: '手机', width: 375, height: 812 };

/** A picture of 2 by 2 pixels. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

/** "−¥1,234.56" → −123456 fen. */
export function fenOf(text: string): number {
  const match = /([−-]?)\s*¥\s*([\d,]+)\.(\d{2})/.exec(text);
  if (!match) throw new Error(`no amount in «${text}»`);
  const [, sign, whole = '', cents = ''] = match;
  return (sign ? -1 : 1) * Number(whole.replaceAll(',', '') + cents);
}

/** The page is live: what the server has drawn is gone. */
export const expectLive = (page: Page) => expect(page.locator(`#${DRAWN_ELEMENT}`)).toHaveCount(0);

/** What is being replaced is dimmed for that moment and fades back: waits until nothing does. What moves without an end may go on. */
async function settled(page: Page) {
  await expectLive(page);
  await expect(page.locator('[aria-busy="true"], [data-quoting]')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

const readByPointer = new WeakSet<Page>();

/** Says that a journey goes through the same states with a pointer, where they are read by axe. */
export const markReadByPointer = (page: Page) => readByPointer.add(page);

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
/** The very axe of AxeBuilder, in its short form. */
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');
/** What AxeBuilder evaluates in a page before it looks. It would bring the long form of axe there twice for each look. */
const nothingToRun = 'void 0';

/** Brings axe to every frame that does not have it yet. */
async function bringAxe(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
}

/** What a selector finds is readable by everyone, whatever is still on its way. */
export async function expectReadableNow(page: Page, within: string) {
  await bringAxe(page);
  const { violations } = await new AxeBuilder({ page, axeSource: nothingToRun })
    // One frame only: what it finds is not gathered on a page of its own.
    .setLegacyMode()
    .include(within)
    .options(axeOptions)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** What a selector finds is readable by everyone, once the page has settled. */
export async function expectReadable(page: Page, within: string) {
  await settled(page);
  await expectReadableNow(page, within);
}

/** The same of the whole page. A state is read once: on the wide window and with a pointer. What a phone shows is read in its stories. */
export async function expectAccessible(page: Page) {
  if (readByPointer.has(page) || page.viewportSize()?.width === narrow.width) return;
  await expectReadable(page, 'html');
}

/** The clock that a page measures its patience with goes twenty times slower than ours: how busy the machine is decides nothing there. */
export const slowClock = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 20;
  });

/** Holds back what is asked for by these addresses; the answer lets it come. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Gives the window of a page another size, and waits until it is drawn for it: what is pressed before may be replaced under the pointer. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await setWindowSize(page, size);
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}

/** Nothing sticks out of the window, once a page has followed a new width of it, which it may take this long for, ms. */
export async function expectNoSidewaysScroll(page: Page, timeout?: number) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, { timeout }).toBe(0);
}

/** Collects what must never appear: errors of the page and refused policies. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

export async function logInByForm(page: Page, phone: string, password = 'Suanli2026') {
  await expectLive(page);
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** The screen stands: its page is live, its code is there, its heading too, and nothing is on its way. */
export async function expectScreen(page: Page) {
  await expectLive(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Every page that is opened from now on finds this session stored. */
export const startLoggedIn = (page: Page, session: string) =>
  page.addInitScript((token) => localStorage.setItem('token', token), session);

/** Every page that is opened from now on finds the dark theme chosen. */
export const startInTheDark = (page: Page) => page.addInitScript(() => localStorage.setItem('theme', 'dark'));

/** Logs in by the form and arrives at a page of the site. */
export async function openThroughLogin(page: Page, url: string, path: string, phone: string, password = newPassword) {
  await page.goto(`${url}/login?page=login&redirect=${encodeURIComponent(path)}`);
  await logInByForm(page, phone, password);
  await expect(page).toHaveURL(url + path);
}

/** Opens a page of the site for somebody who logged in before, and waits until it is live. Who then logs out stays so. */
export async function openLoggedIn(page: Page, url: string, path: string, phone: string, password = newPassword) {
  await page.addInitScript(
    (token) => {
      if (sessionStorage.getItem('logged in before') === token) return;
      sessionStorage.setItem('logged in before', token);
      localStorage.setItem('token', token);
    },
    await logIn(url, phone, password),
  );
  await page.goto(url + path);
  // The frame that the server draws looks like the page, and no key does anything there.
  await expectLive(page);
}

/** Opens a page and waits until it is live. */
export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await expectLive(page);
}

/** Sets off for an address as a link of the site does, without loading the page anew. */
export const setOff = (page: Page, address: string) =>
  page.evaluate((to) => {
    document.title = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** Follows an address as a link of the site does, without loading the page anew, and waits until it has arrived: then the title is another. */
export async function follow(page: Page, address: string) {
  const start = { path: new URL(page.url()).pathname, title: await page.title() };
  await setOff(page, address);
  await page.waitForFunction(({ path, title }) => {
    // An address or a redirect may lead back to where the page is, whose title is then not written anew.
    if (document.title === '' && location.pathname === path) document.title = title;
    return document.title !== '';
  }, start);
}

/** Goes on with the Tab key until the control has the keyboard. */
export async function tabTo(page: Page, control: Locator, steps = 60) {
  for (let step = 0; step < steps; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Registers with the code that the sandbox received. */
export async function registerByForm(page: Page, url: string, phone: string, password: string) {
  await expectLive(page);
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByLabel('短信验证码').fill(await latestCode(url, phone));
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码').fill(password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
}

/** Pays what the code in the dialog stands for, on the page that a phone would open. */
export async function payOnPhone(context: BrowserContext, url: string) {
  const { token } = await waitingPayment(url);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 375, height: 812 });
  await phone.goto(`${url}/sandbox/pay/${token}`);
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(phone.getByText('支付成功')).toBeVisible();
  await phone.close();
}

/** The lines of the order add up: parts to the list price, and from there to what is to be paid. */
export async function expectLinesToAddUp(page: Page): Promise<number> {
  const breakdown = page.locator('[data-component="PriceBreakdown"]').first();
  await expect(breakdown).not.toHaveAttribute('data-quoting', /.*/);
  const rows = await breakdown.locator('[data-part="amount"]').evaluateAll((amounts) =>
    amounts.map((amount) => ({
      text: amount.textContent,
      strong: amount.parentElement?.hasAttribute('data-strong') ?? false,
      total: amount.closest('[data-part="total"]') !== null,
    })),
  );
  const lines = rows.filter(({ total, strong }) => !total && !strong).map(({ text }) => fenOf(text));
  const list = rows.filter(({ total, strong }) => !total && strong).map(({ text }) => fenOf(text));
  const [total = Number.NaN] = rows.filter((row) => row.total).map(({ text }) => fenOf(text));
  const sum = (amounts: number[]) => amounts.reduce((so, amount) => so + amount, 0);
  expect(sum(lines)).toBe(total);
  expect(list).toEqual([sum(lines.filter((amount) => amount > 0))]);
  return total;
}

/** 提交工单 below the documents of the question that was chosen: not the tab of that name, which is there before. */
export const submitOfQuestion = (page: Page) =>
  page.locator('main a[href*="/createWorkOrder/submit/"]').filter({ hasText: '提交工单' });
