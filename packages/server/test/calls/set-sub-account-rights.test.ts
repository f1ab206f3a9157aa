import { getUserInfo } from '@compute-market/contract/calls/account';
import { addApiKey } from '@compute-market/contract/calls/api-key';
import { getExpenseSummary, getRunway } from '@compute-market/contract/calls/cost';
import { createTerminalTicket, getInstances, noteInstance, shutDownKvm } from '@compute-market/contract/calls/instance';
import { getAllGpuInfo } from '@compute-market/contract/calls/market';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm, runKvm, runKvmQueryPrice, setAutorenew } from '@compute-market/contract/calls/rental';
import { getSubAccounts, setSubAccountRights } from '@compute-market/contract/calls/sub-account';
import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { routes } from '@compute-market/contract/routes';
import { SUB_RIGHTS, type SubRight } from '@compute-market/contract/rules/sub-right';
import { LINE_CLOSE } from '@compute-market/contract/rules/line';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subAccounts } from '../../src/db/schema/account';
import { remind } from '../../src/domain/reminder/remind';
import { type TestServer, openMarket } from '../setup';
import { listen, openInBrowser } from '../setup/browser-terminal';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket({ terminalRounds: { look: 20, ping: 30_000 } });
const world = rentalsOn(server);
let port: number;
let main: Customer;
let sub: Customer;

beforeAll(async () => {
  port = await listen(server);
});
beforeEach(async () => {
  main = await customer(server, { balance: 500 });
  sub = await subAccountOf(server, main, 'lab', 400);
});

const page = { page: 1, page_size: 20 };
const set = (rights: readonly SubRight[], who: Customer = main, sub_account_name = 'lab') =>
  server.call(setSubAccountRights, { sub_account_name, rights: [...rights] }, { token: who.token });
const without = (right: SubRight) => set(SUB_RIGHTS.filter((one) => one !== right));
const refused = (right: SubRight, label: string) => ({
  number: errors.PERMISSION_FORBIDDEN.status,
  reason: `子账号没有「${label}」权限，请联系主账号开通`,
  data: { right },
});
const lookup = async (caller: Parameters<TestServer['call']>[2]) =>
  (await server.call(getInstances, page, caller)).number;

