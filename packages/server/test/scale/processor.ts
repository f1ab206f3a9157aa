// `npm run measure:processor`, after `npm run build`: the processor time of a request, of our built server and of a bare one (bare-server.ts), both over
// HTTP, in turns, on one throw-away PostgreSQL; then how long fifty callers wait. REQUESTS (600) is the size of a turn, TURNS (9) how many, WARM (2000) how
// many requests come before them, ONLY narrows the calls by a part of their names. Linux alone.
import { Agent, request } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { openPostgres } from '../../src/db/postgres';
import { packageFile } from '../../src/platform/package-file';
import { customer, type Customer } from '../calls/instance-customers';
import { startTestServer } from '../setup/server';
import { median, processorMsOf, quantile, type ProcessorMs } from './process-time';
import { endProcess, startProcess, type Running } from './processes';

const requests = Number(process.env.REQUESTS ?? 600);
const turns = Number(process.env.TURNS ?? 9);
const warming = Number(process.env.WARM ?? 2000);
const callers = 10;
const manyCallers = 50;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const agent = new Agent({ keepAlive: true, maxSockets: manyCallers });

interface Sent {
  readonly path: string;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly body: string;
  /** Whom the proxy before the server names: each customer has an address of its own, as limits count by it. */
  readonly from: string;
}

/** Sends one request and answers what came back; throws unless it was done. */
const send = (port: number, { path: to, type, body, from }: Sent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'x-forwarded-for': from };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: to, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        text.startsWith('{"status":0,') ? resolve() : reject(new Error(`${to}: ${answer.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject).end(body);
  });

interface Side extends Running {
  readonly base: string;
}

/** Sends so many requests by so many callers, each of which waits for its answer. Answers how long each took, ms. */
async function askAll({ port, base }: Side, what: (index: number) => Sent, count: number, by = callers) {
  const times: number[] = [];
  let next = 0;
  const ask = async () => {
    for (let index = next++; index < count; index = next++) {
      const one = what(index);
      const begun = performance.now();
      await send(port, { ...one, path: base + one.path });
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: by }, ask));
  return times;
}

/** Processor time of one request of a turn. */
async function turnOf(side: Side, what: (index: number) => Sent): Promise<ProcessorMs & { readonly all: number }> {
  const pid = side.child.pid ?? 0;
  const before = processorMsOf(pid);
  await askAll(side, what, requests);
  const after = processorMsOf(pid);
  const [user, system] = [(after.user - before.user) / requests, (after.system - before.system) / requests];
  return { user, system, all: user + system };
}

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('no PostgreSQL is installed');
const database = await openPostgres(postgres.url);
const filler = await startTestServer({ database, config: { demo: false } });
// Sessions that are opened now, not at the time at which that clock stands.
filler.clock.advance(Date.now() - filler.clock.now().getTime());
const customers: Customer[] = [];
for (let count = 0; count < 60; count += 1) customers.push(await customer(filler, { balance: 1_000_000 }));
// A production refuses the phones of the demo.
await database.transaction((tx) => tx.execute(sql`update users set phone = '150' || substr(phone, 4)`));
await filler.app.close();
await database.close();

const tokenOf = (index: number): string => customers[index % customers.length]?.token ?? '';
const from = (index: number): string => `10.0.0.${index % customers.length}`;
const every: Readonly<Record<string, (index: number) => Sent>> = {
  getUserInfo: (index) => ({
    path: '/get_user_info',
    type: 'application/x-www-form-urlencoded',
    body: `session=${encodeURIComponent(tokenOf(index))}`,
    from: from(index),
  }),
  buyPowerMoney: (index) => ({
    path: '/buy_power_money',
    type: 'application/json',
    body: JSON.stringify({ amount: 1, session: tokenOf(index) }),
    from: from(index),
  }),
};
const calls = Object.entries(every).filter(([name]) => name.includes(process.env.ONLY ?? ''));

const bareProgram = ['--import', 'tsx', path.join(packageFile('test'), 'scale/bare-server.ts')];
const profile = process.env.PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`];
const started: Side[] = [];
async function start(base: string, program: readonly string[], env: Readonly<Record<string, string>>): Promise<Side> {
  const side = { ...(await startProcess(program, env)), base };
  started.push(side);
  return side;
}
try {
  const ours = await start('/api', [...profile, packageFile('dist/main.js')], {
    DATABASE_URL: postgres.url,
    DEMO: '0',
    MIGRATE: '0',
    TRUST_PROXY: '1',
  });
  const bare = await start('', bareProgram, { DATABASE_URL: postgres.url });
  say('| Call | ours, ms | of it system | bare, ms | of it system | bare by ours |');
  say('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const [name, what] of calls) {
    for (const side of [ours, bare]) await askAll(side, what, warming);
    const figures: { ours: Awaited<ReturnType<typeof turnOf>>; bare: Awaited<ReturnType<typeof turnOf>> }[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      figures.push({ ours: await turnOf(ours, what), bare: await turnOf(bare, what) });
    const of = (side: 'ours' | 'bare', part: 'all' | 'system') =>
      median(figures.map((one) => one[side][part])).toFixed(2);
    const ratio = median(figures.map((one) => one.bare.all / one.ours.all));
    say(
      `| \`${name}\` | ${of('ours', 'all')} | ${of('ours', 'system')} | ${of('bare', 'all')} | ${of('bare', 'system')} | ${ratio.toFixed(2)} |`,
    );
  }
  say(`\n| ${manyCallers} callers | server | median, ms | 99 of 100 within, ms | times |`);
  say('| --- | --- | ---: | ---: | ---: |');
  for (const [name, what] of calls)
    for (const [who, side] of Object.entries({ ours, bare })) {
      const times = await askAll(side, what, requests * turns, manyCallers);
      const [half, most] = [median(times), quantile(times, 0.99)];
      say(`| \`${name}\` | ${who} | ${half.toFixed(1)} | ${most.toFixed(1)} | ${(most / half).toFixed(1)} |`);
    }
} finally {
  agent.destroy();
  await Promise.all(started.map(endProcess));
  await postgres.stop();
}
