import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../src/db/pglite';
import { rows } from '../../src/db/rows';
import { audit } from '../../src/ledger/audit';
import { runSource } from './bundle';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'compute-market-backup-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const at = (name: string) => path.join(scratch, name);
const upload = 'files/ab/abcdefghijklmnop';

/** Runs a command of the operator. Answers its exit code and what it said. */
async function command(name: 'backup' | 'restore', target: string, environment: Record<string, string>) {
  const running = runSource(`src/commands/${name}.ts`, [target], environment);
  const { code } = await running.ended;
  return { code, said: `${running.output()}${running.errors()}`.trim() };
}

const backup = at('backup');
/** Movements that were acknowledged before the backup was asked for. */
let acknowledged: readonly string[] = [];

beforeAll(async () => {
  const dataDir = at('running');
  mkdirSync(path.join(dataDir, 'files/ab'), { recursive: true });
  writeFileSync(path.join(dataDir, upload), 'a picture');
  writeFileSync(path.join(dataDir, `${upload}x.part`), 'half a pic');
  const server = runSource('test/fault/posting-child.ts', [dataDir]);
  await server.waitFor((output) => output.split('\n').length > 30);
  acknowledged = server.output().split('\n').slice(0, -1);
  expect(await command('backup', backup, { DATA_DIR: dataDir })).toEqual({ code: 0, said: `备份已写入 ${backup}。` });
  const moved = server.output().length;
  await server.waitFor((output) => output.length > moved);
  server.child.kill('SIGKILL');
  await server.ended;
}, 600_000);

describe('a backup that a running server made while money moved', { timeout: 300_000 }, () => {
  test('is restored with every movement that was acknowledged before, coherent books, and the files', async () => {
    const dataDir = at('restored');
    const { code, said } = await command('restore', backup, { DATA_DIR: dataDir });
    expect(said).toContain(`已恢复到 ${dataDir}`);
    expect(code).toBe(0);
    const database = await openEmbedded(dataDir, { migrate: false });
    const kept = await database.transaction((tx) => rows<{ key: string }>(tx, sql`select key from ledger_transaction`));
    const keys = new Set(kept.map(({ key }) => key));
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(await database.transaction(audit)).toEqual([]);
    await database.close();
    expect(readFileSync(path.join(dataDir, upload), 'utf8')).toBe('a picture');
    expect(readdirSync(path.join(dataDir, 'files/ab'))).toEqual(['abcdefghijklmnop']);
  });

  test('is not restored over data', async () => {
    const dataDir = at('filled');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'mine'), '');
    expect(await command('restore', backup, { DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `数据目录 ${dataDir} 不为空，没有恢复。请用 DATA_DIR 指定一个新的空目录。`,
    });
    expect(readdirSync(dataDir)).toEqual(['mine']);
  });

  test('is not restored once a byte of it changed or it is not whole', async () => {
    writeFileSync(path.join(backup, upload), 'another picture');
    const dataDir = at('never');
    expect(await command('restore', backup, { DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `备份 ${backup} 的内容与校验值不符，可能已损坏，没有恢复。请换用另一个备份。`,
    });
    rmSync(path.join(backup, 'manifest.json'));
    const { said } = await command('restore', backup, { DATA_DIR: dataDir });
    expect(said).toBe(`${backup} 不是完整的备份，请换用另一个备份目录。`);
    expect(readdirSync(scratch)).not.toContain('never');
  });
});
