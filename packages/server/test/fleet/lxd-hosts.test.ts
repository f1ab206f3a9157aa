import { expect, test } from 'vitest';
import { EngineError, type EngineClient } from '../../src/fleet/lxd/client';
import { listHosts } from '../../src/fleet/lxd/hosts';
import { listMachines } from '../../src/fleet/lxd/machines';

/** Answers of a cluster in the form of LXD's REST document, with figures of ours. `gpu-02` does not answer. */
const answers: Readonly<Record<string, unknown>> = {
  '': { environment: { server_clustered: true, server_name: 'gpu-01', server_version: '5.0.2' } },
  '/cluster/members?recursion=1': [
    { server_name: 'gpu-01', status: 'Online', message: 'Fully operational', url: 'https://10.0.0.1:8443' },
    { server_name: 'gpu-02', status: 'Offline', message: 'No heartbeat for 40s', url: 'https://10.0.0.2:8443' },
    { server_name: 'gpu-03', status: 'Evacuated', message: 'Unavailable due to maintenance', url: 'https://10.0.0.3' },
  ],
  '?target=gpu-01': { environment: { server_clustered: true, server_name: 'gpu-01', server_version: '5.0.2' } },
  '/resources?target=gpu-01': {
    cpu: { total: 64 },
    memory: { total: 540_000_000_000 },
    gpu: {
      cards: [
        {
          pci_address: '0000:41:00.0',
          vendor_id: '10de',
          nvidia: { cuda_version: '12.4', nvrm_version: '550.127.05', brand: 'GeForce' },
        },
        { pci_address: '0000:04:00.0', vendor_id: '1a03' },
        { pci_address: '0000:81:00.0', vendor_id: '10de' },
      ],
    },
  },
  '?target=gpu-03': { environment: { server_clustered: true, server_name: 'gpu-03', server_version: '5.0.2' } },
  '/instances?recursion=1': [
    { name: 'm-a', status: 'Running', location: 'gpu-01', config: { 'user.market': 'a', 'limits.cpu': '4' } },
    { name: 'm-b', status: 'Stopped', location: 'gpu-01', config: { 'user.market': 'b', 'user.market.kept': 'true' } },
    { name: 'm-c', status: 'Running', location: 'gpu-03', config: { 'user.market': 'c' } },
    { name: 'm-c-old', status: 'Stopped', location: 'gpu-03', config: { 'user.market': 'c' } },
    { name: 'm-d', status: 'Error', location: 'gpu-02', config: null },
    { name: 'm-d-old', status: 'Error', location: 'gpu-02', config: {} },
    { name: 'somebody-elses', status: 'Error', location: 'gpu-02', config: null },
    { name: 'm-by-hand', status: 'Running', location: 'gpu-01', config: { 'limits.cpu': '1' } },
  ],
};

const client: Pick<EngineClient, 'get'> = {
  get: <Value>(path: string) =>
    path in answers
      ? Promise.resolve(answers[path] as Value)
      : Promise.reject(new EngineError(500, `no answer to ${path}`)),
};

test('every member of a cluster is told: what it has, that it does not answer, or no more than that it does', async () => {
  const warned: unknown[] = [];
  const unknown = {
    version: null,
    cards: null,
    cpuNum: null,
    memoryGb: null,
    cudaVersion: null,
    driverVersion: null,
  };
  expect(await listHosts({ client, logger: { warn: (said: unknown) => void warned.push(said) } })).toEqual([
    {
      name: 'gpu-01',
      online: true,
      version: '5.0.2',
      cards: 2,
      cpuNum: 64,
      memoryGb: 502,
      cudaVersion: '12.4',
      driverVersion: '550.127.05',
    },
    { name: 'gpu-02', online: false, ...unknown },
    { name: 'gpu-03', online: true, ...unknown },
  ]);
  expect(warned).toHaveLength(1);
});

test('an engine that does not answer tells of no host', async () => {
  const dead: Pick<EngineClient, 'get'> = { get: () => Promise.reject(new Error('nobody there')) };
  await expect(listHosts({ client: dead, logger: { warn: () => undefined } })).rejects.toThrow('nobody there');
});

test('machines of ours are listed once each by their marks, by their names where the host does not tell the mark', async () => {
  expect(await listMachines(client)).toEqual([
    { name: 'a', hostName: 'gpu-01', power: 'on' },
    { name: 'b', hostName: 'gpu-01', power: 'off' },
    // It is being replaced, and nobody tells of the other.
    { name: 'c', hostName: 'gpu-03', power: null },
    { name: 'd', hostName: 'gpu-02', power: null },
  ]);
});
