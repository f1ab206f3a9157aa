import { addApiKey } from '@compute-market/contract/calls/api-key';
import { getInstances } from '@compute-market/contract/calls/instance';
import { getLabels, getProjects, removeProject, renameProject } from '@compute-market/contract/calls/project';
import { runContainer, runKvm } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxFleet } from '../../src/db/schema/instance';
import { project } from '../../src/db/schema/project';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { audit } from '../../src/ledger/audit';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let owner: Customer;

const makeProject = ({ userId }: Customer, name: string) =>
  server.database.transaction((tx) => tx.insert(project).values({ userId, name, createdAt: server.clock.now() }));

beforeEach(async () => {
  await server.database.transaction((tx) => tx.delete(sandboxFleet));
  owner = await customer(server, { balance: 200 });
  await makeProject(owner, '大模型');
});

type Order = RequestOf<typeof runKvm>;
const order = (change: Partial<Order> = {}): Order => ({ ...smallOrder, project: '大模型', ...change });
const rent = ({ token }: Customer, change: Partial<Order> = {}, call: typeof runKvm | typeof runContainer = runKvm) =>
  server.call(call, order(change), { token });
const projectsOf = async ({ token }: Customer) => (await server.call(getProjects, {}, { token })).data.List;
const idOf = async (who: Customer, name: string) => {
  const found = (await projectsOf(who)).find(({ Name }) => Name === name);
  if (found === undefined) throw new Error(`no project ${name}`);
  return found.ProjectId;
};
const remove = async (who: Customer, name: string) =>
  server.call(removeProject, { project_id: await idOf(who, name) }, { token: who.token });
const instancesOf = async ({ token }: Customer) =>
  (await server.call(getInstances, { page: 1, page_size: 10 }, { token })).data.data;

/** An order that was refused has cost nothing, and there is no instance of it. */
async function expectNothingDone(who: Customer, cash: bigint) {
  expect(await world.cash(who)).toBe(cash);
  expect(await instancesOf(who)).toEqual([]);
}

describe('an order that names a project', () => {
  it('puts all its machines there, of either kind, for whoever of the account may rent', async () => {
    expect((await server.call(getLabels, {}, { token: owner.token })).data.AtOrder).toBe(true);
    expect((await rent(owner, { quantity: 3 })).data.Instances).toHaveLength(3);
    const lab = await subAccountOf(server, owner, 'lab-a', 100);
    expect((await rent(lab, { project: ' 大模型 ' }, runContainer)).number).toBe(0);
    expect(await projectsOf(owner)).toMatchObject([{ Name: '大模型', InstanceNum: 4 }]);
    await world.buy(owner);
    expect((await instancesOf(owner)).map(({ Project }) => Project).filter((name) => name === '')).toHaveLength(1);
  });

  it('is taken of a program too', async () => {
    const { data } = await server.call(addApiKey, { name: '夜间任务', scopes: ['manage'] }, { token: owner.token });
    const caller = { headers: { authorization: `Bearer ${data.Secret}` } };
    expect((await server.call(runKvm, order(), caller)).number).toBe(0);
    expect((await instancesOf(owner)).map(({ Project }) => Project)).toEqual(['大模型']);
  });

  it.each([
    ['removed', remove],
    [
      'renamed',
      async (who: Customer, name: string) =>
        server.call(renameProject, { project_id: await idOf(who, name), name: '渲染' }, { token: who.token }),
    ],
  ])('is refused before anything is charged when the project was %s meanwhile', async (_how, change) => {
    const before = await world.cash(owner);
    await change(owner, '大模型');
    expect(await rent(owner, { quantity: 2 })).toMatchObject({
      number: errors.NOT_FOUND.status,
      reason: '项目「大模型」不存在或已被删除，请改选其他项目，或不归入项目',
      data: { field: 'project' },
    });
    await expectNothingDone(owner, before);
    expect((await projectsOf(owner)).map(({ Name }) => Name)).not.toContain('大模型');
  });

  it('knows no project of another account', async () => {
    const other = await customer(server, { balance: 200 });
    expect((await rent(other)).number).toBe(errors.NOT_FOUND.status);
    await expectNothingDone(other, 20_000n);
  });

  it('refuses a name that is none', async () => {
    expect((await rent(owner, { project: ' ' })).reason).toBe('请输入项目名称');
    expect((await rent(owner, { project: '长'.repeat(31) })).reason).toBe('项目名称最多30个字');
    await expectNothingDone(owner, 20_000n);
  });

  it('is the same order when it is sent again, whatever has become of the project', async () => {
    const options = { token: owner.token, headers: { 'idempotency-key': 'one-intention' } };
    const first = await server.call(runKvm, order(), options);
    const after = await world.cash(owner);
    await remove(owner, '大模型');
    expect((await server.call(runKvm, order(), options)).data).toEqual(first.data);
    expect(await world.cash(owner)).toBe(after);
    expect((await server.call(runKvm, smallOrder, options)).number).toBe(errors.IDEMPOTENCY_MISMATCH.status);
    expect((await instancesOf(owner)).map(({ Project }) => Project)).toEqual(['']);
  });

  it('leaves no cost in the project when the start fails: all of it comes back', async () => {
    // What earlier tests rented starts first, and takes no failure of this one.
    await world.passSeconds(10);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const before = await world.cash(owner);
    const name = await world.rent(owner, { project: '大模型' });
    expect(await world.cash(owner)).toBeLessThan(before);
    await world.passSeconds(10);
    expect(await world.read(owner, name)).toMatchObject({
      Status: INSTANCE_STATUS.startFailedRefunded,
      Project: '大模型',
    });
    expect(await world.cash(owner)).toBe(before);
    expect(await projectsOf(owner)).toMatchObject([{ Name: '大模型', MonthAmount: 0 }]);
  });

  it('and its removal at the same moment end as one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await customer(server, { balance: 200 });
      await makeProject(buyer, '大模型');
      const id = await idOf(buyer, '大模型');
      const [rented, removed] = await Promise.all([
        rent(buyer),
        server.call(removeProject, { project_id: id }, { token: buyer.token }),
      ]);
      expect(removed.number).toBe(0);
      expect([0, errors.NOT_FOUND.status]).toContain(rented.number);
      if (rented.number === 0) expect((await instancesOf(buyer)).map(({ Project }) => Project)).toEqual(['']);
      else await expectNothingDone(buyer, 20_000n);
    }
    expect(await server.database.transaction(audit)).toEqual([]);
  });
});
