import { getBareMetalInstances } from '@compute-market/contract/calls/instance';
import { addInvoiceRecord, getInvoiceRecords } from '@compute-market/contract/calls/invoice';
import { addReservation, getBareMetalModels } from '@compute-market/contract/calls/market';
import { getNotices } from '@compute-market/contract/calls/notice';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { INVOICE_STATUS, WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { eq, inArray } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseAway, type Tx } from '../../src/db/database';
import { users } from '../../src/db/schema/account';
import { invoiceRecord } from '../../src/db/schema/invoice';
import { bareMetal, host } from '../../src/db/schema/market';
import { payoutAccount, settlement } from '../../src/db/schema/partner';
import { storedFile } from '../../src/db/schema/file';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { verification } from '../../src/db/schema/verification';
import { jobKinds } from '../../src/domain';
import { deliverReservation } from '../../src/domain/bare-metal/answer';
import { runDueJobs } from '../../src/jobs/runner';
import { wireTime } from '../../src/platform/wire';
import { runDesk } from '../../src/staff/desk';
import { deskRows } from '../../src/staff/desk-area';
import { customer, type Customer } from '../calls/instance-customers';
import { company, companyTitle } from '../calls/invoice-customers';
import { ticketsOn } from '../calls/work-order-tickets';
import { openMarket } from '../setup';

const server = openMarket();
const desk = (...words: readonly string[]) => runDesk(server.services, words);
const page = { page: 1, page_size: 20 };
const phoneOf = async ({ userId }: Customer) =>
  (await server.database.transaction((tx) => tx.select().from(users).where(eq(users.id, userId))))[0]?.phone ?? '';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compute-market-desk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('the desk lists every kind of work and how each is done; an unknown word changes nothing and says what there is', async () => {
  const said = await desk();
  for (const title of ['对公转账', '余额退款', '发票', '实名认证', '工单', '裸金属预约', '结算单'])
    expect(said).toContain(title);
  expect(said).toContain('npm run desk -- refund paid <退款单号> <银行流水号>');
  await expect(desk('money')).rejects.toThrow('没有「money」，可用：transfer、refund、');
  await expect(desk('refund', 'paid', '1')).rejects.toThrow('npm run desk -- refund paid <退款单号> <银行流水号>');
  await expect(desk('refund', 'paid', 'x', 'BANK-1')).rejects.toThrow('应为数字');
});

