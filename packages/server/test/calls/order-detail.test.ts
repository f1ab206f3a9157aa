import { addInvoiceRecord } from '@compute-market/contract/calls/invoice';
import { createQrcode, getBalanceChanges, getOrderDetail } from '@compute-market/contract/calls/payment';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { openServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { company, paidTopUp } from './invoice-customers';
import { askBack, decideAsked, paidBy } from './refund-customers';

const server = openServer();

const detailOf = async (who: Customer, number: number | string) =>
  (await server.call(getOrderDetail, { out_trade_no: String(number) }, { token: who.token })).data.Detail;

test('a top-up is told with the line of the statement that credited it', async () => {
  const who = await customer(server);
  await paidBy(server, who, 100);
  server.clock.advance(minuteMs);
  const number = await paidBy(server, who, 250.5);
  const { data: lines } = await server.call(
    getBalanceChanges,
    { page: 1, page_size: 20, type: 1 },
    { token: who.token },
  );
  const detail = await detailOf(who, number);
  const line = lines.data[0];
  expect(detail?.Credit).toEqual({
    Id: line?.Id,
    CreateTime: line?.CreateTime,
    Amount: line?.DiffMoney,
    MoneyLeft: line?.MoneyLeft,
  });
  expect(detail?.Credit).toMatchObject({ Amount: 250.5, MoneyLeft: 350.5 });
  expect(detail).toMatchObject({
    Order: { OutTradeNo: String(number), Amount: 250.5, Status: 1 },
    ChannelNo: `S${number}`,
    Invoices: [],
    Refunds: [],
    AbleAmount: 250.5,
    RefundableAmount: 250.5,
  });
});

test('what is invoiced and what went back is told of the order it was taken from, and the rest adds up', async () => {
  const who = await company(server);
  const other = await paidTopUp(server, who, 300);
  server.clock.advance(minuteMs);
  const number = await paidBy(server, who, 1000);
  const { data: back } = await askBack(server, who, 200);
  const refund = back.Refunds[0];
  await decideAsked(server, refund?.RefundNo ?? '', 'return');
  const { data: invoice } = await server.call(
    addInvoiceRecord,
    { invoice_id: who.titleId, invoice_type: 1, amount: 500, content: 'compute', email: 'finance@example.cn' },
    { token: who.token },
  );
  const detail = await detailOf(who, number);
  expect(detail?.Refunds).toMatchObject([{ RefundNo: refund?.RefundNo, Amount: 200, Status: 1 }]);
  expect(detail?.Invoices).toMatchObject([{ RecordNo: invoice.RecordNo, Amount: 200, Status: 0, FileUrl: '' }]);
  expect(detail?.AbleAmount).toBe(600);
  expect(detail?.RefundableAmount).toBe(600);
  expect((await detailOf(who, other))?.Invoices).toMatchObject([{ RecordNo: invoice.RecordNo, Amount: 300 }]);
});

test('an order that nobody paid has no receipt, no line and nothing to give back', async () => {
  const who = await customer(server);
  const { data } = await server.call(createQrcode, { amount: 100, pay_type: 1 }, { token: who.token });
  expect(await detailOf(who, data.out_trade_no)).toMatchObject({
    Order: { Status: 0 },
    ExpireTime: data.expire_time,
    CloseTime: null,
    Credit: null,
    AbleAmount: 0,
    RefundableAmount: 0,
    ReceiptUrl: '',
  });
});

test('belongs to its owner: for others it is as missing as one that never was', async () => {
  const who = await customer(server);
  const number = await paidBy(server, who, 100);
  const stranger = await customer(server);
  expect(await detailOf(stranger, number)).toBeNull();
  expect(await detailOf(who, 999_999)).toBeNull();
  const sub = await subAccountOf(server, who, 'lab-a', 100);
  const refused = await server.call(getOrderDetail, { out_trade_no: String(number) }, { token: sub.token });
  expect(refused.number).toBe(errors.PERMISSION_FORBIDDEN.status);
});

test('the receipt is handed out to whoever holds its link, for an hour or two, and to nobody else', async () => {
  const who = await customer(server);
  const number = await paidBy(server, who, 100);
  const url = (await detailOf(who, number))?.ReceiptUrl ?? '';
  const file = await server.app.inject({ url });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toBe(`attachment; filename="receipt-${number}.pdf"`);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const other = await paidBy(server, who, 50);
  for (const wrong of [
    url.replace(String(number), String(other)),
    url.replace(/by=./, 'by=!'),
    url.split('?')[0] ?? '',
  ])
    expect((await server.app.inject({ url: wrong })).statusCode).toBe(404);
  server.clock.advance(121 * minuteMs);
  expect((await server.app.inject({ url })).statusCode).toBe(404);
  const again = (await detailOf(who, number))?.ReceiptUrl ?? '';
  expect((await server.app.inject({ url: again })).statusCode).toBe(200);
});
