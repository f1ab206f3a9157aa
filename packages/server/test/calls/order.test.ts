import { createQrcode, getOrders } from '@compute-market/contract/calls/payment';
import { errors } from '@compute-market/contract/errors';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { beforeAll, describe, expect, test } from 'vitest';
import { confirmCorporateTransfer } from '../../src/payment/settle';
import { openServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openServer();
let who: Customer;
const all = { page: 1, page_size: 20 };

async function open(amount: number, payType: 0 | 1 | 2): Promise<number> {
  return Number(
    (await server.call(createQrcode, { amount, pay_type: payType }, { token: who.token })).data.out_trade_no,
  );
}

/** A closed code, a paid transfer and an unpaid code, ten minutes apart. */
beforeAll(async () => {
  who = await customer(server);
  await open(100, 0);
  server.clock.advance(10 * minute);
  const transfer = await open(20_000, 2);
  await server.database.transaction((tx) => confirmCorporateTransfer(tx, transfer, server.clock.now()));
  server.clock.advance(10 * minute);
  await open(1500.25, 1);
});

describe('top-up records', () => {
  test('come newest first, with the sum of what was paid of them', async () => {
    const { data } = await server.call(getOrders, all, { token: who.token });
    expect(data.data.map((order) => [order.Amount, order.PayType, order.Status, order.InvoiceAble])).toEqual([
      [1500.25, 1, 0, false],
      [20_000, 2, 1, true],
      [100, 0, 2, false],
    ]);
    expect(data).toMatchObject({ total: 3, page: 1, page_size: 20, SumAmount: 20_000 });
  });

  test.each([
    [{ status: 0 }, [1500.25]],
    [{ status: 1 }, [20_000]],
    [{ status: 2 }, [100]],
    [{ status: 3 }, []],
    [{ pay_type: 2 }, [20_000]],
    [{ pay_type: 0, status: 1 }, []],
  ] as const)('filtered by %o are %o, and only what was paid is in the sum', async (filter, amounts) => {
    const { data } = await server.call(getOrders, { ...all, ...filter }, { token: who.token });
    expect(data.data.map((order) => order.Amount)).toEqual(amounts);
    const paid = data.data.filter(({ PayTime }) => PayTime !== null).map(({ Amount }) => Amount);
    expect(data.SumAmount).toBe(paid.reduce((sum, amount) => sum + amount, 0));
  });

  test('both ends of a span of time belong to it', async () => {
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const span = { begin_time: now - 600, end_time: now };
    const { data } = await server.call(getOrders, { ...all, ...span }, { token: who.token });
    expect(data.data.map((order) => order.Amount)).toEqual([1500.25, 20_000]);
  });

  test('a page beyond the end is empty and knows the total', async () => {
    const { data } = await server.call(getOrders, { page: 3, page_size: 2 }, { token: who.token });
    expect(data).toMatchObject({ data: [], total: 3, SumAmount: 20_000 });
  });

  test('belong to their owner', async () => {
    const stranger = await customer(server);
    expect((await server.call(getOrders, all, { token: stranger.token })).data).toMatchObject({
      data: [],
      total: 0,
      SumAmount: 0,
    });
  });

  test('are for a signed-in main account and for pages that exist', async () => {
    const sub = await subAccountOf(server, who, 'lab-a', 100);
    expect((await server.call(getOrders, all)).number).toBe(2);
    expect((await server.call(getOrders, all, { token: sub.token })).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await server.call(getOrders, { page: 0, page_size: 20 }, { token: who.token })).number).toBe(
      errors.INVALID_REQUEST.status,
    );
    expect((await server.call(getOrders, { page: 1, page_size: 1000 }, { token: who.token })).number).toBe(
      errors.INVALID_REQUEST.status,
    );
  });
});
