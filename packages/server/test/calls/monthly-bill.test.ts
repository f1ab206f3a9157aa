import { getMonthlyBill, getMonthlyBills } from '@compute-market/contract/calls/bill';
import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { runKvm } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { jobKinds } from '../../src/domain';
import { closeSome } from '../../src/domain/bill/close';
import { audit } from '../../src/ledger/audit';
import { runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';

const server = openMarket();
let main: Customer;
let other: Customer;

const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'hour' } as const;
const bill = async (month: string, who = main) =>
  (await server.call(getMonthlyBill, { month }, { token: who.token })).data;
const close = async (): Promise<void> => {
  for (let more = true; more; ) more = await server.database.transaction((tx) => closeSome(tx, server.services));
};

/** June 2026: a machine of the main account, one of a sub-account; then July begins. */
beforeAll(async () => {
  main = await customer(server, { balance: 100, vouchers: 3 });
  other = await customer(server, { balance: 5 });
  const sub = await subAccountOf(server, main, 'lab', 50);
  for (const { token } of [main, sub]) expect((await server.call(runKvm, order, { token })).reason).toBe('');
});

test('the running month tells what moved so far, and has no file', async () => {
  const shown = await bill('2026-06');
  expect(shown).toMatchObject({
    Month: '2026-06',
    CloseTime: null,
    FileUrl: '',
    OpeningMoney: 0,
    OpeningPower: 0,
    TopUp: 100,
  });
  const charged = shown?.Spending.map(({ Product, SubAccountName, Count }) => [Product, SubAccountName, Count]);
  expect(charged).toEqual([
    ['kvm', '', 1],
    ['kvm', 'lab', 1],
  ]);
  const spent = shown?.Spending.reduce((sum, { Charged, Refunded }) => sum + (Charged - Refunded) * 100, 0);
  expect(Math.round(spent ?? 0)).toBe(Math.round((shown?.Spent ?? 0) * 100));
  expect(shown?.Spent).toBeGreaterThan(0);
});

test('bills of instances can be narrowed to the product of a bill', async () => {
  const list = async (product: 'kvm' | 'docker' | 'keptDisk') =>
    (await server.call(getInstanceCosts, { page: 1, page_size: 20, product }, { token: main.token })).data;
  const shown = await bill('2026-06');
  expect((await list('kvm')).SumAmount).toBe(shown?.Spent);
  expect((await list('docker')).total).toBe(0);
  expect((await list('keptDisk')).total).toBe(0);
});

test('a month that is over is closed once, told once, and never changes', async () => {
  const running = await bill('2026-06');
  server.clock.advance(31 * dayMs);
  [main, other] = [await signInAgain(server, main), await signInAgain(server, other)];
  await close();
  const closed = await bill('2026-06');
  expect(closed).toMatchObject({
    ...running,
    CloseTime: expect.any(Number) as number,
    FileUrl: expect.stringMatching(/\.pdf\?/) as string,
  });
  await runDueJobs(server.services, jobKinds);
  await close();
  expect({ ...(await bill('2026-06')), FileUrl: '' }).toEqual({ ...closed, FileUrl: '' });

  const told = (await server.call(getReminders, { page: 1, page_size: 50 }, { token: main.token })).data.data;
  expect(told.filter(({ Event }) => Event === 'bill')).toMatchObject([
    { Title: '月账单已出', Link: '/console/bills/2026-06' },
  ]);
  const list = (await server.call(getMonthlyBills, { page: 1, page_size: 20 }, { token: main.token })).data;
  expect(list.data.map(({ Month }) => Month)).toEqual(['2026-06']);
  expect(list.Current).toMatchObject({ Month: '2026-07', OpeningMoney: closed?.ClosingMoney });
  await expect(
    server.database.transaction((tx) => tx.execute(sql`update monthly_bill set closing_cash_fen = 0`)),
  ).rejects.toThrow();
  expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
});

test('a closed bill is a PDF for who has its link, and for nobody else', async () => {
  const { FileUrl = '' } = (await bill('2026-06')) ?? {};
  const file = await server.app.inject({ method: 'GET', url: FileUrl });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const foreign = FileUrl.replace(`/${main.userId}-`, `/${other.userId}-`);
  expect((await server.app.inject({ method: 'GET', url: foreign })).statusCode).toBe(404);
  expect((await server.app.inject({ method: 'GET', url: FileUrl.split('?')[0] ?? '' })).statusCode).toBe(404);
});

test('the link of a closed bill ends after two hours at most, and who reads the bill again has a new one', async () => {
  const statusOf = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode;
  const { FileUrl: old = '' } = (await bill('2026-06')) ?? {};
  expect(await statusOf(old)).toBe(200);
  server.clock.advance(2 * hourMs);
  expect(await statusOf(old)).toBe(404);
  expect(await statusOf((await bill('2026-06'))?.FileUrl ?? '')).toBe(200);
});

test('nobody is shown the month of another, nor one in which nothing moved', async () => {
  expect(await bill('2026-06', other)).toMatchObject({ TopUp: 5, Spent: 0, Spending: [] });
  expect(await bill('2026-05')).toBeNull();
  expect(await bill('2027-01')).toBeNull();
});

test('no month is not one, and sub-accounts and visitors are refused', async () => {
  const wrong = await server.call(getMonthlyBill, { month: '2026-13' }, { token: main.token });
  expect(wrong.number).toBe(errors.INVALID_REQUEST.status);
  const sub = await subAccountOf(server, main, 'own', 0);
  for (const ask of [
    (token?: string) => server.call(getMonthlyBill, { month: '2026-06' }, { token }),
    (token?: string) => server.call(getMonthlyBills, { page: 1, page_size: 20 }, { token }),
  ]) {
    expect((await ask(sub.token)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await ask()).number).toBe(errors.SESSION_INVALID.status);
  }
});
