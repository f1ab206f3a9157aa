import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { samplePayment } from '../../../test/payment-fixtures';
import { PaymentDialog } from './PaymentDialog';

describeConformance('PaymentDialog', <PaymentDialog {...samplePayment} open onClose={() => undefined} />, {
  tag: 'div',
});
afterEach(() => vi.useRealTimers());

test('is named after the way to pay', () => {
  render(<PaymentDialog {...samplePayment} channel="alipay" open onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: '支付宝扫码支付' })).toBeVisible();
});

test('the close button and Escape ask to close', async () => {
  const onClose = vi.fn();
  render(<PaymentDialog {...samplePayment} open onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a success stays until it was seen: it names what arrived, and its one button leads on', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const onFinish = vi.fn();
  render(
    <PaymentDialog
      {...samplePayment}
      state="paid"
      open
      onClose={onClose}
      onFinish={onFinish}
      labels={{ finish: '继续下单' }}
    />,
  );
  act(() => void vi.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('到账 ¥1,500.00，余额已更新')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '继续下单' }));
  expect(onFinish).toHaveBeenCalledOnce();
});

test('without a step of its own the button of a success closes', async () => {
  const onClose = vi.fn();
  render(<PaymentDialog {...samplePayment} state="paid" open onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(onClose).toHaveBeenCalledOnce();
});
