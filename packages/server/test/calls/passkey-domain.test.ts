import {
  confirmPasskeyLogin,
  getPasskeyDomain,
  getPasskeys,
  startPasskeyLogin,
} from '@compute-market/contract/calls/passkey';
import { errors } from '@compute-market/contract/errors';
import { describe, expect, test } from 'vitest';
import { passkey } from '../../src/db/schema/passkey';
import { passkeySite } from '../../src/domain/passkey/site';
import { openServer, startTestServer, testConfig } from '../setup';
import { passkeysOn } from './passkey-owners';
import { signUpsOn } from './sign-up';

const server = openServer();
const signUps = signUpsOn(server);
const { from } = signUps;
const { begin, withPasskey } = passkeysOn(server, signUps);

describe('the domain', () => {
  test.each([
    ['http://localhost:3000', 'localhost', ['http://localhost:3000']],
    ['https://gpu.example.com', 'gpu.example.com', ['https://gpu.example.com']],
    ['http://gpu.example.com', null, null],
    ['http://127.0.0.1:3000', null, null],
    ['https://[2001:db8::1]', null, null],
  ])('of %s is %s', (publicOrigin, domain, origins) => {
    const site = passkeySite({ ...testConfig, publicOrigin });
    expect([site?.domain ?? null, site?.origins ?? null]).toEqual([domain, origins]);
  });

  test('is that of the site where another host serves it, and no page outside of it counts', () => {
    const config = {
      ...testConfig,
      publicOrigin: 'https://api.example.com',
      siteUrl: 'https://www.example.com/compute',
      corsOrigins: ['https://www.example.com', 'https://m.www.example.com', 'https://notwww.example.com.evil.net'],
    };
    expect(passkeySite(config)).toEqual({
      domain: 'www.example.com',
      origins: ['https://www.example.com', 'https://m.www.example.com'],
    });
  });

  test('is told to visitors; without one nothing is begun', async () => {
    expect((await server.call(getPasskeyDomain, {})).data).toEqual({ Domain: 'localhost' });
    const elsewhere = await startTestServer({ config: { publicOrigin: 'http://192.168.1.20:3000' } });
    expect((await elsewhere.call(getPasskeyDomain, {})).data).toEqual({ Domain: null });
    expect((await elsewhere.call(startPasskeyLogin, {})).number).toBe(errors.NOT_AVAILABLE.status);
    await elsewhere.close();
  });

  test('holds passkeys of several servers on one database', async () => {
    const { device, ...owner } = await withPasskey();
    expect(await server.database.transaction((tx) => tx.$count(passkey))).toBeGreaterThan(0);
    const other = await startTestServer({ database: server.database, config: {} });
    const { Ticket, Options } = await begin();
    const answer = await other.call(confirmPasskeyLogin, { ticket: Ticket, shown: device.show(Options) }, from());
    expect(answer.number).toBe(0);
    expect((await other.call(getPasskeys, {}, { token: owner.token })).data.data).toHaveLength(1);
    await other.app.close();
  });
});
