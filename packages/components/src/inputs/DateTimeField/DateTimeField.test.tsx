import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { DateTimeField } from './DateTimeField';

const control = () => screen.getByLabelText<HTMLInputElement>(/关机时间/);

describeConformance('DateTimeField', <DateTimeField aria-label="关机时间" />, { tag: 'div', control: 'input' });

test.each([
  ['on leaving', '{Tab}'],
  ['before Enter submits', '{Enter}'],
])('the usual ways to write one are tidied %s', async (_, key) => {
  const onValueChange = vi.fn();
  render(<DateTimeField aria-label="关机时间" onValueChange={onValueChange} />);
  await userEvent.type(control(), '2026/11/28 9:30');
  await userEvent.keyboard(key);
  expect(control()).toHaveValue('2026-11-28 09:30');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-28 09:30');
});

test('one outside the bounds is explained and marked, one inside is not', () => {
  render(
    <Field label="关机时间" required>
      <DateTimeField min="2026-11-28 09:30" max="2026-11-28 09:30" defaultValue="2026-11-28 09:00" />
    </Field>,
  );
  expect(control()).toBeInvalid();
  expect(control()).toBeRequired();
  expect(control()).toHaveAccessibleDescription('不能早于 2026-11-28 09:30');
  fireEvent.change(control(), { target: { value: '2026-11-28 09:31' } });
  expect(control()).toHaveAccessibleDescription('不能晚于 2026-11-28 09:30');
  fireEvent.change(control(), { target: { value: '2026-11-28 09:30' } });
  expect(control()).not.toBeInvalid();
});

test('one half typed is no fault until the field is left', async () => {
  render(
    <Field label="关机时间">
      <DateTimeField />
    </Field>,
  );
  await userEvent.type(control(), '2026-11-28 9');
  expect(control()).not.toBeInvalid();
  await userEvent.tab();
  expect(control()).toHaveAccessibleDescription(expect.stringContaining('请填写完整的'));
});

test('one chosen in the calendar is written as if typed', () => {
  const onValueChange = vi.fn();
  const { container } = render(<DateTimeField aria-label="关机时间" onValueChange={onValueChange} />);
  const calendar = container.querySelector('input[type=datetime-local]');
  if (calendar) fireEvent.change(calendar, { target: { value: '2026-11-28T09:30' } });
  expect(control()).toHaveValue('2026-11-28 09:30');
  expect(onValueChange.mock.calls).toEqual([['2026-11-28 09:30']]);
});

test('Alt and Down open the calendar at what is written', () => {
  const { container } = render(<DateTimeField aria-label="关机时间" defaultValue="2026-11-28 09:30" />);
  const calendar = container.querySelector<HTMLInputElement>('input[type=datetime-local]');
  const showPicker = vi.fn();
  if (calendar) calendar.showPicker = showPicker;
  fireEvent.keyDown(control(), { key: 'ArrowDown', altKey: true });
  expect(showPicker).toHaveBeenCalledOnce();
  expect(calendar).toHaveValue('2026-11-28T09:30');
});
