import { unregister, unregisterCheck } from '@compute-market/contract/calls/account';
import { requestBalanceRefund } from '@compute-market/contract/calls/balance-refund';
import { addInvoiceRecord, getInvoiceConditions } from '@compute-market/contract/calls/invoice';
import { buyPowerMoney, getBalanceChanges, getOrders } from '@compute-market/contract/calls/payment';
import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY, PAY_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { balanceRefund } from '../../src/db/schema/payment';
import { jobKinds } from '../../src/domain';
import { reviewInvoice } from '../../src/domain/invoice/review';
import { runDueJobs } from '../../src/jobs/runner';
import { charge } from '../../src/ledger/charge';
import { balances } from '../../src/ledger/statement';
import { openServer } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { company, companyName, verifyAs } from './invoice-customers';
import {
  askBack,
  decideAsked,
  given,
  paidBy,
  refundableOf,
  refundCode,
  refundsOf,
  sandboxOf,
} from './refund-customers';

const server = openServer();

const { processing, returned, rejected } = BALANCE_REFUND_STATUS;
const account = { holder: companyName, bank_name: '招商银行苏州分行', bank_account: '512902345610901' };
const page = { page: 1, page_size: 20 };

const spend = ({ userId }: Customer, yuan: number) =>
  server.database.transaction((tx) =>
    charge(tx, {
      key: `spend:${server.services.ids.short()}`,
      kind: 'rent',
      userId,
      subAccountId: null,
      amountFen: BigInt(Math.round(yuan * 100)),
      vouchersFirst: false,
      paysTime: true,
      at: server.clock.now(),
    }),
  );
const moneyOf = async ({ userId }: Customer) =>
  Number((await server.database.transaction((tx) => balances(tx, userId))).cashFen) / 100;

describe('what can go back', () => {
  test('is what was topped up and not spent: what came first is spent first', async () => {
    const who = await customer(server);
    const first = await paidBy(server, who, 100, PAY_TYPE.alipay);
    const second = await paidBy(server, who, 50);
    await spend(who, 30);
    expect(await refundableOf(server, who)).toMatchObject({
      Balance: 120,
      Refundable: 120,
      GiftMoney: 0,
      TopUps: [
        { OutTradeNo: String(second), Amount: 50, SpentAmount: 0, Refundable: 50, Way: BALANCE_REFUND_WAY.channel },
        { OutTradeNo: String(first), Amount: 100, SpentAmount: 30, Refundable: 70, Way: BALANCE_REFUND_WAY.channel },
      ],
    });
    await spend(who, 80);
    expect((await refundableOf(server, who)).TopUps).toMatchObject([{ OutTradeNo: String(second), Refundable: 40 }]);
  });

  test('is found in as many top-ups as make up the balance, however many they are', async () => {
    const who = await customer(server);
    const paid: number[] = [];
    for (let count = 0; count < 120; count += 1) paid.push(await paidBy(server, who, 1));
    await spend(who, 9.5);
    const { TopUps, Refundable } = await refundableOf(server, who);
    expect(Refundable).toBe(110.5);
    expect(TopUps.map(({ OutTradeNo }) => OutTradeNo)).toEqual(paid.slice(9).map(String).toReversed());
    expect(TopUps.at(-1)?.Refundable).toBe(0.5);
  });

  test('is never a gift nor a voucher', async () => {
    const who = await customer(server, { vouchers: 8 });
    await paidBy(server, who, 20);
    await given(server, who, 5);
    await server.call(buyPowerMoney, { amount: 12 }, { token: who.token });
    expect(await refundableOf(server, who)).toMatchObject({
      Balance: 13,
      Refundable: 8,
      GiftMoney: 5,
      VoucherMoney: 20,
    });
    expect((await askBack(server, who, 8.01)).number).toBe(errors.BALANCE_REFUND_SHORT.status);
  });

  test('is not what an invoice holds, until it is withdrawn', async () => {
    const who = await company(server, [100]);
    const invoice = { invoice_id: who.titleId, amount: 60, invoice_type: 1, content: 'compute', email: 'a@example.cn' };
    const { data } = await server.call(addInvoiceRecord, { ...invoice, invoice_type: 1 }, { token: who.token });
    expect(await refundableOf(server, who)).toMatchObject({
      Refundable: 40,
      InvoicedMoney: 60,
      Holders: [companyName],
    });
    expect(await askBack(server, who, 41, account)).toMatchObject({
      number: errors.BALANCE_REFUND_SHORT.status,
      reason: '最多可退 ¥40.00，请修改退款金额',
    });
    await server.database.transaction((tx) =>
      reviewInvoice(tx, server.services, data.RecordId, { action: 'reject', reason: '税号有误' }),
    );
    expect(await refundableOf(server, who)).toMatchObject({ Refundable: 100, InvoicedMoney: 0 });
  });

  test('goes through its channel for a year, then by transfer; a corporate transfer always by transfer', async () => {
    const who = await customer(server);
    await paidBy(server, who, 10, PAY_TYPE.alipay);
    server.clock.advance(366 * dayMs);
    await paidBy(server, who, 10, PAY_TYPE.corporateTransfer);
    await paidBy(server, who, 10);
    const again = await signInAgain(server, who);
    const { channel, transfer } = BALANCE_REFUND_WAY;
    expect((await refundableOf(server, again)).TopUps.map(({ Way }) => Way)).toEqual([channel, transfer, transfer]);
  });
});

