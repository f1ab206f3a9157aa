import { restartKvm, shutDownKvm, startFromShutdown } from '@compute-market/contract/calls/instance';
import { runContainer } from '@compute-market/contract/calls/rental';
import { addOneDisk } from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;
let name: string;

beforeEach(async () => {
  await world.forgetFleet();
  ({ buyer, name } = await world.openRental({ balance: 100 }));
});

const shutDown = () => server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
const start = () => server.call(startFromShutdown, { instance_name: name }, { token: buyer.token });

describe('a machine that is shut down', () => {
  it('cannot be reached, keeps its time and its cards, and costs nothing more', async () => {
    const before = await world.read(buyer, name);
    const paid = await world.cash(buyer);
    expect((await shutDown()).data).toEqual({ Status: 6 });
    await world.passSeconds(3);
    expect(await world.read(buyer, name)).toMatchObject({
      Status: 6,
      Url: '',
      SshPort: 0,
      Due_time: before.Due_time,
      Message: '',
    });
    expect((await server.call(restartKvm, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
    expect((await shutDown()).number).toBe(errors.STATE_CONFLICT.status);
    expect(await world.cash(buyer)).toBe(paid);
  });

  it('is started for nothing, tells its phases, and runs with the same end', async () => {
    const { Due_time } = await world.read(buyer, name);
    const paid = await world.cash(buyer);
    await shutDown();
    await world.passSeconds(3);
    expect((await start()).data).toEqual({ Status: 6 });
    expect(await world.read(buyer, name)).toMatchObject({ Status: 6, Message: '排队' });
    await world.passSeconds(3);
    expect(await world.read(buyer, name)).toMatchObject({ Status: 6, Message: '挂载磁盘' });
    await world.passSeconds(5);
    expect(await world.read(buyer, name)).toMatchObject({ Status: 1, Message: '', Due_time });
    expect(await world.cash(buyer)).toBe(paid);
  });

  it('that is asked to start twice starts once', async () => {
    await shutDown();
    await world.passSeconds(3);
    await start();
    await world.passSeconds(3);
    expect((await start()).number).toBe(0);
    expect(await world.read(buyer, name)).toMatchObject({ Message: '挂载磁盘' });
    await world.passSeconds(4);
    expect((await world.read(buyer, name)).Status).toBe(1);
  });

  it('is not shut down while it is being given more', async () => {
    expect(
      (await server.call(addOneDisk, { instance_name: name, disk_size: 100 }, { token: buyer.token })).number,
    ).toBe(0);
    const refused = await shutDown();
    expect([refused.number, refused.reason]).toEqual([
      errors.STATE_CONFLICT.status,
      '上一次升级还在生效中，请稍候再操作',
    ]);
    await world.passSeconds(6);
    expect((await shutDown()).number).toBe(0);
  });

  it('whose start fails is still shut down, says why, and is started again', async () => {
    await shutDown();
    await world.passSeconds(3);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
    await start();
    await world.passSeconds(8);
    expect(await world.read(buyer, name)).toMatchObject({
      Status: 6,
      IsAbnormal: 1,
      Message: '开机失败：系统未能启动',
      ReturnMoney: 0,
    });
    await start();
    expect(await world.read(buyer, name)).toMatchObject({ Status: 6, IsAbnormal: 0 });
    await world.passSeconds(8);
    expect((await world.read(buyer, name)).Status).toBe(1);
  });

  it('whose system ends again at once says that it did not start, not that it is gone', async () => {
    await shutDown();
    await world.passSeconds(3);
    const status = vi.spyOn(server.services.compute, 'status').mockResolvedValue({ state: 'stopped' });
    await start();
    await world.passSeconds(1);
    status.mockRestore();
    expect(await world.read(buyer, name)).toMatchObject({ Status: 6, Message: '开机失败：系统未能启动' });
    expect((await world.events(buyer, name))[0]).toMatchObject({
      Kind: 'power_on_failed',
      Details: { reason: '系统未能启动' },
    });
  });

  it('is started at once after it was shut down, whichever job comes first', async () => {
    await shutDown();
    await world.passSeconds(1);
    await start();
    await world.passSeconds(9);
    expect((await world.read(buyer, name)).Status).toBe(1);
  });

  it('ends at its time, also while it is being started', async () => {
    await shutDown();
    await world.passSeconds(3);
    await start();
    await world.passHours(3);
    buyer = await signInAgain(server, buyer);
    expect(await world.read(buyer, name)).toMatchObject({ Status: 8, Message: '' });
    expect((await start()).number).toBe(errors.STATE_CONFLICT.status);
  });
});

it('only virtual machines have a power switch, and only their owner reaches it', async () => {
  const { data } = await server.call(runContainer, smallOrder, { token: buyer.token });
  await world.runJobs();
  await world.passSeconds(7);
  const container = await server.call(shutDownKvm, { instance_name: data.Container_name }, { token: buyer.token });
  expect([container.number, container.reason]).toEqual([
    errors.INVALID_REQUEST.status,
    '该实例是容器，不支持开关机，请选择云主机',
  ]);
  const worker = await subAccountOf(server, buyer, 'other', 10);
  const stranger = await customer(server);
  for (const call of [shutDownKvm, startFromShutdown]) {
    for (const { token } of [worker, stranger])
      expect((await server.call(call, { instance_name: name }, { token })).number).toBe(errors.NOT_FOUND.status);
  }
});
