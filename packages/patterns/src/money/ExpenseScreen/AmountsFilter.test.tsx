import { fen } from '@compute-market/contract/rules/money';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AmountsFilter } from './AmountsFilter';

const onChange = vi.fn();
const filter = (lowest: number | null = null, highest: number | null = null) => (
  <AmountsFilter
    lowest={lowest === null ? null : fen(lowest)}
    highest={highest === null ? null : fen(highest)}
    onChange={onChange}
  />
);
const lowest = () => screen.getByRole('textbox', { name: '最低金额' });
const highest = () => screen.getByRole('textbox', { name: '最高金额' });

test('a range is asked for when both fields are left, not on the way from one to the other', async () => {
  onChange.mockClear();
  render(filter());
  await userEvent.type(lowest(), '1,500');
  await userEvent.tab();
  expect([highest() === document.activeElement, onChange.mock.calls]).toEqual([true, []]);
  await userEvent.type(highest(), '2000');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[{ lowest: 150_000, highest: 200_000 }]]);
});

test.each([
  ['9.99', '最高金额不能低于最低金额'],
  ['10.001', '请输入正确的金额，最多两位小数'],
])('from 10 to %s is refused under its field, and nothing is asked for', async (most, message) => {
  onChange.mockClear();
  render(filter(1000));
  await userEvent.type(highest(), `${most}{Enter}`);
  await userEvent.tab();
  expect(screen.getByText(message)).toBeVisible();
  expect(highest()).toHaveAccessibleDescription(message);
  expect(onChange).not.toHaveBeenCalled();
});

test('one amount alone is a range, an emptied field opens its end, and another address brings its own', async () => {
  onChange.mockClear();
  const { rerender } = render(filter(1000, 1000));
  await userEvent.type(highest(), '{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(lowest());
  await userEvent.type(lowest(), '{Enter}');
  expect(onChange.mock.calls).toEqual([[{ lowest: null, highest: 1000 }]]);
  rerender(filter(null, 550));
  expect([lowest(), highest()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '5.50']);
});

test.each([
  ['while it composes', { isComposing: true }],
  ['that Safari sends after a composition', { keyCode: 229 }],
])('the Enter of an input method, %s, asks for no range', async (_, pressed) => {
  onChange.mockClear();
  render(filter());
  await userEvent.type(lowest(), '15');
  fireEvent.keyDown(lowest(), { key: 'Enter', ...pressed });
  expect(onChange).not.toHaveBeenCalled();
});
