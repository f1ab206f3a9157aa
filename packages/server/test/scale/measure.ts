// Calls every list and figure on a filled database and tells how long each takes for the two large customers, and what the database did for it.
// DATABASE_URL is the database that fill.ts filled. ONLY narrows the calls by a part of their names; SLOW shows the statements that take so many ms.
import pg from 'pg';
import { openPostgres } from '../../src/db/postgres';
import { startTestServer, type TestServer } from '../setup/server';
import { readings, type Reading } from './calls';
import { largeTables, look, statementsOf } from './plans';
import { scalePhones } from './seed';

const url = process.env.DATABASE_URL ?? '';
if (url === '') throw new Error('DATABASE_URL names the database');
const say = (line: string) => void process.stdout.write(`${line}\n`);

const database = await openPostgres(url);
const server = await startTestServer({ database });
const now = server.clock.now();
const repeats = 5;

/** The time of one call, ms: the median of several after one that warms up. */
async function timeOf(asked: TestServer, { call, input }: Reading, token: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn <= repeats; turn += 1) {
    const begun = performance.now();
    const answer = await asked.call(call, input, { token });
    if (answer.number !== 0) throw new Error(`${call.name}: ${answer.number} ${answer.reason}`);
    if (turn > 0) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
}

const client = new pg.Client({ connectionString: url });
await client.connect();
const large = await largeTables(client, 1000);
const seconds = Math.floor(now.getTime() / 1000);
const tokens = { large: await server.login(scalePhones.large), steady: await server.login(scalePhones.steady) };
const steadyReadings = readings(2, seconds);
const only = process.env.ONLY;
say('| Call | 1,000 rows, ms | 200,000 rows, ms | times | whole tables | disk sorts |');
say('| --- | ---: | ---: | ---: | --- | ---: |');
for (const [index, one] of readings(1, seconds).entries()) {
  if (only !== undefined && !one.name.includes(only)) continue;
  const other = steadyReadings[index] ?? one;
  const small = await timeOf(server, other, tokens.steady);
  const big = await timeOf(server, one, tokens.large);
  const sent = await statementsOf(() => server.call(one.call, one.input, { token: tokens.large }));
  const looks = [];
  for (const statement of sent) looks.push(await look(client, statement, large));
  const whole = [...new Set(looks.flatMap(({ wholeTables }) => wholeTables))].join(', ');
  const sorts = looks.reduce((sum, { diskSorts }) => sum + diskSorts, 0);
  say(`| ${one.name} | ${small.toFixed(1)} | ${big.toFixed(1)} | ${(big / small).toFixed(2)} | ${whole} | ${sorts} |`);
  if (process.env.SLOW !== undefined)
    for (const { time, pages, text } of looks)
      if (time > Number(process.env.SLOW)) say(`  ${time.toFixed(1)} ms, ${pages} pages: ${text}`);
}
await client.end();
await server.app.close();
await database.close();
