import { checkPorts, restartKvm, reinstallKvm, shutDownKvm } from '@compute-market/contract/calls/instance';
import { closePort, getPorts, openPort } from '@compute-market/contract/calls/port';
import { runKvmFromKeptDisk } from '@compute-market/contract/calls/rental';
import { INSTANCE_PORTS_MAX } from '@compute-market/contract/entities/instance-port';
import { errors } from '@compute-market/contract/errors';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instance, sandboxMachine } from '../../src/db/schema/instance';
import { instancePort } from '../../src/db/schema/instance-port';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { MachineRefusal } from '../../src/fleet/provider';
import { runDueJobs } from '../../src/jobs/runner';
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

const open = (inner: number, called = 'Gradio', who: { token?: string } = buyer, instance_name = name) =>
  server.call(openPort, { instance_name, inner, name: called }, who);
const close = (inner: number, who: { token?: string } = buyer, instance_name = name) =>
  server.call(closePort, { instance_name, inner }, who);
const read = async (instance_name = name) => (await server.call(getPorts, { instance_name }, buyer)).data;
const statesOf = async (instance_name = name) =>
  (await read(instance_name)).data.map(({ Inner, Status }) => [Inner, Status]);
const events = async (instance_name = name) =>
  (await world.events(buyer, instance_name)).filter(({ Kind }) => Kind.startsWith('port_'));
const kinds = async (instance_name = name) => (await events(instance_name)).map(({ Kind }) => Kind).reverse();
/** Which of its outside ports lead where, as the machine has it. */
async function inMachine(machine = name): Promise<Record<string, number>> {
  const [found] = await server.database.transaction((tx) =>
    tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, machine)),
  );
  const opened = Object.entries(found?.ports ?? {}).flatMap(([port, { inner }]) =>
    inner === null ? [] : [[port, inner] as const],
  );
  return Object.fromEntries(opened);
}
/** What a look at its public ports says of each, ms. */
const looked = async () =>
  Object.fromEntries(
    (await server.call(checkPorts, { instance_name: name }, buyer)).data.List.map(({ Port, DelayMs }) => [
      Port,
      DelayMs,
    ]),
  );
const rowsOf = (instanceName: string) =>
  server.database.transaction((tx) =>
    tx
      .select({ inner: instancePort.inner })
      .from(instancePort)
      .innerJoin(instance, eq(instance.id, instancePort.instanceId))
      .where(eq(instance.name, instanceName)),
  );

