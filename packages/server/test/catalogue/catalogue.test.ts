import { getBareMetalModels, getGpuSelectorDetail, getKvmGpuSelector } from '@compute-market/contract/calls/market';
import { renewKvm, renewKvmQueryPrice, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { eq } from 'drizzle-orm';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCatalogue } from '../../src/catalogue/run';
import type { Catalogue } from '../../src/catalogue/shape';
import { host, hostGpu } from '../../src/db/schema/market';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { startTestServer, type TestServer } from '../setup';
import { customer } from '../calls/instance-customers';
import { rentalsOn, smallOrder } from '../calls/instance-world';

const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestServer;
let files = 0;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const newFile = (): string => {
  files += 1;
  return path.join(folder, `${files}.json`);
};
const run = (...given: string[]) => runCatalogue(server.services, given);
const readFile = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
const apply = (catalogue: Catalogue, ...flags: string[]) => {
  const file = newFile();
  writeFileSync(file, JSON.stringify(catalogue));
  return run(file, ...flags);
};
const printed = async () => {
  const file = newFile();
  await run('--print', file);
  return readFile(file);
};
/** The file that an operator begins with. */
const exampleFile = path.resolve('docs/catalogue.example.json');
const same = '与现有目录相同，没有改动。';

const cards = async () => (await server.call(getGpuSelectorDetail, {})).data.List;

describe('the example', () => {
  test('is only told at first, then opens the market, and changes nothing the second time', async () => {
    expect(await run(exampleFile)).toMatch(/新增 主机 gpu-1\n共 7 处。这是预演，没有改动任何内容/);
    expect(await cards()).toEqual([]);
    expect(await run(exampleFile, '--apply')).toMatch(/^已写入：\n {2}新增 价目\n {2}新增 显卡 RTX 4090\n/);
    expect(await cards()).toMatchObject([
      { GpuType: 'RTX 4090', District: '华东一区', FreeNum: 8, TotalNum: 8, HourPrice: 1.98, CpuPerGpu: 16 },
    ]);
    expect(await run(exampleFile, '--apply')).toBe(same);
  });

  test('is applied once when two apply it at the same moment', async () => {
    const said = await Promise.all([run(exampleFile, '--apply'), run(exampleFile, '--apply')]);
    expect(said.filter((sentence) => sentence === same)).toHaveLength(1);
  });

  test('comes back as it was', async () => {
    expect(await run('--print', newFile())).toContain('还没有目录');
    await run(exampleFile, '--apply');
    const catalogue = await printed();
    expect(catalogue).toMatchObject(readFile(exampleFile));
    expect(await apply(catalogue)).toBe(same);
  });
});

test('the market of the demo keeps to the same rules, and comes back as it was', async () => {
  await server.database.transaction(seedCatalogue);
  const catalogue = await printed();
  expect([catalogue.gpuModels.length, catalogue.images.length, catalogue.bareMetals.length]).toEqual([10, 10, 5]);
  expect(await apply(catalogue, '--apply')).toBe(same);
});

test('a price that changed is told field by field, and is the price of the market', async () => {
  await run(exampleFile, '--apply');
  const catalogue = await printed();
  const [model] = catalogue.gpuModels;
  if (model?.specifications[0] === undefined) throw new Error('the example has no card');
  model.specifications[0].hourPrice = 1.5;
  expect(await apply(catalogue, '--apply')).toContain('修改 规格 RTX 4090 c：hourPrice 1.98 → 1.5');
  expect((await cards())[0]?.HourPrice).toBe(1.5);
});

test('a price that changed is what the next order costs, and the renewal of what was rented before', async () => {
  await server.database.transaction(seedCatalogue);
  const renter = await customer(server, { balance: 1000 });
  const name = await rentalsOn(server).rentRunning(renter);
  const unitPrices = async () => {
    const { token } = renter;
    const order = await server.call(runKvmQueryPrice, smallOrder, { token });
    const renewal = { instance_name: name, unit: smallOrder.unit, pack_time: smallOrder.pack_time };
    const renewed = await server.call(renewKvmQueryPrice, renewal, { token });
    return [order, renewed].map(({ data }) => data.Items[0]?.UnitPrice);
  };
  const [before] = await unitPrices();
  const catalogue = await printed();
  const sold = catalogue.gpuModels.find(({ gpuType }) => gpuType === smallOrder.gpu_type);
  for (const specification of sold?.specifications ?? []) specification.hourPrice /= 2;
  await apply(catalogue, '--apply');
  const cheaper = (before ?? Number.NaN) / 2;
  expect(await unitPrices()).toEqual([cheaper, cheaper]);
});

