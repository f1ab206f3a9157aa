import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
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
  render(<Field label="开始日期"><DateField min="2026-11-22" max="2027-02-20" defaultValue="2026-11-20" /></Field>);
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription('不能早于 2026-11-22');
  fireEvent.change(control(), { target: { value: '2027-02-21' } });
  expect(control()).toHaveAccessibleDescription('不能晚于 2027-02-20');
  fireEvent.change(control(), { target: { value: '2026-11-22' } });
  expect(control()).not.toBeInvalid();
});

test('a year half typed is no fault until the field is left', () => {
  render(<Field label="开始日期"><DateField /></Field>);
  fireEvent.focus(control());
  fireEvent.change(control(), { target: { value: '0020-11-28' } });
  expect(control()).not.toBeInvalid();
  fireEvent.blur(control());
  expect(control()).toHaveAccessibleDescription('请填写完整的日期');
});

test("the form's own error has the last word", () => {
  render(<Field label="开始日期" error="该日期已约满，请换一天"><DateField defaultValue="2026-11-20" min="2026-11-22" /></Field>);
  expect(control()).toHaveAccessibleDescription('该日期已约满，请换一天');
});
