// @vitest-environment jsdom
import { createQrcode } from '@compute-market/contract/calls/payment';
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { resetClock, setServerTime } from '../state/clock';
import { paymentPorts } from './payment-ports';

const now = 1_795_154_700;

afterEach(() => {
  resetClock();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function created(expire_time: number) {
  vi.useFakeTimers();
  setServerTime(now);
  const call = vi.spyOn(api, 'call').mockResolvedValue({ out_trade_no: '118220261120', amount: 100, expire_time });
  const order = await paymentPorts.createOrder({ amount: fen(10_000), payType: PAY_TYPE.wechat });
  expect(call.mock.calls[0]?.[0]).toBe(createQrcode);
  return order;
}

test('a code ends when the server says', async () => {
  expect(await created(now + 60)).toEqual({ outTradeNo: '118220261120', expiresAt: now + 60 });
});

test('a code of which nobody tells the end lasts its five minutes', async () => {
  expect(await created(0)).toEqual({ outTradeNo: '118220261120', expiresAt: now + 300 });
});
