import { minuteMs } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { EngineError, type EngineClient } from '../../src/fleet/lxd/client';
import { usageReader } from '../../src/fleet/lxd/read-usage';
import type { EngineState } from '../../src/fleet/lxd/usage';

/** `GET /1.0/instances/<name>/state` of a container, in the form of LXD's REST document, with figures of ours. */
const answer = {
  status: 'Running',
  status_code: 103,
  cpu: { usage: 3_637_691_016_000 },
  disk: { root: { total: 42_949_672_960, usage: 21_474_836_480 } },
  memory: { swap_usage: 0, swap_usage_peak: 0, total: 34_359_738_368, usage: 8_589_934_592, usage_peak: 9_000_000_000 },
  network: {
    eth0: {
      addresses: [{ address: '10.0.0.12', family: 'inet', netmask: '24', scope: 'global' }],
      counters: { bytes_received: 250_542_118, bytes_sent: 17_524_040, packets_received: 1182, packets_sent: 188 },
      hwaddr: '00:16:3e:0c:ee:dd',
      mtu: 1500,
      state: 'up',
      type: 'broadcast',
    },
    lo: {
      addresses: [{ address: '127.0.0.1', family: 'inet', netmask: '8', scope: 'local' }],
      counters: { bytes_received: 900_000_000, bytes_sent: 900_000_000, packets_received: 1, packets_sent: 1 },
      state: 'up',
      type: 'loopback',
    },
  },
  pid: 7281,
  processes: 50,
};

/** The same after a minute in which two of four cores worked and 75 MB came in. */
const later: EngineState = {
  ...answer,
  cpu: { usage: answer.cpu.usage + 2 * 60e9 },
  network: {
    ...answer.network,
    eth0: { ...answer.network.eth0, counters: { bytes_received: 325_542_118, bytes_sent: 17_524_040 } },
  },
};

/** An engine that answers one state after the other, a minute apart. */
function engine(...answers: (EngineState | Error)[]) {
  let asked = 0;
  const warnings: unknown[] = [];
  const get = (() => {
    const next = answers[asked];
    asked += 1;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  }) as EngineClient['get'];
  const read = usageReader({
    client: { get },
    address: '127.0.0.1',
    logger: { warn: (about: unknown) => void warnings.push(about) },
    now: () => new Date(asked * minuteMs),
  });
  return { warnings, once: async () => (await read([{ name: 'a', cpuNum: 4 }])).get('a') };
}

test('memory and disk are told at once; rates and cards are unknown, not nothing', async () => {
  expect(await engine(answer).once()).toEqual({
    gpuUse: null,
    gpuMemoryGb: null,
    gpuTemperature: null,
    cpuUse: null,
    memoryGb: 8,
    diskGb: 20,
    netInMbps: null,
    netOutMbps: null,
  });
});

test('the second reading tells the rates: shares of all cores, and traffic but for the loopback', async () => {
  const { once } = engine(answer, later);
  await once();
  expect(await once()).toMatchObject({ cpuUse: 50, netInMbps: 10, netOutMbps: 0 });
});

test('a count that began anew, as after a restart, tells no rate', async () => {
  const { once } = engine(later, answer);
  await once();
  expect(await once()).toMatchObject({ cpuUse: null, netInMbps: null, netOutMbps: 0 });
});

test('a virtual machine without an agent has no memory and no network that anybody knows', async () => {
  const bare = { status: 'Running', cpu: { usage: -1 }, memory: { usage: 0 }, disk: null, network: null };
  const { once } = engine(bare, bare);
  await once();
  expect(await once()).toMatchObject({ cpuUse: null, memoryGb: null, diskGb: null, netInMbps: null });
});

test('what is stopped, unknown or does not answer tells nothing; the latter is logged', async () => {
  const failing = engine(
    { ...answer, status: 'Stopped' },
    new EngineError(404, 'not found'),
    new Error('the engine cannot be reached'),
  );
  expect(await failing.once()).toBeUndefined();
  expect(await failing.once()).toBeUndefined();
  expect(failing.warnings).toEqual([]);
  expect(await failing.once()).toBeUndefined();
  expect(failing.warnings).toMatchObject([{ failed: 1 }]);
});
