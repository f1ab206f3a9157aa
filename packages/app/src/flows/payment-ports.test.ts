// @vitest-environment jsdom
import { createQrcode, getQrcode } from '@compute-market/contract/calls/payment';
import { completeAnswer } from '@compute-market/contract/answers/complete';
import { shapes } from '@compute-market/contract/answers/generated/shapes';
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

/** What is shown to be scanned, of an answer of a back end that is not ours. */
function shown(told: unknown, reason = '', status = 0) {
  const data = completeAnswer(shapes[getQrcode.name], told);
  vi.spyOn(api, 'envelope').mockResolvedValue({ status, reason, data });
  return paymentPorts.fetchQr('118220261120');
}

test('a code is shown whichever channel answers with it, though the other one answers with nothing', async () => {
  const coded = { data: { qrcode: 'data:,' } };
  for (const told of [
    { wx_resp: coded },
    { ali_resp: coded },
    { wx_resp: {}, ali_resp: coded },
    { wx_resp: { data: { qrcode: '' } }, ali_resp: coded },
    { wx_resp: coded, ali_resp: {} },
  ])
    expect(await shown(told)).toEqual({ qr: 'data:,' });
});

test('an empty code is none yet, and is asked for again', async () => {
  for (const told of [{}, { wx_resp: {} }, { wx_resp: { data: { qrcode: '' } } }, { wx_resp: {}, ali_resp: {} }])
    expect(await shown(told)).toEqual({ notReady: '二维码未生成或者已过期' });
});

test('what the server refuses is not asked for again', async () => {
  expect(await shown({}, '订单不存在', 7)).toEqual({ refused: '订单不存在' });
  expect(await shown({}, '二维码未生成或者已过期', 7)).toEqual({ notReady: '二维码未生成或者已过期' });
});
