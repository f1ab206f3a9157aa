import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PayMethodPicker } from './PayMethodPicker';

afterEach(cleanup);

/** The border of the card around a way to pay. */
const borderOf = (name: RegExp) => {
  const card = screen.getByRole('radio', { name }).closest('label') ?? document.body;
  return getComputedStyle(card).borderColor;
};

test('while the code is made the chosen way keeps its mark, and the others fade', () => {
  const picker = (disabled: boolean) => (
    <PayMethodPicker value="alipay" onValueChange={() => undefined} disabled={disabled} />
  );
  const { rerender } = render(picker(false));
  const chosen = borderOf(/支付宝/);
  rerender(picker(true));
  expect(borderOf(/支付宝/)).toBe(chosen);
  expect(borderOf(/微信/)).not.toBe(chosen);
});
