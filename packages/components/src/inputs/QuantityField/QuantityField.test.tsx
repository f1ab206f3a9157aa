import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
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
  expect(screen.getByRole('button', { name: '增加' })).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 3; press += 1) await userEvent.click(screen.getByRole('button', { name: '减少' }));
  expect(box()).toHaveValue('50');
  expect(screen.getByRole('button', { name: '减少' })).toHaveAttribute('aria-disabled', 'true');
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

test('a number that is only read is changed by no key', async () => {
  render(<QuantityField aria-label="数量" min={50} max={200} defaultValue={100} readOnly />);
  await userEvent.click(box());
  await userEvent.keyboard('{Home}{End}{ArrowUp}{PageDown}');
  expect(box()).toHaveValue('100');
});

test('a number without a lowest one has nowhere to go by Home', async () => {
  render(<QuantityField aria-label="数量" min={Number.NEGATIVE_INFINITY} defaultValue={100} />);
  await userEvent.click(box());
  await userEvent.keyboard('{Home}');
  expect(box()).toHaveValue('100');
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

test('a number that is out of range while it is typed is told by its text alone, never as one beyond the end', async () => {
  render(<Controlled />);
  expect(box()).toHaveAttribute('aria-valuenow', '100');
  await userEvent.type(box(), '0');
  expect(box()).toHaveValue('1000');
  expect(box()).not.toHaveAttribute('aria-valuenow');
  await userEvent.tab();
  expect(box()).toHaveAttribute('aria-valuenow', '200');
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

test.each([
  ['1.5', 1.5],
  ['１．５', 1.5],
  ['2。25', 2.25],
  ['3.', 3],
  ['1.234', undefined],
  ['1.2.3', undefined],
])('with two decimals %s means %s', (text, value) => expect(parseQuantity(text, 2)).toBe(value));

test('decimals step without the noise of binary numbers', async () => {
  render(<QuantityField aria-label="价格" defaultValue={0.1} min={0} max={1} step={0.1} precision={1} unit="元" />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(box()).toHaveValue('0.3');
  await userEvent.keyboard('{End}');
  expect(box()).toHaveValue('1');
  expect(box()).toHaveAttribute('inputmode', 'decimal');
});

test('a field says what a number out of range became, as no error, until it is typed in again', async () => {
  render(
    <Field label="台数" hint="最多 20 台">
      <QuantityField defaultValue={2} min={1} max={20} />
    </Field>,
  );
  await userEvent.clear(box());
  await userEvent.type(box(), '99');
  await userEvent.tab();
  expect(box()).toHaveValue('20');
  expect(box()).toHaveAccessibleDescription('已调整为 20，最小 1，最大 20');
  expect(box()).not.toBeInvalid();
  await userEvent.clear(box());
  await userEvent.type(box(), '5');
  expect(box()).toHaveAccessibleDescription('最多 20 台');
});

test('the wheel does not change it', () => {
  render(<QuantityField aria-label="台数" defaultValue={2} />);
  box().focus();
  fireEvent.wheel(box(), { deltaY: -100 });
  expect(box()).toHaveValue('2');
});

test.each([
  [0, '1.5', '请输入整数，不带小数点和单位'],
  [0, '3台', '请输入整数，不带小数点和单位'],
  [2, '1.555', '请输入数字，最多 2 位小数，不带单位'],
])(
  'with %i decimals %s is explained once the field is left, and until it is typed in again',
  async (precision, text, words) => {
    render(
      <Field label="台数" hint="最多 20 台">
        <QuantityField defaultValue={2} min={1} max={20} precision={precision} />
      </Field>,
    );
    await userEvent.clear(box());
    await userEvent.type(box(), text);
    expect(box()).toHaveAccessibleDescription('最多 20 台');
    await userEvent.tab();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(words);
    await userEvent.clear(box());
    await userEvent.type(box(), '5');
    expect(box()).toHaveAccessibleDescription('最多 20 台');
    expect(box()).not.toBeInvalid();
  },
);

test('what is no number is explained when Enter would submit it', async () => {
  render(
    <Field label="台数">
      <QuantityField defaultValue={2} />
    </Field>,
  );
  await userEvent.type(box(), '.5{Enter}');
  expect(box()).toHaveAccessibleDescription('请输入整数，不带小数点和单位');
});

test('a number of the host takes the place of what was left there wrong', async () => {
  const Held = ({ value }: { value: number }) => (
    <Field label="台数">
      <QuantityField value={value} />
    </Field>
  );
  const { rerender } = render(<Held value={1} />);
  await userEvent.type(box(), '.5');
  rerender(<Held value={2} />);
  expect(box()).toHaveValue('1.5');
  await userEvent.tab();
  expect(box()).toBeInvalid();
  rerender(<Held value={3} />);
  expect(box()).toHaveValue('3');
  expect(box()).not.toBeInvalid();
  expect(box()).not.toHaveAccessibleDescription();
});

describe('what a field says of a number that was fitted', () => {
  const type = async (text: string) => {
    await userEvent.clear(box());
    await userEvent.type(box(), text);
    await userEvent.tab();
  };

  test.each([12, 20])('goes when its form begins anew with %i', async (first) => {
    render(
      <form>
        <Field label="台数" hint="最多 20 台">
          <QuantityField defaultValue={first} min={1} max={20} />
        </Field>
        <button type="reset">重置</button>
      </form>,
    );
    await type('99');
    expect(box()).toHaveAccessibleDescription('已调整为 20，最小 1，最大 20');
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(box()).toHaveAccessibleDescription('最多 20 台'));
    expect(box()).toHaveValue(String(first));
  });

  const Held = ({ value: given, max, gone = false }: { value: number; max: number; gone?: boolean }) => {
    const [chosen, setChosen] = useState({ given, value: given });
    const value = chosen.given === given ? chosen.value : given;
    return (
      <Field label="台数" hint="整台起租">
        {gone ? (
          <span>已售罄</span>
        ) : (
          <QuantityField value={value} min={1} max={max} onValueChange={(next) => setChosen({ given, value: next })} />
        )}
      </Field>
    );
  };

  test('goes when the host draws another number, and does not come back with the former', async () => {
    const { rerender } = render(<Held value={2} max={20} />);
    await type('99');
    expect(box()).toHaveAccessibleDescription('已调整为 20，最小 1，最大 20');
    rerender(<Held value={3} max={20} />);
    expect(box()).toHaveAccessibleDescription('整台起租');
    rerender(<Held value={20} max={20} />);
    expect(box()).toHaveAccessibleDescription('整台起租');
  });

  test('goes when the bounds are others', async () => {
    const { rerender } = render(<Held value={2} max={20} />);
    await type('99');
    rerender(<Held value={2} max={40} />);
    expect(box()).toHaveValue('20');
    expect(box()).toHaveAccessibleDescription('整台起租');
  });

  test('goes with the control', async () => {
    const { rerender } = render(<Held value={2} max={20} />);
    await type('99');
    rerender(<Held value={2} max={20} gone />);
    expect(screen.getByText('整台起租')).toBeInTheDocument();
  });
});

test('a number that is only read offers no steps', () => {
  render(<QuantityField aria-label="数量" min={50} max={200} defaultValue={100} readOnly />);
  expect(screen.getByRole('button', { name: '减少' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '增加' })).toBeDisabled();
});

test.each([
  [undefined, '0'],
  [-5, '-5'],
])('without a lowest number and with %s as the highest it begins with %s', async (max, first) => {
  render(<QuantityField aria-label="数量" min={Number.NEGATIVE_INFINITY} max={max} />);
  expect(box()).toHaveValue(first);
  expect(box()).not.toHaveAttribute('aria-valuemin');
  await userEvent.clear(box());
  await userEvent.tab();
  expect(box()).toHaveValue(first);
});

test('a value that is no number is an empty box, which leaving fills', async () => {
  const onValueChange = vi.fn();
  render(<QuantityField aria-label="数量" min={1} value={Number.NaN} onValueChange={onValueChange} />);
  expect(box()).toHaveValue('');
  await userEvent.click(box());
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith(1);
});

test('one that begins with no number is an empty box too', async () => {
  render(
    <form aria-label="订单">
      <QuantityField aria-label="数量" min={1} defaultValue={Number.NaN} />
    </form>,
  );
  expect(box()).toHaveValue('');
  await userEvent.click(box());
  await userEvent.tab();
  expect(box()).toHaveValue('1');
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect(box()).toHaveValue(''));
});
