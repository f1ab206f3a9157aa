import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { AmountField } from './AmountField';

describeConformance('AmountField', <AmountField aria-label="充值金额" />, { tag: 'div', control: 'input' });

const field = () => screen.getByRole('textbox');

test('is a text input with a numeric keypad and the expected placeholder', () => {
  render(<AmountField aria-label="充值金额" />);
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveAttribute('inputmode', 'decimal');
  expect(field()).toHaveAttribute('placeholder', '请输入金额');
});

test('is tidied on leaving, and the form hears of it before it hears of the leaving', async () => {
  const heard: string[] = [];
  render(
    <AmountField
      aria-label="充值金额"
      onChange={(event) => heard.push(event.target.value)}
      onBlur={(event) => heard.push(`blur ${event.target.value}`)}
    />,
  );
  await userEvent.type(field(), '1500');
  await userEvent.tab();
  expect(heard.slice(-2)).toEqual(['1,500.00', 'blur 1,500.00']);
});

test('a third decimal is refused while it is typed, in the line of the field', async () => {
  render(
    <Field label="其他金额" hint="最多两位小数">
      <AmountField />
    </Field>,
  );
  await userEvent.type(field(), '15.00');
  expect(field()).not.toBeInvalid();
  await userEvent.type(field(), '5');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('输入金额不合法');
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveAccessibleDescription('最多两位小数');
});

test('an unfinished group is refused only on leaving, and nothing typed is lost', async () => {
  render(<AmountField aria-label="充值金额" />);
  await userEvent.type(field(), '1,5');
  expect(field()).not.toBeInvalid();
  await userEvent.tab();
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('1,5');
});

test('unknown characters stay and are refused', async () => {
  render(<AmountField aria-label="充值金额" />);
  await userEvent.type(field(), '1500块');
  expect(field()).toHaveValue('1500块');
  expect(field()).toBeInvalid();
});

test('follows the value it is given, and forgets the fault of the former one', async () => {
  const Tiles = () => {
    const [value, setValue] = useState('');
    return (
      <>
        <AmountField aria-label="充值金额" value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          ¥100
        </button>
      </>
    );
  };
  render(<Tiles />);
  await userEvent.type(field(), '12。5x');
  expect(field()).toHaveValue('12.5x');
  expect(field()).toBeInvalid();
  await userEvent.click(screen.getByRole('button'));
  expect(field()).toHaveValue('');
  expect(field()).not.toBeInvalid();
});

test('a read-only amount is left as it is', async () => {
  const onValueChange = vi.fn();
  render(<AmountField aria-label="充值金额" defaultValue="1500" readOnly onValueChange={onValueChange} />);
  await userEvent.click(field());
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
});
