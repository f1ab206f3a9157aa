import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { fitQuantity, parseQuantity } from './quantity';
import { QuantityField, type QuantityFieldProps } from './QuantityField';

describeConformance('QuantityField', <QuantityField aria-label="数据盘" defaultValue={100} />, {
  tag: 'div',
  control: 'input',
});

const box = () => screen.getByRole('spinbutton');
const Controlled = (props: QuantityFieldProps) => {
  const [value, setValue] = useState(100);
  return (
    <QuantityField
      aria-label="数据盘"
      min={50}
      max={200}
      step={50}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
};

test.each([
  ['100', 100],
  ['１００', 100],
  ['1,000', 1000],
  ['', undefined],
  ['一百', undefined],
  ['1.5', undefined],
])('%s means %s', (text, value) => expect(parseQuantity(text)).toBe(value));

test('a number is fitted to the range and to its steps', () => {
  const range = { min: 50, max: 210, step: 50 };
  expect([0, 60, 80, 205, 9999].map((value) => fitQuantity(value, range))).toEqual([50, 50, 100, 200, 200]);
});

test('steps with its buttons and stops at both ends', async () => {
  render(<Controlled />);
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(box()).toHaveValue('200');
  expect(screen.getByRole('button', { name: '增加' })).toBeDisabled();
  for (let press = 0; press < 3; press += 1) await userEvent.click(screen.getByRole('button', { name: '减少' }));
  expect(box()).toHaveValue('50');
  expect(screen.getByRole('button', { name: '减少' })).toBeDisabled();
});

test('arrow keys, Home and End step too', async () => {
  render(<Controlled />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowUp}');
  expect(box()).toHaveValue('150');
  await userEvent.keyboard('{Home}');
  expect(box()).toHaveValue('50');
  await userEvent.keyboard('{End}');
  expect(box()).toHaveValue('200');
});

test('a typed number is fitted on leaving, and only numbers in range are reported', async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await userEvent.clear(box());
  await userEvent.type(box(), '160');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(box()).toHaveValue('150');
  expect(onValueChange).toHaveBeenLastCalledWith(150);
});

test('text that is no number stays, marked wrong, and nothing is reported', async () => {
  const onValueChange = vi.fn();
  render(<QuantityField aria-label="数据盘" defaultValue={100} onValueChange={onValueChange} />);
  await userEvent.type(box(), '个');
  await userEvent.tab();
  expect(box()).toHaveValue('100个');
  expect(box()).toBeInvalid();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('an emptied field returns to its number on leaving', async () => {
  render(<Controlled />);
  await userEvent.clear(box());
  await userEvent.tab();
  expect(box()).toHaveValue('100');
});
