import { assignCoupon, redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import {
  addInvoiceRecord,
  addInvoiceTitle,
  deleteInvoiceTitle,
  editInvoiceTitle,
  getInvoiceableChanges,
  getInvoiceConditions,
  getInvoiceRecords,
  getInvoiceTitles,
  resendInvoice,
  withdrawInvoice,
} from '@compute-market/contract/calls/invoice';
import { getBalanceChanges, getOrders } from '@compute-market/contract/calls/payment';
import { INVOICE_MAILS_PER_HOUR } from '@compute-market/contract/constants';
import { BALANCE_CHANGE_TYPE, BALANCE_REFUND_STATUS, INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invoiceRecord, invoiceTitle } from '../../src/db/schema/invoice';
import { paymentOrder } from '../../src/db/schema/payment';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { jobKinds } from '../../src/domain';
import { openRefund } from '../../src/domain/balance-refund/request';
import { reviewInvoice, type ReviewAction } from '../../src/domain/invoice/review';
import { runDueJobs } from '../../src/jobs/runner';
import { openServer } from '../setup';
import { group } from './coupon-groups';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { company, companyName, companyTitle, paidTopUp, verifyAs, type Company } from './invoice-customers';
import { given, refundsOf } from './refund-customers';

const server = openServer();

const page = { page: 1, page_size: 20 };
const conditions = async (who: Customer) => (await server.call(getInvoiceConditions, {}, { token: who.token })).data;
const titles = async (who: Customer) => (await server.call(getInvoiceTitles, {}, { token: who.token })).data;
const records = async (who: Customer, filter: object = {}) =>
  (await server.call(getInvoiceRecords, { ...page, ...filter }, { token: who.token })).data;
const changes = async (who: Customer) => (await server.call(getInvoiceableChanges, page, { token: who.token })).data;
const add = (who: Customer, change: object = {}) =>
  server.call(addInvoiceTitle, { ...companyTitle, ...change }, { token: who.token });
const ask = (who: Company, change: object = {}, key?: string) =>
  server.call(
    addInvoiceRecord,
    {
      invoice_id: who.titleId,
      amount: 100,
      invoice_type: 1,
      content: 'compute',
      email: 'finance@example.cn',
      ...change,
    },
    { token: who.token, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) },
  );
const review = (recordId: number, action: ReviewAction, reason = '税号有误') =>
  server.database.transaction((tx) => reviewInvoice(tx, server.services, recordId, { action, reason }));

