import { expect, test } from 'vitest';
import type { EngineClient } from '../../src/fleet/lxd/client';
import { hostAddress, privateAddress, privateAddressFor } from '../../src/fleet/lxd/host-address';

/** An engine of two members, as its documents say. */
const members: Readonly<Record<string, string>> = {
  '/cluster/members/gpu-1': 'https://10.3.0.11:8443',
  '/cluster/members/gpu-2': 'https://203.0.113.7:8443',
};
const client = {
  get: (path: string) =>
    Promise.resolve(path === '' ? { environment: { server_clustered: true } } : { url: members[path] }),
} as unknown as EngineClient;
const port = { port: 31_009, inner: 8000 };

test('a port for the server alone listens where the server reaches the host and nobody from outside does', async () => {
  const bySocket = { client, address: '127.0.0.1' };
  expect(await privateAddress(bySocket, 'none')).toBe('127.0.0.1');
  expect(await privateAddress(bySocket, 'gpu-1')).toBe('10.3.0.11');
  expect(await privateAddress(bySocket, 'gpu-2')).toBeNull();
  expect(await privateAddress({ client, address: '198.51.100.4' })).toBeNull();
  for (const inside of ['172.16.0.1', '172.31.255.9', '192.168.4.4'])
    expect(await privateAddress({ client, address: inside })).toBe(inside);
  expect(await privateAddress({ client, address: '172.32.0.1' })).toBeNull();
});

test('a machine of a cluster is dialled on its own host, never on the one that answers for all', async () => {
  expect(await hostAddress({ client, address: '10.3.0.10' }, 'gpu-2')).toBe('203.0.113.7');
  expect(await hostAddress({ client, address: '10.3.0.10' }, 'none')).toBe('10.3.0.10');
});

test('a machine that is made anew never gets such a port at a public address', async () => {
  const place = { client, address: '127.0.0.1' };
  const ports = [{ ...port, isPrivate: true }];
  expect(await privateAddressFor(place, { ports, hostName: 'gpu-1' })).toBe('10.3.0.11');
  expect(await privateAddressFor(place, { ports, hostName: 'gpu-2' })).toBe('127.0.0.1');
});
