// @vitest-environment jsdom
import { getOrderDetail, getOrders } from '@compute-market/contract/calls/payment';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { readOrder } from './read-order';

const order = {
  OutTradeNo: '118220261118',
  Amount: 2000,
  PayType: 1,
  Status: 1,
  OrderTime: 1,
  PayTime: 2,
  InvoiceAble: true,
  RefundAmount: 0,
  Remark: '',
};
const failure = (changes: Partial<ApiError>) =>
  new ApiError({ kind: 'refused', status: 404, reason: '当前服务未提供此功能', requestId: '', ...changes });
const asked = vi.spyOn(api, 'call');

/** A back end that answers the call of ours by this, and whose list holds one order. */
const backEnd = (answer: () => Promise<unknown>) =>
  asked.mockImplementation((call: unknown) =>
    call === getOrderDetail
      ? answer()
      : Promise.resolve({ data: [order], total: 1, page: 1, page_size: 100, SumAmount: 2000 }),
  );
beforeEach(() => void asked.mockReset());
afterAll(() => void asked.mockRestore());

test.each([{ isMissing: true }, { isStrange: true }])(
  'a back end without the call (%o) tells the order as its list does',
  async (reason) => {
    backEnd(() => Promise.reject(failure(reason)));
    expect(await readOrder('118220261118', {})).toEqual({ order, detail: null });
    expect(await readOrder('18220261118', {})).toBeNull();
  },
);

test('an order that this account has not is none, and its list is not asked', async () => {
  backEnd(() => Promise.resolve({ Detail: null }));
  expect(await readOrder('118220261118', {})).toBeNull();
  expect(asked.mock.calls.some(([call]) => call === getOrders)).toBe(false);
});

test('what is no number of an order is not asked for', async () => {
  backEnd(() => Promise.resolve({ Detail: null }));
  for (const text of ['abc', '0123', '1'.repeat(16), '']) expect(await readOrder(text, {})).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('a failure of the service is no missing order', async () => {
  backEnd(() => Promise.reject(failure({ kind: 'fault', status: 500, reason: '服务器开小差了' })));
  await expect(readOrder('118220261118', {})).rejects.toMatchObject({ reason: '服务器开小差了' });
});
