import { createQrcode, getBalanceChanges, getOrders } from '@compute-market/contract/calls/payment';
import {
  BALANCE_CHANGE_TYPE,
  BALANCE_REFUND_STATUS,
  ORDER_STATUS,
  PAY_TYPE,
} from '@compute-market/contract/enumerations';
import { transferCode } from '@compute-market/contract/rules/transfer-code';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { balances } from '../../src/ledger/statement';
import { runDesk } from '../../src/staff/desk';
import { customer, type Customer } from '../calls/instance-customers';
import { companyName, verifyAs } from '../calls/invoice-customers';
import { askBack, paidBy, refundsOf } from '../calls/refund-customers';
import { openServer } from '../setup';

const server = openServer();
const desk = (...words: readonly string[]) => runDesk(server.services, words);
const moneyOf = async ({ userId }: Customer) =>
  Number((await server.database.transaction((tx) => balances(tx, userId))).cashFen) / 100;
const announced = async ({ token }: Customer, amount: number) =>
  (await server.call(createQrcode, { amount, pay_type: PAY_TYPE.corporateTransfer }, { token })).data.out_trade_no;
const ordersOf = async ({ token }: Customer) =>
  (await server.call(getOrders, { page: 1, page_size: 20 }, { token })).data.data;

let slips = 0;
/** The number of a bank slip that nobody has used. */
const slip = () => {
  slips += 1;
  return `BANK-${String(slips).padStart(6, '0')}`;
};

describe('a corporate transfer', () => {
  test('reaches the account that its remark names, once, however often it is entered', async () => {
    const who = await customer(server);
    const arrival = [`货款 ${transferCode(who.userId)}`, '12,000.50', slip()];
    const said = [await desk('transfer', 'account', ...arrival), await desk('transfer', 'account', ...arrival)];
    expect(said).toEqual([
      expect.stringMatching(/^已入账 ¥12,000\.50，订单 \d+。$/),
      expect.stringMatching(/^这笔到账已经入账，订单 \d+，没有重复入账。$/),
    ]);
    expect(await moneyOf(who)).toBe(12_000.5);
    expect(await ordersOf(who)).toMatchObject([{ Status: ORDER_STATUS.paid, Amount: 12_000.5 }]);
  });

  test('is credited once when three of the staff enter it at the same moment', async () => {
    const who = await customer(server);
    const arrival = [transferCode(who.userId), '300', slip()];
    const said = await Promise.all([1, 2, 3].map(() => desk('transfer', 'account', ...arrival)));
    expect(said.filter((sentence) => sentence.startsWith('已入账'))).toHaveLength(1);
    expect(await moneyOf(who)).toBe(300);
  });

  test('is refused with its reason where the slip was used for another, the code is mistyped, or the account is not there', async () => {
    const [first, second] = [await customer(server), await customer(server)];
    const used = slip();
    await desk('transfer', 'account', transferCode(first.userId), '10', used);
    await expect(desk('transfer', 'account', transferCode(second.userId), '10', used)).rejects.toThrow('已用于订单');
    await expect(desk('transfer', 'account', transferCode(first.userId), '11', used)).rejects.toThrow('已用于订单');
    const mistyped = transferCode(second.userId).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    await expect(desk('transfer', 'account', mistyped, '10', slip())).rejects.toThrow('没有完整的识别码');
    await expect(desk('transfer', 'account', transferCode(999_999), '10', slip())).rejects.toThrow('不存在或已注销');
    await expect(desk('transfer', 'account', transferCode(second.userId), '-5', slip())).rejects.toThrow('金额');
    await expect(desk('transfer', 'account', transferCode(second.userId), '10', '')).rejects.toThrow('银行流水号');
    expect([await moneyOf(first), await moneyOf(second)]).toEqual([10, 0]);
  });

  test('is not credited to an account that was closed', async () => {
    const who = await customer(server);
    await server.database.transaction((tx) =>
      tx.update(users).set({ closedAt: server.clock.now() }).where(eq(users.id, who.userId)),
    );
    await expect(desk('transfer', 'account', transferCode(who.userId), '10', slip())).rejects.toThrow('已注销');
  });

  test('that was announced is credited with exactly its sum, and its order once', async () => {
    const who = await customer(server);
    const order = await announced(who, 20_000);
    expect(await desk('transfer')).toContain(`${order}  ¥20,000.00`);
    await expect(desk('transfer', 'order', order, '19999', slip())).rejects.toThrow('与到账金额不符');
    const arrival = [order, '20000', slip()];
    await desk('transfer', 'order', ...arrival);
    expect(await desk('transfer', 'order', ...arrival)).toContain('没有重复入账');
    await expect(desk('transfer', 'order', order, '20000', slip())).rejects.toThrow('已经入账');
    expect(await moneyOf(who)).toBe(20_000);
    expect(await desk('transfer')).not.toContain(order);
  });
});

