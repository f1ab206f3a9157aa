import { secondMs } from '@compute-market/contract/rules/time-units';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { openBackupDesk } from './backup/desk';
import { readConfig, StartupError, type Config } from './config';
import { openDatabase } from './db/open';
import { createSandboxFleet } from './fleet/simulation';
import { unconfiguredCompute } from './fleet/unconfigured';
import type { Services } from './http/handler';
import { enqueueStandingJobs, startJobRunner } from './jobs/runner';
import { createSandboxIdentity } from './identity/sandbox';
import { unconfiguredIdentity } from './identity/unconfigured';
import { createSandboxMail } from './mail/sandbox';
import { unconfiguredMail } from './mail/unconfigured';
import { Readiness } from './operations/health';
import { createMetrics } from './operations/metrics';
import { startMetricsServer } from './operations/metrics-server';
import { SandboxGateway } from './payment/sandbox-gateway';
import { UnconfiguredGateway } from './payment/unconfigured-gateway';
import { systemClock } from './platform/clock';
import { randomIds } from './platform/ids';
import { createLogger } from './platform/logger';
import { publicOrigin } from './platform/public-origin';
import { openSandboxClock } from './sandbox/clock';
import { deskKey, deskUser, sandboxHome } from './sandbox/desk-key';
import { seedDemo } from './seed';
import { refuseDemoAccounts } from './seed/refuse';
import { accounts, demoPassword } from './seed/data/accounts';
import type { AccountSeed } from './seed/data/seed-types';
import { createSandboxSms } from './sms/sandbox';
import { unconfiguredSms } from './sms/unconfigured';
import { openFileStore } from './storage/open-file-store';
import { createSandboxWechat } from './wechat/sandbox';
import { unconfiguredWechat } from './wechat/unconfigured';

async function openServices(config: Config): Promise<Services> {
  const database = await openDatabase(config);
  const clock = config.demo ? await openSandboxClock(database, systemClock) : systemClock;
  return {
    clock,
    ids: randomIds,
    config,
    database,
    gateway: config.demo
      ? new SandboxGateway({ database, clock, ids: randomIds, publicOrigin: publicOrigin(config) })
      : new UnconfiguredGateway(),
    compute: config.demo ? createSandboxFleet(database, clock) : unconfiguredCompute,
    sms: config.demo ? createSandboxSms(database, clock) : unconfiguredSms,
    mail: config.demo ? createSandboxMail(database, clock) : unconfiguredMail,
    wechat: config.demo
      ? createSandboxWechat({ database, clock, publicOrigin: publicOrigin(config) })
      : unconfiguredWechat,
    identity: config.demo ? createSandboxIdentity({ publicOrigin: publicOrigin(config) }) : unconfiguredIdentity,
    files: openFileStore(config),
    logger: createLogger(config),
    metrics: createMetrics({ database, clock }),
  };
}

const listenReasons: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `端口 ${port} 已被占用，请先停止占用它的程序，或用 PORT 指定其他端口。`,
  EACCES: ({ port }) => `没有权限监听端口 ${port}，请用 PORT 指定 1024 以上的端口。`,
  EADDRNOTAVAIL: ({ host }) => `无法监听地址 ${host}，请检查 HOST 是否为本机地址。`,
  ENOTFOUND: ({ host }) => `无法监听地址 ${host}，请检查 HOST 是否为本机地址。`,
};

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? listenReasons[String(cause.code)] : undefined;
    throw reason === undefined ? cause : new StartupError(reason(config), { cause });
  }
}

const introduce = ({ phone, name, subAccounts }: AccountSeed): string[] => [
  `  ${phone}  ${name}`,
  ...subAccounts.map((sub) => `  ${phone}  子账号 ${sub.name}`),
];

/** What the operator must know of the kind of server that was started. */
async function kindOf({ config, database }: Services): Promise<string[]> {
  if (!config.demo) return ['正式环境：没有演示数据和沙盒；算力资源接入之前不出售实例。仅供演示时请设置 DEMO=1。'];
  const key = config.reachable
    ? [
        '演示环境，其他设备可以访问：页面会标明「演示环境」，请勿用于真实业务（正式环境请设置 DEMO=0）。',
        `沙盒 ${publicOrigin(config)}${sandboxHome}，用户名 ${deskUser}，密钥 ${await deskKey(database)}`,
      ]
    : [`演示环境，仅本机可以访问。沙盒 ${publicOrigin(config)}${sandboxHome}`];
  return [...key, `演示账号（密码均为 ${demoPassword}）：`, ...accounts.flatMap(introduce)];
}

async function greet(services: Services): Promise<void> {
  const lines = [`算力市场已启动：${publicOrigin(services.config)}`, ...(await kindOf(services))];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What was not done by then is cut off: a supervisor would do it soon after. */
const longestStopMs = 25_000;

interface Part {
  stop(): Promise<void>;
}

/** Ends what runs: no new requests, those in flight answered, the jobs in hand done, the database closed. */
async function stopParts(app: FastifyInstance, services: Services, parts: readonly Part[]): Promise<void> {
  await app.close();
  await Promise.all(parts.map((part) => part.stop()));
  await services.database.close();
}

/** Ends on a signal, first by telling the proxy before it, and at last by force. */
function stopOnSignal(app: FastifyInstance, services: Services, readiness: Readiness, parts: readonly Part[]): void {
  const stop = async () => {
    if (readiness.stopping) return;
    readiness.fall();
    await new Promise((resolve) => setTimeout(resolve, services.config.drainSeconds * secondMs));
    const inTime = await Promise.race([
      stopParts(app, services, parts).then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), longestStopMs)),
    ]);
    if (!inTime) services.logger.error('stopped by force: work was left in hand');
    process.exit(inTime ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const services = await openServices(config);
  try {
    if (config.demo) await seedDemo(services);
    else await refuseDemoAccounts(services);
    await enqueueStandingJobs(services);
    const readiness = new Readiness();
    const app = await buildApp({ services, readiness });
    const metrics = config.metrics === null ? [] : [await startMetricsServer(services.metrics, config.metrics)];
    await listen(app, config);
    const desk = services.database.image === null ? [] : [await openBackupDesk(services)];
    stopOnSignal(app, services, readiness, [startJobRunner(services), ...metrics, ...desk]);
    await greet(services);
  } catch (error) {
    await services.database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  const sentence =
    error instanceof StartupError
      ? error.message
      : `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
