import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type ClientRequest } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from '../../src/db/lock';
import { readConfig } from '../../src/config';
import { openDatabase } from '../../src/db/open';
import { users } from '../../src/db/schema/account';
import { hashPassword } from '../../src/platform/password';
import { demoPassword, mainPhone } from '../../src/seed/data/accounts';
import { runSource } from './run-source';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'compute-market-start-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const directory = (name: string) => path.join(scratch, name);

/** More than wait for each other (logger.ts), so that many ways to the pipe fail. */
const linesToAnUnreadLog = 200;

const migrated = directory('migrated');
beforeAll(async () => (await openDatabase(readConfig({ DATA_DIR: migrated }))).close());

/** A data directory with a database that was migrated before. */
function migratedDirectory(name: string): string {
  cpSync(migrated, directory(name), { recursive: true });
  return directory(name);
}

const listenAnywhere = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenAnywhere(probe);
  await new Promise((done) => probe.close(done));
  return port;
}

/** One sentence on standard error, exit code 1, nothing on standard output. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const server = runSource('src/main.ts', [], { DEMO: 'off', ...environment });
  expect(await server.ended, server.errors()).toEqual({ code: 1, signal: null });
  expect(server.output()).toBe('');
  const lines = server.errors().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a server that cannot start says why in one sentence', { timeout: 240_000 }, () => {
  test('a bad variable', async () => {
    expect(await refusal({ PORT: 'x', DEMO: 'maybe' })).toBe(
      '环境变量有误：PORT 应为 1 到 65535 之间的端口号；DEMO 应为 on 或 off。请修改后重新启动。',
    );
  });

  test('an unreachable database', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toBe(
      '无法连接 DATABASE_URL 指定的数据库，请检查地址、账号密码以及数据库是否已启动。',
    );
  });

  test('a directory that cannot be written', async () => {
    const file = directory('file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toContain('无法写入数据目录');
  });

  test('a directory that another process holds', async () => {
    const held = directory('held');
    mkdirSync(held);
    const lock = await lockDirectory(held);
    expect(await refusal({ DATA_DIR: held })).toContain('正被另一个服务进程使用');
    await lock.release();
  });

  test('a database that a demo filled', async () => {
    const filled = migratedDirectory('filled');
    const database = await openDatabase(readConfig({ DATA_DIR: filled }));
    const passwordHash = await hashPassword(demoPassword);
    await database.transaction((tx) =>
      tx.insert(users).values({ phone: mainPhone, name: '林知远', passwordHash, createdAt: new Date() }),
    );
    await database.close();
    expect(await refusal({ DATA_DIR: filled })).toContain('数据库里有演示账号');
  });

  test('a busy port', async () => {
    const blocker = createServer();
    const port = await listenAnywhere(blocker);
    expect(await refusal({ DATA_DIR: migratedDirectory('busy'), PORT: String(port) })).toBe(
      `端口 ${port} 已被占用，请先停止占用它的程序，或用 PORT 指定其他端口。`,
    );
    blocker.close();
  });
});

test('an operator is told what is set and what production lacks, without a secret', { timeout: 60_000 }, async () => {
  const command = runSource('src/commands/config.ts', [], {
    DEMO: '0',
    DATABASE_URL: 'postgres://market:hidden@db/market',
  });
  expect(await command.ended, command.errors()).toEqual({ code: 2, signal: null });
  expect(command.output()).toMatch(/^DATABASE_URL {2,}已设置（环境变量）/m);
  expect(command.output()).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT {2,}不追踪（默认）/m);
  expect(command.output()).toMatch(
    /必须设置\n- COMPUTE=lxd：[^\n]+\n- PUBLIC_ORIGIN：[^\n]+\n- BRAND_FILE：[^\n]+\n- SMS_URL 与 SMS_SECRET：[^\n]+\n\n建议设置/,
  );
  expect(command.output()).not.toContain('hidden');
});

test('a running server answers, tells its figures apart from the site, and ends cleanly when it is told to', {
  timeout: 240_000,
}, async () => {
  const metricsPort = String(await freePort());
  const server = runSource('src/main.ts', [], {
    DEMO: 'off',
    DATA_DIR: migratedDirectory('run'),
    PORT: String(await freePort()),
    METRICS_PORT: metricsPort,
    DRAIN_SECONDS: '8',
  });
  await server.waitFor((output) => output.includes('算力市场已启动'));
  const address = /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0] ?? '';
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await statusOf('/readyz')).toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('market_jobs{state="due"}');
  server.child.kill('SIGTERM');
  // The proxy is told first; who still comes is served.
  await expect.poll(() => statusOf('/readyz'), { timeout: 6_000 }).toBe(503);
  expect(await statusOf('/livez')).toBe(200);
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.errors()).toBe('');
});

/** A call of which the server has the head, and not yet the body. */
function callInHand(address: string, agent: Agent, body: string): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const call = request(`${address}/api/login`, { method: 'POST', agent, headers });
  call.flushHeaders();
  return new Promise((resolve) => call.once('continue', () => resolve(call)));
}

