import { createQrcode, getQrcode } from '@compute-market/contract/calls/payment';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import type { TestServer } from '../setup';
import type { Customer } from './instance-customers';
import { sandboxOf } from './refund-customers';

/** An order by code that nobody paid in time and that the phone still shows, yuan. */
export async function lateOrder(server: TestServer, { token }: Customer, amount: number): Promise<number> {
  const { data } = await server.call(createQrcode, { amount, pay_type: 1 }, { token });
  await server.call(getQrcode, { out_trade_no: data.out_trade_no }, { token });
  server.clock.advance(6 * minuteMs);
  return Number(data.out_trade_no);
}

/** The gateway says what it has of a payment, as signed bytes; answers what it is told. */
export async function notifyOf(server: TestServer, outTradeNo: number): Promise<string> {
  const signed = await sandboxOf(server).signedNotification(outTradeNo);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/payment/notify',
    headers: { 'content-type': 'application/json', ...signed?.headers },
    payload: signed?.body ?? '',
  });
  return answer.body;
}
