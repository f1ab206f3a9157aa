import type { Locator, Page } from '@playwright/test';
import * as keyboard from './keyboard';
import { markReadByPointer, narrow, wide } from './pages';
import { expect } from './site';

type Files = string | { name: string; mimeType: string; buffer: Buffer };

/** How a customer does what a journey asks for. */
export interface Hand {
  /** Presses a button or follows a link. */
  readonly press: (control: Locator) => Promise<void>;
  /** Ticks a box. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Chooses one of several radios. */
  readonly take: (radio: Locator) => Promise<void>;
  /** Writes a field anew. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Presses what asks for files and gives these. */
  readonly choose: (control: Locator, files: Files) => Promise<void>;
  /** Goes to what listens to keys and strikes one. */
  readonly strike: (control: Locator, key: string) => Promise<void>;
  /** Presses one of several that are one stop of the Tab key: a tab, a tool. */
  readonly pick: (control: Locator) => Promise<void>;
}

/** With a mouse or a finger. */
export const pointer = (page: Page): Hand => ({
  press: (control) => control.click(),
  tick: (box) => box.check(),
  take: (radio) => radio.check(),
  write: (field, text) => field.fill(text),
  async choose(control, files) {
    const asking = page.waitForEvent('filechooser');
    await control.click();
    await (await asking).setFiles(files);
  },
  strike: (control, key) => control.press(key),
  pick: (control) => control.click(),
});

/** With a finger, in a context with `hasTouch`: nothing is hovered over, and what is pressed lies under the finger. */
export const finger = (page: Page): Hand => ({
  ...pointer(page),
  press: (control) => control.tap(),
  async tick(box) {
    await box.tap();
    await expect(box).toBeChecked();
  },
  async take(radio) {
    await radio.tap();
    await expect(radio).toBeChecked();
  },
  async write(field, text) {
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill(text);
  },
  async choose(control, files) {
    const asking = page.waitForEvent('filechooser');
    await control.tap();
    await (await asking).setFiles(files);
  },
  pick: (control) => control.tap(),
});

/** Tab, arrows, Enter, Space and typing; wherever the keyboard stands is to be seen. */
export function keys(page: Page): Hand {
  markReadByPointer(page);
  return {
    press: (control) => keyboard.press(page, control),
    tick: (box) => keyboard.press(page, box, 'Space'),
    take: (radio) => keyboard.take(page, radio),
    write: (field, text) => keyboard.type(page, field, text),
    choose: (control, files) => keyboard.choose(page, control, files),
    async strike(control, key) {
      await keyboard.reach(page, control);
      await page.keyboard.press(key);
    },
    async pick(control) {
      await keyboard.reachInRow(page, control);
      await page.keyboard.press('Enter');
    },
  };
}

/** The ways a main journey is gone through. */
export const ways = [
  { ...wide, handOf: pointer },
  { ...narrow, handOf: pointer },
  { ...wide, name: '只用键盘', handOf: keys },
];

/** Fills the form on the login page and sends it. */
export async function logInBy({ write, press }: Hand, page: Page, phone: string, password = 'Suanli2026') {
  await write(page.getByLabel('手机号'), phone);
  await write(page.getByLabel('密码', { exact: true }), password);
  await press(page.getByRole('button', { name: '登录', exact: true }));
}
