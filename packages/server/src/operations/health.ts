import { minuteSeconds } from '@compute-market/contract/rules/time-units';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { knownMigrations } from '../db/migrate';
import { rows } from '../db/rows';
import type { Services } from '../http/handler';
import { inTime } from '../platform/in-time';
import { readBuild } from './build';
import { readJobs } from './readings';

/** Jobs that wait longer are told as late. */
const lateSeconds = 5 * minuteSeconds;
/** Whoever asks more often gets the same answer again: the questions go to the database. */
const freshMs = 1_000;
/** Any name will do: no such file means that the store answers. */
const probeName = 'readiness-probe-0';
/** A store that takes longer is told as down. Probes wait three seconds for the whole answer (deploy/kubernetes.yaml). */
const filesPatienceMs = 1_000;

/** Whether this server wants requests; falls first when it is told to end. */
export class Readiness {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  fall(): void {
    this.#stopping = true;
  }
}

interface Checks {
  readonly database: 'ok' | 'down';
  /** `ahead`: another version took something away that this one uses. */
  readonly migrations: 'ok' | 'ahead' | 'unknown';
  readonly files: 'ok' | 'down';
  readonly jobs: { readonly state: 'ok' | 'late' | 'unknown'; readonly lagSeconds: number | null };
}

const works = (doing: Promise<unknown>): Promise<boolean> =>
  doing.then(
    () => true,
    () => false,
  );

async function checkMigrations({ database }: Services): Promise<Checks['migrations']> {
  const [support] = await database.transaction((tx) =>
    rows<{ least: number }>(tx, sql`select least_migrations as least from schema_support`),
  );
  return (support?.least ?? 0) > knownMigrations().length ? 'ahead' : 'ok';
}

async function checkJobs(services: Services): Promise<Checks['jobs']> {
  const { lagSeconds } = await services.database.transaction((tx) => readJobs(tx, services.clock));
  return { state: lagSeconds > lateSeconds ? 'late' : 'ok', lagSeconds: Math.round(lagSeconds) };
}

async function checkFiles({ files }: Services): Promise<Checks['files']> {
  const late = () => new Error(`the file store did not answer in ${filesPatienceMs} ms`);
  return (await works(inTime(files.read(probeName), filesPatienceMs, late))) ? 'ok' : 'down';
}

async function checkDatabase(services: Services): Promise<Omit<Checks, 'files'>> {
  try {
    return { database: 'ok', migrations: await checkMigrations(services), jobs: await checkJobs(services) };
  } catch {
    return { database: 'down', migrations: 'unknown', jobs: { state: 'unknown', lagSeconds: null } };
  }
}

async function check(services: Services): Promise<Checks> {
  const [ofDatabase, files] = await Promise.all([checkDatabase(services), checkFiles(services)]);
  return { ...ofDatabase, files };
}

/** Answers the same for a while, and all who ask at once the same. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (answer === undefined || Date.now() - answer.at > freshMs) answer = { at: Date.now(), value: ask() };
    return answer.value;
  };
}

const uncached = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).header('cache-control', 'no-store').send(body);

/**
 * What a supervisor and a proxy ask. `/livez`: the process answers. `/readyz`: it wants requests; a slow file store or late jobs are told but
 * take no server out, since another would be no better off. `/healthz`: its database answers. `/version`: which program it is.
 */
export function registerHealth(app: FastifyInstance, services: Services, readiness: Readiness): void {
  const build = readBuild();
  const checks = kept(() => check(services));
  app.get('/livez', (_request, reply) => uncached(reply, 200, { status: 'ok' }));
  app.get('/version', (_request, reply) => uncached(reply, 200, build));
  app.get('/healthz', async (_request, reply) => {
    const alive = await works(services.database.transaction((tx) => tx.execute(sql`select 1`)));
    return uncached(reply, alive ? 200 : 503, { status: alive ? 'ok' : 'unavailable' });
  });
  app.get('/readyz', async (_request, reply) => {
    if (readiness.stopping) return uncached(reply, 503, { status: 'stopping' });
    const found = await checks();
    const ready = found.database === 'ok' && found.migrations === 'ok';
    return uncached(reply, ready ? 200 : 503, { status: ready ? 'ready' : 'unavailable', checks: found });
  });
  // They stand on a port of their own (metrics-server.ts); without this the site's page would answer.
  app.get('/metrics', (_request, reply) => uncached(reply, 404, { status: 'missing' }));
}
