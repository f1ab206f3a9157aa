import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { paymentDefaults } from '@compute-market/patterns/money/payment-state';
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetAll } from '../state';
import { payment } from '../state/payment';
import { storeToken } from '../state/session';
import { storeUser } from '../state/user';
import { submitPayment } from './payment';
import type { PaymentPorts } from './payment-runtime';

const ports = vi.hoisted(() => ({
  createOrder: vi.fn<PaymentPorts['createOrder']>(),
  fetchQr: vi.fn<PaymentPorts['fetchQr']>(),
  pollStatus: vi.fn<PaymentPorts['pollStatus']>(),
  refreshUser: vi.fn<PaymentPorts['refreshUser']>(),
  now: () => 0,
}));
vi.mock('./payment-ports', () => ({ paymentPorts: ports }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  ports.createOrder.mockResolvedValue({ outTradeNo: '118220261120', expiresAt: 300 });
  ports.fetchQr.mockResolvedValue({ qr: 'data:,' });
  ports.refreshUser.mockResolvedValue(null);
  storeToken('T0ken');
});
afterEach(() => {
  resetAll();
  vi.useRealTimers();
});

test('a session that is lost while a code waits ends the payment: nothing opens over the login page, and nothing more is asked', async () => {
  // As the client says of a lost session while the answer is on its way.
  ports.pollStatus.mockImplementation(() => {
    resetAll();
    return Promise.resolve({ failed: true });
  });
  submitPayment(paymentDefaults);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ports.pollStatus).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ports.pollStatus).toHaveBeenCalledOnce();
  expect(payment).toMatchObject({ shown: false, state: { step: 'idle' } });
});

test('what arrives of a payment after its session has ended concerns nobody', async () => {
  let paid: (() => void) | undefined;
  ports.pollStatus.mockImplementation(
    () => new Promise((resolve) => (paid = () => resolve({ status: ORDER_STATUS.paid }))),
  );
  submitPayment(paymentDefaults);
  await vi.advanceTimersByTimeAsync(2000);
  resetAll();
  storeToken('An0ther');
  paid?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.refreshUser).not.toHaveBeenCalled();
  expect(payment).toMatchObject({ shown: false, state: { step: 'idle' } });
});

test('a payment that begins before the account is read foretells no balance', () => {
  submitPayment(paymentDefaults);
  expect(payment.balanceBefore).toBeNull();
});

test('a payment begins with the booked balance of its account', () => {
  storeUser({ ...mainAccount.user, Money: -120.5 });
  submitPayment(paymentDefaults);
  expect(payment.balanceBefore).toBe(-12_050);
});
