import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { MonthField } from './MonthField';

const control = () => screen.getByLabelText<HTMLInputElement>(/账单月份/);

describeConformance('MonthField', <MonthField aria-label="账单月份" />, { tag: 'div', control: 'input' });

test.each([
  ['on leaving', '{Tab}'],
  ['before Enter submits', '{Enter}'],
])('the usual ways to write one are tidied %s', async (_, key) => {
  const onValueChange = vi.fn();
  render(<MonthField aria-label="账单月份" onValueChange={onValueChange} />);
  await userEvent.type(control(), '2026年11月');
  await userEvent.keyboard(key);
  expect(control()).toHaveValue('2026-11');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11');
});

test('one outside the bounds is explained and marked, one inside is not', () => {
  render(
    <Field label="账单月份" required>
      <MonthField min="2026-11" max="2026-11" defaultValue="2026-09" />
    </Field>,
  );
  expect(control()).toBeInvalid();
  expect(control()).toBeRequired();
  expect(control()).toHaveAccessibleDescription('不能早于 2026-11');
  fireEvent.change(control(), { target: { value: '2026-12' } });
  expect(control()).toHaveAccessibleDescription('不能晚于 2026-11');
  fireEvent.change(control(), { target: { value: '2026-11' } });
  expect(control()).not.toBeInvalid();
});

test('one half typed is no fault until the field is left', async () => {
  render(
    <Field label="账单月份">
      <MonthField />
    </Field>,
  );
  await userEvent.type(control(), '2026');
  expect(control()).not.toBeInvalid();
  await userEvent.tab();
  expect(control()).toHaveAccessibleDescription(expect.stringContaining('请填写完整的'));
});

test('one chosen in the calendar is written as if typed', () => {
  const onValueChange = vi.fn();
  const { container } = render(<MonthField aria-label="账单月份" onValueChange={onValueChange} />);
  const calendar = container.querySelector('input[type=month]');
  if (calendar) fireEvent.change(calendar, { target: { value: '2026-11' } });
  expect(control()).toHaveValue('2026-11');
  expect(onValueChange.mock.calls).toEqual([['2026-11']]);
});

test('Alt and Down open the calendar at what is written', () => {
  const { container } = render(<MonthField aria-label="账单月份" defaultValue="2026-11" />);
  const calendar = container.querySelector<HTMLInputElement>('input[type=month]');
  const showPicker = vi.fn();
  if (calendar) calendar.showPicker = showPicker;
  fireEvent.keyDown(control(), { key: 'ArrowDown', altKey: true });
  expect(showPicker).toHaveBeenCalledOnce();
  expect(calendar).toHaveValue('2026-11');
});