describe('a port', () => {
  it('is opened at an address of its own and closed again, with its events', async () => {
    const { Url, SshPort } = await world.read(buyer, name);
    const asked = await open(8000);
    expect(asked.data).toEqual({
      Url,
      Http: true,
      data: [{ Inner: 8000, Port: SshPort + 9, Name: 'Gradio', Kind: 'tcp', Status: 'opening' }],
    });
    await world.passSeconds(1);
    expect(await statesOf()).toEqual([[8000, 'open']]);
    expect((await looked())[SshPort + 9]).toBeGreaterThan(0);
    expect(await inMachine()).toMatchObject({ [SshPort]: 22, [SshPort + 9]: 8000 });

    expect((await close(8000)).data.data).toMatchObject([{ Inner: 8000, Status: 'closing' }]);
    expect(await looked()).not.toHaveProperty(String(SshPort + 9));
    await world.passSeconds(1);
    expect(await read()).toEqual({ Url, Http: true, data: [] });
    expect(await inMachine()).not.toHaveProperty(String(SshPort + 9));
    expect(await kinds()).toEqual(['port_open', 'port_opened', 'port_close', 'port_closed']);
    expect((await events()).map(({ By, Details }) => [By, Details.change])).toContainEqual([
      'main',
      `Gradio，内网端口 8000，外网端口 ${SshPort + 9}`,
    ]);
  });

  it('of a machine that is shut down is opened too, and its place is used again', async () => {
    await server.call(shutDownKvm, { instance_name: name }, buyer);
    await world.passSeconds(4);
    await open(8000, 'a');
    await open(8001, 'b');
    await world.passSeconds(1);
    const first = (await read()).data[0]?.Port;
    await close(8000);
    await world.passSeconds(1);
    await open(9100, 'c');
    await world.passSeconds(1);
    expect(await read()).toMatchObject({ data: [{ Inner: 8001 }, { Inner: 9100, Port: first, Status: 'open' }] });
    expect(await inMachine()).toMatchObject({ [String(first)]: 9100 });
  });

  it('asked for again changes nothing, and closing what is closed neither', async () => {
    await open(8000);
    await open(8000);
    await world.passSeconds(1);
    expect((await open(8000)).data.data).toMatchObject([{ Status: 'open' }]);
    await close(8000);
    await close(8000);
    await world.passSeconds(1);
    expect((await close(8000)).data.data).toEqual([]);
    expect(await kinds()).toEqual(['port_open', 'port_opened', 'port_close', 'port_closed']);
  });

  it('asked for twice at once is one port; two names for it are one port and one refusal', async () => {
    await Promise.all([open(8000), open(8000), open(8000)]);
    expect(await rowsOf(name)).toHaveLength(1);
    const answers = await Promise.all([open(8001, 'a'), open(8001, 'b')]);
    expect(answers.map(({ number }) => number).sort()).toEqual([0, errors.CONFLICT.status].sort());
    expect(await rowsOf(name)).toHaveLength(2);
  });

  it('that is not one, has no name, or is open already is refused with the rule', async () => {
    for (const [inner, called, reason] of [
      [22, 'ssh', /22 端口用于 SSH 登录/],
      [0, 'a', /1 到 65535/],
      [65_536, 'a', /1 到 65535/],
      [80.5, 'a', /1 到 65535/],
      [8000, '', /请输入名称/],
      [8000, 'x'.repeat(21), /最多20个字/],
      [8000, 'a\nb', /无法识别的字符/],
      [8888, 'a', /端口 8888 随实例已经开放/],
    ] as const) {
      const answer = await open(inner, called);
      expect([answer.number === 0, answer.reason]).toEqual([false, expect.stringMatching(reason)]);
    }
    await open(8000);
    expect((await open(8000, '另一个')).reason).toBe('端口 8000 已开放，名称为「Gradio」，请填写其他端口');
    await close(8000);
    expect((await open(8000)).reason).toBe('端口 8000 正在关闭，请稍候再开放');
  });

  it('is one of ten at most, also when the last two are asked for at once', async () => {
    for (let nth = 1; nth < INSTANCE_PORTS_MAX; nth += 1) await open(9100 + nth);
    const answers = await Promise.all([open(9301), open(9302)]);
    expect(answers.map(({ reason, number }) => (number === 0 ? '' : reason)).sort()).toEqual([
      '',
      '最多开放 10 个端口，请先关闭不用的端口',
    ]);
    await world.passSeconds(1);
    const { SshPort } = await world.read(buyer, name);
    const { data } = await read();
    expect(new Set(data.map(({ Port }) => Port)).size).toBe(INSTANCE_PORTS_MAX);
    expect(Math.max(...data.map(({ Port }) => Port))).toBe(SshPort + 18);
  });
});

