import { getInstances } from '@compute-market/contract/calls/instance';
import { runKvm } from '@compute-market/contract/calls/rental';
import { getAllSubAccountInstances, getSubAccountInstances } from '@compute-market/contract/calls/sub-account';
import { errors } from '@compute-market/contract/errors';
import { beforeAll, expect, it } from 'vitest';
import { jobKinds } from '../../src/domain';
import { runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const page = { page: 1, page_size: 20 };
const server = openMarket();
let main: Customer;
let vision: Customer;
let speech: Customer;

const rent = (who: Customer, note: string, gpu_type = 'RTX 3090') =>
  server.call(
    runKvm,
    { gpu_type, gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 2, unit: 'hour', note },
    { token: who.token },
  );

beforeAll(async () => {
  main = await customer(server, { balance: 500 });
  vision = await subAccountOf(server, main, 'vision', 100);
  speech = await subAccountOf(server, main, 'speech', 50);
  await rent(main, '主账号自己的');
  await rent(vision, '检测');
  await rent(vision, '分割', 'RTX 4090');
  await rent(speech, '转写');
  const stranger = await customer(server, { balance: 100 });
  await rent(await subAccountOf(server, stranger, 'vision', 100), '别人的');
  for (let second = 0; second < 8; second += 1) {
    server.clock.advance(1000);
    await runDueJobs(server.services, jobKinds);
  }
});

const all = (change: object = {}, who = main) =>
  server.call(getAllSubAccountInstances, { ...page, ...change }, { token: who.token });

it('a main account sees what its sub-accounts rented, who did, and what they spent this month', async () => {
  const { data } = await all();
  expect(data.data.map(({ Note, SubAccountName }) => [Note, SubAccountName]).toSorted()).toEqual(
    [
      ['分割', 'vision'],
      ['检测', 'vision'],
      ['转写', 'speech'],
    ].toSorted(),
  );
  expect(data).toMatchObject({ total: 3, counts: { statusRunning: 3 }, SumMonthMoney: 9.94 });
});

it('of one sub-account alone, with its own sum', async () => {
  expect((await all({ sub_account_name: 'speech' })).data).toMatchObject({
    total: 1,
    SumMonthMoney: 2.78,
    data: [{ Note: '转写' }],
  });
});

it('filters as the list of the console does', async () => {
  expect((await all({ gpu_type: 'RTX 4090' })).data.data).toMatchObject([{ Note: '分割' }]);
  expect((await all({ keyword: '转写' })).data.total).toBe(1);
  expect((await all({ status_type: 'statusKeeppedDisk' })).data).toMatchObject({
    total: 0,
    counts: { statusRunning: 3 },
  });
});

it('one sub-account by name comes with its limit and what it used', async () => {
  const one = (name: string, who = main) =>
    server.call(getSubAccountInstances, { ...page, sub_account_name: name }, { token: who.token });
  expect((await one('vision')).data).toMatchObject({ total: 2, MoneyLimit: 100, UsedMoney: 7.16 });
  expect((await one('nobody')).number).toBe(errors.NOT_FOUND.status);
  expect((await one('vision', vision)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
});

it('is closed to sub-accounts, and never shows passwords', async () => {
  expect((await all({}, speech)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
  for (const row of (await all()).data.data)
    expect(Object.keys(row).filter((key) => key.endsWith('asswd'))).toEqual([]);
  const [first] = (await all()).data.data;
  const { data } = await server.call(
    getInstances,
    { page: 1, page_size: 1, instance_name: first?.Container_name ?? '', reveal: 1 },
    { token: main.token },
  );
  expect(data.data[0]?.Init_passwd).toBeTruthy();
});