describe('a refund', () => {
  test('sets the money aside at once, and goes back through the channel once', async () => {
    const who = await customer(server);
    const outTradeNo = await paidBy(server, who, 100);
    const { number, data } = await askBack(server, who, 60);
    expect(number).toBe(0);
    expect(data).toMatchObject({ Money: 40, Refunds: [{ Amount: 60, Status: processing, Way: 0, PayType: 1 }] });
    expect(await refundableOf(server, who)).toMatchObject({ Refundable: 40, PendingMoney: 60 });
    const refundNo = data.Refunds[0]?.RefundNo ?? '';
    await decideAsked(server, refundNo, 'return');
    await decideAsked(server, refundNo, 'notify');
    expect(await refundsOf(server, who)).toMatchObject([{ RefundNo: refundNo, Status: returned, Reason: '' }]);
    expect(await moneyOf(who)).toBe(40);
    const orders = (await server.call(getOrders, page, { token: who.token })).data.data;
    expect(orders).toMatchObject([{ OutTradeNo: String(outTradeNo), Status: 4, RefundAmount: 60 }]);
    // The customer sees one movement of the balance.
    const moves = (await server.call(getBalanceChanges, { ...page, type: 12 }, { token: who.token })).data;
    expect(moves).toMatchObject({ total: 1, data: [{ DiffMoney: -60, MoneyLeft: 40, DataFrom: '余额退款' }] });
    expect((await server.call(getBalanceChanges, page, { token: who.token })).data.total).toBe(2);
  });

  test('of several top-ups takes the newest first, each for itself, in one movement', async () => {
    const who = await customer(server);
    const first = await paidBy(server, who, 100, PAY_TYPE.alipay);
    const second = await paidBy(server, who, 50);
    const { data } = await askBack(server, who, 80);
    expect(data.Refunds).toMatchObject([
      { OutTradeNo: String(second), Amount: 50, PayType: 1 },
      { OutTradeNo: String(first), Amount: 30, PayType: 0 },
    ]);
    expect((await server.call(getBalanceChanges, { ...page, type: 12 }, { token: who.token })).data.total).toBe(1);
  });

  test('that the channel refuses comes back to the balance with the reason, and goes by transfer the next time', async () => {
    const who = await customer(server);
    await verifyAs(server, who, 'enterprise');
    await paidBy(server, who, 30);
    const refundNo = (await askBack(server, who, 30)).data.Refunds[0]?.RefundNo ?? '';
    await decideAsked(server, refundNo, 'refuse', '原支付账户已注销');
    expect(await refundsOf(server, who)).toMatchObject([{ Status: rejected, Reason: '原支付账户已注销' }]);
    expect(await moneyOf(who)).toBe(30);
    expect(await askBack(server, who, 30)).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      data: { field: 'bank_account' },
    });
    const { data } = await askBack(server, who, 30, account);
    expect(data.Refunds).toMatchObject([{ Way: BALANCE_REFUND_WAY.transfer, BankAccount: '**** 0901' }]);
    await decideAsked(server, data.Refunds[0]?.RefundNo ?? '', 'return');
    expect((await refundsOf(server, who))[0]).toMatchObject({ Status: returned });
    const orders = (await server.call(getOrders, page, { token: who.token })).data.data;
    expect(orders).toMatchObject([{ Status: 3, RefundAmount: 30 }]);
  });

  test('that hangs is asked about until the channel has answered', async () => {
    const who = await customer(server);
    await paidBy(server, who, 30);
    const refundNo = Number((await askBack(server, who, 30)).data.Refunds[0]?.RefundNo);
    const asked = vi.spyOn(server.services.gateway, 'refund');
    await runDueJobs(server.services, jobKinds);
    await runDueJobs(server.services, jobKinds);
    expect(asked).toHaveBeenCalledTimes(1);
    server.clock.advance(minuteMs);
    await runDueJobs(server.services, jobKinds);
    expect(asked).toHaveBeenCalledTimes(2);
    await sandboxOf(server).refunds.decide(refundNo, 'returned', '');
    server.clock.advance(hourMs);
    await runDueJobs(server.services, jobKinds);
    asked.mockRestore();
    expect(await refundsOf(server, who)).toMatchObject([{ Status: returned }]);
  });

  test('whose server dies after the channel gave the money back ends once', async () => {
    const who = await customer(server);
    await paidBy(server, who, 30);
    const refundNo = Number((await askBack(server, who, 30)).data.Refunds[0]?.RefundNo);
    const { refunds } = sandboxOf(server);
    const dying = vi.spyOn(server.services.gateway, 'refund').mockImplementationOnce(async (request) => {
      await refunds.ask(request);
      await refunds.decide(refundNo, 'returned', '');
      throw new Error('the server dies before it hears of it');
    });
    await runDueJobs(server.services, jobKinds);
    expect(await refundsOf(server, who)).toMatchObject([{ Status: processing }]);
    server.clock.advance(minuteMs);
    await runDueJobs(server.services, jobKinds);
    dying.mockRestore();
    expect(await refundsOf(server, who)).toMatchObject([{ Status: returned }]);
    expect(await moneyOf(who)).toBe(0);
  });

  test('is not believed to have ended by a forged or a mismatching notification', async () => {
    const who = await customer(server);
    await paidBy(server, who, 30);
    const refundNo = Number((await askBack(server, who, 30)).data.Refunds[0]?.RefundNo);
    await runDueJobs(server.services, jobKinds);
    await sandboxOf(server).refunds.decide(refundNo, 'returned', '');
    const notification = await sandboxOf(server).refunds.signedNotification(refundNo);
    const send = (body: string) =>
      server.app.inject({
        method: 'POST',
        url: '/payment/refund-notify',
        headers: { 'content-type': 'application/json', ...notification?.headers },
        payload: body,
      });
    expect((await send((notification?.body ?? '').replace('3000', '1'))).statusCode).toBe(400);
    expect(await refundsOf(server, who)).toMatchObject([{ Status: processing }]);
    expect((await send(notification?.body ?? '')).body).toBe('success');
    expect(await refundsOf(server, who)).toMatchObject([{ Status: returned }]);
  });

  test('by transfer goes only to an account in the verified name', async () => {
    const who = await customer(server);
    await paidBy(server, who, 30, PAY_TYPE.corporateTransfer);
    expect((await askBack(server, who, 30, account)).number).toBe(errors.VERIFICATION_REQUIRED.status);
    await verifyAs(server, who, 'enterprise');
    expect(await askBack(server, who, 30, { ...account, holder: '别人' })).toMatchObject({
      number: errors.VERIFICATION_MISMATCH.status,
      data: { field: 'holder' },
    });
    const { data } = await askBack(server, who, 30, account);
    await decideAsked(server, data.Refunds[0]?.RefundNo ?? '', 'refuse', '账号与户名不符');
    expect(await refundsOf(server, who)).toMatchObject([{ Status: rejected, Reason: '账号与户名不符' }]);
    expect(await moneyOf(who)).toBe(30);
  });

  test('can neither be invoiced any more nor be asked for twice', async () => {
    const who = await company(server, [100]);
    await askBack(server, who, 70, account);
    expect((await server.call(getInvoiceConditions, {}, { token: who.token })).data).toMatchObject({
      AbleMoney: 30,
      RefundMoney: 70,
    });
    expect((await askBack(server, who, 70, account)).number).toBe(errors.BALANCE_REFUND_SHORT.status);
  });

  test('is refused to an account in debt, with what it owes', async () => {
    const who = await customer(server, { credit: 100 });
    await spend(who, 12.4);
    expect(await askBack(server, who, 1)).toMatchObject({
      number: errors.BALANCE_REFUND_SHORT.status,
      reason: '账户欠费 ¥12.40，请先充值还清，再申请退款',
    });
  });

  test('asks for the code of its own purpose; wrong tries are counted and then it no longer holds', async () => {
    const who = await customer(server);
    await paidBy(server, who, 10);
    const code = await refundCode(server, who);
    const wrong = code === '000000' ? '000001' : '000000';
    const ask = (tried: string) =>
      server.call(
        requestBalanceRefund,
        { amount: 10, code: tried },
        { token: who.token, headers: { 'idempotency-key': 'k' } },
      );
    for (let tries = 0; tries < 5; tries += 1) expect((await ask(wrong)).number).toBe(errors.CODE_WRONG.status);
    expect((await ask(code)).number).toBe(errors.CODE_EXPIRED.status);
    expect(await refundsOf(server, who)).toEqual([]);
  });

  test('of one intention is made once, its code is spent, and the answer is given again', async () => {
    const who = await customer(server);
    await paidBy(server, who, 10);
    const code = await refundCode(server, who);
    const ask = (key: string) =>
      server.call(requestBalanceRefund, { amount: 4, code }, { token: who.token, headers: { 'idempotency-key': key } });
    const answers = [await ask('once'), await ask('once')];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect((await ask('another')).number).not.toBe(0);
    expect(await moneyOf(who)).toBe(6);
  });

  test('whose answer was lost is confirmed by another code and is not made again; another sum is not it', async () => {
    const who = await customer(server);
    await paidBy(server, who, 10);
    const ask = async (amount: number, code: string) =>
      server.call(requestBalanceRefund, { amount, code }, { token: who.token, headers: { 'idempotency-key': 'lost' } });
    const first = await ask(4, await refundCode(server, who));
    server.clock.advance(minuteMs);
    const other = await refundCode(server, who);
    expect(await ask(4, other)).toMatchObject({ number: 0, data: first.data });
    expect((await ask(5, other)).number).toBe(errors.IDEMPOTENCY_MISMATCH.status);
    expect(await moneyOf(who)).toBe(6);
  });

  test('is no business of a sub-account', async () => {
    const who = await customer(server);
    const sub = await subAccountOf(server, who, 'lab', 10);
    const { number } = await server.call(requestBalanceRefund, { amount: 1, code: '000000' }, { token: sub.token });
    expect(number).toBe(errors.PERMISSION_FORBIDDEN.status);
  });
});

