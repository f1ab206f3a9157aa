import { readFileSync } from 'node:fs';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../src/db/schema';
import { rateLimit } from '../../src/db/schema/account';
import { jobKinds } from '../../src/domain';
import { tidyAccounts } from '../../src/domain/account/tidy';
import type { JobKind } from '../../src/jobs/job';
import type { TidyKind } from '../../src/jobs/retention';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { startTestServer } from '../setup';

const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const listed = [...document.matchAll(/^\| `(\w+)` \| (-|`([\w.]+)`) \| (.+) \|$/gm)].map(
  ([, table = '', , kind, why = '']) => ({ table, kind, why }),
);
const tables: readonly unknown[] = Object.values(schema);
const isTidy = (kind: JobKind): kind is TidyKind => 'rules' in kind;

test('of every table it is written down how long its rows stay', () => {
  const inCode = tables.filter((one) => is(one, PgTable)).map((one) => getTableName(one));
  expect(listed.map(({ table }) => table).sort()).toEqual(inCode.sort());
});

test('a table that is named with a job is kept short by it', () => {
  const byRule = jobKinds
    .filter(isTidy)
    .flatMap(({ kind, rules }) => rules.map(({ table }) => `${getTableName(table)} ${kind}`));
  const tidyKinds = new Set(jobKinds.filter(isTidy).map(({ kind }) => kind));
  const written = listed.flatMap(({ table, kind }) =>
    kind !== undefined && tidyKinds.has(kind) ? [`${table} ${kind}`] : [],
  );
  expect(written.sort()).toEqual(byRule.sort());
  for (const { kind, table } of listed)
    if (kind !== undefined)
      expect(
        jobKinds.find((one) => one.kind === kind),
        `the job of ${table}`,
      ).toMatchObject({ lane: 'upkeep' });
});

test('what is over goes in batches until nothing of it is left, and the rest stays', async () => {
  const server = await startTestServer();
  const now = server.clock.now().getTime();
  const limits = (count: number, name: string, endsAt: Date) =>
    Array.from({ length: count }, (_, index) => ({ key: `${name}:${index}`, points: 1, windowEndsAt: endsAt }));
  await server.database.transaction(async (tx) => {
    await tx.insert(rateLimit).values(limits(2_001, 'over', new Date(now - hourMs)));
    await tx.insert(rateLimit).values(limits(3, 'running', new Date(now + hourMs)));
  });
  const count = () => server.database.transaction((tx) => tx.$count(rateLimit));
  await server.database.transaction((tx) => tidyAccounts.work(tx, {}, server.services, undefined));
  expect(await count()).toBe(1_004);
  await enqueueStandingJobs(server.services, [tidyAccounts]);
  await runDueJobs(server.services, [tidyAccounts]);
  expect(await count()).toBe(3);
  await server.close();
});
