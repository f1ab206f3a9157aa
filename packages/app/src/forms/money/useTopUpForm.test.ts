// @vitest-environment jsdom
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { initialPayment } from '@compute-market/patterns/money/payment-state';
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePayment } from '../../flows/payment';
import { resetPayment, storePayment } from '../../state/payment';
import { resetUser, storeUser } from '../../state/user';
import { useTopUpForm } from './useTopUpForm';

const { createOrder } = vi.hoisted(() => ({ createOrder: vi.fn(() => new Promise<never>(() => undefined)) }));
vi.mock('../../brand', () => ({ brand: { bankAccount: { holder: '算力市场', bank: '招商银行', number: '571' } } }));
vi.mock('../../flows/payment-ports', () => ({ paymentPorts: { createOrder, now: () => 0 } }));

const flow = { ...initialPayment, form: { amount: fen(150_000), payType: PAY_TYPE.alipay } };
const order = { outTradeNo: '118220261120', expiresAt: 1_795_154_999 };

afterEach(() => {
  act(resetPayment);
  act(resetUser);
});

async function filled() {
  const hook = renderHook(() => useTopUpForm());
  await act(async () => {
    hook.result.current.form.setValue('amount', '1,500');
    hook.result.current.form.setValue('pay_type', PAY_TYPE.alipay);
    await Promise.resolve();
  });
  return hook;
}

test('it begins with 100 yuan by WeChat, or with the sum that is missing', () => {
  expect(renderHook(() => useTopUpForm()).result.current.form.getValues()).toEqual({
    amount: '100',
    pay_type: PAY_TYPE.wechat,
  });
  expect(renderHook(() => useTopUpForm('313')).result.current.form.getValues().amount).toBe('313');
});

test('where no codes are paid it stands at the transfer', () => {
  storeUser({ ...mainAccount.user, PaysByCode: false });
  const { result } = renderHook(() => useTopUpForm());
  expect(result.current.form.getValues().pay_type).toBe(PAY_TYPE.corporateTransfer);
  expect(result.current.byCode).toBe(false);
});

test('closing the payment puts it back to 100 yuan by WeChat', async () => {
  const { result } = await filled();
  await act(async () => {
    storePayment({ ...flow, step: 'ready', order, qr: 'data:,' });
    await Promise.resolve();
  });
  expect(result.current.form.getValues().amount).toBe('1,500');
  expect(result.current.generation).toBe(0);
  await act(async () => {
    resetPayment();
    await Promise.resolve();
  });
  expect(result.current.form.getValues()).toEqual({ amount: '100', pay_type: PAY_TYPE.wechat });
  expect(result.current.generation).toBe(1);
});

test('a refused order leaves what was filled in', async () => {
  const { result } = await filled();
  await act(async () => {
    storePayment({ ...flow, step: 'creating' });
    await Promise.resolve();
  });
  expect(result.current.submitting).toBe(true);
  await act(async () => {
    storePayment({ ...flow, step: 'failed', reason: '系统繁忙' });
    await Promise.resolve();
  });
  expect(result.current.submitting).toBe(false);
  expect(result.current.form.getValues()).toEqual({ amount: '1,500', pay_type: PAY_TYPE.alipay });
});

test('while the code is not ready the server says why', async () => {
  const { result } = await filled();
  await act(async () => {
    storePayment({ ...flow, step: 'waitingQr', order, reason: '二维码未生成或者已过期' });
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ submitting: true, status: '二维码未生成或者已过期' });
});

test('a double click makes one order', async () => {
  const { result } = await filled();
  await act(() => Promise.all([result.current.onSubmit(), result.current.onSubmit()]));
  expect(createOrder).toHaveBeenCalledTimes(1);
  expect(createOrder).toHaveBeenCalledWith({ amount: 150_000, payType: PAY_TYPE.alipay });
  act(closePayment);
});
