import { reinstallKvm, restartKvm, shutDownKvm } from '@compute-market/contract/calls/instance';
import { runKvmFromKeptDisk } from '@compute-market/contract/calls/rental';
import { createSnapshot, deleteSnapshot, getSnapshots, restoreSnapshot } from '@compute-market/contract/calls/snapshot';
import { INSTANCE_SNAPSHOTS_MAX } from '@compute-market/contract/entities/instance-snapshot';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instance, sandboxMachine } from '../../src/db/schema/instance';
import { instanceSnapshot } from '../../src/db/schema/instance-snapshot';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { failLateRestarts } from '../../src/domain/instance/late-restarts';
import { MachineRefusal } from '../../src/fleet/provider';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;
let name: string;

beforeEach(async () => {
  vi.restoreAllMocks();
  ({ buyer, name } = await world.openRental({ balance: 500 }));
});

type Who = { token?: string };
const create = (called = '装好环境', who: Who = buyer, instance_name = name) =>
  server.call(createSnapshot, { instance_name, name: called }, who);
const restore = (snapshot_id: string, who: Who = buyer, instance_name = name) =>
  server.call(restoreSnapshot, { instance_name, snapshot_id }, who);
const remove = (snapshot_id: string, who: Who = buyer, instance_name = name) =>
  server.call(deleteSnapshot, { instance_name, snapshot_id }, who);
const read = async (instance_name = name) => (await server.call(getSnapshots, { instance_name }, buyer)).data.data;
const statesOf = async (instance_name = name) => (await read(instance_name)).map(({ Name, Status }) => [Name, Status]);
const events = async (instance_name = name) =>
  (await world.events(buyer, instance_name)).filter(({ Kind }) => Kind.startsWith('snapshot_'));
const kinds = async () => (await events()).map(({ Kind }) => Kind.replace('snapshot_', '')).reverse();
const statusOf = async (machine = name) => (await world.read(buyer, machine)).Status;
/** Keys of the snapshots that the machine has by its own books. */
async function inMachine(machine = name): Promise<string[]> {
  const [found] = await server.database.transaction((tx) =>
    tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, machine)),
  );
  return Object.entries(found?.snapshots ?? {}).flatMap(([key, { sizeBytes }]) => (sizeBytes === null ? [] : [key]));
}
const rowsOf = (instanceName: string) =>
  server.database.transaction((tx) =>
    tx
      .select({ key: instanceSnapshot.key })
      .from(instanceSnapshot)
      .innerJoin(instance, eq(instance.id, instanceSnapshot.instanceId))
      .where(eq(instance.name, instanceName)),
  );

/** Makes one and answers its id. */
async function made(called = '装好环境', instance_name = name): Promise<string> {
  const { data } = await create(called, buyer, instance_name);
  await world.passSeconds(1);
  return data.data.find(({ Name }) => Name === called)?.Id ?? '';
}

