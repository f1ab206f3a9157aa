import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
// What the session with the browser answers.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { Checkbox } from './Checkbox';

const fingers = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

afterEach(async () => {
  cleanup();
  await fingers(false);
});

/** What is hit at so many px beside and below the middle of a box. */
function hit(box: Element, px: number) {
  const { left, top, width, height } = box.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2 + px, top + height / 2 + px);
}

test('under fingers a bare box is hit as a fingertip wide, whole or half ticked', async () => {
  await fingers(true);
  render(
    <div style={{ padding: 40, display: 'flex', gap: 80 }}>
      <Checkbox aria-label="选择 k1" />
      <Checkbox aria-label="全选" indeterminate onCheckedChange={() => undefined} />
    </div>,
  );
  for (const box of screen.getAllByRole('checkbox')) expect(hit(box, 19)).toBe(box);
});

test('beside a pointer it is not hit where it is not seen', () => {
  render(
    <div style={{ padding: 40 }}>
      <Checkbox aria-label="选择 k1" />
    </div>,
  );
  const box = screen.getByRole('checkbox');
  expect(hit(box, 19)).not.toBe(box);
});
