import { getGpuSelectorDetail, getHosts } from '@compute-market/contract/calls/market';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/host';
import type { EngineHost } from '../../src/fleet/provider';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';

const server = openMarket();

beforeAll(() => enqueueStandingJobs(server.services, jobKinds));

type Told = Pick<EngineHost, 'version' | 'cudaVersion' | 'driverVersion'>;
const newDriver: Told = { version: '5.0.2', cudaVersion: '12.8', driverVersion: '570.124.06' };

/** A minute later, where the engine tells this of one host. */
async function look(name: string, told: Told): Promise<void> {
  const found = { name, online: true, cards: 4, cpuNum: 64, memoryGb: 256, ...told };
  server.clock.advance(minuteMs);
  const compute = { ...server.services.compute, hosts: () => Promise.resolve([found]) };
  await runDueJobs({ ...server.services, compute }, jobKinds);
}
const shown = async (host_name: string) => {
  const [offer] = (await server.call(getHosts, { host_name })).data.List;
  return [offer?.CudaVersion, offer?.DriverVersion];
};
const hostOf = async (gpu_type: string, district: string) => {
  const { List } = (await server.call(getHosts, { gpu_type, district })).data;
  if (List[0] === undefined) throw new Error('no host');
  return List[0].HostName;
};

test('what the operator left open is what the engine told last; one that is upset keeps what it told, one without a driver tells none', async () => {
  const open = await hostOf('RTX 3090', '西南一区');
  expect(await shown(open)).toEqual([null, null]);
  await look(open, newDriver);
  expect(await shown(open)).toEqual(['12.8', '570.124.06']);
  await look(open, { version: null, cudaVersion: null, driverVersion: null });
  expect(await shown(open)).toEqual(['12.8', '570.124.06']);
  await look(open, { version: '5.0.2', cudaVersion: null, driverVersion: null });
  expect(await shown(open)).toEqual([null, null]);
});

test('what the operator told goes before the engine', async () => {
  const told = await hostOf('RTX 3090', '华南一区');
  await look(told, newDriver);
  expect(await shown(told)).toEqual(['12.2', '535.183.06']);
});

test('a model tells the versions of its hosts in a room, each once and the lowest first, and none where none is told', async () => {
  const offer = async (gpu_type: string, district: string) => {
    const { List } = (await server.call(getGpuSelectorDetail, { gpu_type, district })).data;
    return [List[0]?.CudaVersions, List[0]?.DriverVersions];
  };
  expect(await offer('RTX 4090', '华北二区')).toEqual([
    ['12.4', '12.8'],
    ['550.127.05', '570.124.06'],
  ]);
  await server.database.transaction((tx) => tx.update(host).set({ cudaVersion: '9.2' }).where(eq(host.name, 'bj01')));
  expect((await offer('RTX 4090', '华北二区'))[0]).toEqual(['9.2', '12.4', '12.8']);
  expect(await offer('RTX 3090', '西南一区')).toEqual([[], []]);
});