describe('what a sub-account is granted', () => {
  test('is everything at first, and then what its main account sets; both are told', async () => {
    const told = async () => [
      (await server.call(getSubAccounts, page, { token: main.token })).data.data.map(({ Rights }) => Rights),
      (await server.call(getUserInfo, {}, { token: sub.token })).data.SubAccount?.Rights,
    ];
    expect(await told()).toEqual([[['run', 'buy', 'bill']], ['run', 'buy', 'bill']]);
    expect((await set(['bill', 'run'])).data).toEqual({ Rights: ['run', 'bill'] });
    expect(await told()).toEqual([[['run', 'bill']], ['run', 'bill']]);
    expect((await set([])).data).toEqual({ Rights: [] });
    expect(await told()).toEqual([[[]], []]);
  });

  test('decides, whenever it reads what it was told, whether that leads to the costs', async () => {
    const about = {
      event: NOTICE_EVENT.startError,
      title: '实例升级失败',
      text: '实例升级失败',
      at: server.clock.now(),
    };
    const subAccountId = await server.database.transaction(async (tx) => {
      const [row] = await tx.select().from(subAccounts).where(eq(subAccounts.userId, main.userId));
      return row?.id ?? 0;
    });
    const links = [routes.expenseDetail.to({ instance_name: 'k1' }), routes.workOrderDetail.to({ id: 7 })];
    await server.database.transaction(async (tx) => {
      for (const link of links)
        await remind(tx, { ...about, key: `${link}:${subAccountId}`, userId: main.userId, subAccountId, link });
    });
    const told = async () =>
      (await server.call(getReminders, page, { token: sub.token })).data.data.map(({ Link }) => Link);
    expect(await told()).toEqual([...links].reverse());
    await without('bill');
    expect(await told()).toEqual([links[1], null]);
    await set(SUB_RIGHTS);
    expect(await told()).toEqual([...links].reverse());
  });

  test('is set by its main account alone', async () => {
    await subAccountOf(server, main, 'colleague', 0);
    expect((await set(['run'], await customer(server))).number).toBe(errors.NOT_FOUND.status);
    expect((await set(['run'], main, 'nobody')).number).toBe(errors.NOT_FOUND.status);
    expect((await set(SUB_RIGHTS, sub)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await set(SUB_RIGHTS, sub, 'colleague')).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    const visitor = await server.call(setSubAccountRights, { sub_account_name: 'lab', rights: [] });
    expect(visitor.number).toBe(errors.SESSION_INVALID.status);
  });

  test('is named by words that exist, each once', async () => {
    for (const rights of [['admin'], ['run', 'run'], 'run', null])
      expect(
        (await server.call(setSubAccountRights, { sub_account_name: 'lab', rights: rights as SubRight[] }, main))
          .number,
        JSON.stringify(rights),
      ).toBe(errors.INVALID_REQUEST.status);
  });
});

describe('a sub-account without', () => {
  test('管理实例 looks at its machine, and neither switches nor enters it', { timeout: 20_000 }, async () => {
    const name = await world.rentRunning(sub);
    await without('run');
    const { token } = sub;
    expect(await server.call(shutDownKvm, { instance_name: name }, { token })).toMatchObject(
      refused('run', '管理实例'),
    );
    const note = { container_name: name, note: '改名' };
    expect(await server.call(noteInstance, note, { token })).toMatchObject(refused('run', '管理实例'));
    const ticket = { instance_name: name };
    expect(await server.call(createTerminalTicket, ticket, { token })).toMatchObject(refused('run', '管理实例'));
    const revealing = { page: 1, page_size: 1, instance_name: name, reveal: 1 as const };
    expect(await server.call(getInstances, revealing, { token })).toMatchObject(refused('run', '管理实例'));
    expect((await world.read(sub, name)).Container_name).toBe(name);
    await without('buy');
    expect((await server.call(shutDownKvm, { instance_name: name }, { token })).number).toBe(0);
  });

  test('购买 sees prices, and neither rents nor renews', { timeout: 20_000 }, async () => {
    const name = await world.rentRunning(sub);
    await without('buy');
    const { token } = sub;
    expect(await server.call(runKvm, smallOrder, { token })).toMatchObject(refused('buy', '购买'));
    const more = { instance_name: name, unit: 'hour', pack_time: 1 } as const;
    expect(await server.call(renewKvm, more, { token })).toMatchObject(refused('buy', '购买'));
    expect((await server.call(runKvmQueryPrice, smallOrder, { token })).number).toBe(0);
    expect((await server.call(getAllGpuInfo, {}, { token })).number).toBe(0);
    expect((await server.call(runKvm, smallOrder, { token: main.token })).number).toBe(0);
  });

  test('购买 learns from no price what its main account has, only whether its own limit reaches', async () => {
    const poor = await customer(server, { balance: 1 });
    const { token } = await subAccountOf(server, poor, 'lab', 20);
    const enoughFor = async (hours: number) =>
      (await server.call(runKvmQueryPrice, { ...smallOrder, pack_time: hours }, { token })).data.IsEnough;
    expect(await enoughFor(10)).toBe(false);
    await set(['run', 'bill'], poor);
    expect(await enoughFor(10)).toBe(true);
    expect(await enoughFor(20)).toBe(false);
  });

  test('购买 ends renewals by themselves, which only that right begins', { timeout: 20_000 }, async () => {
    const name = await world.rentRunning(sub, { autorenew_on: true, autorenew_unit: 'hour' });
    const turn = (on: boolean) =>
      server.call(setAutorenew, { instance_name: name, on, unit: 'hour', pack_time: 1 }, { token: sub.token });
    await without('buy');
    expect(await turn(true)).toMatchObject(refused('buy', '购买'));
    expect((await turn(false)).data.SubscribeStatus).toBe(0);
    expect((await world.read(sub, name)).InstanceAutorenew?.SubscribeStatus).toBe(0);
    await without('run');
    expect((await turn(true)).data.SubscribeStatus).toBe(1);
    expect(await turn(false)).toMatchObject(refused('run', '管理实例'));
  });

  test('账单 reads no costs, but how far its limit reaches', async () => {
    await without('bill');
    const { token } = sub;
    const month = { begin_time: 0, end_time: Math.floor(server.clock.now().getTime() / 1000) };
    expect(await server.call(getExpenseSummary, month, { token })).toMatchObject(refused('bill', '账单'));
    expect((await server.call(getRunway, {}, { token })).number).toBe(0);
  });

  test('any still signs in, looks and asks for help', async () => {
    await set([]);
    expect(await lookup({ token: sub.token })).toBe(0);
    expect((await server.call(getUserInfo, {}, { token: sub.token })).data.SubAccount?.Name).toBe('lab');
  });
});

describe('what was begun before a right was taken away', () => {
  test('is refused to its keys too, which are good again with the right', async () => {
    const made = { name: '夜间任务', scopes: ['manage' as const] };
    const key = (await server.call(addApiKey, made, { token: sub.token })).data.Secret;
    const caller = { headers: { authorization: `Bearer ${key}` } };
    await without('buy');
    expect(await server.call(runKvm, smallOrder, caller)).toMatchObject(refused('buy', '购买'));
    expect(await lookup(caller)).toBe(0);
    await set(SUB_RIGHTS);
    expect((await server.call(runKvm, smallOrder, caller)).number).toBe(0);
  });

  test('ends where it is a terminal, also one whose ticket is not used yet', { timeout: 20_000 }, async () => {
    const instance_name = await world.rentRunning(sub);
    const ticket = async () =>
      (await server.call(createTerminalTicket, { instance_name }, { token: sub.token })).data.Ticket;
    const [open, unused] = [await openInBrowser(port, await ticket()), await ticket()];
    await open.opened;
    await without('run');
    const end = { code: LINE_CLOSE.forbidden, reason: '子账号没有「管理实例」权限，请联系主账号开通' };
    expect(await open.closed).toEqual(end);
    expect(await (await openInBrowser(port, unused)).closed).toEqual(end);
  });

  test('goes on where it renews itself, within the limit', { timeout: 20_000 }, async () => {
    const name = await world.rentRunning(sub, { autorenew_on: true, autorenew_unit: 'hour' });
    await set([]);
    const { Due_time: before } = await world.read(sub, name);
    await world.passHours(3);
    expect((await world.read(sub, name)).Due_time).toBeGreaterThan(before);
  });
});
