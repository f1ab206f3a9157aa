import { act, render, screen } from '@testing-library/react';
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

test('closes itself two seconds after the payment, and not before', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const { rerender } = render(<PaymentDialog {...samplePayment} open onClose={onClose} />);
  rerender(<PaymentDialog {...samplePayment} state="paid" open onClose={onClose} />);
  act(() => void vi.advanceTimersByTime(1999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

test('closed in the meantime, it does not ask a second time', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const { rerender } = render(<PaymentDialog {...samplePayment} state="paid" open onClose={onClose} />);
  rerender(<PaymentDialog {...samplePayment} state="paid" open={false} onClose={onClose} />);
  act(() => void vi.advanceTimersByTime(5000));
  expect(onClose).not.toHaveBeenCalled();
});
