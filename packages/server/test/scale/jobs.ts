// `npm run measure:jobs`, after `npm run build`: how long real servers take for machines that start and reminders that are due, all at once, on one
// throw-away PostgreSQL. INSTANCES (1,000), REMINDERS (20,000) and SERVERS (2) are its size, LIMIT (300) its longest time in seconds, PROFILE=<folder> writes a
// profile of each server. Linux alone.
import pg from 'pg';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { jobKinds } from '../../src/domain';
import { bootJob } from '../../src/domain/instance/job-names';
import { packageFile } from '../../src/platform/package-file';
import { processorMsOf, processorMsOfFamily } from './process-time';
import { endProcess, freePort, startProcess, type Running } from './processes';

const sizeFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const [instances, reminders, servers, limitSeconds] = [
  sizeFrom('INSTANCES', 1000),
  sizeFrom('REMINDERS', 20_000),
  sizeFrom('SERVERS', 2),
  sizeFrom('LIMIT', 300),
];
const reminderJob = 'reminder.send';
const lookMs = 2000;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const laneOf = new Map(jobKinds.map(({ kind, lane }) => [kind, lane]));

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('no PostgreSQL is installed');
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const demo = { DATABASE_URL: postgres.url, DEMO: '1' };
const program = [packageFile('dist/main.js')];
const profile = process.env.PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`];

/** Fills the market with machines of one customer of the demo that were just paid for, and with reminders that are due. */
async function fill(): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    "select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'instance' and column_name not in ('id', 'name', 'status')",
  );
  const columns = rows[0]?.names ?? '';
  await client.query(`insert into instance (name, status, ${columns})
    select 'many-' || n, ${INSTANCE_STATUS.starting}, ${columns} from (select * from instance where status = ${INSTANCE_STATUS.running} and own_image_key is null order by id limit 1) one, generate_series(1, ${instances}) n`);
  await client.query(
    "insert into instance_secret (instance_id, login_password, vnc_password) select id, 'secret', 'secret' from instance where name like 'many-%'",
  );
  await client.query(
    `insert into job (kind, payload, key, due_at, run_at) select $1, jsonb_build_object('channel', 'sms', 'recipient', '13800000001', 'text', 'n', 'key', 'many:' || n), 'many:' || n, now(), now() from generate_series(1, ${reminders}) n`,
    [reminderJob],
  );
  await client.query(
    "insert into job (kind, payload, key, due_at, run_at) select $1, jsonb_build_object('instanceId', id), 'many:' || name, now(), now() from instance where name like 'many-%'",
    [bootJob],
  );
  await client.query('analyze');
}

/** How many jobs of each kind a server has run, by what it tells its supervisor. */
async function runsOf(port: number): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counted = text.matchAll(/^market_job_seconds_count\{kind="([^"]+)"[^}]*\} (\d+)$/gm);
  const runs = new Map<string, number>();
  for (const [, kind = '', count] of counted) runs.set(kind, (runs.get(kind) ?? 0) + Number(count));
  return runs;
}

/** Processor seconds of a server so far. */
function spentBy({ child }: Running): number {
  const { user, system } = processorMsOf(child.pid ?? 0);
  return (user + system) / 1000;
}

const running: Running[] = [];
const finished = new Map<string, number>();
const latest = new Map<string, number>();
try {
  await endProcess(await startProcess(program, demo));
  await fill();
  const metricsPorts = await Promise.all(Array.from({ length: servers }, freePort));
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  for (const port of metricsPorts)
    running.push(await startProcess([...profile, ...program], { ...demo, MIGRATE: '0', METRICS_PORT: String(port) }));
  const atStart = running.map(spentBy);
  const { rows: backends } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const databaseSpent = () => processorMsOfFamily(backends[0]?.pid ?? 0) / 1000;
  const databaseAtStart = databaseSpent();
  while (finished.size < 2 && seconds() < limitSeconds) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    const { rows } = await client.query<{ kind: string; due: string; late: number }>(
      'select kind, count(*) as due, extract(epoch from max(now() - run_at))::float8 as late from job where done_at is null and failed_at is null group by kind',
    );
    for (const { kind, late } of rows) {
      const lane = laneOf.get(kind) ?? '';
      latest.set(lane, Math.max(latest.get(lane) ?? 0, late));
    }
    const left = (kind: string): number => Number(rows.find((row) => row.kind === kind)?.due ?? 0);
    for (const kind of [reminderJob, bootJob])
      if (left(kind) === 0 && !finished.has(kind)) finished.set(kind, seconds());
    say(`${seconds().toFixed(0)} s: ${left(reminderJob)} reminders and ${left(bootJob)} starts left`);
  }
  const whole = seconds();
  const runs = await Promise.all(metricsPorts.map(runsOf));
  say('| Lane | jobs run | a second | latest, s |');
  say('| --- | ---: | ---: | ---: |');
  for (const lane of new Set(laneOf.values())) {
    const count = runs
      .flatMap((each) => [...each])
      .reduce((sum, [kind, times]) => (laneOf.get(kind) === lane ? sum + times : sum), 0);
    say(`| ${lane} | ${count} | ${(count / whole).toFixed(1)} | ${(latest.get(lane) ?? 0).toFixed(1)} |`);
  }
  for (const [kind, at] of finished) say(`${kind}: all done after ${at.toFixed(0)} s`);
  const spent = running.map((server, index) => (spentBy(server) - (atStart[index] ?? 0)).toFixed(1));
  const starts = atStart.map((each) => each.toFixed(1)).join(', ');
  say(`processor seconds of the servers: ${spent.join(', ')} of ${whole.toFixed(0)} s, and ${starts} to start`);
  say(`processor seconds of the database: ${(databaseSpent() - databaseAtStart).toFixed(1)}`);
} finally {
  await Promise.all(running.map(endProcess));
  await client.end();
  await postgres.stop();
}