describe('titles', () => {
  test('the first is the default; another takes its place when asked; the oldest when it is deleted', async () => {
    const who = await customer(server);
    const first = (await add(who, { is_default: false })).data.Id;
    const second = (await add(who, { title: '第二公司', is_default: true })).data.Id;
    await add(who, { title: '第三公司' });
    expect((await titles(who)).map(({ Title, IsDefault }) => [Title, IsDefault])).toEqual([
      ['第二公司', true],
      ['第三公司', false],
      [companyName, false],
    ]);
    await server.call(deleteInvoiceTitle, { id: second }, { token: who.token });
    expect((await titles(who)).map(({ Id, IsDefault }) => [Id === first, IsDefault])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('is edited whole, and stays the default', async () => {
    const who = await customer(server);
    const { Id } = (await add(who)).data;
    await server.call(
      editInvoiceTitle,
      { id: Id, title: '林知远', title_type: 0, invoice_type: 0, email: 'lin@example.cn', is_default: false },
      { token: who.token },
    );
    expect(await titles(who)).toEqual([
      {
        Id,
        Title: '林知远',
        TitleType: 0,
        TaxNo: '',
        InvoiceType: 0,
        Address: '',
        Tel: '',
        BankName: '',
        BankAccount: '',
        Email: 'lin@example.cn',
        IsDefault: true,
      },
    ]);
  });

  test.each([
    [{ tax_no: '91350100M000100Y44' }, 'tax_no', '校验码'],
    [{ tax_no: '' }, 'tax_no', '请填写税号'],
    [{ bank_account: '' }, 'bank_account', '银行账号'],
    [{ title_type: 0 }, 'invoice_type', '专票只能开给企业'],
    [{ title: '' }, 'title', '请输入发票抬头'],
    [{ email: 'x' }, 'email', '邮箱'],
  ])('with %o is refused at %s', async (change, field, words) => {
    const answer = await add(await customer(server), change);
    expect(answer).toMatchObject({ number: errors.INVALID_REQUEST.status, data: { field } });
    expect(answer.reason).toContain(words);
  });

  test('of a person has nothing of a company, whether it is sent or was kept before', async () => {
    const who = await customer(server);
    await verifyAs(server, who, 'person');
    await paidTopUp(server, who, 500);
    const { Id } = (await add(who, { title: '林知远', title_type: 0, invoice_type: 0, tax_no: '9135' })).data;
    const nothing = { TaxNo: '', Address: '', Tel: '', BankName: '', BankAccount: '' };
    expect(await titles(who)).toMatchObject([{ Title: '林知远', ...nothing }]);
    const { tax_no: taxNo, address, tel, bank_name: bankName, bank_account: bankAccount } = companyTitle;
    const kept = { taxNo, address, tel, bankName, bankAccount };
    await server.database.transaction((tx) => tx.update(invoiceTitle).set(kept).where(eq(invoiceTitle.id, Id)));
    expect(await titles(who)).toMatchObject([{ Title: '林知远', ...nothing }]);
    const { RecordId } = (await ask({ ...who, titleId: Id }, { invoice_type: 0 })).data;
    const [asked] = await server.database.transaction((tx) =>
      tx.select().from(invoiceRecord).where(eq(invoiceRecord.id, RecordId)),
    );
    expect(asked).toMatchObject({ title: '林知远', taxNo: '', address: '', tel: '', bankName: '', bankAccount: '' });
    await server.database.transaction((tx) => tx.update(invoiceRecord).set(kept).where(eq(invoiceRecord.id, RecordId)));
    expect((await records(who)).data).toMatchObject([{ Title: '林知远', TaxNo: '' }]);
  });

  test('cannot be there twice, nor be somebody else’s, nor belong to a sub-account', async () => {
    const who = await customer(server);
    const { Id } = (await add(who)).data;
    expect((await add(who)).number).toBe(errors.NAME_TAKEN.status);
    const stranger = await customer(server);
    expect((await server.call(deleteInvoiceTitle, { id: Id }, { token: stranger.token })).number).toBe(
      errors.NOT_FOUND.status,
    );
    expect((await server.call(editInvoiceTitle, { id: Id, ...companyTitle }, { token: stranger.token })).number).toBe(
      errors.NOT_FOUND.status,
    );
    expect(
      (await server.call(getInvoiceTitles, {}, { token: (await subAccountOf(server, who, 'lab', 10)).token })).number,
    ).toBe(errors.PERMISSION_FORBIDDEN.status);
  });
});

describe('what can be invoiced', () => {
  test('is what was topped up, less refunds, invoices and gifts: the terms add up', async () => {
    const who = await company(server, [1000, 500]);
    const groupId = await group(server, { type: 0, amountFen: 2000n });
    const { data } = await server.call(assignCoupon, { group_id: groupId }, { token: who.token });
    await server.call(redeemMoneyCoupon, { coupon_id: data.CouponId }, { token: who.token });
    const account = { holder: companyName, bank_name: '招商银行', bank_account: '512902345610901' };
    await server.database.transaction((tx) => openRefund(tx, who.userId, { amount: 100, ...account }, server.services));
    const first = (await ask(who, { amount: 300 })).data.RecordId;
    await review(first, 'issue');
    await ask(who, { amount: 200 });
    const sums = await conditions(who);
    expect(sums).toMatchObject({
      TotalRecharge: 1520,
      GiftMoney: 20,
      RefundMoney: 100,
      InvoicedMoney: 300,
      PendingMoney: 200,
      AbleMoney: 900,
      MinMoney: 10,
      CanSpecial: true,
    });
    expect(sums.AbleMoney).toBe(
      sums.TotalRecharge - sums.GiftMoney - sums.RefundMoney - sums.InvoicedMoney - sums.PendingMoney,
    );
    expect(sums.Subjects).toEqual([{ TitleType: 1, Name: companyName }]);
    expect(sums.Conditions.every(({ Passed }) => Passed)).toBe(true);
  });

  test('each term is the sum of what the list it leads to holds: parts of top-ups, every state, every gift', async () => {
    const who = await company(server, [1000, 500]);
    const groupId = await group(server, { type: 0, amountFen: 2000n });
    const { data } = await server.call(assignCoupon, { group_id: groupId }, { token: who.token });
    await server.call(redeemMoneyCoupon, { coupon_id: data.CouponId }, { token: who.token });
    await given(server, who, 7);
    const account = { holder: companyName, bank_name: '招商银行', bank_account: '512902345610901' };
    await server.database.transaction((tx) => openRefund(tx, who.userId, { amount: 100, ...account }, server.services));
    await ask(who, { amount: 200 });
    const issuing = (await ask(who, { amount: 50 })).data.RecordId;
    await server.database.transaction((tx) =>
      tx.update(invoiceRecord).set({ status: INVOICE_STATUS.issuing }).where(eq(invoiceRecord.id, issuing)),
    );
    const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const moved = (await server.call(getBalanceChanges, page, { token: who.token })).data.data;
    const gifts: readonly number[] = [BALANCE_CHANGE_TYPE.coupon, BALANCE_CHANGE_TYPE.manual];
    const pending: readonly number[] = [INVOICE_STATUS.reviewing, INVOICE_STATUS.issuing];
    const refunds = await refundsOf(server, who);
    expect(await conditions(who)).toMatchObject({
      GiftMoney: sumOf(moved.filter(({ Type }) => gifts.includes(Type)).map(({ DiffMoney }) => DiffMoney)),
      PendingMoney: sumOf(
        (await records(who)).data.filter(({ Status }) => pending.includes(Status)).map(({ Amount }) => Amount),
      ),
      RefundMoney: sumOf(
        refunds.filter(({ Status }) => Status !== BALANCE_REFUND_STATUS.rejected).map(({ Amount }) => Amount),
      ),
    });
    expect(await conditions(who)).toMatchObject({ GiftMoney: 27, PendingMoney: 250, RefundMoney: 100 });
  });

  test('is not what support took back of it: no invoice is for more, and what was given is taken back first', async () => {
    const who = await company(server, [100, 50]);
    await given(server, who, 20);
    await given(server, who, -50);
    const sums = await conditions(who);
    expect(sums).toMatchObject({ TotalRecharge: 150, GiftMoney: 0, TakenBackMoney: 30, AbleMoney: 120 });
    const rows = (await changes(who)).data;
    const all = rows.map(({ Id }) => Id);
    for (const request of [{ amount: 120.01 }, { amount: 150, change_ids: all }])
      expect((await ask(who, request)).reason).toMatch('最多可开 ¥120.00');
    expect((await ask(who, { amount: 100, change_ids: all.slice(1) })).number).toBe(0);
    expect(await conditions(who)).toMatchObject({ PendingMoney: 100, AbleMoney: 20 });
    await given(server, who, -40);
    expect(await conditions(who)).toMatchObject({ PendingMoney: 100, TakenBackMoney: 50, AbleMoney: 0 });
  });

  test('nothing yet: each condition says where it can be met', async () => {
    const sums = await conditions(await customer(server));
    expect(sums).toMatchObject({ AbleMoney: 0, CanSpecial: false, Subjects: [] });
    expect(sums.Conditions.map(({ Key, Passed, Route }) => [Key, Passed, Route])).toEqual([
      ['verified', false, '/console/verification'],
      ['amount', false, '/console/recharge'],
      ['special', false, '/console/verification'],
    ]);
  });

  test('lists the top-ups with what is left of each; the oldest are used first', async () => {
    const who = await company(server, [100, 200, 300]);
    await ask(who, { amount: 150 });
    expect(
      (await changes(who)).data.map(({ Amount, InvoicedAmount, AbleAmount, BalanceAfter, Source }) => [
        Amount,
        InvoicedAmount,
        AbleAmount,
        BalanceAfter,
        Source,
      ]),
    ).toEqual([
      [300, 0, 300, 600, '对公转账'],
      [200, 50, 150, 300, '对公转账'],
      [100, 100, 0, 100, '对公转账'],
    ]);
    expect(
      (await server.call(getOrders, page, { token: who.token })).data.data.map(({ InvoiceAble }) => InvoiceAble),
    ).toEqual([true, true, false]);
  });
});

describe('an invoice', () => {
  test('is asked for, reviewed, issued, and its file is a PDF that only a fresh address from its owner’s list gives', async () => {
    const who = await company(server, [1500.5]);
    const { data } = await ask(who, { amount: 1500.5, remark: '项目 A' });
    expect(data.RecordNo).toMatch(/^FP\d{13}$/);
    expect((await records(who)).data).toMatchObject([
      {
        RecordNo: data.RecordNo,
        Status: 0,
        Title: companyName,
        Content: '信息技术服务*高性能云计算服务',
        Amount: 1500.5,
        FileUrl: '',
        IssueTime: null,
        Remark: '项目 A',
      },
    ]);
    expect([
      await review(data.RecordId, 'approve'),
      await review(data.RecordId, 'issue'),
      await review(data.RecordId, 'issue'),
    ]).toEqual([true, true, false]);
    const [issued] = (await records(who, { status: 2 })).data;
    expect(issued).toMatchObject({ Status: 2, RejectReason: '' });
    await runDueJobs(server.services, jobKinds);
    const mails = await server.database.transaction((tx) =>
      tx.select().from(sandboxReminder).where(eq(sandboxReminder.recipient, 'finance@example.cn')),
    );
    const mail = mails.find(
      ({ text }) =>
        text ===
        `您申请的发票 ${data.RecordNo} 已开具，文件见附件；也可登录后在发票管理中下载：http://localhost:3000/console/invoice?tab=records`,
    );
    expect(mail).toMatchObject({ channel: 'email', attachmentName: `${data.RecordNo}.pdf` });
    const file = await server.app.inject({ method: 'GET', url: issued?.FileUrl ?? '' });
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="${data.RecordNo}.pdf"`,
    ]);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(mail?.attachment ?? '', 'base64')).toEqual(file.rawPayload);
    const statusOf = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode;
    const url = issued?.FileUrl ?? '';
    const bare = url.split('?', 1)[0] ?? '';
    const wrong = [bare, url.replace(/until=\d+/, 'until=99999999999'), url.replace(/by=./, 'by=!'), `${url}&by=x`];
    const another = url.replace(/invoices\/[\w-]+/, `invoices/${'a'.repeat(43)}`);
    for (const one of [...wrong, another]) expect(await statusOf(one), one).toBe(404);
    server.clock.advance(2 * hourMs);
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf((await records(who, { status: 2 })).data[0]?.FileUrl ?? '')).toBe(200);
  });

  test('is mailed again with its file, to any address, a few times an hour, and only to its owner’s wish', async () => {
    const who = await company(server, [100]);
    const { RecordId, RecordNo } = (await ask(who)).data;
    const resend = (by: Customer, address = 'boss@example.cn') =>
      server.call(resendInvoice, { record_id: RecordId, email: address }, { token: by.token });
    expect((await resend(who)).number).toBe(errors.CONFLICT.status);
    await review(RecordId, 'issue');
    expect((await resend(await customer(server))).number).toBe(errors.NOT_FOUND.status);
    expect((await resend(who, 'boss')).number).toBe(errors.INVALID_REQUEST.status);
    expect((await resend(who)).data).toEqual({ Email: 'boss@example.cn' });
    await runDueJobs(server.services, jobKinds);
    const [mail] = await server.database.transaction((tx) =>
      tx.select().from(sandboxReminder).where(eq(sandboxReminder.recipient, 'boss@example.cn')),
    );
    expect(mail).toMatchObject({ channel: 'email', attachmentName: `${RecordNo}.pdf` });
    for (let more = 1; more < INVOICE_MAILS_PER_HOUR; more += 1) expect((await resend(who)).number).toBe(0);
    expect(await resend(who)).toMatchObject({
      number: errors.TOO_MANY_REQUESTS.status,
      reason: '每小时最多发送 5 次，请稍后再试，或直接下载发票',
    });
    server.clock.advance(hourMs);
    expect((await resend(who)).number).toBe(0);
    await review(RecordId, 'void');
    expect((await resend(who)).number).toBe(errors.CONFLICT.status);
  });

  test('keeps its title as it was', async () => {
    const who = await company(server, [100]);
    await ask(who);
    await server.call(editInvoiceTitle, { id: who.titleId, ...companyTitle, title: '改名公司' }, { token: who.token });
    expect((await records(who)).data[0]?.Title).toBe(companyName);
  });

  test.each(['reject', 'void'] as const)('%s gives back what it covered, once', async (action) => {
    const who = await company(server, [100, 100]);
    const { RecordId } = (await ask(who, { amount: 150 })).data;
    if (action === 'void') await review(RecordId, 'issue');
    const url = (await records(who)).data[0]?.FileUrl ?? '';
    expect([await review(RecordId, action), await review(RecordId, action)]).toEqual([true, false]);
    expect((await conditions(who)).AbleMoney).toBe(200);
    expect((await records(who)).data).toMatchObject([{ RejectReason: '税号有误', FileUrl: '' }]);
    if (action === 'void') expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect((await ask(who, { amount: 200 })).number).toBe(0);
  });

  test('is withdrawn by its applicant alone, once, while it waits for its review; what it covered can be asked for again', async () => {
    const who = await company(server, [100]);
    const withdraw = (record_id: number, { token } = who) => server.call(withdrawInvoice, { record_id }, { token });
    const first = (await ask(who)).data.RecordId;
    expect((await records(who)).data).toMatchObject([{ CanWithdraw: true }]);
    expect((await withdraw(first, await company(server, [100]))).number).toBe(errors.NOT_FOUND.status);
    const twice = await Promise.all([withdraw(first), withdraw(first)]);
    expect(twice.map(({ number }) => number).sort()).toEqual([0, errors.STATE_CONFLICT.status]);
    expect((await records(who)).data).toMatchObject([{ RejectReason: '申请人已撤回', CanWithdraw: false }]);
    expect((await conditions(who)).AbleMoney).toBe(100);

    const second = (await ask(who)).data.RecordId;
    const [withdrawn, approved] = await Promise.all([withdraw(second), review(second, 'approve')]);
    expect(withdrawn.number === 0).toBe(!approved);
    expect((await conditions(who)).AbleMoney).toBe(approved ? 0 : 100);
  });

  test('for chosen rows is for what is left of exactly these', async () => {
    const who = await company(server, [100, 200, 300]);
    const [newest, middle] = (await changes(who)).data;
    const change_ids = [newest?.Id ?? 0, middle?.Id ?? 0];
    expect((await ask(who, { amount: 400, change_ids })).number).toBe(errors.INVOICE_AMOUNT_SHORT.status);
    expect((await ask(who, { amount: 500, change_ids })).number).toBe(0);
    expect((await changes(who)).data.map(({ AbleAmount }) => AbleAmount)).toEqual([0, 0, 100]);
    expect((await ask(who, { amount: 500, change_ids })).number).toBe(errors.INVOICE_AMOUNT_SHORT.status);
    const stranger = await company(server, [500]);
    expect((await ask(stranger, { amount: 500, change_ids })).number).toBe(errors.NOT_FOUND.status);
  });

  test('of the same intention is made once', async () => {
    const who = await company(server, [1000]);
    const answers = [await ask(who, {}, 'invoice-1'), await ask(who, {}, 'invoice-1')];
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect((await ask(who, { amount: 101 }, 'invoice-1')).number).toBe(errors.IDEMPOTENCY_MISMATCH.status);
    expect((await conditions(who)).AbleMoney).toBe(900);
  });

  test('stops a refund of what it covers', async () => {
    const who = await company(server, [100]);
    await ask(who);
    const [order] = (await server.call(getOrders, page, { token: who.token })).data.data;
    const refund = server.database.transaction((tx) =>
      tx
        .update(paymentOrder)
        .set({ refundedFen: 1n })
        .where(eq(paymentOrder.outTradeNo, Number(order?.OutTradeNo))),
    );
    await expect(refund).rejects.toThrow();
  });

  test.each([
    [{ amount: 100.01 }, 'INVOICE_AMOUNT_SHORT', '最多可开 ¥100.00'],
    [{ amount: 9.99 }, 'INVALID_REQUEST', '不能低于 ¥10.00'],
    [{ amount: -5 }, 'INVALID_REQUEST', '0.01'],
    [{ content: 'food' }, 'INVALID_REQUEST', '请选择开票项目'],
    [{ invoice_id: 999_999 }, 'NOT_FOUND', '抬头不存在'],
  ] as const)('with %o is refused with %s', async (change, key, words) => {
    const answer = await ask(await company(server, [100]), change);
    expect(answer.number).toBe(errors[key].status);
    expect(answer.reason).toContain(words);
  });

  test('to a title that is gone says which field that is', async () => {
    expect((await ask(await company(server, [100]), { invoice_id: 999_999 })).data).toEqual({ field: 'invoice_id' });
  });

  test('needs a verified account whose name it bears; a special one needs an enterprise', async () => {
    const who = await customer(server);
    await paidTopUp(server, who, 100);
    const own = (await add(who, { title: '林知远', title_type: 0, invoice_type: 0, tax_no: '' })).data.Id;
    const unverified = await ask({ ...who, titleId: own }, { invoice_type: 0 });
    expect(unverified).toMatchObject({
      number: errors.INVOICE_NOT_ALLOWED.status,
      data: { route: '/console/verification' },
    });
    await verifyAs(server, who, 'person');
    const foreign = (await add(who)).data.Id;
    expect((await ask({ ...who, titleId: foreign }, { invoice_type: 0 })).reason).toBe(
      '抬头需与实名主体一致，可使用：林*远',
    );
    expect((await ask({ ...who, titleId: own }, { invoice_type: 1 })).reason).toContain('完成企业认证后可开专票');
    expect((await ask({ ...who, titleId: own }, { invoice_type: 0 })).number).toBe(0);
  });
});

test('every call is for signed-in main accounts', async () => {
  for (const call of [getInvoiceTitles, getInvoiceConditions]) expect((await server.call(call, {})).number).toBe(2);
  for (const call of [getInvoiceRecords, getInvoiceableChanges]) expect((await server.call(call, page)).number).toBe(2);
});
