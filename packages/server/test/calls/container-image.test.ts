import { createOwnImage } from '@compute-market/contract/calls/own-image';
import { getStoreSelectorOptions } from '@compute-market/contract/calls/market';
import {
  renewContainer,
  runContainer,
  runContainerQueryPrice,
  runKvm,
  runKvmFromKeptDisk,
} from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { containerImage } from '../../src/db/schema/container-image';
import { sandboxMachine } from '../../src/db/schema/instance';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { tidyEnvironment } from '../../src/domain/instance/tidy-environment';
import { unconfiguredCompute } from '../../src/fleet/unconfigured';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { openMarket, startTestServer } from '../setup';
import { customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const secret = 'hf_sGq81-unlikely-value';
const byReference: RequestOf<typeof runContainer> = {
  ...smallOrder,
  image_name: CONTAINER_IMAGE_KEY,
  container_image: 'nginx:1.27',
  start_command: 'python serve.py --port 8000',
  environment: [
    { name: 'HF_TOKEN', value: secret },
    { name: 'MODE', value: 'fast' },
  ],
};

const server = openMarket();
const rentals = rentalsOn(server);
beforeEach(() => rentals.forgetFleet());

const buyer = () => customer(server, { balance: 500 });
const rent = (token: string, change: Partial<typeof byReference> = {}) =>
  server.call(runContainer, { ...byReference, ...change }, { token });
const storedOf = async (name: string) => {
  const { id } = await rentals.rowOf(name);
  const [row] = await server.database.transaction((tx) =>
    tx.select().from(containerImage).where(eq(containerImage.instanceId, id)),
  );
  return row;
};

describe('an image of a registry, named by its reference', () => {
  it('is offered with the registries that the operator allows, and is no image of the house', async () => {
    const { data } = await server.call(getStoreSelectorOptions, {});
    expect(data.image_registries).toEqual(['docker.io', 'ghcr.io']);
    expect(Object.keys(data.image_display_info_map)).not.toContain(CONTAINER_IMAGE_KEY);
  });

  it('starts a container, which tells reference, command and the names of its environment alone', async () => {
    const { token } = await buyer();
    const { data } = await rent(token);
    const name = data.Container_name;
    await rentals.passSeconds(7);
    const one = await rentals.read({ token }, name);
    expect(one).toMatchObject({
      Status: INSTANCE_STATUS.running,
      Image: CONTAINER_IMAGE_KEY,
      ImageLabel: '自定义镜像',
      ContainerImage: {
        Reference: 'docker.io/library/nginx:1.27',
        Command: 'python serve.py --port 8000',
        Environment: ['HF_TOKEN', 'MODE'],
      },
    });
    const told = JSON.stringify([await rentals.read({ token }, name, 1), await rentals.events({ token }, name)]);
    expect(told).not.toContain(secret);
  });

  it('is pulled before its disk is attached', async () => {
    const { token } = await buyer();
    const { data } = await rent(token);
    const phases = new Set<string>();
    for (let look = 0; look < 7; look += 1) {
      await rentals.passSeconds(1);
      phases.add((await rentals.read({ token }, data.Container_name)).Message);
    }
    expect([...phases]).toContain('拉取镜像');
  });

  it('keeps the values of its environment sealed, and only until the start is over', async () => {
    const { token } = await buyer();
    const { data } = await rent(token);
    const before = await storedOf(data.Container_name);
    expect(before?.environment).toEqual(expect.any(String));
    expect(JSON.stringify(before)).not.toContain(secret);
    await rentals.passSeconds(8);
    expect(await storedOf(data.Container_name)).toMatchObject({
      environment: null,
      environmentNames: ['HF_TOKEN', 'MODE'],
    });
    const machines = await server.database.transaction((tx) => tx.select().from(sandboxMachine));
    expect(JSON.stringify(machines)).not.toContain(secret);
  });

  it('loses values of its environment that a server of an older release left after the start', async () => {
    const { token } = await buyer();
    const { data } = await rent(token);
    const { id } = await rentals.rowOf(data.Container_name);
    await rentals.passSeconds(8);
    const [starting, left] = [(await rent(token)).data.Container_name, data.Container_name];
    await server.database.transaction((tx) =>
      tx.update(containerImage).set({ environment: 'left' }).where(eq(containerImage.instanceId, id)),
    );
    await enqueueStandingJobs(server.services, [tidyEnvironment]);
    await rentals.passSeconds(1);
    expect((await storedOf(left))?.environment).toBeNull();
    expect((await storedOf(starting))?.environment).toEqual(expect.any(String));
  });

  it('leaves no value of its environment in the log, also when the order is refused', async () => {
    const { token } = await buyer();
    await rent(token, { container_image: 'quay.io/a/b' });
    await rent(token, { price: 0.01 });
    await rent(token, { container_image: 'nginx:missing' });
    await rentals.passSeconds(8);
    expect(server.log.join('\n')).not.toContain(secret);
  });

  it('that no registry has is paid back whole, and the reason says what to look at', async () => {
    const someone = await buyer();
    const before = await rentals.cash(someone);
    const { data } = await rent(someone.token, { container_image: 'ghcr.io/nobody/none:missing' });
    await rentals.passSeconds(8);
    const one = await rentals.read(someone, data.Container_name);
    expect(one.Status).toBe(INSTANCE_STATUS.startFailedRefunded);
    expect(one.Message).toBe('镜像仓库中没有公开的镜像 ghcr.io/nobody/none:missing，请检查镜像地址');
    expect(await rentals.cash(someone)).toBe(before);
    expect((await storedOf(data.Container_name))?.environment).toBeNull();
  });

  it('whose pull takes all the hours that were paid is paid back whole, a renewal with them', async () => {
    const someone = await buyer();
    const before = await rentals.cash(someone);
    const { data } = await rent(someone.token);
    const name = data.Container_name;
    await rentals.passSeconds(1);
    const renewed = await server.call(renewContainer, { instance_name: name, pack_time: 1, unit: 'hour' }, someone);
    expect(renewed.number).toBe(0);
    server.clock.advance(3 * hourMs);
    await rentals.passSeconds(1);
    expect(await rentals.read(someone, name)).toMatchObject({
      Status: INSTANCE_STATUS.startFailedRefunded,
      Message: '启动用时超过已付费的时长',
    });
    expect(await rentals.cash(someone)).toBe(before);
  });

  it('is told to nobody else', async () => {
    const { token } = await buyer();
    const { data } = await rent(token);
    const stranger = await buyer();
    await expect(rentals.read(stranger, data.Container_name)).rejects.toThrow(/no instance/);
  });

  it('goes on with a kept disk as what it was', async () => {
    const someone = await buyer();
    const { data } = await rent(someone.token);
    await rentals.passSeconds(8);
    await rentals.passHours(3);
    const started = await server.call(
      runKvmFromKeptDisk,
      { instance_name: data.Container_name, gpu_type: 'RTX 3090', gpu_num: 1, pack_time: 1, unit: 'hour' },
      someone,
    );
    await rentals.passSeconds(8);
    expect(await rentals.read(someone, started.data.Container_name)).toMatchObject({
      Status: INSTANCE_STATUS.running,
      ContainerImage: { Reference: 'docker.io/library/nginx:1.27', Environment: ['HF_TOKEN', 'MODE'] },
      FromKeptDisk: true,
    });
    expect(await rentals.read(someone, data.Container_name)).toMatchObject({ FromKeptDisk: false });
  });

  it('is saved as no image of one’s own, which would not start again', async () => {
    const { token } = await buyer();
    const { data } = await rent(token);
    await rentals.passSeconds(8);
    const saved = await server.call(createOwnImage, { instance_name: data.Container_name, name: '我的' }, { token });
    expect(saved.reason).toMatch(/不能保存为镜像/);
  });
});

describe('an order that names an image of a registry is refused', () => {
  it.each([
    ['from a registry that is not allowed', { container_image: 'quay.io/a/b:1' }, /只能使用 docker\.io、ghcr\.io/],
    ['with a text that is no reference', { container_image: 'Not An Image' }, /镜像地址不正确/],
    [
      'without the reference',
      { container_image: undefined, start_command: undefined, environment: undefined },
      /镜像地址/,
    ],
    ['with a command for an image of the house', { ...smallOrder, container_image: undefined }, /只能与自定义镜像/],
    ['under the key of an image of the house', { image_name: 'pytorch-2.5' }, /image_name/],
    [
      'with a variable twice',
      {
        environment: [
          { name: 'A', value: '1' },
          { name: 'A', value: '2' },
        ],
      },
      /不能重复/,
    ],
    ['with a line break in a value', { environment: [{ name: 'A', value: 'b\nc' }] }, /无法识别/],
    ['with a variable that has no value', { environment: [{ name: 'A', value: '' }] }, /请填写变量的值/],
    ['with a name that no shell takes', { environment: [{ name: '1A', value: '1' }] }, /变量名/],
  ])('%s', async (_name, change, reason) => {
    const { token } = await buyer();
    const answer = await rent(token, change);
    expect(answer.number).not.toBe(0);
    expect(answer.reason).toMatch(reason);
  });

  it('also where only its price is asked', async () => {
    const { start_command: _command, environment: _environment, ...asked } = byReference;
    const quote = await server.call(runContainerQueryPrice, { ...asked, container_image: 'quay.io/a/b' });
    expect(quote.reason).toMatch(/只能使用/);
    expect((await server.call(runContainerQueryPrice, asked)).data.PayPrice).toBeGreaterThan(0);
  });

  it('for a virtual machine', async () => {
    const { token } = await buyer();
    const answer = await server.call(runKvm, { ...smallOrder, image_name: CONTAINER_IMAGE_KEY }, { token });
    expect(answer.number).not.toBe(0);
  });

  it('where no registry is allowed, which is not offered then', async () => {
    const closed = await startTestServer({ config: { imageRegistries: [] } });
    await closed.database.transaction(seedCatalogue);
    expect((await closed.call(getStoreSelectorOptions, {})).data.image_registries).toEqual([]);
    const { token } = await customer(closed, { balance: 500 });
    const answer = await closed.call(runContainer, byReference, { token });
    expect(answer.reason).toMatch(/暂不支持自定义镜像/);
    await closed.close();
  });

  it('without an engine that could pull anything it is not offered', async () => {
    const idle = await startTestServer();
    Object.assign(idle.services, { compute: unconfiguredCompute });
    expect((await idle.call(getStoreSelectorOptions, {})).data.image_registries).toEqual([]);
    await idle.close();
  });
});
