import { expect, type Locator, type Page } from '@playwright/test';

const mostSteps = 150;

type Focus = 'seen' | 'lost' | 'hidden';

/** What has the keyboard, as a person sees it: `lost` on the page itself, `hidden` without a mark or out of sight; and whether it is this control. Runs in the page. */
function lookAtFocus(control: Element | null): { focus: Focus; isHere: boolean } {
  const focusOf = (): Focus => {
    const active = document.activeElement;
    if (active === null || active === document.body || active === document.documentElement) return 'lost';
    const marked = (element: Element | null, up: number): boolean => {
      if (element === null || up < 0) return false;
      // A link that covers its row is marked on what it is stretched by.
      const drawn = ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
      return drawn || marked(element.parentElement, up - 1);
    };
    const { left, top, right, bottom } = active.getBoundingClientRect();
    const inSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    // A slider is marked on its thumb, whose style no script can read.
    const isSlider = active.matches('input[type="range"]:focus-visible');
    // A field that fills its frame, or a native control that is drawn by what stands beside it, is marked on what holds it.
    return inSight &&
      (isSlider || marked(active, 3) || (active.nextElementSibling !== null && marked(active.nextElementSibling, 0)))
      ? 'seen'
      : 'hidden';
  };
  return { focus: focusOf(), isHere: control === document.activeElement };
}

/** The keyboard is somewhere, and it can be seen where. */
export async function expectFocusSeen(page: Page) {
  await expect
    .poll(async () => (await page.evaluate(lookAtFocus, null)).focus, { message: 'where the keyboard is' })
    .toBe('seen');
}

/** Goes on with the Tab key until the control has the keyboard; every stop on the way is to be seen. */
export async function reach(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    const { focus, isHere } = await control.evaluate(lookAtFocus);
    // Where a dialog puts it is no stop of the Tab key; and past the last control the keyboard is the browser's for one step.
    if ((focus === 'hidden' && step > 0) || isHere) await expectFocusSeen(page);
    if (isHere) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Reaches a control and presses it, when it can be pressed: a key waits for nothing. */
export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await expect(control).toBeEnabled();
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Reaches one of several controls that are one stop of the Tab key: by Tab to the one that is it now, and on by the arrow. */
export async function reachInRow(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  const row = control.locator('xpath=ancestor::*[@role="tablist" or @role="toolbar" or @role="radiogroup"][1]');
  await reach(page, row.locator('[tabindex="0"]').first());
  for (
    let step = 0;
    step < mostSteps && !(await control.evaluate((element) => element === document.activeElement));
    step += 1
  )
    await page.keyboard.press('ArrowRight');
  await expect(control).toBeFocused();
  await expectFocusSeen(page);
}

/** Chooses one of several radios: by Tab to the one that is chosen now, and on by the arrow. */
export async function take(page: Page, radio: Locator) {
  const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]');
  const chosen = group.locator('input:checked');
  await expect(radio).toBeEnabled();
  await reach(page, (await chosen.count()) > 0 ? chosen : group.getByRole('radio').first());
  if ((await chosen.count()) === 0) await page.keyboard.press('Space');
  for (let step = 0; step < mostSteps && !(await radio.isChecked()); step += 1) await page.keyboard.press('ArrowRight');
  await expect(radio).toBeChecked();
  await expectFocusSeen(page);
}

/** Reaches a field and types into it. */
export async function type(page: Page, field: Locator, text: string) {
  await reach(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Reaches what asks for files and gives these, as the window of the browser would. */
export async function choose(
  page: Page,
  control: Locator,
  files: string | { name: string; mimeType: string; buffer: Buffer },
) {
  // Asked for before the way there: a browser that is told too late opens its own window, and nothing hears of it.
  const asking = page.waitForEvent('filechooser');
  await reach(page, control);
  await page.keyboard.press('Enter');
  await (await asking).setFiles(files);
}