describe('a snapshot', () => {
  it('is made, put back, and deleted, and the history tells each step', async () => {
    expect(await read()).toEqual([]);
    expect((await create()).data.data).toMatchObject([
      { Name: '装好环境', Status: 'creating', Size: null, Reason: '' },
    ]);
    await world.passSeconds(1);
    const [snapshot] = await read();
    const id = snapshot?.Id ?? '';
    expect(snapshot).toMatchObject({ Status: 'ready', Size: expect.any(Number) as unknown });
    expect(await inMachine()).toEqual([id]);

    expect((await restore(id)).data.data).toMatchObject([{ Status: 'restoring' }]);
    expect(await statusOf()).toBe(INSTANCE_STATUS.restarting);
    await world.passSeconds(6);
    expect(await statusOf()).toBe(INSTANCE_STATUS.running);
    expect(await statesOf()).toEqual([['装好环境', 'ready']]);

    expect((await remove(id)).data.data).toMatchObject([{ Status: 'deleting' }]);
    await world.passSeconds(1);
    expect(await read()).toEqual([]);
    expect(await inMachine()).toEqual([]);
    expect(await kinds()).toEqual(['create', 'created', 'restore', 'restored', 'delete', 'deleted']);
    expect((await events())[0]).toMatchObject({ By: 'system', Details: { change: '装好环境' } });
  });

  it('of a machine that is shut down is made and deleted, but put back only once it runs', async () => {
    await server.call(shutDownKvm, { instance_name: name }, buyer);
    await world.passSeconds(4);
    const id = await made();
    expect(await statesOf()).toEqual([['装好环境', 'ready']]);
    expect((await restore(id)).reason).toBe('实例已关机，请开机后再恢复快照');
    await remove(id);
    await world.passSeconds(1);
    expect(await read()).toEqual([]);
  });

  it('asked for again while it is made, put back or deleted changes nothing', async () => {
    await create();
    await create();
    await world.passSeconds(1);
    const Id = (await read())[0]?.Id ?? '';
    await restore(Id);
    await restore(Id);
    await world.passSeconds(6);
    await remove(Id);
    await remove(Id);
    await world.passSeconds(1);
    expect((await remove(Id)).data.data).toEqual([]);
    expect(await kinds()).toEqual(['create', 'created', 'restore', 'restored', 'delete', 'deleted']);
  });

  it('asked for at once by two is one; of two names one is made', async () => {
    await Promise.all([create(), create(), create()]);
    expect(await rowsOf(name)).toHaveLength(1);
    await world.passSeconds(1);
    const answers = await Promise.all([create('a'), create('b')]);
    expect(answers.map(({ number }) => number).sort()).toEqual([0, errors.STATE_CONFLICT.status].sort());
    expect(answers.map(({ reason }) => reason).join('')).toContain('请稍候再创建');
  });

  it('without a name, by a name that is there, or one too many is refused with the rule', async () => {
    for (const [called, reason] of [
      ['', /请输入名称/],
      ['  ', /请输入名称/],
      ['x'.repeat(21), /最多20个字/],
      ['a\nb', /无法识别的字符/],
    ] as const) {
      const answer = await create(called);
      expect([answer.number === 0, answer.reason]).toEqual([false, expect.stringMatching(reason)]);
    }
    await made('1');
    expect((await create('1')).reason).toBe('已有名为「1」的快照，请换一个名称');
    for (let nth = 2; nth <= INSTANCE_SNAPSHOTS_MAX; nth += 1) await made(String(nth));
    expect((await create('再一个')).reason).toBe('每台实例最多保留 3 个快照，请先删除不用的快照');
    expect((await restore('none')).reason).toBe('该快照已删除，请刷新后重试');
    expect((await read()).map(({ Name }) => Name)).toEqual(['3', '2', '1']);
  });
});

