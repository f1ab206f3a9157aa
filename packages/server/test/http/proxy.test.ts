import { expect, test } from 'vitest';
import { startTestServer } from '../setup';

/** Whom the server takes for the caller when this stands in the header. */
async function addressSeen(trustProxy: boolean, forwardedFor: string): Promise<string> {
  const server = await startTestServer({ config: { trustProxy } });
  server.app.get('/who', (request) => request.ip);
  const { body } = await server.app.inject({
    url: '/who',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await server.close();
  return body;
}

test('behind a proxy the caller is whom the proxy saw, whatever the caller wrote before it', async () => {
  expect(await addressSeen(true, '198.51.100.7')).toBe('198.51.100.7');
  expect(await addressSeen(true, '203.0.113.99, 198.51.100.7')).toBe('198.51.100.7');
});

test('without a proxy the header counts for nothing', async () => {
  expect(await addressSeen(false, '203.0.113.99')).toBe('10.0.0.1');
});