describe('an invoice', () => {
  const asked = async () => {
    const who = await company(server, [500]);
    await server.call(
      addInvoiceRecord,
      { invoice_id: who.titleId, amount: 100, invoice_type: 1, content: 'compute', email: 'finance@example.cn' },
      { token: who.token },
    );
    return who;
  };
  const recordOf = async ({ token }: Customer) => {
    const [record] = (await server.call(getInvoiceRecords, page, { token })).data.data;
    if (record === undefined) throw new Error('no invoice was asked for');
    return record;
  };

  test('is issued as the very file of the tax office: by mail and by download', async () => {
    const who = await asked();
    const { Id, RecordNo } = await recordOf(who);
    const paper = '%PDF-1.7\nthe file of the tax office';
    expect(await desk('invoice')).toContain(RecordNo);
    await desk('invoice', 'approve', String(Id));
    await desk('invoice', 'issue', String(Id), fileOf('invoice.pdf', paper));
    const issued = await recordOf(who);
    expect(issued.Status).toBe(INVOICE_STATUS.issued);
    expect((await server.app.inject({ method: 'GET', url: issued.FileUrl })).body).toBe(paper);
    await runDueJobs(server.services, jobKinds);
    const [mail] = await server.database.transaction((tx) =>
      tx
        .select()
        .from(sandboxReminder)
        .where(eq(sandboxReminder.attachmentName, `${RecordNo}.pdf`)),
    );
    expect(Buffer.from(mail?.attachment ?? '', 'base64').toString()).toBe(paper);
    expect(await desk('invoice')).not.toContain(RecordNo);
    await expect(desk('invoice', 'issue', String(Id), fileOf('again.pdf', paper))).rejects.toThrow('可能已由他人处理');
  });

  test("is listed with all that stands on it: its kind, what it is for, and the buyer's address and bank", async () => {
    const { RecordNo } = await recordOf(await asked());
    const lines = (await desk('invoice')).split('\n');
    const at = lines.findIndex((line) => line.includes(RecordNo));
    for (const said of ['专票', '信息技术服务*高性能云计算服务', '¥100.00', companyTitle.tax_no, 'finance@example.cn'])
      expect(lines[at]).toContain(said);
    expect(lines[at + 1]?.trim()).toBe(
      `购买方地址、电话：${companyTitle.address}　${companyTitle.tel}  购买方开户行及账号：${companyTitle.bank_name}　${companyTitle.bank_account}`,
    );
  });

  test('is one line whatever its customer wrote: no remark looks like another invoice in the list', async () => {
    const who = await company(server, [500]);
    const remark = '请尽快开具\r\n  9001  FP20261123001  待开具\u2028  9002\r9003\u001b[1E9004';
    await server.call(
      addInvoiceRecord,
      { invoice_id: who.titleId, amount: 100, invoice_type: 1, content: 'compute', email: 'finance@example.cn' },
      { token: who.token },
    );
    const { Id, RecordNo } = await recordOf(who);
    await server.database.transaction((tx) =>
      tx
        .update(invoiceRecord)
        .set({ remark })
        .where(eq(invoiceRecord.id, Number(Id))),
    );
    const listed = await desk('invoice');
    const lines = listed.split('\n');
    const at = lines.findIndex((line) => line.includes(RecordNo));
    expect(lines[at + 1]).toMatch(/^ {6}.*请尽快开具 {3}9001 {2}FP20261123001 {2}待开具 {3}9002 9003 \[1E9004$/);
    expect(lines.filter((line) => /^\s*900\d/.test(line))).toEqual([]);
    expect(listed).not.toMatch(/[\r\u2028\u001b]/);
  });

  test('is approved, issued and voided by the number that its customer knows', async () => {
    const who = await asked();
    const { RecordNo } = await recordOf(who);
    await desk('invoice', 'approve', RecordNo);
    await desk('invoice', 'issue', RecordNo.toLowerCase(), fileOf('known.pdf', '%PDF-1.7\nknown by its number'));
    expect((await recordOf(who)).Status).toBe(INVOICE_STATUS.issued);
    await expect(desk('invoice', 'reject', RecordNo, '抬头有误')).rejects.toThrow('可能已由他人处理');
    expect(await desk('invoice', 'void', RecordNo, '抬头有误')).toContain(`发票 ${RecordNo} 已作废`);
    expect(await recordOf(who)).toMatchObject({ Status: INVOICE_STATUS.voided, RejectReason: '抬头有误' });
    await expect(desk('invoice', 'void', 'FP1999010100001', '抬头有误')).rejects.toThrow('没有发票 FP1999010100001');
    await expect(desk('invoice', 'void', '发票', '抬头有误')).rejects.toThrow('编号或发票号「发票」应为数字');
  });

  test('keeps its file where nobody knows whether it was issued', async () => {
    const who = await asked();
    const { Id } = await recordOf(who);
    const { database } = server;
    const lost = {
      ...server.services,
      database: {
        ...database,
        transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
          await database.transaction(work);
          throw new DatabaseAway('unknown', new Error('the connection was lost'));
        },
      },
    };
    const paper = '%PDF-1.7\nissued and not heard of';
    await expect(runDesk(lost, ['invoice', 'issue', String(Id), fileOf('lost.pdf', paper)])).rejects.toThrow('unknown');
    const issued = await recordOf(who);
    expect((await server.app.inject({ method: 'GET', url: issued.FileUrl })).body).toBe(paper);
  });

  test('is not issued by a file that is missing or is no PDF, and its refusal gives the sum back with the reason', async () => {
    const who = await asked();
    const id = String((await recordOf(who)).Id);
    await expect(desk('invoice', 'issue', id, path.join(folder, 'none.pdf'))).rejects.toThrow('无法读取文件');
    await expect(desk('invoice', 'issue', id, fileOf('text.pdf', 'no paper'))).rejects.toThrow('不是 PDF');
    expect((await recordOf(who)).Status).toBe(INVOICE_STATUS.reviewing);
    await desk('invoice', 'reject', id, '抬头与实名主体不符');
    expect(await recordOf(who)).toMatchObject({
      Status: INVOICE_STATUS.rejected,
      RejectReason: '抬头与实名主体不符',
    });
  });
});