describe('who may', () => {
  it('not without a session, nor a stranger', async () => {
    const id = await made();
    const stranger = await customer(server);
    for (const [who, answer] of [
      [{}, errors.SESSION_INVALID],
      [stranger, errors.NOT_FOUND],
    ] as const) {
      expect((await server.call(getSnapshots, { instance_name: name }, who)).number).toBe(answer.status);
      expect((await create('a', who)).number).toBe(answer.status);
      expect((await restore(id, who)).number).toBe(answer.status);
      expect((await remove(id, who)).number).toBe(answer.status);
    }
    const other = await world.rentRunning(buyer);
    expect((await restore(id, buyer, other)).number).toBe(errors.NOT_FOUND.status);
    expect((await remove(id, buyer, other)).number).toBe(0);
    expect(await statesOf()).toEqual([['装好环境', 'ready']]);
  });

  it('a sub-account for what it rented itself, its main account too', async () => {
    const sub = await subAccountOf(server, buyer, '算法组', 200);
    expect((await create('a', sub)).number).toBe(errors.NOT_FOUND.status);
    const own = await world.rentRunning(sub);
    expect((await create('a', sub, own)).number).toBe(0);
    await world.passSeconds(1);
    expect((await create('b', buyer, own)).number).toBe(0);
    await world.passSeconds(1);
    const Id = (await read(own))[0]?.Id ?? '';
    expect((await remove(Id, sub, own)).number).toBe(0);
  });

  it('nobody while the machine moves, on a lost host, or after its end', async () => {
    const id = await made();
    await server.call(restartKvm, { instance_name: name }, buyer);
    expect((await create('a')).reason).toContain('请在运行中或关机后再修改快照');
    expect((await restore(id)).reason).toContain('请在运行中或关机后再修改快照');
    await world.passSeconds(4);
    const lost = (lostAt: Date | null) =>
      server.database.transaction(async (tx) => {
        const [row] = await tx.select().from(instance).where(eq(instance.name, name));
        await tx
          .update(host)
          .set({ lostAt, silentSince: lostAt })
          .where(eq(host.id, row?.hostId ?? 0));
      });
    await lost(server.clock.now());
    for (const answer of [await create('a'), await restore(id), await remove(id)])
      expect(answer.reason).toContain('所在主机没有响应');
    await lost(null);
    await world.passHours(3);
    for (const answer of [await create('a'), await restore(id), await remove(id)])
      expect(answer.reason).toContain('租期已结束');
  });
});

describe('a snapshot lives', () => {
  it('until the system is another, which waits for what is being made', async () => {
    await create();
    const reinstall = () => server.call(reinstallKvm, { instance_name: name, image_name: 'pytorch-2.5' }, buyer);
    expect((await reinstall()).reason).toBe('实例有快照正在创建、恢复或删除，请稍候再重置系统');
    expect(await statusOf()).toBe(INSTANCE_STATUS.running);
    await world.passSeconds(1);
    expect((await reinstall()).number).toBe(0);
    await world.passSeconds(9);
    expect(await statusOf()).toBe(INSTANCE_STATUS.running);
    expect(await read()).toEqual([]);
    expect(await inMachine()).toEqual([]);
  });

  it('through a new system that did not come up, and goes with a machine that is released', async () => {
    await made();
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
    await server.call(reinstallKvm, { instance_name: name, image_name: 'pytorch-2.5' }, buyer);
    await world.passSeconds(9);
    expect(await statusOf()).toBe(INSTANCE_STATUS.restartFailed);
    expect(await rowsOf(name)).toHaveLength(1);
    const brief = await world.rentRunning(buyer, { due_mode: -1 });
    await made('a', brief);
    await create('b', buyer, brief);
    await world.passHours(3);
    expect(await rowsOf(brief)).toEqual([]);
  });

  it('with a kept disk, and in the rental that goes on with it', async () => {
    const id = await made();
    // What is not finished when the rental ends is not there afterwards.
    vi.spyOn(server.services.compute, 'createSnapshot').mockResolvedValue(null);
    await create('未完成');
    await world.passHours(3);
    vi.restoreAllMocks();
    expect(await statusOf()).toBe(INSTANCE_STATUS.diskKept);
    expect(await statesOf()).toEqual([['装好环境', 'ready']]);
    const { data } = await server.call(
      runKvmFromKeptDisk,
      { instance_name: name, gpu_type: 'RTX 3090', gpu_num: 1, pack_time: 1, unit: 'day', due_mode: 1 },
      buyer,
    );
    await world.runJobs();
    await world.passSeconds(7);
    const next = data.Container_name;
    expect(await statesOf(next)).toEqual([['装好环境', 'ready']]);
    expect(await inMachine(next)).toEqual([id]);
    expect(await rowsOf(name)).toEqual([]);
    expect((await restore(id, buyer, next)).number).toBe(0);
    await world.passSeconds(6);
    expect(await statusOf(next)).toBe(INSTANCE_STATUS.running);
  });

  it('through a crash after the engine was told', async () => {
    const { compute } = server.services;
    const told = vi.spyOn(compute, 'createSnapshot');
    told.mockImplementationOnce(async (...order) => {
      told.mockRestore();
      await compute.createSnapshot(...order);
      throw new Error('the server was killed here');
    });
    const id = await made();
    expect(await statesOf()).toEqual([['装好环境', 'creating']]);
    await world.passSeconds(120);
    expect(await statesOf()).toEqual([['装好环境', 'ready']]);
    expect(await kinds()).toEqual(['create', 'created']);

    const restored = vi.spyOn(compute, 'restoreSnapshot');
    restored.mockImplementationOnce(async (...order) => {
      restored.mockRestore();
      await compute.restoreSnapshot(...order);
      throw new Error('the server was killed here');
    });
    await restore(id);
    await world.passSeconds(120);
    expect(await statusOf()).toBe(INSTANCE_STATUS.running);
    expect(await kinds()).toEqual(['create', 'created', 'restore', 'restored']);
  });
});