describe('a transfer that was announced before the account was closed', () => {
  test('is neither listed nor credited', async () => {
    const who = await customer(server);
    const order = await announced(who, 500);
    await server.database.transaction((tx) =>
      tx.update(users).set({ closedAt: server.clock.now() }).where(eq(users.id, who.userId)),
    );
    expect(await desk('transfer')).not.toContain(order);
    await expect(desk('transfer', 'order', order, '500', slip())).rejects.toThrow('已注销，没有入账');
    expect(await moneyOf(who)).toBe(0);
  });
});

describe('a refund that goes back by transfer', () => {
  const account = { holder: companyName, bank_name: '招商银行苏州分行', bank_account: '512902345610901' };

  async function waitingRefund(): Promise<{ who: Customer; refundNo: string }> {
    const who = await customer(server);
    await verifyAs(server, who, 'enterprise');
    await paidBy(server, who, 80, PAY_TYPE.corporateTransfer);
    await askBack(server, who, 80, account);
    const [asked] = await refundsOf(server, who);
    if (asked === undefined) throw new Error('no refund was asked for');
    return { who, refundNo: asked.RefundNo };
  }

  test('waits with where it goes to, and ends as paid, once', async () => {
    const { who, refundNo } = await waitingRefund();
    expect(await desk('refund')).toMatch(new RegExp(`${refundNo}  ¥80\\.00 `));
    expect(await desk('refund')).toContain(`${account.holder} ${account.bank_name} ${account.bank_account}`);
    await desk('refund', 'paid', refundNo, slip());
    await expect(desk('refund', 'reject', refundNo, '账户有误')).rejects.toThrow('可能已由他人处理');
    expect(await refundsOf(server, who)).toMatchObject([{ Status: BALANCE_REFUND_STATUS.returned }]);
    expect(await moneyOf(who)).toBe(0);
    expect(await desk('refund')).not.toContain(refundNo);
  });

  test('that could not be transferred is in the balance again, with the reason', async () => {
    const { who, refundNo } = await waitingRefund();
    await desk('refund', 'reject', refundNo, '收款账户已销户');
    expect(await refundsOf(server, who)).toMatchObject([
      { Status: BALANCE_REFUND_STATUS.rejected, Reason: '收款账户已销户' },
    ]);
    expect(await moneyOf(who)).toBe(80);
  });

  test('is not ended here when it goes back by its channel', async () => {
    const who = await customer(server);
    await paidBy(server, who, 50);
    await askBack(server, who, 50);
    const [asked] = await refundsOf(server, who);
    await expect(desk('refund', 'paid', asked?.RefundNo ?? '', slip())).rejects.toThrow('不在可以这样处理的状态');
    expect(await refundsOf(server, who)).toMatchObject([{ Status: BALANCE_REFUND_STATUS.processing }]);
  });
});

describe('an adjustment of a balance', () => {
  const phoneOf = async ({ userId }: Customer) => {
    const [user] = await server.database.look((tx) =>
      tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId)),
    );
    return user?.phone ?? '';
  };

  test('is given once for its number, and its owner reads why', async () => {
    const who = await customer(server);
    const phone = await phoneOf(who);
    const words = ['customer', 'adjust', phone, 'TICKET-88', '12.50', '7 月 3 日断网补偿'];
    expect(await Promise.all([desk(...words), desk(...words)])).toEqual(
      expect.arrayContaining([
        `${phone} 的余额已增加 ¥12.50，调整编号 TICKET-88。`,
        '调整 TICKET-88 已经做过，没有重复调整。',
      ]),
    );
    expect(await moneyOf(who)).toBe(12.5);
    const { data } = (await server.call(getBalanceChanges, { page: 1, page_size: 20 }, { token: who.token })).data;
    expect(data).toMatchObject([{ Type: BALANCE_CHANGE_TYPE.manual, DiffMoney: 12.5, Remark: '7 月 3 日断网补偿' }]);
  });

  test('that takes more than there is, is none, or has the number of another changes nothing', async () => {
    const who = await customer(server);
    const phone = await phoneOf(who);
    await desk('customer', 'adjust', phone, 'TICKET-89', '30', '重复扣费退还');
    const adjust = (...words: readonly string[]) => desk('customer', 'adjust', phone, ...words);
    await expect(adjust('TICKET-90', '-30.01', '重复补偿冲回')).rejects.toThrow('没有改动');
    await expect(adjust('TICKET-89', '31', '重复扣费退还')).rejects.toThrow('已用于另一笔调整');
    await expect(adjust('TICKET-91', '0', '无')).rejects.toThrow('金额');
    await expect(adjust('TICKET-91', '5', ' ')).rejects.toThrow('说明');
    await expect(adjust('9', '5', '补偿')).rejects.toThrow('调整编号');
    expect(await adjust('TICKET-92', '-30', '重复补偿冲回')).toContain('已扣减 ¥30.00');
    expect(await moneyOf(who)).toBe(0);
  });
});
