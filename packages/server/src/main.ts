import { secondMs } from '@compute-market/contract/rules/time-units';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { openBackupDesk } from './backup/desk';
import { productionChannels, type Channels } from './channels';
import { readConfig, StartupError, type Config } from './config';
import type { Database } from './db/database';
import { openDatabase } from './db/open';
import { followMachines } from './domain/instance/follow-machines';
import { openFleet } from './fleet/open-fleet';
import { greeting } from './greeting';
import { createSandboxFleet } from './fleet/simulation';
import type { Services } from './http/handler';
import { enqueueStandingJobs, startJobRunner } from './jobs/runner';
import { createSandboxIdentity } from './identity/sandbox';
import { createSandboxMail } from './mail/sandbox';
import { Readiness } from './operations/health';
import { createMetrics } from './operations/metrics';
import { startMetricsServer } from './operations/metrics-server';
import { openTracing } from './operations/open-tracing';
import { SandboxGateway } from './payment/sandbox-gateway';
import { systemClock, type Clock } from './platform/clock';
import { sentenceOf } from './platform/end-sentence';
import { randomIds } from './platform/ids';
import { createLogger } from './platform/logger';
import { publicAddress } from './platform/public-address';
import { endTracing } from './platform/tracing';
import { openSandboxClock } from './sandbox/clock';
import { seedDemo } from './seed';
import { refuseDemoAccounts } from './seed/refuse';
import { createSandboxSms } from './sms/sandbox';
import { openFileStore } from './storage/open-file-store';
import { createSandboxWechat } from './wechat/sandbox';

/** Plays the world outside. */
function sandboxChannels(config: Config, database: Database, clock: Clock): Channels {
  const origin = publicAddress(config);
  return {
    gateway: new SandboxGateway({ database, clock, ids: randomIds, publicOrigin: origin }),
    compute: createSandboxFleet(database, clock),
    sms: createSandboxSms(database, clock),
    mail: createSandboxMail(database, clock),
    wechat: createSandboxWechat({ database, clock, publicOrigin: origin }),
    identity: createSandboxIdentity({ publicOrigin: origin }),
  };
}

async function openServices(config: Config): Promise<Services> {
  await openTracing(config);
  const database = await openDatabase(config);
  const clock = config.demo ? await openSandboxClock(database, systemClock) : systemClock;
  const logger = createLogger(config);
  const channels = config.demo
    ? sandboxChannels(config, database, clock)
    : productionChannels(config, { clock, logger });
  return {
    clock,
    ids: randomIds,
    config,
    database,
    ...channels,
    compute: openFleet(config, logger) ?? channels.compute,
    files: openFileStore(config),
    logger,
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
  await endTracing();
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

/** What nothing caught is written down like any other error; the supervisor starts anew from what the database holds. */
function endOnFault({ logger }: Services): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'ended by an error that nothing caught');
    process.exit(1);
  });
}

/** Whoever reads what the server says may go, and it goes on; the log's own output does so by itself. */
function outliveReaders(): void {
  const endUnlessGone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  };
  for (const output of [process.stdout, process.stderr]) output.on('error', endUnlessGone);
}

async function start(): Promise<void> {
  outliveReaders();
  const config = readConfig();
  const services = await openServices(config);
  try {
    if (config.demo) await seedDemo(services);
    else await refuseDemoAccounts(services);
    endOnFault(services);
    await enqueueStandingJobs(services);
    const readiness = new Readiness();
    const app = await buildApp({ services, readiness });
    const metrics = config.metrics === null ? [] : [await startMetricsServer(services.metrics, config.metrics)];
    await listen(app, config);
    const desk = services.database.image === null ? [] : [await openBackupDesk(services)];
    const following = [startJobRunner(services), followMachines(services)];
    stopOnSignal(app, services, readiness, [...following, ...metrics, ...desk]);
    process.stdout.write(await greeting(services));
  } catch (error) {
    await services.database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error, '启动失败')}\n`);
  process.exit(1);
});
