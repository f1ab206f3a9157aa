import { getBudgets, removeBudget, setBudget } from '@compute-market/contract/calls/budget';
import { getExpenseSummary, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getProjects, removeProject, setLabels } from '@compute-market/contract/calls/project';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { runKvm } from '@compute-market/contract/calls/rental';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import { deleteSubAccount } from '@compute-market/contract/calls/sub-account';
import type { RequestOf } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkSome } from '../../src/domain/budget/watch';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { smallOrder } from './instance-world';

const server = openMarket();
let owner: Customer;

beforeEach(async () => {
  owner = await customer(server, { balance: 100 });
});

/** A rental of two hours, 2.78 yuan. */
const rent = async ({ token }: Customer) => (await server.call(runKvm, smallOrder, { token })).data.Container_name;
const set = ({ token }: Customer, input: RequestOf<typeof setBudget>) => server.call(setBudget, input, { token });
const listOf = async ({ token }: Customer) => (await server.call(getBudgets, {}, { token })).data.List;
const told = async ({ token }: Customer) =>
  (await server.call(getReminders, { page: 1, page_size: 50 }, { token })).data.data
    .filter(({ Event }) => Event === 'budget')
    .map(({ Text }) => Text);
/** Looks at every budget, as the job does ten minutes later. */
async function check(): Promise<void> {
  server.clock.advance(600_000);
  const now = server.clock.now();
  while (await server.database.transaction((tx) => checkSome(tx, now)));
}
async function inProject(who: Customer, name: string, project: string): Promise<number> {
  await server.call(setLabels, { instance_names: [name], project }, { token: who.token });
  const { data } = await server.call(getProjects, {}, { token: who.token });
  return data.List.find(({ Name }) => Name === project)?.ProjectId ?? 0;
}

describe('what is spent of a budget', () => {
  it('is what 费用明细 says under the same filter, of the account, a project and a sub-account', async () => {
    const lab = await subAccountOf(server, owner, 'lab-a', 50);
    const own = await rent(owner);
    await rent(owner);
    await rent(lab);
    expect((await server.call(buyCloudDisk, { type: 0, size: 20, months: 1 }, { token: owner.token })).number).toBe(0);
    const project_id = await inProject(owner, own, '大模型');
    await set(owner, { amount: 1000, sub_account_name: 'lab-a' });
    await set(owner, { amount: 1000, project_id });
    await set(owner, { amount: 1000 });

    const [account, project, sub] = await listOf(owner);
    const costs = async (filter: object) =>
      (await server.call(getInstanceCosts, { page: 1, page_size: 1, ...filter }, { token: owner.token })).data
        .SumAmount;
    const { data: summary } = await server.call(getExpenseSummary, {}, { token: owner.token });
    expect(account).toMatchObject({ Scope: 'account', Name: '', Amount: 1000, Spent: summary.MonthAmount });
    expect(project).toMatchObject({ Scope: 'project', Name: '大模型', Spent: await costs({ project: '大模型' }) });
    expect(sub).toMatchObject({ Scope: 'sub', Name: 'lab-a', Spent: await costs({ sub_account_name: 'lab-a' }) });
    expect([project?.Spent, sub?.Spent]).toEqual([2.78, 2.78]);
    expect(account?.Spent).toBeGreaterThan(3 * 2.78);
  });

  it('begins anew with the Beijing month', async () => {
    await rent(owner);
    await set(owner, { amount: 1000 });
    expect((await listOf(owner))[0]?.Spent).toBe(2.78);
    server.clock.advance(31 * dayMs);
    owner = await signInAgain(server, owner);
    expect((await listOf(owner))[0]?.Spent).toBe(0);
  });
});

