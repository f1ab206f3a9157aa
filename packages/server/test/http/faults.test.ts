import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errors } from '@compute-market/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseAway, type Database } from '../../src/db/database';
import { openTestDatabase, startTestServer, type TestServer } from '../setup';

const site = mkdtempSync(path.join(os.tmpdir(), 'compute-market-faults-'));
let server: TestServer;
let fault: Error | null = null;

beforeAll(async () => {
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(
    path.join(site, 'index.html'),
    '<title>market</title><script type="application/json" id="configuration">{}</script>',
  );
  const database = await openTestDatabase();
  const breakable: Database = {
    ...database,
    transaction: (work) => (fault === null ? database.transaction(work) : Promise.reject(fault)),
    look: (work) => (fault === null ? database.look(work) : Promise.reject(fault)),
  };
  server = await startTestServer({ site, database: breakable });
});
beforeEach(() => void server.log.splice(0));
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

type Method = 'GET' | 'POST';
const ask = (method: Method, url: string) =>
  server.app.inject({
    method,
    url,
    headers: { 'x-request-id': 'request-7', ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { payload: '{"phone":"13800000001","passwd":"x"}' } : {}),
  });
const errorLines = () => server.log.filter((line) => (JSON.parse(line) as { level: string }).level === 'error');

/** Every part of the server that asks the database. */
const everywhere: readonly (readonly [Method, string])[] = [
  ['POST', '/api/login'],
  ['POST', '/api/store/get_store_selector_options'],
  ['GET', '/third-party/get_notice_by_page?page=1&page_size=5'],
  ['POST', '/payment/notify'],
  ['POST', '/payment/refund-notify'],
  ['GET', `/files/${'f'.repeat(40)}?until=1&by=x`],
  ['GET', `/files/invoices/${'f'.repeat(40)}.pdf`],
  ['GET', `/files/settlements/${'f'.repeat(40)}.pdf`],
  ['GET', '/files/bills/1-2026-10.pdf?until=1&by=x'],
  ['GET', '/files/receipts/1.pdf?until=1&by=x'],
  ['GET', '/sandbox'],
  ['GET', '/sandbox/pay/abc'],
  ['GET', '/sandbox/api/sms?phone=13800000001'],
];

describe('a fault of the server', () => {
  test.each(everywhere)('at %s %s tells its caller a number, and the log everything, once', async (method, url) => {
    fault = new Error('Failed query: select secret from "/srv/market" at 10.1.2.3:5432');
    const answer = await ask(method, url);
    fault = null;
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain(`${errors.INTERNAL.reason}（编号 request-7）`);
    expect(answer.body).not.toMatch(/select|secret|srv|10\.1\.2\.3|Error|\.ts|\.js/);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(errorLines()).toHaveLength(1);
    expect(JSON.parse(errorLines()[0] ?? '')).toMatchObject({
      request: 'request-7',
      fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      err: { message: expect.stringContaining('select secret') as string },
    });
  });

  test.each([
    ['POST', '/api/login', { status: errors.INTERNAL.status }],
    ['GET', '/third-party/get_notice_by_page?page=1&page_size=5', { code: errors.INTERNAL.code }],
  ] as const)('at %s %s is an answer like any other', async (method, url, number) => {
    fault = new Error('select secret');
    const answer = await ask(method, url);
    fault = null;
    expect(answer.json()).toEqual({ ...number, reason: `${errors.INTERNAL.reason}（编号 request-7）`, data: null });
  });

  test.each(everywhere)('at %s %s for want of a database says so', async (method, url) => {
    fault = new DatabaseAway('unreachable', new Error('connect ECONNREFUSED 10.1.2.3:5432'));
    const answer = await ask(method, url);
    fault = null;
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain(`${errors.DATABASE_ERROR.reason}（编号 request-7）`);
    expect(answer.body).not.toMatch(/ECONN|10\.1\.2\.3/);
    expect(errorLines()).toHaveLength(1);
    expect(errorLines()[0]).toContain('ECONNREFUSED');
  });
});

describe('an address that nothing can look up', () => {
  const long = 'x'.repeat(300);
  test.each([`/${long}.js`, `/assets/${long}.js`, `/assets/${long}`, `/files/${long}`, `/sandbox/pay/${long}`])(
    '%s is missing',
    async (url) => {
      const answer = await ask('GET', url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain(site);
      expect(errorLines()).toEqual([]);
    },
  );

  test.each([
    '/%00',
    '/%00.js',
    '/assets/%00.js',
    '/files/%00',
    '/sandbox/pay/%00',
    '/sandbox/wechat/%00',
    '/sandbox/face/%00',
    '/sandbox/api/sms?phone=%00',
    '/%zz',
  ])('%s is refused in a sentence', async (url) => {
    const answer = await ask('GET', url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': 'request-7' });
    expect(answer.body).toBe('地址中有无法识别的字符，请检查后重试');
    expect(errorLines()).toEqual([]);
  });

  test('to a call it is an answer like any other refusal', async () => {
    const answer = await ask('GET', '/third-party/api/v1/work-order/documents?keyword=%00');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: errors.INVALID_REQUEST.code });
  });
});

test('a form of the sandbox that holds the character 0 changes nothing and shows nothing', async () => {
  const { token } = (await server.app.inject('/sandbox/api/token')).json<{ token: string }>();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/sandbox/scans',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `page_token=${token}&action=scan&ticket=%00&nickname=%00`,
  });
  expect(answer.statusCode).toBe(303);
  expect(errorLines()).toEqual([]);
});

test('a body that is too large for a notification is refused in a sentence', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/payment/notify',
    headers: { 'content-type': 'application/json' },
    payload: 'x'.repeat(100_000),
  });
  expect(answer).toMatchObject({ statusCode: 413, body: '提交的内容过大，请减少内容后重试' });
});
