import { describe, expect, it } from 'vitest';
import { driverSettings } from '../../src/fleet/lxd/machine-body';
import { engine, openFleet } from './open-fleet';

describe.skipIf(engine === null)('the settings that lend a container the driver of its host', () => {
  it('are known to the engine, and one that it does not know is refused', async () => {
    const { client } = await openFleet();
    const make = (name: string, config: Readonly<Record<string, string>>) =>
      client.change('POST', '/instances', {
        name,
        type: 'container',
        source: { type: 'none' },
        config,
        devices: { root: { type: 'disk', path: '/', pool: engine?.pool } },
      });
    const name = `driver-${process.pid}`;
    await make(name, driverSettings(true));
    const { config } = await client.get<{ config: Readonly<Record<string, string>> }>(`/instances/${name}`);
    expect(config).toMatchObject(driverSettings(true));
    // Where nothing of NVIDIA is installed it does not start, and the engine says what it lacks.
    await expect(client.change('PUT', `/instances/${name}/state`, { action: 'start' })).rejects.toThrow(/nvidia/i);
    await client.change('DELETE', `/instances/${name}`);
    await expect(make(name, { 'nvidia.runtimes': 'true' })).rejects.toThrow(/nvidia/);
  });
});
