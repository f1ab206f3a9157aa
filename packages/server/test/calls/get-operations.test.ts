import { modifyUserName } from '@compute-market/contract/calls/account';
import { noteInstance, restartKvm } from '@compute-market/contract/calls/instance';
import { getOperations } from '@compute-market/contract/calls/operation';
import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import {
  addSubAccount,
  modifySubAccountMoneyLimit,
  setSubAccountRights,
} from '@compute-market/contract/calls/sub-account';
import type { RequestOf } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, expect, test } from 'vitest';
import { openServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openServer();
let main: Customer;
let sub: Customer;
beforeEach(async () => {
  main = await customer(server, { balance: 100 });
  sub = await subAccountOf(server, main, 'lab', 0);
});

type Question = Partial<RequestOf<typeof getOperations>>;
const ask = ({ token }: Customer, question: Question = {}) =>
  server.call(getOperations, { page: 1, page_size: 20, ...question }, { token });
const log = async (who: Customer, question?: Question) => (await ask(who, question)).data.data;
const told = async (who: Customer, question?: Question) =>
  (await log(who, question)).map(({ Name, Subject, SubAccountName }) => [Name, Subject, SubAccountName].join('|'));

const rename = ({ token }: Customer, name = '林知远') => server.call(modifyUserName, { name }, { token });
const limit = ({ token }: Customer, sub_account_name: string, money_limit = 5) =>
  server.call(modifySubAccountMoneyLimit, { sub_account_name, money_limit }, { token });

test('a deed is told with who, what, to what, when, from where and with which device', async () => {
  await server.call(
    modifySubAccountMoneyLimit,
    { sub_account_name: 'lab', money_limit: 5 },
    {
      token: main.token,
      address: '203.0.113.9',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36' },
    },
  );
  expect(await log(main)).toEqual([
    expect.objectContaining({
      Kind: 'sub_account',
      Name: '修改子账号额度',
      Subject: 'lab',
      SubAccountName: '',
      Outcome: 'done',
      Reason: '',
      Address: '203.0.113.9',
      Browser: 'Chrome',
      System: 'Windows',
      CreateTime: Math.floor(server.clock.now().getTime() / 1000),
    }),
  ]);
});

test('a main account sees what its sub-accounts did, a sub-account only itself, a stranger nothing of it', async () => {
  await rename(main);
  await server.call(noteInstance, { container_name: 'k7f3a2c', note: '秘密计划' }, { token: sub.token });
  expect(await told(main)).toEqual(['修改实例备注|k7f3a2c|lab', '修改用户名||']);
  expect(await told(sub)).toEqual(['修改实例备注|k7f3a2c|lab']);
  expect(await told(await customer(server))).toEqual([]);
  expect(JSON.stringify(await log(main))).not.toContain('秘密');
});

test('a refusal is told with its reason, of permission too; a slip of the form is not', async () => {
  await limit(sub, 'lab');
  await limit(main, 'nobody');
  await server.call(restartKvm, { instance_name: 'k7f3a2c' }, { token: sub.token });
  await rename(main, '');
  expect((await log(main)).map(({ Name, Outcome, Reason }) => [Name, Outcome, Reason])).toEqual([
    ['重启', 'refused', errors.NOT_FOUND.reason],
    ['修改子账号额度', 'refused', errors.NOT_FOUND.reason],
    ['修改子账号额度', 'refused', errors.PERMISSION_FORBIDDEN.reason],
  ]);
});

test('a refusal for a missing right names what it was about, and says nothing of what cannot be read', async () => {
  await server.call(setSubAccountRights, { sub_account_name: 'lab', rights: [] }, { token: main.token });
  await server.call(restartKvm, { instance_name: 'k7f3a2c' }, { token: sub.token });
  await server.call(restartKvm, { instance_name: 'x'.repeat(500) }, { token: sub.token });
  expect((await log(sub)).map(({ Name, Subject, Reason }) => [Name, Subject, Reason])).toEqual([
    ['重启', '', errors.PERMISSION_FORBIDDEN.reason],
    ['重启', 'k7f3a2c', errors.PERMISSION_FORBIDDEN.reason],
  ]);
});

test('of one account only so many refusals are told in an hour', async () => {
  for (let each = 0; each < 125; each += 1) await limit(main, `nobody${each}`);
  expect((await ask(main)).data.total).toBe(120);
  await limit(main, 'lab');
  expect((await ask(main)).data.total).toBe(121);
});

test('an answer that is given again is told once, and what was undone is told as refused alone', async () => {
  const headers = { 'idempotency-key': 'once' };
  const buy = (amount: number, more = {}) =>
    server.call(buyPowerMoney, { amount, pay_type: 'money' }, { token: main.token, ...more });
  const first = await buy(10, { headers });
  await buy(10, { headers });
  await buy(9_999);
  expect((await log(main)).map(({ Subject, Outcome }) => [Subject, Outcome])).toEqual([
    ['', 'refused'],
    [first.data.OrderNo, 'done'],
  ]);
});

test('it is narrowed by person, kind, outcome, days and words, and has pages', async () => {
  await rename(main);
  await limit(main, 'lab');
  await rename(sub);
  const start = Math.floor(server.clock.now().getTime() / 1000);
  server.clock.advance(dayMs);
  await limit(main, 'lab', 6);
  expect(await told(main, { sub_account_name: 'lab' })).toEqual(['修改用户名||lab']);
  expect(await told(main, { sub_account_name: '', kind: 'account' })).toEqual(['修改用户名||']);
  expect(await told(main, { outcome: 'refused' })).toEqual(['修改用户名||lab']);
  expect(await told(main, { begin_time: start + 1 })).toEqual(['修改子账号额度|lab|']);
  expect(await told(main, { end_time: start, keyword: '额度' })).toEqual(['修改子账号额度|lab|']);
  expect(await told(main, { keyword: '%' })).toEqual([]);
  expect((await ask(main, { page: 2, page_size: 3 })).data).toMatchObject({ total: 4, data: [{ Name: '修改用户名' }] });
});

test('passwords and notes are not in it', async () => {
  await server.call(
    addSubAccount,
    { sub_account_name: 'lab2', passwd: 'Geheim2026x', money_limit: 1, note: '秘密' },
    { token: main.token },
  );
  expect(await told(main)).toEqual(['新建子账号|lab2|']);
  expect(JSON.stringify(await log(main))).not.toMatch(/Geheim|秘密/);
});

test('the log is refused to a visitor', async () => {
  expect((await server.call(getOperations, { page: 1, page_size: 20 })).number).toBe(errors.SESSION_INVALID.status);
});
