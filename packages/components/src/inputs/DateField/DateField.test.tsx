import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { Form } from '../Form/Form';
import { DateField } from './DateField';

const control = () => screen.getByLabelText<HTMLInputElement>('开始日期');

describeConformance('DateField', <DateField aria-label="开始日期" />, { tag: 'div', control: 'input' });

test('tells ISO days, and nothing when it is emptied', () => {
  const onValueChange = vi.fn();
  render(<DateField aria-label="开始日期" onValueChange={onValueChange} />);
  fireEvent.change(control(), { target: { value: '2026-11-28' } });
  fireEvent.change(control(), { target: { value: '' } });
  expect(onValueChange.mock.calls).toEqual([['2026-11-28'], ['']]);
});

test('a day outside the bounds is explained and marked, one inside is not', () => {
  render(
    <Field label="开始日期">
      <DateField min="2026-11-22" max="2027-02-20" defaultValue="2026-11-20" />
    </Field>,
  );
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription('不能早于 2026-11-22');
  fireEvent.change(control(), { target: { value: '2027-02-21' } });
  expect(control()).toHaveAccessibleDescription('不能晚于 2027-02-20');
  fireEvent.change(control(), { target: { value: '2026-11-22' } });
  expect(control()).not.toBeInvalid();
});

test('a day half typed is no fault until the field is left', async () => {
  render(
    <Field label="开始日期">
      <DateField />
    </Field>,
  );
  await userEvent.type(control(), '2026-1');
  expect(control()).not.toBeInvalid();
  await userEvent.tab();
  expect(control()).toHaveAccessibleDescription('请填写完整的日期，例如 2026-11-01');
});

test.each([
  ['on leaving', '{Tab}'],
  ['before Enter submits', '{Enter}'],
])('the usual ways to write a day are tidied %s', async (_, key) => {
  const onValueChange = vi.fn();
  render(<DateField aria-label="开始日期" min="2026-11-22" onValueChange={onValueChange} />);
  await userEvent.type(control(), '2026/11/28');
  expect(control()).not.toBeInvalid();
  await userEvent.keyboard(key);
  expect(control()).toHaveValue('2026-11-28');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-28');
});

test('in a form the Enter that ends a composition in Safari tidies nothing yet', async () => {
  render(
    <Form aria-label="预约">
      <DateField aria-label="开始日期" />
    </Form>,
  );
  await userEvent.type(control(), '2026/11/2');
  fireEvent.compositionStart(control());
  fireEvent.compositionEnd(control());
  fireEvent.keyDown(control(), { key: 'Enter', keyCode: 229 });
  expect(control()).toHaveValue('2026/11/2');
});

test('a day chosen in the calendar is written as if typed', () => {
  const onValueChange = vi.fn();
  const { container } = render(<DateField aria-label="开始日期" onValueChange={onValueChange} />);
  const calendar = container.querySelector('input[type=date]');
  if (calendar) fireEvent.change(calendar, { target: { value: '2026-11-28' } });
  expect(control()).toHaveValue('2026-11-28');
  expect(onValueChange.mock.calls).toEqual([['2026-11-28']]);
});

test("the form's own error has the last word", () => {
  render(
    <Field label="开始日期" error="该日期已约满，请换一天">
      <DateField defaultValue="2026-11-20" min="2026-11-22" />
    </Field>,
  );
  expect(control()).toHaveAccessibleDescription('该日期已约满，请换一天');
});

test('a day chosen in the calendar does not stop the form once another, allowed one is typed', () => {
  const Order = ({ min }: { min: string }) => (
    <form aria-label="预订">
      <DateField aria-label="开始日期" min={min} />
    </form>
  );
  const { container, rerender } = render(<Order min="2026-11-22" />);
  const calendar = container.querySelector<HTMLInputElement>('input[type=date]');
  if (calendar) fireEvent.change(calendar, { target: { value: '2026-11-28' } });
  rerender(<Order min="2026-12-01" />);
  fireEvent.change(control(), { target: { value: '2026-12-02' } });
  expect(calendar).toHaveValue('2026-11-28');
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
});