/** What the answer of a call says of its line. */
const lineAfter = (call: ClientRequest) =>
  new Promise<string | undefined>((resolve) =>
    call.once('response', (answer) => answer.resume().once('end', () => resolve(answer.headers.connection))),
  );

test('a server that is told to end while calls are under way answers them, lets go of their lines and of those that were never used, and ends cleanly', {
  timeout: 240_000,
}, async () => {
  const port = await freePort();
  const server = runSource('src/main.ts', [], {
    DEMO: 'off',
    DATA_DIR: migratedDirectory('calls'),
    HOST: '127.0.0.1',
    PORT: String(port),
  });
  await server.waitFor((output) => output.includes('算力市场已启动'));
  const address = `http://127.0.0.1:${port}`;
  const unused = connect(port, '127.0.0.1');
  await new Promise((resolve) => unused.once('connect', resolve));
  const agent = new Agent({ keepAlive: true });
  const body = '{}';
  const calls = await Promise.all(Array.from({ length: 6 }, () => callInHand(address, agent, body)));
  server.child.kill('SIGTERM');
  const told = performance.now();
  // It takes no new lines from then on.
  const refused = () =>
    fetch(`${address}/livez`).then(
      () => false,
      () => true,
    );
  await expect.poll(refused, { timeout: 20_000 }).toBe(true);
  const lines = calls.map(lineAfter);
  for (const call of calls) call.end(body);
  expect(await Promise.all(lines)).toEqual(calls.map(() => 'close'));
  expect(await server.ended).toEqual({ code: 0, signal: null });
  // A supervisor waits for ten seconds or more, and the server itself for 25 before it cuts off what runs.
  expect(performance.now() - told).toBeLessThan(8 * secondMs);
  expect(server.errors()).toBe('');
  agent.destroy();
});

test('a server whose log nobody reads any more answers on, and ends cleanly when it is told to', {
  timeout: 240_000,
}, async () => {
  const port = String(await freePort());
  const server = runSource('src/main.ts', [], { DEMO: 'off', DATA_DIR: migratedDirectory('unread'), PORT: port });
  // From the first word on: also that of its start, which is no line of the log.
  server.child.stdout?.destroy();
  const statusOf = async () => (await fetch(`http://localhost:${port}/livez`)).status;
  const first = () => statusOf().catch(() => server.errors());
  await expect.poll(first, { timeout: 200_000 }).toBe(200);
  const statuses = new Set<number>();
  for (let count = 0; count < linesToAnUnreadLog; count += 1) statuses.add(await statusOf());
  expect([...statuses]).toEqual([200]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.errors()).toBe('');
});

test('a command on a folder without a database says so and leaves nothing there; the desk works once it was migrated', {
  timeout: 240_000,
}, async () => {
  const settings = { DATA_DIR: directory('desk'), DEMO: 'off' };
  const desk = (...words: string[]) => runSource('src/commands/desk.ts', words, settings);
  for (const name of ['desk', 'jobs', 'audit-ledger']) {
    const early = runSource(`src/commands/${name}.ts`, [], settings);
    expect(await early.ended).toEqual({ code: 1, signal: null });
    expect(early.errors()).toBe(
      `数据目录 ${directory('desk')} 里没有数据库。请用 DATA_DIR 指定服务的数据目录；要新建数据库，请先运行 npm run migrate。\n`,
    );
  }
  expect(existsSync(directory('desk'))).toBe(false);
  const migration = runSource('src/commands/migrate.ts', [], settings);
  expect(await migration.ended, migration.errors()).toEqual({ code: 0, signal: null });
  const listed = desk('refund');
  expect(await listed.ended, listed.errors()).toEqual({ code: 0, signal: null });
  expect(listed.output()).toContain('待转账的余额退款：无。');
  const unknown = runSource('src/commands/jobs.ts', ['retry', '17'], settings);
  expect(await unknown.ended).toEqual({ code: 1, signal: null });
  expect(unknown.errors()).toBe('没有编号为 17 的已放弃任务，没有改动。请用 npm run jobs 查看编号。\n');
  const refused = desk('refund', 'paid', '26112600001', 'BANK-000001');
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(refused.errors()).toBe(
    '退款单 26112600001 不在可以这样处理的状态，可能已由他人处理。请用 npm run desk 查看后重试。\n',
  );
});

describe('configuration', () => {
  test('has sensible values when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'production',
      port: 3000,
      host: 'localhost',
      dataDir: '.data',
      databaseUrl: null,
      demo: true,
      basePath: '/api',
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
  });

  test('files go to a bucket when all of its variables are there, and a part of them is an error that names the rest', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig({}).objectStorage).toBeNull();
    expect(readConfig(whole).objectStorage).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(() => readConfig({ ...whole, S3_BUCKET: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
      '缺少 S3_BUCKET、S3_SECRET_ACCESS_KEY',
    );
    expect(() => readConfig({ S3_BUCKET: 'files' })).toThrow('缺少 S3_ENDPOINT');
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['DATABASE_URL', 'mysql://x'],
    ['BASE_PATH', '/v1'],
    ['PUBLIC_ORIGIN', 'https://example.com/path'],
  ])('%s=%s is refused', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
