import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { orderWith } from '../../purchase/fixtures';
import { ready } from '../../resource';
import { CreateInstanceScreen } from './CreateInstanceScreen';
import { filledForm, market, quote } from './fixtures';

function OrderForm() {
  const form = useForm({ defaultValues: filledForm });
  return (
    <CreateInstanceScreen
      form={form}
      market={ready(market)}
      onRetryMarket={vi.fn()}
      buyer={{ kind: 'main', hasVoucher: false }}
      order={orderWith(ready(quote), vi.fn)}
      restored={false}
      onClearDraft={vi.fn()}
      now={1_795_000_000}
      sshKeys={{ list: ready([]), onAdd: vi.fn(), onRetry: vi.fn() }}
    />
  );
}

async function leave(name: string | RegExp, text: string) {
  render(<OrderForm />);
  const box = screen.getByRole('spinbutton', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
  return box;
}

test.each([
  ['数量', '25', 5],
  ['数据盘', '51', 50],
  [/带宽/, '999', market.options.bandwidth.Max],
])('the order form says what a %s of %s became', async (name, text, fitted) => {
  const box = await leave(name, text);
  expect(box).toHaveValue(String(fitted));
  expect(box).toHaveAccessibleDescription(expect.stringContaining(`已调整为 ${fitted}，`));
});

test.each(['数量', '数据盘', /带宽/])('the order form says what is wrong with a %s that is no number', async (name) => {
  const box = await leave(name, '3台');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('请输入整数，不带小数点和单位');
});
