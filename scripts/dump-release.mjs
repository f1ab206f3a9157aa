// `npm run dump:release`: keeps what the demo of this version writes, as SQL, for the test that every later version upgrades it. Run at a release.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startPostgres } from './postgres.mjs';
import { mustRun, root } from './processes.mjs';

const server = path.join(root, 'packages/server');
const { version } = JSON.parse(readFileSync(path.join(root, 'packages/contract/package.json'), 'utf8'));

const freePort = () =>
  new Promise((resolve, reject) => {
    const listener = createServer().once('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });

/** Starts the demo on an empty database, which fills it, and ends it once it has. */
async function fill(url) {
  const child = spawn(process.execPath, ['--conditions=@compute-market/source', '--import', 'tsx', 'src/main.ts'], {
    cwd: server,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, DATABASE_URL: url, DEMO: '1', HOST: '127.0.0.1', PORT: String(await freePort()) },
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the demo ended with ${code}`);
}

const postgres = await startPostgres();
if (!postgres) throw new Error('没有找到 PostgreSQL，请先安装。');
try {
  await fill(postgres.url);
  const options = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges'];
  const dump = await mustRun(path.join(postgres.bin, 'pg_dump'), [...options, postgres.url], { quiet: true });
  // Newer pg_dump brackets its output in commands of psql (`\restrict`), which no database understands.
  const sql = dump.replaceAll(/^\\(?:un)?restrict.*\n/gm, '');
  const file = path.join(server, 'test/db/releases', `${version}.sql.gz`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(sql, { level: 9 }), { flag: 'wx' });
  console.log(`Kept ${path.relative(root, file)}.`);
} finally {
  await postgres.stop();
}