describe('the news of a budget', () => {
  it('comes once for each step, however often it is looked at, and the highest of several at once', async () => {
    await set(owner, { amount: 5.2 });
    await check();
    expect(await told(owner)).toEqual([]);
    await rent(owner);
    await check();
    const half = '整个账号本月已消费 ¥2.78，达到预算 ¥5.20 的 50%。预算只作提醒，不会停止实例或扣费。';
    expect(await told(owner)).toEqual([half]);
    await check();
    expect(await told(owner)).toHaveLength(1);
    await rent(owner);
    await check();
    await check();
    expect(await told(owner)).toEqual([expect.stringContaining('¥5.20 的 100%'), half]);
  });

  it('comes at once with a sum that is reached already, again with another sum, and not twice with the same', async () => {
    await rent(owner);
    await set(owner, { amount: 3 });
    expect(await told(owner)).toEqual([expect.stringContaining('¥3.00 的 80%')]);
    await set(owner, { amount: 3 });
    await set(owner, { amount: 4 });
    await set(owner, { amount: 3 });
    await check();
    expect(await told(owner)).toEqual([
      expect.stringContaining('¥4.00 的 50%'),
      expect.stringContaining('¥3.00 的 80%'),
    ]);
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('comes again in the next month', async () => {
    await rent(owner);
    await set(owner, { amount: 2 });
    server.clock.advance(31 * dayMs);
    owner = await signInAgain(server, owner);
    await check();
    expect(await told(owner)).toHaveLength(1);
    await rent(owner);
    await check();
    expect(await told(owner)).toHaveLength(2);
  });

  it('is for the main account alone, and two who look at once tell it once', async () => {
    const lab = await subAccountOf(server, owner, 'lab-a', 50);
    await set(owner, { amount: 2, sub_account_name: 'lab-a' });
    await rent(lab);
    server.clock.advance(600_000);
    const now = server.clock.now();
    await Promise.all([1, 2].map(() => server.database.transaction((tx) => checkSome(tx, now))));
    expect(await told(owner)).toEqual([expect.stringMatching(/^子账号「lab-a」本月已消费/)]);
    expect(await told(lab)).toEqual([]);
  });
});

describe('a budget', () => {
  it('goes with its project or its sub-account, and by its owner', async () => {
    const project_id = await inProject(owner, await rent(owner), '大模型');
    await subAccountOf(server, owner, 'lab-a', 50);
    await set(owner, { amount: 100, project_id });
    await set(owner, { amount: 100, sub_account_name: 'lab-a' });
    await set(owner, { amount: 100 });
    await server.call(removeProject, { project_id }, { token: owner.token });
    await server.call(deleteSubAccount, { sub_account_name: 'lab-a' }, { token: owner.token });
    const [last, ...others] = await listOf(owner);
    expect(others).toEqual([]);
    const remove = () => server.call(removeBudget, { budget_id: last?.BudgetId ?? 0 }, { token: owner.token });
    expect((await remove()).number).toBe(0);
    expect((await remove()).reason).toBe('预算不存在或已被删除，请刷新后重试');
  });

  it('refuses sums and subjects that are none', async () => {
    const project_id = await inProject(owner, await rent(owner), '大模型');
    expect((await set(owner, { amount: 0 })).reason).toBe('金额不能小于 0.01 元');
    expect((await set(owner, { amount: 1.005 })).reason).toBe('金额最多保留两位小数');
    expect((await set(owner, { amount: 100_000_001 })).reason).toBe('预算超出范围');
    expect((await set(owner, { amount: 1, project_id, sub_account_name: 'lab-a' })).reason).toBe(
      '预算只能针对一个项目或一个子账号',
    );
    expect((await set(owner, { amount: 1, sub_account_name: 'nobody' })).number).toBe(errors.NOT_FOUND.status);
  });

  it("is nobody else's", async () => {
    const project_id = await inProject(owner, await rent(owner), '大模型');
    await set(owner, { amount: 100 });
    const [mine] = await listOf(owner);
    const other = await customer(server);
    expect((await set(other, { amount: 1, project_id })).number).toBe(errors.NOT_FOUND.status);
    const remove = { budget_id: mine?.BudgetId ?? 0 };
    expect((await server.call(removeBudget, remove, { token: other.token })).number).toBe(errors.NOT_FOUND.status);
    const lab = await subAccountOf(server, owner, 'lab-a', 50);
    for (const refused of [
      await set(lab, { amount: 1 }),
      await server.call(removeBudget, remove, { token: lab.token }),
      await server.call(getBudgets, {}, { token: lab.token }),
    ])
      expect(refused.number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await server.call(getBudgets, {}, {})).number).toBe(errors.SESSION_INVALID.status);
    expect(await listOf(owner)).toHaveLength(1);
  });
});
