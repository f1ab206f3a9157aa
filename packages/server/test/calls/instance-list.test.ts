import { getInstanceCost } from '@compute-market/contract/calls/cost';
import {
  changeDueMode,
  getInstances,
  getVncAndSsh,
  noteInstance,
  refundFailedStart,
  removeKeptDisk,
  restartKvm,
} from '@compute-market/contract/calls/instance';
import type { RequestOf } from '@compute-market/contract/define-call';
import type { InstanceSort } from '@compute-market/contract/rules/instance-sort';
import { errors } from '@compute-market/contract/errors';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;

beforeEach(async () => {
  await world.forgetFleet();
  buyer = await customer(server, { balance: 100, vouchers: 1 });
});

const buy = (change: object = {}) => world.rent(buyer, { due_mode: -1, ...change });
const read = (name: string) => world.read(buyer, name);

describe('the list', () => {
  it('filters by state, words, card and due time, and counts the groups under the other filters', async () => {
    const running = await buy({ note: '训练 100%' });
    await world.passSeconds(7);
    await buy({ gpu_type: 'V100', note: '对比' });
    const list = async (filter: Partial<RequestOf<typeof getInstances>>) =>
      (await server.call(getInstances, { page: 1, page_size: 10, ...filter }, { token: buyer.token })).data;
    expect((await list({})).counts).toEqual({
      statusDefault: 2,
      statusAll: 2,
      statusRunning: 1,
      statusKeeppedDisk: 0,
      statusCreateError: 0,
      statusRunningError: 0,
    });
    expect((await list({ status_type: 'statusRunning' })).data.map((one) => one.Container_name)).toEqual([running]);
    expect((await list({ keyword: '0%' })).total).toBe(1);
    expect((await list({ keyword: '_' })).total).toBe(0);
    expect((await list({ gpu_type: 'V100' })).counts.statusAll).toBe(1);
    expect((await list({ district: '火星' })).total).toBe(0);
    expect((await list({ container_type: 'docker' })).total).toBe(0);
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect((await list({ due_before: now + hourSeconds })).total).toBe(0);
    expect((await list({ due_before: now + 3 * hourSeconds })).total).toBe(2);
    expect((await list({ page: 2, page_size: 1 })).data).toHaveLength(1);
    expect((await list({})).data[0]?.ServerTime).toBe(now);
  });

  it('is ordered as asked over all pages, the newest first where nothing was asked', async () => {
    const long = await buy({ pack_time: 20 });
    const short = await buy({ pack_time: 1 });
    await world.passSeconds(7);
    const troubled = await buy({ pack_time: 10 });
    await world.passSeconds(7);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ abnormalSince: server.clock.now() }).where(eq(instance.name, troubled)),
    );
    const names = async (sort?: InstanceSort) =>
      Promise.all(
        [1, 2, 3].map(async (page) => {
          const { data } = await server.call(getInstances, { page, page_size: 1, sort }, { token: buyer.token });
          return data.data[0]?.Container_name;
        }),
      );
    expect((await names())[0]).toBe(troubled);
    expect(await names('urgency')).toEqual([troubled, short, long]);
    expect(await names('due')).toEqual([short, troubled, long]);
    expect(await names('-due')).toEqual([long, troubled, short]);
    expect(await names('-cost')).toEqual([long, troubled, short]);
    expect((await names('status'))[0]).toBe(troubled);
  });

  it('shows an abnormal instance in its group with how long it has been so', async () => {
    const name = await buy();
    await world.passSeconds(7);
    const since = new Date(server.clock.now().getTime() - 60_000);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ abnormalSince: since }).where(eq(instance.name, name)),
    );
    expect(await read(name)).toMatchObject({ IsAbnormal: 1, AbornormalTime: 60 });
  });

  it('carries no password, and reveals those of one instance by name', async () => {
    const name = await buy();
    const listed = await server.call(getInstances, { page: 1, page_size: 10, reveal: 1 }, { token: buyer.token });
    expect(JSON.stringify(listed.data)).not.toMatch(/passwd/i);
    const one = await server.call(
      getInstances,
      { page: 1, page_size: 1, instance_name: name, reveal: 1 },
      { token: buyer.token },
    );
    expect(one.data.data[0]?.Init_passwd).toMatch(/^\w{14}$/);
    expect(one.data.data[0]?.VncPasswd).toMatch(/^\w{14}$/);
  });
});

describe('an instance', () => {
  it('takes a note of at most fifty characters', async () => {
    const name = await buy();
    expect(
      (await server.call(noteInstance, { container_name: name, note: '新备注' }, { token: buyer.token })).number,
    ).toBe(0);
    expect((await read(name)).Note).toBe('新备注');
    expect(
      (await server.call(noteInstance, { container_name: name, note: '长'.repeat(51) }, { token: buyer.token })).number,
    ).toBe(errors.INVALID_REQUEST.status);
  });

  it('can be connected to while it runs', async () => {
    const name = await buy();
    expect((await server.call(getVncAndSsh, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
    await world.passSeconds(7);
    const { data } = await server.call(getVncAndSsh, { instance_name: name }, { token: buyer.token });
    expect(data.SshUrl).toBe(`http://localhost:3000/console/terminal/${name}`);
    expect(data.Plugins.map((plugin) => plugin.Key)).toEqual(['jupyterlab', 'tensorboard', 'vscode', 'files']);
    expect(data.Plugins[0]?.Url).toBe(`http://localhost:3000/console/port/${name}/8888`);
    expect((await read(name)).SshPort).toBeGreaterThan(31_000 - 1);
  });

  it('of somebody else answers every call exactly like one that does not exist', async () => {
    const name = await buy();
    await world.passSeconds(7);
    const stranger = await customer(server);
    const worker = await subAccountOf(server, buyer, 'other', 10);
    const calls = [
      (instanceName: string, token: string) => server.call(restartKvm, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) =>
        server.call(noteInstance, { container_name: instanceName, note: 'x' }, { token }),
      (instanceName: string, token: string) =>
        server.call(changeDueMode, { instance_name: instanceName, due_mode: 1 }, { token }),
      (instanceName: string, token: string) => server.call(getVncAndSsh, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) =>
        server.call(refundFailedStart, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) => server.call(removeKeptDisk, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) => server.call(getInstanceCost, { instance_name: instanceName }, { token }),
    ];
    for (const ask of calls) {
      const { number, reason } = await ask('nothing', stranger.token);
      expect(number).toBe(errors.NOT_FOUND.status);
      expect(await ask(name, stranger.token)).toMatchObject({ number, reason });
      expect(await ask(name, worker.token)).toMatchObject({ number, reason });
    }
    expect(
      (
        await server.call(
          getInstances,
          { page: 1, page_size: 1, instance_name: name, reveal: 1 },
          { token: stranger.token },
        )
      ).data.total,
    ).toBe(0);
  });

  it('is asked about with a session only', async () => {
    expect((await server.call(getInstances, { page: 1, page_size: 1 })).number).toBe(2);
    expect((await server.call(restartKvm, { instance_name: 'x' })).number).toBe(2);
  });
});