describe('what the engine refuses', () => {
  const refuse = (verb: 'createSnapshot' | 'restoreSnapshot' | 'deleteSnapshot') =>
    vi.spyOn(server.services.compute, verb).mockRejectedValueOnce(new MachineRefusal('宿主机磁盘空间不足'));

  it('to make is told with the reason until the next try, and counts for nothing', async () => {
    refuse('createSnapshot');
    await create();
    await runDueJobs(server.services, jobKinds);
    const [failed] = await read();
    expect(failed).toMatchObject({ Status: 'failed', Reason: '创建失败：宿主机磁盘空间不足' });
    expect((await events())[0]).toMatchObject({
      Kind: 'snapshot_create_failed',
      Details: { change: '装好环境', reason: '宿主机磁盘空间不足' },
    });
    expect((await restore(failed?.Id ?? '')).reason).toContain('未创建成功');
    await made();
    expect(await statesOf()).toEqual([['装好环境', 'ready']]);
  });

  it('to put back leaves the machine running, and to delete leaves the snapshot', async () => {
    const id = await made();
    refuse('restoreSnapshot');
    await restore(id);
    await world.passSeconds(1);
    expect(await statusOf()).toBe(INSTANCE_STATUS.running);
    expect(await read()).toMatchObject([{ Status: 'ready', Reason: '恢复失败：宿主机磁盘空间不足' }]);
    refuse('deleteSnapshot');
    await remove(id);
    await world.passSeconds(1);
    expect(await read()).toMatchObject([{ Status: 'ready', Reason: '删除失败：宿主机磁盘空间不足' }]);
    expect(await kinds()).toEqual(['create', 'created', 'restore', 'restore_failed', 'delete', 'delete_failed']);
  });

  it('to start afterwards leaves a machine that can be put back again', async () => {
    const id = await made();
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
    await restore(id);
    await world.passSeconds(6);
    expect(await statusOf()).toBe(INSTANCE_STATUS.restartFailed);
    expect((await restore(id)).number).toBe(0);
    await world.passSeconds(6);
    expect(await statusOf()).toBe(INSTANCE_STATUS.running);
  });

  it('to come up at all within half an hour leaves a machine that can be put back again', async () => {
    await enqueueStandingJobs(server.services, [failLateRestarts]);
    const id = await made();
    await server.database.transaction((tx) => setSandboxFleet(tx, { restartMs: 5 * hourMs }));
    await restore(id);
    await world.passMinutes(31);
    await world.forgetFleet();
    expect(await statusOf()).toBe(INSTANCE_STATUS.restartFailed);
    expect(await read()).toMatchObject([{ Status: 'ready', Reason: '恢复失败：系统在 30 分钟内未能启动' }]);
    expect(await kinds()).toEqual(['create', 'created', 'restore', 'restore_failed']);
    expect((await restore(id)).number).toBe(0);
    await world.passSeconds(6);
    expect(await statusOf()).toBe(INSTANCE_STATUS.running);
  });
});
