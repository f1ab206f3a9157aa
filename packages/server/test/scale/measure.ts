// Calls every list and figure on a filled database and tells how long each takes for the two large customers, and what the database did for it.
// DATABASE_URL is the database that fill.ts filled. ONLY narrows the calls by a part of their names; SLOW shows the statements that take so many ms;
// TURNS is how often each call is asked.
import pg from 'pg';
import { openPostgres } from '../../src/db/postgres';
import { startTestServer } from '../setup/server';
import { readings, type Reading } from './calls';
import { largeTables, look, statementsOf } from './plans';
import { scalePhones } from './seed';

/** What one customer asks. */
interface Asked {
  readonly reading: Reading;
  readonly token: string;
}

const url = process.env.DATABASE_URL ?? '';
if (url === '') throw new Error('DATABASE_URL names the database');
const say = (line: string) => void process.stdout.write(`${line}\n`);

const database = await openPostgres(url);
const server = await startTestServer({ database });
const now = server.clock.now();
const turns = Number(process.env.TURNS ?? 5);
const warming = 2;

/** How long one call takes, ms. */
async function timeOf({ call, input }: Reading, token: string): Promise<number> {
  const begun = performance.now();
  const answer = await server.call(call, input, { token });
  if (answer.number !== 0) throw new Error(`${call.name}: ${answer.number} ${answer.reason}`);
  return performance.now() - begun;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Times of one customer, ms. */
interface Times {
  readonly middle: number;
  /** What it takes where nothing else has the processor. */
  readonly least: number;
}

const timesIn = (times: readonly number[]): Times => ({ middle: median(times), least: Math.min(...times) });

/** The times of both customers, who take turns, so that what else the machine does is in both. */
async function timesOf(small: Asked, large: Asked): Promise<{ readonly small: Times; readonly large: Times }> {
  const times: { readonly small: number; readonly large: number }[] = [];
  for (let turn = -warming; turn < turns; turn += 1) {
    const both = { small: await timeOf(small.reading, small.token), large: await timeOf(large.reading, large.token) };
    if (turn >= 0) times.push(both);
  }
  return { small: timesIn(times.map((each) => each.small)), large: timesIn(times.map((each) => each.large)) };
}

const client = new pg.Client({ connectionString: url });
await client.connect();
const large = await largeTables(client, 1000);
const seconds = Math.floor(now.getTime() / 1000);
const tokens = { large: await server.login(scalePhones.large), steady: await server.login(scalePhones.steady) };
const steadyReadings = readings(2, seconds);
const only = process.env.ONLY;
say('| Call | 1,000 rows, ms | 200,000 rows, ms | times | 1,000, least | 200,000, least | whole tables | disk sorts |');
say('| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |');
for (const [index, one] of readings(1, seconds).entries()) {
  if (only !== undefined && !one.name.includes(only)) continue;
  const other = steadyReadings[index] ?? one;
  const { small, large: big } = await timesOf(
    { reading: other, token: tokens.steady },
    { reading: one, token: tokens.large },
  );
  const sent = await statementsOf(() => server.call(one.call, one.input, { token: tokens.large }));
  const looks = [];
  for (const statement of sent) looks.push(await look(client, statement, large));
  const whole = [...new Set(looks.flatMap(({ wholeTables }) => wholeTables))].join(', ');
  const sorts = looks.reduce((sum, { diskSorts }) => sum + diskSorts, 0);
  const figures = [
    small.middle.toFixed(1),
    big.middle.toFixed(1),
    (big.middle / small.middle).toFixed(2),
    small.least.toFixed(1),
    big.least.toFixed(1),
  ];
  say(`| ${one.name} | ${figures.join(' | ')} | ${whole} | ${sorts} |`);
  if (process.env.SLOW !== undefined)
    for (const { time, pages, text } of looks)
      if (time > Number(process.env.SLOW)) say(`  ${time.toFixed(1)} ms, ${pages} pages: ${text}`);
}
await client.end();
await server.app.close();
await database.close();
