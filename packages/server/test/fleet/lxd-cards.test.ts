import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EngineClient } from '../../src/fleet/lxd/client';
import { usageReader } from '../../src/fleet/lxd/read-usage';

const line = (field: string, card: number, place: string, value: string) =>
  `${field}{gpu="${card}",UUID="GPU-${card}",pci_bus_id="${place}",device="nvidia${card}",modelName="NVIDIA RTX 4090",Hostname="gpu-1"} ${value}`;

/** What `dcgm-exporter` tells of a host with three cards, the last of which does not know its temperature. */
const told = [
  '# HELP DCGM_FI_DEV_GPU_UTIL GPU utilization (in %).',
  '# TYPE DCGM_FI_DEV_GPU_UTIL gauge',
  line('DCGM_FI_DEV_GPU_UTIL', 0, '00000000:1B:00.0', '90'),
  line('DCGM_FI_DEV_GPU_UTIL', 1, '00000000:1C:00.0', '10'),
  line('DCGM_FI_DEV_GPU_UTIL', 2, '00000000:C1:00.0', '0'),
  line('DCGM_FI_DEV_FB_USED', 0, '00000000:1B:00.0', '20480'),
  line('DCGM_FI_DEV_FB_USED', 1, '00000000:1C:00.0', '1024'),
  line('DCGM_FI_DEV_FB_USED', 2, '00000000:C1:00.0', '0'),
  line('DCGM_FI_DEV_GPU_TEMP', 0, '00000000:1B:00.0', '71'),
  line('DCGM_FI_DEV_GPU_TEMP', 1, '00000000:1C:00.0', '38'),
  line('DCGM_FI_DEV_GPU_TEMP', 2, '00000000:C1:00.0', '9223372036854775794'),
  line('DCGM_FI_DEV_SM_CLOCK', 0, '00000000:1B:00.0', '2520'),
].join('\n');

const cards = (...places: readonly string[]) =>
  Object.fromEntries(places.map((pci, index) => [`gpu${index}`, { type: 'gpu', gputype: 'physical', pci }]));
const machines = [
  { name: 'm-two', location: 'none', devices: { ...cards('0000:1b:00.0', '0000:1c:00.0'), eth0: { type: 'nic' } } },
  { name: 'm-one', location: 'none', devices: cards('0000:c1:00.0') },
  { name: 'm-elsewhere', location: 'none', devices: cards('0000:e1:00.0') },
  { name: 'm-without', location: 'none', devices: {} },
];

let exporter: Server;
let status: number;
let asked: string[];
beforeAll(async () => {
  exporter = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end(told);
  });
  await new Promise<void>((resolve) => exporter.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  status = 200;
  asked = [];
});
afterAll(() => void exporter.close());

/** What each machine uses, and what was logged. */
async function read(cardMetricsUrl?: string) {
  const warnings: unknown[] = [];
  const get = ((path: string) =>
    Promise.resolve(path.startsWith('/instances?') ? machines : { status: 'Running' })) as EngineClient['get'];
  const reader = usageReader({
    client: { get },
    address: '127.0.0.1',
    logger: { warn: (about: unknown) => void warnings.push(about) },
    ...(cardMetricsUrl === undefined ? {} : { cardMetricsUrl }),
  });
  const usages = await reader(['two', 'one', 'elsewhere', 'without'].map((name) => ({ name, cpuNum: 4 })));
  const of = (name: string) => {
    const { gpuUse, gpuMemoryGb, gpuTemperature } = usages.get(name) ?? {};
    return [gpuUse, gpuMemoryGb, gpuTemperature];
  };
  return { warnings, of };
}
const address = () => `http://{host}:${(exporter.address() as AddressInfo).port}/metrics`;

test('a machine has the figures of its own cards: their mean use, all their memory, the hottest', async () => {
  const { of } = await read(address());
  expect(of('two')).toEqual([50, 21, 71]);
});

test('what a card does not know is unknown, and what it knows is told', async () => {
  const { of } = await read(address());
  expect(of('one')).toEqual([0, 0, null]);
});

test('a card that its host does not see, and a machine without cards, have no figures', async () => {
  const { of, warnings } = await read(address());
  expect(of('elsewhere')).toEqual([null, null, null]);
  expect(of('without')).toEqual([null, null, null]);
  expect(warnings).toEqual([]);
});

test('a host is asked once, however many machines with cards it runs', async () => {
  await read(address());
  expect(asked).toEqual(['/metrics']);
});

test('a host that does not tell is logged, and the rest of what its machines use is told all the same', async () => {
  status = 503;
  const { of, warnings } = await read(address());
  expect(of('two')).toEqual([null, null, null]);
  expect(warnings).toMatchObject([{ host: 'none' }]);
});

test('nobody is asked where no exporter is named', async () => {
  const { of } = await read();
  expect(of('two')).toEqual([null, null, null]);
  expect(asked).toEqual([]);
});
