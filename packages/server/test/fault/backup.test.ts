import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashContents, hashOf } from '../../src/backup/manifest';
import { restoreBackup } from '../../src/backup/restore';
import { lockDirectory } from '../../src/db/lock';
import { knownMigrations, migrateEmbedded } from '../../src/db/migrate';
import { openEmbedded } from '../../src/db/pglite';
import { rows } from '../../src/db/rows';
import { audit } from '../../src/ledger/audit';
import { packageRoot } from './process';
import { runSource } from './run-source';

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

  test('is not restored where the file system refuses, and says why', async () => {
    const file = at('no-data-dir');
    writeFileSync(file, '');
    for (const dataDir of [file, path.join(file, 'data')]) {
      const { code, said } = await command('restore', backup, { DATA_DIR: dataDir });
      expect(said).toMatch(/^(恢复失败：[^\n]+。请检查备份目录与数据目录的权限与空间。|无法写入数据目录 [^\n]+。)$/);
      expect(code).toBe(1);
    }
  });

  test('leaves nothing behind where it cannot be put in whole', async () => {
    const broken = at('broken');
    mkdirSync(path.join(broken, 'files'), { recursive: true });
    writeFileSync(path.join(broken, 'files/kept'), 'a picture');
    writeFileSync(path.join(broken, 'database.tar.gz'), gzipSync('no image'));
    const contents = await hashContents(broken);
    const manifest = { format: 1, createdAt: '', version: '1.0.0', schema: 1, contents, hash: hashOf(contents) };
    writeFileSync(path.join(broken, 'manifest.json'), JSON.stringify(manifest));
    const dataDir = at('half-restored');
    await expect(restoreBackup(broken, dataDir)).rejects.toThrow(
      /^恢复失败：.+。请检查备份目录与数据目录的权限与空间。$/,
    );
    expect(readdirSync(scratch)).not.toContain('half-restored');
    mkdirSync(dataDir);
    await expect(restoreBackup(broken, dataDir)).rejects.toThrow('恢复失败');
    expect(readdirSync(dataDir)).toEqual([]);
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

test.each(['SIGINT', 'SIGTERM'] as const)(
  'whoever is stopped by %s leaves no request behind',
  async (signal) => {
    const dataDir = at(signal);
    const requests = path.join(dataDir, 'backup-requests');
    mkdirSync(requests, { recursive: true });
    // A server that does not look at its desk yet.
    const lock = await lockDirectory(dataDir);
    const asking = runSource('src/commands/backup.ts', [at(`backup-of-${signal}`)], { DATA_DIR: dataDir });
    await vi.waitFor(() => expect(readdirSync(requests)).toEqual([expect.stringMatching(/\.request$/)]), {
      timeout: 60_000,
    });
    asking.child.kill(signal);
    expect(await asking.ended).toEqual({ code: null, signal });
    expect(readdirSync(requests)).toEqual([]);
    await lock.release();
  },
  120_000,
);

/** The migrations of the program before this one. */
function migrationsBefore(): string {
  const folder = at('migrations');
  cpSync(path.join(packageRoot, 'migrations'), folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: readonly unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  return folder;
}

describe('a backup that the new program makes before its migration', { timeout: 300_000 }, () => {
  const old = at('old');
  const made = at('backup-of-old');
  beforeAll(async () => {
    mkdirSync(old);
    const engine = await PGlite.create(path.join(old, 'database'));
    await migrateEmbedded(engine, { folder: migrationsBefore() });
    await engine.close();
  });

  test('holds the database as it was, and is restored and brought up to date', async () => {
    expect(await command('backup', made, { DATA_DIR: old })).toEqual({ code: 0, said: `备份已写入 ${made}。` });
    const { schema } = JSON.parse(readFileSync(path.join(made, 'manifest.json'), 'utf8')) as { schema: number };
    expect(schema).toBe(knownMigrations().length - 1);
    const dataDir = at('old-restored');
    expect((await command('restore', made, { DATA_DIR: dataDir })).code).toBe(0);
    await expect(openEmbedded(dataDir, { migrate: false })).rejects.toThrow('请先运行 npm run migrate');
    await (await openEmbedded(dataDir)).close();
  });

  test('is not made where the file system refuses, and says why', async () => {
    const file = at('no-folder');
    writeFileSync(file, '');
    const { code, said } = await command('backup', path.join(file, 'backup'), { DATA_DIR: old });
    expect(said).toMatch(/^备份失败：[^\n]+。请检查目标目录的权限与空间。$/);
    expect(code).toBe(1);
  });

  test.each([
    ['that is not there', () => undefined],
    ['without a database', (dataDir: string) => void mkdirSync(dataDir)],
  ])('of a folder %s is not made, and the folder stays as it is', async (what, make) => {
    const dataDir = at(`of a folder ${what}`);
    make(dataDir);
    const before = readdirSync(scratch, { recursive: true });
    const { code, said } = await command('backup', at('backup-of-nothing'), { DATA_DIR: dataDir });
    expect(said).toBe(
      `数据目录 ${dataDir} 里没有数据库。请用 DATA_DIR 指定服务的数据目录；要新建数据库，请先运行 npm run migrate。`,
    );
    expect(code).toBe(1);
    expect(readdirSync(scratch, { recursive: true })).toEqual(before);
  });
});
