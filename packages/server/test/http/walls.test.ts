import { allCalls } from '@compute-market/contract/calls';
import type { CallDefinition } from '@compute-market/contract/define-call';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import { errors } from '@compute-market/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, subAccountOf } from '../calls/instance-customers';
import { startTestServer, type TestServer } from '../setup';

let server: TestServer;
let token: string;
let subToken: string;

beforeAll(async () => {
  server = await startTestServer();
  const main = await customer(server, { balance: 100 });
  token = main.token;
  subToken = (await subAccountOf(server, main, 'lab-a', 100)).token;
});
afterAll(() => server.close());

const elsewhere = 'https://elsewhere.example';
const urlOf = (call: CallDefinition): string => TRANSPORT_BASE[call.transport] + call.path.replace(/\{\w+\}/g, '1');
const numberOf = (response: { json(): unknown }): number => {
  const { status, code } = response.json() as { status?: number; code?: number };
  return status ?? code ?? -1;
};
const send = (call: CallDefinition, headers: Record<string, string>, payload = '{}') => {
  const carriesBody = call.method === 'POST' || call.method === 'PUT';
  return server.app.inject({
    method: call.method,
    url: urlOf(call),
    headers: { ...(carriesBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(carriesBody ? { payload } : {}),
  });
};
const named = (calls: readonly CallDefinition[]) => calls.map((call) => [call.name, call] as const);

describe('a sub-account', () => {
  test.each(named(allCalls.filter(({ auth, roles }) => auth !== 'none' && !roles.includes('sub'))))(
    'is forbidden %s, whatever it sends',
    async (_name, call) => {
      expect(numberOf(await send(call, { authorization: subToken }))).toBe(errors.PERMISSION_FORBIDDEN.code);
    },
  );
});

describe('another site', () => {
  test.each(named(allCalls))('learns nothing from %s and leaves nothing behind', async (_name, call) => {
    const answer = await send(call, { origin: elsewhere });
    expect(
      Object.keys(answer.headers).filter((name) => name === 'set-cookie' || name.startsWith('access-control-')),
    ).toEqual([]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test.each(named(allCalls.filter(({ auth }) => auth === 'required')))(
    'cannot make the browser call %s for its customer',
    async (_name, call) => {
      const lost = call.transport === 'third-party' ? errors.SESSION_INVALID.code : errors.SESSION_INVALID.status;
      const ambient = { origin: elsewhere, cookie: `session=${token}; token=${token}; authorization=${token}` };
      const answer = await send(call, ambient);
      expect(answer.statusCode).toBe(200);
      expect(numberOf(answer)).toBe(lost);
      if (call.method === 'POST')
        expect(
          numberOf(
            await server.app.inject({
              method: 'POST',
              url: urlOf(call),
              headers: { ...ambient, 'content-type': 'application/x-www-form-urlencoded' },
              payload: 'a=1',
            }),
          ),
        ).toBe(lost);
      if (call.method === 'POST')
        expect(
          numberOf(
            await server.app.inject({
              method: 'POST',
              url: urlOf(call),
              headers: { ...ambient, 'content-type': 'text/plain' },
              payload: '{}',
            }),
          ),
        ).not.toBe(0);
    },
  );

  test('is granted no preflight', async () => {
    for (const call of allCalls) {
      const answer = await server.app.inject({
        method: 'OPTIONS',
        url: urlOf(call),
        headers: {
          origin: elsewhere,
          'access-control-request-method': call.method,
          'access-control-request-headers': 'authorization',
        },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('a session', () => {
  test('is 256 bits that only its owner gets: the database keeps a hash', async () => {
    expect(token).toMatch(/^[\w-]{43,}$/);
    const kept = JSON.stringify(await server.database.transaction((tx) => tx.query.sessions.findMany()));
    expect(kept).not.toContain(token);
  });
});
