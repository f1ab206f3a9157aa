import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { initialPayment, type PaymentState } from '../payment-state';
import { expect, test } from 'vitest';
import { channelOf, codeEndsAt, payeeOf, paymentView, payTypeOf } from './payment-view';

const order = { outTradeNo: '118220261120', expiresAt: 1_795_154_999 };
const flow = { ...initialPayment, form: { amount: fen(150_000), payType: PAY_TYPE.alipay } };
const balance = fen(286_040);

const cases: readonly [PaymentState, Partial<ReturnType<typeof paymentView>>, number | undefined][] = [
  [{ ...flow, step: 'creating' }, { state: 'generating' }, undefined],
  [
    { ...flow, step: 'waitingQr', order, reason: '二维码未生成或者已过期' },
    { state: 'generating', orderNumber: order.outTradeNo, reason: '二维码未生成或者已过期' },
    order.expiresAt,
  ],
  [
    { ...flow, step: 'ready', order, qr: 'data:,code' },
    { state: 'waiting', code: 'data:,code', slow: false },
    order.expiresAt,
  ],
  [
    { ...flow, step: 'ready', order, qr: 'data:,code', pollFailures: 5 },
    { state: 'waiting', slow: true },
    order.expiresAt,
  ],
  [{ ...flow, step: 'expired', order, qr: 'data:,code' }, { state: 'expired', code: 'data:,code' }, undefined],
  [
    { ...flow, step: 'paid', order, balance: fen(430_040) },
    { state: 'paid', balanceBefore: balance, balanceAfter: 430_040 },
    undefined,
  ],
  [{ ...flow, step: 'closed', order }, { state: 'closed' }, undefined],
  [{ ...flow, step: 'closed', order, cancelled: true }, { state: 'cancelled' }, undefined],
  [{ ...flow, step: 'failed', reason: '支付渠道繁忙' }, { state: 'failed', reason: '支付渠道繁忙' }, undefined],
];

test.each(cases)('%o is shown as its moment of the panel', (state, shown, endsAt) => {
  expect(paymentView(state, balance)).toMatchObject({ channel: 'alipay', amount: 150_000, ...shown });
  expect(codeEndsAt(state)).toBe(endsAt);
});

test('a code that never came is not shown', () => {
  expect(paymentView({ ...flow, step: 'expired', order, qr: null }, balance)).not.toHaveProperty('code');
});

test('a success tells no balance before it is read again', () => {
  const view = paymentView({ ...flow, step: 'paid', order, balance: null }, balance);
  expect(view).not.toHaveProperty('balanceAfter');
});

test('an order paid earlier foretells no balance: it holds the sum already', () => {
  const view = paymentView({ ...flow, step: 'paid', order, balance: null }, null);
  expect(view).not.toHaveProperty('balanceAfter');
  expect(view).not.toHaveProperty('balanceBefore');
});

test('every way to pay has its tile, and back', () => {
  for (const payType of Object.values(PAY_TYPE)) expect(payTypeOf(channelOf(payType))).toBe(payType);
});

test('the payee is named with a masked phone', () => {
  expect(payeeOf({ Name: '林知远', Phone: '13800136021' })).toBe('充值到 林知远 138****6021');
});
