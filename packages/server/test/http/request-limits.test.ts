import { getUserInfo } from '@compute-market/contract/calls/account';
import { addApiKey } from '@compute-market/contract/calls/api-key';
import { getRunway } from '@compute-market/contract/calls/cost';
import { getAllGpuInfo } from '@compute-market/contract/calls/market';
import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { errors } from '@compute-market/contract/errors';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Buckets } from '../../src/http/buckets';
import type { RequestAllowances } from '../../src/http/request-limits';
import { networkOf } from '../../src/platform/network-of';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { startTestServer } from '../setup';

const slowly = (atOnce: number) => ({ atOnce, perSecond: 0.01 });
const plenty = { atOnce: 1000, perSecond: 1000 };

async function serverWith(allowances: RequestAllowances) {
  const server = await startTestServer({ allowances });
  onTestFinished(() => server.close());
  await server.database.transaction(seedCatalogue);
  return server;
}
const refused = (number: number) => ({
  http: 429,
  number,
  reason: '操作过于频繁，请稍后再试',
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) as unknown, 'cache-control': 'no-store' },
});

describe('whoever asks too often hears when to try again', () => {
  test('one session, on either base, while others at its address are answered', async () => {
    const server = await serverWith({ session: slowly(3), key: plenty, address: plenty });
    const [busy, calm] = [await server.login('13800000001'), await server.login('13800000002')];
    for (let asked = 0; asked < 3; asked += 1)
      expect((await server.call(getUserInfo, {}, { token: busy })).number).toBe(0);
    expect(await server.call(getUserInfo, {}, { token: busy })).toMatchObject(refused(errors.TOO_MANY_REQUESTS.status));
    expect(await server.call(getUnreadFlag, {}, { token: busy })).toMatchObject(refused(errors.TOO_MANY_REQUESTS.code));
    expect(await server.call(getUserInfo, {}, { token: busy, address: '203.0.113.1' })).toMatchObject({ http: 429 });
    expect((await server.call(getUserInfo, {}, { token: calm })).number).toBe(0);
    expect((await server.call(getAllGpuInfo, {})).number).toBe(0);
  });

  test('one key, while its owner, signed in, is answered', async () => {
    const server = await serverWith({ session: plenty, key: slowly(2), address: plenty });
    const token = await server.login('13800000001');
    const { data } = await server.call(addApiKey, { name: '脚本', scopes: ['cost'] }, { token });
    const headers = { authorization: `Bearer ${data.Secret}` };
    for (let asked = 0; asked < 2; asked += 1) expect((await server.call(getRunway, {}, { headers })).number).toBe(0);
    expect(await server.call(getRunway, {}, { headers })).toMatchObject(refused(errors.TOO_MANY_REQUESTS.status));
    expect((await server.call(getRunway, {}, { token })).number).toBe(0);
  });

  test('one address, with whatever sessions, while other addresses are answered', async () => {
    const server = await serverWith({ session: plenty, key: plenty, address: slowly(4) });
    for (let asked = 0; asked < 4; asked += 1)
      expect((await server.call(getAllGpuInfo, {}, { token: `made-up-${asked}` })).number).toBe(0);
    expect(await server.call(getAllGpuInfo, {})).toMatchObject(refused(errors.TOO_MANY_REQUESTS.status));
    expect((await server.call(getAllGpuInfo, {}, { address: '203.0.113.1' })).number).toBe(0);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('a bucket', () => {
  test('fills again with time, and never above its brim', () => {
    let now = 0;
    const buckets = new Buckets({ atOnce: 2, perSecond: 0.5 }, { now: () => now });
    const take = () => buckets.take('session');
    expect([take(), take(), take(), take()]).toEqual([0, 0, 2, 2]);
    now = 1000;
    expect(take()).toBe(1);
    now = 2000;
    expect([take(), take()]).toEqual([0, 2]);
    now = 1_000_000;
    expect([take(), take(), take()]).toEqual([0, 0, 2]);
  });

  test('is forgotten when it was quiet for longest, so that made-up keys fill no memory', () => {
    const buckets = new Buckets(slowly(1), { most: 100, now: () => 0 });
    expect(buckets.take('busy')).toBe(0);
    for (let key = 0; key < 1000; key += 1) {
      buckets.take(`made up ${key}`);
      expect(buckets.take('busy')).toBeGreaterThan(0);
    }
    expect(buckets.size).toBe(100);
  });
});

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['::FFFF:cb00:7101', '203.0.113.1'],
  ['64:ff9b:1::203.0.113.1', '64:ff9b:1:0'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8:5::1', '2001:db8:5:0'],
  ['2001:db8:5:0:1:2:3:4', '2001:db8:5:0'],
  ['2001:db8::5:1:2:3:4', '2001:db8:0:5'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