test('a verification under review is shown with its papers, and refused with a reason or approved, once', async () => {
  const waiting = async (companyName: string) => {
    const who = await customer(server);
    const at = server.clock.now();
    const name = server.services.ids.token();
    const file = { name, userId: who.userId, originalName: '营业执照.pdf', mediaType: 'application/pdf', size: 9 };
    return server.database.transaction(async (tx) => {
      await tx.insert(storedFile).values({ ...file, purpose: 'verification', createdAt: at, usedAt: at });
      const [row] = await tx
        .insert(verification)
        .values({
          userId: who.userId,
          verifyType: 1,
          method: 'license',
          companyName,
          status: 0,
          files: [name],
          createdAt: at,
        })
        .returning();
      return String(row?.id);
    });
  };
  const [refused, approved] = [await waiting('成都云岫计算有限公司'), await waiting('成都青衿数据有限公司')];
  const person = await customer(server);
  const [paper] = await server.database.transaction((tx) =>
    tx
      .insert(verification)
      .values({
        userId: person.userId,
        verifyType: 0,
        method: 'other',
        certificateType: 'passport',
        name: '林*远',
        idNumber: 'E1******8',
        remark: '无法人脸核验',
        status: 0,
        createdAt: server.clock.now(),
      })
      .returning(),
  );
  const listed = await desk('verification');
  expect(listed).toMatch(new RegExp(`${paper?.id}  个人  林\\*远  护照  E1\\*{6}8  .*无法人脸核验`));
  await desk('verification', 'reject', String(paper?.id), '材料不清晰');
  expect(listed).toContain(`${refused}  企业  成都云岫计算有限公司`);
  expect(listed).toMatch(/营业执照\.pdf {2}http:\/\/\S+\/files\//);
  await desk('verification', 'reject', refused, '材料不清晰');
  await desk('verification', 'approve', approved);
  const stateOf = async (id: string) =>
    (
      await server.database.transaction((tx) =>
        tx
          .select()
          .from(verification)
          .where(eq(verification.id, Number(id))),
      )
    )[0];
  expect(await stateOf(refused)).toMatchObject({ status: 2, reason: '材料不清晰' });
  expect(await stateOf(approved)).toMatchObject({ status: 1 });
  await expect(desk('verification', 'reject', approved, '材料不清晰')).rejects.toThrow('可能已由他人处理');
  expect(await desk('verification')).toContain('无。');
});

test('a ticket is taken, answered and solved by an engineer whom the customer reads', async () => {
  const who = await customer(server);
  const tickets = ticketsOn(server, () => who);
  const id = await tickets.opened({ content: '<p>从 13:09 <b>开始报错</b></p>' });
  expect(await desk('ticket')).toContain('GPU 掉卡，只剩 2 张');
  expect(await desk('ticket')).not.toContain('<p>');
  await desk('ticket', 'accept', String(id), '陈工');
  await desk('ticket', 'ask', String(id), '陈工', '请补充报错信息');
  expect((await tickets.read(id)).status).toBe(WORK_ORDER_STATUS.needsReply);
  await desk('ticket', 'solve', String(id), '陈工', '已更换显卡');
  const order = await tickets.read(id);
  expect(order.status).toBe(WORK_ORDER_STATUS.solved);
  expect(JSON.stringify(order)).toContain('陈工');
  await expect(desk('ticket', 'solve', String(id), '陈工', '再次')).rejects.toThrow('可能已由他人处理');
});

test('a reservation is quoted, signed and delivered with an address for each machine', async () => {
  const who = await customer(server, { balance: 30_000 });
  const models = (await server.call(getBareMetalModels, page)).data.data;
  const model = models.find(({ Name }) => Name === '八卡 RTX 4090 训练机');
  const wish = {
    bare_metal_id: model?.Id ?? 0,
    num: 2,
    contact_name: '林知远',
    phone: '13800000001',
    rent_months: 1,
    begin_date: formatDay(wireTime(server.clock.now()) + daySeconds),
  };
  const id = String((await server.call(addReservation, wish, { token: who.token })).data.ReservationId);
  await desk('reservation', 'quote', id, '11800', '7 日内有效');
  await desk('reservation', 'sign', id, 'HT-2026-0007');
  await expect(desk('reservation', 'deliver', id, '10.1.0.4')).rejects.toThrow('需要 2 个不同的 IP 地址');
  const freeNum = async (num: number) =>
    server.database.transaction((tx) =>
      tx.update(bareMetal).set({ freeNum: num }).where(eq(bareMetal.id, wish.bare_metal_id)),
    );
  await freeNum(1);
  await expect(desk('reservation', 'deliver', id, '10.1.0.4,10.1.0.5')).rejects.toThrow('空闲 1 台，不足 2 台');
  await freeNum(2);
  await desk('reservation', 'deliver', id, '10.1.0.4,10.1.0.5');
  const machines = (await server.call(getBareMetalInstances, page, { token: who.token })).data.data;
  expect(machines.map((machine) => JSON.stringify(machine))).toEqual([
    expect.stringContaining('10.1.0.5'),
    expect.stringContaining('10.1.0.4'),
  ]);
  for (const machine of machines) expect(JSON.stringify(machine)).toContain('HT-2026-0007');
  await expect(desk('reservation', 'cancel', id, '不再需要')).rejects.toThrow('可能已由他人处理');
});

test('a reservation of an account that was closed is neither signed nor delivered, and takes no machine', async () => {
  const who = await customer(server);
  const [model] = (await server.call(getBareMetalModels, page)).data.data;
  const ofModel = eq(bareMetal.id, model?.Id ?? 0);
  await server.database.transaction((tx) => tx.update(bareMetal).set({ freeNum: 1 }).where(ofModel));
  const begin_date = formatDay(wireTime(server.clock.now()) + daySeconds);
  const wish = { bare_metal_id: model?.Id ?? 0, num: 1, contact_name: '林知远', phone: '13800000001', rent_months: 1 };
  const { data } = await server.call(addReservation, { ...wish, begin_date }, { token: who.token });
  const id = String(data.ReservationId);
  const closed = (closedAt: Date | null) =>
    server.database.transaction((tx) => tx.update(users).set({ closedAt }).where(eq(users.id, who.userId)));
  await desk('reservation', 'quote', id, '11800', '7 日内有效');
  const refusal = `预约 ${id} 的客户已注销账号`;
  await closed(server.clock.now());
  await expect(desk('reservation', 'sign', id, 'HT-2026-0008')).rejects.toThrow(refusal);
  // Signed before such an account was kept from closing.
  await closed(null);
  await desk('reservation', 'sign', id, 'HT-2026-0008');
  await closed(server.clock.now());
  await expect(desk('reservation', 'deliver', id, '10.1.0.6')).rejects.toThrow(refusal);
  const delivered = await server.database.transaction((tx) =>
    deliverReservation(tx, server.services, data.ReservationId, () => '10.1.0.6'),
  );
  expect(delivered).toBe(false);
  const left = await server.database.transaction((tx) => tx.select().from(bareMetal).where(ofModel));
  expect(left).toMatchObject([{ freeNum: 1 }]);
  await desk('reservation', 'cancel', id, '账号已注销');
});

test('a sheet is confirmed, paid once, and not before its partner has told where to', async () => {
  const who = await customer(server);
  const [sheet] = await server.database.transaction((tx) =>
    tx
      .insert(settlement)
      .values({
        userId: who.userId,
        month: '2026-05',
        settlementNo: 'JS202605000099',
        incomeFen: 10_000n,
        feeFen: 2000n,
        adjustFen: -500n,
        feeBp: 2000,
        status: 1,
        fileToken: 'token-of-the-sheet-of-may',
        createdAt: server.clock.now(),
      })
      .returning(),
  );
  const id = String(sheet?.id);
  expect(await desk('settlement')).toMatch(/JS202605000099 {2}\S+ {2}¥75\.00 {2}\d+ {2}未填写收款账户/);
  await desk('settlement', 'confirm', id);
  await expect(desk('settlement', 'pay', id, '8217')).rejects.toThrow('还没有填写收款账户');
  const account = { holder: '成都云岫计算有限公司', bankName: '中国工商银行', bankAccount: '4402239019100368217' };
  await server.database.transaction((tx) =>
    tx.insert(payoutAccount).values({ ...account, userId: who.userId, changedAt: server.clock.now() }),
  );
  // Who pays needs the whole number.
  expect(await desk('settlement')).toContain('成都云岫计算有限公司 中国工商银行 4402239019100368217');
  for (const typed of ['82170', '821', '尾号 8'])
    await expect(desk('settlement', 'pay', id, typed)).rejects.toThrow('应为 4 位数字');
  // The partner sets another account between the transfer and its entry.
  const change = (bankAccount: string) =>
    server.database.transaction((tx) =>
      tx
        .update(payoutAccount)
        .set({ bankAccount, changedAt: server.clock.now() })
        .where(eq(payoutAccount.userId, who.userId)),
    );
  await change('512902345610901');
  await expect(desk('settlement', 'pay', id, '8217')).rejects.toThrow(
    /^款项打入尾号 8217，而收款账户已于 \S+ \S+ 设为中国工商银行 尾号 0901，没有改动，请核对。$/,
  );
  await change(account.bankAccount);
  expect(await desk('settlement', 'pay', id, '8217')).toBe(`结算单 ${id} 已记为打款完成。`);
  await expect(desk('settlement', 'pay', id, '8217')).rejects.toThrow('可能已由他人处理');
});

test('a sheet with nothing to pay is never paid, and waits for nobody once it is confirmed', async () => {
  const who = await customer(server);
  const [sheet] = await server.database.transaction((tx) =>
    tx
      .insert(settlement)
      .values({
        userId: who.userId,
        month: '2026-05',
        settlementNo: 'JS202605000098',
        incomeFen: 10_000n,
        feeFen: 2000n,
        adjustFen: -11_000n,
        feeBp: 2000,
        status: 1,
        fileToken: 'token-of-the-sheet-with-nothing',
        createdAt: server.clock.now(),
      })
      .returning(),
  );
  const id = String(sheet?.id);
  expect(await desk('settlement')).toContain('JS202605000098  待确认  −¥30.00');
  await desk('settlement', 'confirm', id);
  expect(await desk('settlement')).not.toContain('JS202605000098');
  await expect(desk('settlement', 'pay', id, '8217')).rejects.toThrow('应付金额不大于 0，无需打款，请处理其他结算单');
});

test('a partner is given machines that are free, all or none', async () => {
  const who = await customer(server);
  const phone = await phoneOf(who);
  const machinesOf = () =>
    server.database.transaction((tx) => tx.select().from(host).where(eq(host.partnerUserId, who.userId)));
  const [free] = (await desk('partner')).match(/[a-z]+\d+(?= {2})/) ?? [];
  await expect(desk('partner', 'appoint', phone, `${free},nobodys-host`)).rejects.toThrow(
    /主机「nobodys-host」不存在.*npm run desk -- partner/,
  );
  expect(await machinesOf()).toEqual([]);
  await desk('partner', 'appoint', phone, free ?? '');
  expect((await machinesOf()).map(({ name }) => name)).toEqual([free]);
  await desk('partner', 'dismiss', phone);
  expect(await machinesOf()).toEqual([]);
});

test('more hosts than one list shows are said to be more', async () => {
  const [sample] = await server.database.transaction((tx) => tx.select().from(host).limit(1));
  if (sample === undefined) throw new Error('no host');
  const { id: _id, ...fields } = sample;
  const many = Array.from({ length: deskRows }, (_, at) => ({ ...fields, name: `many-${at}`, partnerUserId: null }));
  const few = await desk('partner');
  expect(few).not.toContain('最多列出');
  const made = await server.database.transaction((tx) => tx.insert(host).values(many).returning({ id: host.id }));
  const said = await desk('partner');
  expect(said).toContain(`（最多列出 ${deskRows} 项`);
  expect(said.match(/ × \d+$/gm)).toHaveLength(deskRows);
  const ids = made.map(({ id }) => id);
  await server.database.transaction((tx) => tx.delete(host).where(inArray(host.id, ids)));
});

test('a customer is given credit, and a second step of logging in is ended for who lost the phone', async () => {
  const who = await customer(server);
  const phone = await phoneOf(who);
  await server.database.transaction((tx) =>
    tx.update(users).set({ secondFactor: true }).where(eq(users.id, who.userId)),
  );
  await desk('customer', 'credit', phone, '500');
  await desk('customer', 'second-factor-off', phone);
  expect((await server.call(getUserInfo, {}, { token: who.token })).data).toMatchObject({ CreditMoneyQuota: 500 });
  const [user] = await server.database.transaction((tx) => tx.select().from(users).where(eq(users.id, who.userId)));
  expect(user?.secondFactor).toBe(false);
  await expect(desk('customer', 'credit', '19900000000', '500')).rejects.toThrow('没有手机号为「19900000000」的主账号');
});

test('an announcement is published with its text from a file; an unknown kind is refused', async () => {
  const content = fileOf('notice.md', '7 月 1 日 02:00 至 04:00 维护网络。');
  await desk('notice', 'publish', '维护', '网络维护', '华东一区网络短暂中断', content);
  const { data } = (await server.call(getNotices, page)).data;
  expect(JSON.stringify(data[0])).toContain('网络维护');
  await expect(desk('notice', 'publish', '新闻', '标题', '摘要', content)).rejects.toThrow('类型「新闻」应为');
  expect(readdirSync(folder)).toContain('notice.md');
});