describe('what leaves the file', () => {
  test('goes off sale, while what is rented goes on and is renewed, and comes back with the file', async () => {
    await server.database.transaction(seedCatalogue);
    const renter = await customer(server, { balance: 1000 });
    const name = await rentalsOn(server).rentRunning(renter);
    const whole = await printed();
    const smaller = {
      ...whole,
      gpuModels: whole.gpuModels.filter(({ gpuType }) => gpuType !== smallOrder.gpu_type),
      hosts: whole.hosts.filter(({ gpuType }) => gpuType !== smallOrder.gpu_type),
      bareMetals: whole.bareMetals.filter(({ gpuType }) => gpuType === 'H20'),
    };
    const told = await apply(smaller, '--apply');
    expect(told).toContain(`修改 规格 ${smallOrder.gpu_type} c：onSale true → false`);
    expect(await apply(smaller, '--apply')).toBe(same);
    expect((await cards()).filter(({ GpuType }) => GpuType === smallOrder.gpu_type)).toEqual([]);
    expect(
      (await server.call(getBareMetalModels, { page: 1, page_size: 20 })).data.data.map(({ Name }) => Name),
    ).toEqual(['八卡 H20 推理机']);
    const again = await server.call(runKvm, smallOrder, { token: renter.token });
    expect(again.reason).toBe('所选显卡或规格已下架，请返回市场重新选择');
    const renewal = { instance_name: name, unit: 'hour', pack_time: 1 } as const;
    expect(await server.call(renewKvm, renewal, { token: renter.token })).toMatchObject({ number: 0 });
    await apply(whole, '--apply');
    expect(await server.call(runKvm, smallOrder, { token: renter.token })).toMatchObject({ number: 0 });
  });

  test('is an image that no order may choose', async () => {
    await run(exampleFile, '--apply');
    const catalogue = await printed();
    await apply({ ...catalogue, images: catalogue.images.filter(({ key }) => key !== 'pytorch-2.5') }, '--apply');
    const { data } = await server.call(getKvmGpuSelector, {});
    expect(data.gpu_resource_map['RTX 4090']?.ValidImages).toEqual(['ubuntu-22.04']);
  });
});

describe('a host that customers use', () => {
  /** As if others had taken so much of it. */
  const elsewhere = (id: number, free: Partial<typeof host.$inferInsert>) =>
    server.database.transaction((tx) => tx.update(host).set(free).where(eq(host.id, id)));
  const hostOf = async (name: string) => {
    const [row] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.name, name)));
    if (row === undefined) throw new Error(`no host ${name}`);
    const cardRows = await server.database.transaction((tx) =>
      tx.select().from(hostGpu).where(eq(hostGpu.hostId, row.id)),
    );
    return { row, cards: cardRows.length };
  };

  test('grows and shrinks by what nobody has', async () => {
    await run(exampleFile, '--apply');
    const renter = await customer(server, { balance: 1000 });
    const order = { gpu_type: 'RTX 4090', image_name: 'ubuntu-22.04' };
    await rentalsOn(server).rentRunning(renter, order);
    const before = await hostOf('gpu-1');
    const catalogue = await printed();
    const resized = (totals: Partial<Catalogue['hosts'][number]>): Catalogue => ({
      ...catalogue,
      hosts: catalogue.hosts.map((one) => ({ ...one, ...totals })),
    });
    await apply(resized({ totalGpus: 2, totalCpu: 200 }), '--apply');
    const after = await hostOf('gpu-1');
    expect([after.cards, after.row.freeGpus]).toEqual([2, before.row.freeGpus - 6]);
    expect(after.row.freeCpu).toBe(before.row.freeCpu + 40);
    await elsewhere(before.row.id, { freeCpu: 0 });
    await expect(apply(resized({ totalCpu: 150 }), '--apply')).rejects.toThrow(
      '主机 gpu-1 的 totalCpu 不能改为 150：客户正在使用其中 200 核',
    );
    await elsewhere(before.row.id, { freeCpu: after.row.freeCpu });
    await expect(apply(resized({ district: '华北一区' }), '--apply')).rejects.toThrow(
      '主机 gpu-1 正被租用，district 不能从 华东一区 改为 华北一区。请等租用结束',
    );
    expect((await hostOf('gpu-1')).row).toEqual(after.row);
  });

  test('never loses a card that somebody has, even before its time', async () => {
    await run(exampleFile, '--apply');
    const { row } = await hostOf('gpu-1');
    await elsewhere(row.id, { freeGpus: 7 });
    await server.database.transaction((tx) =>
      tx.update(hostGpu).set({ holder: 'elsewhere' }).where(eq(hostGpu.gpuIndex, 5)),
    );
    const catalogue = await printed();
    const [only] = catalogue.hosts;
    if (only === undefined) throw new Error('the example has no host');
    await expect(apply({ ...catalogue, hosts: [{ ...only, totalGpus: 4 }] }, '--apply')).rejects.toThrow(
      '主机 gpu-1 的 totalGpus 不能改为 4：客户正在使用其中 6 卡',
    );
    expect((await hostOf('gpu-1')).cards).toBe(8);
  });
});
