import { getUserInfo } from '@compute-market/contract/calls/account';
import { createQrcode, getOrderStatus, getQrcode } from '@compute-market/contract/calls/payment';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { users } from '../../src/db/schema/account';
import { sandboxPayment } from '../../src/db/schema/payment';
import type { TestServer } from '../setup';
import type { Customer } from './instance-customers';

/** What a page of the sandbox wants with what is sent from it. */
export const hiddenToken = (page: string): string => /name="page_token" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** What tests of the sandbox do again and again: look at its pages, and decide on them. */
export function sandboxOn(server: TestServer) {
  const get = (url: string): Promise<LightMyRequestResponse> => server.app.inject({ method: 'GET', url });

  async function post(url: string, fields: Record<string, string>): Promise<number> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await server.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() }))
      .statusCode;
  }

  async function payment(who: Customer, payType: 0 | 1 = 1): Promise<{ outTradeNo: number; path: string }> {
    const { data } = await server.call(createQrcode, { amount: 1500, pay_type: payType }, { token: who.token });
    const outTradeNo = Number(data.out_trade_no);
    await server.call(getQrcode, { out_trade_no: outTradeNo }, { token: who.token });
    const [row] = await server.database.transaction((tx) =>
      tx.select().from(sandboxPayment).where(eq(sandboxPayment.outTradeNo, outTradeNo)),
    );
    return { outTradeNo, path: `/sandbox/pay/${row?.token ?? ''}` };
  }

  const balanceOf = async (who: Customer) => (await server.call(getUserInfo, {}, { token: who.token })).data.Money;
  const statusOf = async (who: Customer, outTradeNo: number) =>
    (await server.call(getOrderStatus, { out_trade_no: outTradeNo }, { token: who.token })).data.Status;
  const phoneOf = async (who: Customer) => {
    const [row] = await server.database.transaction((tx) =>
      tx.select({ phone: users.phone }).from(users).where(eq(users.id, who.userId)),
    );
    return row?.phone ?? '';
  };
  const overviewToken = async () => {
    const { body } = await get('/sandbox');
    const token = hiddenToken(body);
    expect(token).not.toBe('');
    return token;
  };
  const act = async (outTradeNo: number, action: string) =>
    post('/sandbox/payments', { page_token: await overviewToken(), out_trade_no: String(outTradeNo), action });
  return { get, post, payment, balanceOf, statusOf, phoneOf, overviewToken, act };
}