describe('closing an account', () => {
  const unmet = async ({ token }: Customer) =>
    (await server.call(unregisterCheck, {}, { token })).data.Conditions.filter(({ Passed }) => !Passed);

  test('leads to the refund, waits for it, and gives up what was given', async () => {
    const who = await customer(server);
    await paidBy(server, who, 10);
    await given(server, who, 3);
    expect(await unmet(who)).toMatchObject([
      { Key: 'balance', Reason: '余额 ¥10.00 未用完，请先退回', Route: '/console/balanceRefund' },
    ]);
    const refundNo = (await askBack(server, who, 10)).data.Refunds[0]?.RefundNo ?? '';
    expect(await unmet(who)).toMatchObject([{ Key: 'balanceRefunds', Route: '/console/balanceRefund' }]);
    await decideAsked(server, refundNo, 'return');
    expect(await unmet(who)).toEqual([]);
  });

  test('leads to the invoice that holds the money', async () => {
    const who = await company(server, [100]);
    const { data } = await server.call(
      addInvoiceRecord,
      { invoice_id: who.titleId, amount: 100, invoice_type: 1, content: 'compute', email: 'a@example.cn' },
      { token: who.token },
    );
    await server.database.transaction((tx) =>
      reviewInvoice(tx, server.services, data.RecordId, { action: 'issue', reason: '' }),
    );
    expect(await unmet(who)).toMatchObject([{ Key: 'balance', Route: '/console/invoice' }]);
  });

  test('forgets the bank account that money went to', async () => {
    const who = await company(server, [10]);
    const { data } = await askBack(server, who, 10, account);
    await decideAsked(server, data.Refunds[0]?.RefundNo ?? '', 'return');
    expect((await server.call(unregister, {}, { token: who.token })).number).toBe(0);
    const kept = await server.database.transaction((tx) =>
      tx.select().from(balanceRefund).where(eq(balanceRefund.userId, who.userId)),
    );
    expect(kept).toMatchObject([{ holder: '', bankName: '', bankAccount: '' }]);
  });
});