describe('who may', () => {
  it('not without a session, nor a stranger', async () => {
    expect((await open(8000, 'a', {})).number).toBe(errors.SESSION_INVALID.status);
    expect((await close(8000, {})).number).toBe(errors.SESSION_INVALID.status);
    const stranger = await customer(server);
    expect((await open(8000, 'a', stranger)).number).toBe(errors.NOT_FOUND.status);
    expect((await close(8000, stranger)).number).toBe(errors.NOT_FOUND.status);
    expect((await server.call(getPorts, { instance_name: name }, stranger)).number).toBe(errors.NOT_FOUND.status);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('a sub-account for what it rented itself, its main account too', async () => {
    const sub = await subAccountOf(server, buyer, '算法组', 200);
    expect((await open(8000, 'a', sub)).number).toBe(errors.NOT_FOUND.status);
    const own = await world.rentRunning(sub);
    expect((await open(8000, 'a', sub, own)).number).toBe(0);
    expect((await open(8001, 'b', buyer, own)).number).toBe(0);
    await world.passSeconds(1);
    expect((await close(8001, sub, own)).number).toBe(0);
  });

  it('nobody while the machine moves, on a lost host, or after its end', async () => {
    await server.call(restartKvm, { instance_name: name }, buyer);
    expect((await open(8000)).reason).toContain('请在运行中或关机后再修改端口');
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
    expect((await open(8000)).reason).toContain('所在主机没有响应');
    expect((await close(8000)).reason).toContain('所在主机没有响应');
    await lost(null);
    await world.passHours(3);
    expect((await open(8000)).reason).toContain('租期已结束');
  });
});

describe('a port lives', () => {
  it('through a new system, and goes with the machine', async () => {
    await open(8000);
    await world.passSeconds(1);
    await server.call(reinstallKvm, { instance_name: name, image_name: 'pytorch-2.5' }, buyer);
    await world.passSeconds(9);
    expect(await statesOf()).toEqual([[8000, 'open']]);
    expect(Object.values(await inMachine())).toContain(8000);
    const brief = await world.rentRunning(buyer, { due_mode: -1 });
    await open(8000, 'a', buyer, brief);
    await world.passSeconds(1);
    await world.passHours(3);
    expect(await statesOf(brief)).toEqual([]);
    expect(await rowsOf(brief)).toEqual([]);
  });

  it('in the rental that goes on with a kept disk', async () => {
    await open(8000);
    await world.passSeconds(1);
    await world.passHours(3);
    expect((await world.read(buyer, name)).Status).toBe(8);
    expect(await statesOf()).toEqual([]);
    const { data } = await server.call(
      runKvmFromKeptDisk,
      { instance_name: name, gpu_type: 'RTX 3090', gpu_num: 1, pack_time: 1, unit: 'day', due_mode: 1 },
      buyer,
    );
    await world.runJobs();
    await world.passSeconds(7);
    const { SshPort } = await world.read(buyer, data.Container_name);
    expect(await read(data.Container_name)).toMatchObject({ data: [{ Inner: 8000, Port: SshPort + 9 }] });
    expect(await inMachine(data.Container_name)).toMatchObject({ [SshPort + 9]: 8000 });
    expect(await rowsOf(name)).toEqual([]);
  });

  it('through a crash after the engine was told, and through an order that comes late', async () => {
    const told = vi.spyOn(server.services.compute, 'openPort');
    const { compute } = server.services;
    told.mockImplementationOnce(async (...order) => {
      told.mockRestore();
      await compute.openPort(...order);
      throw new Error('the server was killed here');
    });
    const { data } = await open(8000);
    const [port] = data.data;
    const openedAt = server.clock.now();
    await world.passSeconds(1);
    expect(await statesOf()).toEqual([[8000, 'opening']]);
    await world.passSeconds(120);
    expect(await statesOf()).toEqual([[8000, 'open']]);
    expect(await kinds()).toEqual(['port_open', 'port_opened']);
    await close(8000);
    await world.passSeconds(1);
    await compute.openPort(name, { port: port?.Port ?? 0, inner: 8000 }, openedAt);
    expect(Object.values(await inMachine())).not.toContain(8000);
  });

  it('not where the engine refuses it: its row goes, and the reason is an event', async () => {
    vi.spyOn(server.services.compute, 'openPort').mockRejectedValueOnce(new MachineRefusal('宿主机未能完成操作'));
    await open(8000);
    await runDueJobs(server.services, jobKinds);
    expect(await statesOf()).toEqual([]);
    expect((await events())[0]).toMatchObject({
      Kind: 'port_open_failed',
      Details: { reason: '宿主机未能完成操作' },
    });
  });

  it('is closed before it was opened: the last word holds', async () => {
    await open(8000);
    await close(8000);
    await world.passSeconds(1);
    expect(await statesOf()).toEqual([]);
    expect(Object.values(await inMachine())).not.toContain(8000);
    expect(await kinds()).toEqual(['port_open', 'port_close', 'port_closed']);
  });
});
