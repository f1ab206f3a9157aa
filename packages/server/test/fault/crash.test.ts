import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rows } from '../../src/db/rows';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../src/db/pglite';
import { audit } from '../../src/ledger/audit';
import { runSource } from './run-source';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'compute-market-crash-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const kills = Number(process.env.CRASH_KILLS ?? 2);

test(`after ${kills} kills in the middle of postings every acknowledged one is there and the books are coherent`, {
  timeout: 120_000 + kills * 60_000,
}, async () => {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const writer = runSource('test/fault/posting-child.ts', [dataDir]);
    await writer.waitFor((output) => output.split('\n').length > 20 + kill * 37);
    writer.child.kill('SIGKILL');
    expect(await writer.ended).toEqual({ code: null, signal: 'SIGKILL' });
    // The last line may be cut by the kill; a whole line was acknowledged.
    for (const key of writer.output().split('\n').slice(0, -1)) acknowledged.add(key);

    const database = await openEmbedded(dataDir);
    const kept = await database.transaction((tx) => rows<{ key: string }>(tx, sql`select key from ledger_transaction`));
    const keys = new Set(kept.map((row) => row.key));
    expect([...acknowledged].filter((key) => !keys.has(key))).toEqual([]);
    expect(await database.transaction(audit)).toEqual([]);
    await database.close();
  }
  expect(acknowledged.size).toBeGreaterThan(kills * 20);
});
