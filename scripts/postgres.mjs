// A throw-away PostgreSQL for the race tests: a cluster in a temporary folder, on a free port of the loopback, gone when the tests end.
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { mustRun } from './processes.mjs';
import { meterOfStep } from './processor-time.mjs';

const versions = '/usr/lib/postgresql';

function programs() {
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions)
    .filter((version) => existsSync(`${versions}/${version}/bin/initdb`))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest && `${versions}/${newest}/bin`;
}

/** Linux keeps what is written here in memory alone. */
const memoryFolder = '/dev/shm';
/** What the tests' databases and their log may grow to, bytes. */
const roomNeeded = 2 * 1024 ** 3;

/** Where a cluster lies that nobody needs after a restart of the machine: in memory, where hundreds of copies of a database cost an eighth less, if there is room. */
function volatileFolder() {
  if (!existsSync(memoryFolder) || freemem() < 2 * roomNeeded) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize < roomNeeded ? tmpdir() : memoryFolder;
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Starts a cluster and resolves with its address, or with undefined when no PostgreSQL is installed. `keepsCommits`: what it acknowledged is
 * there after a restart without warning.
 */
export async function startPostgres({ keepsCommits = false } = {}) {
  const bin = programs();
  if (!bin) return undefined;
  const folder = mkdtempSync(path.join(keepsCommits ? tmpdir() : volatileFolder(), 'compute-market-postgres-'));
  // PostgreSQL refuses to run as root; Debian's package brings the user `postgres`.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const as = (program, args) => (asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]);
  const port = await freePort();
  const data = path.join(folder, 'data');
  await mustRun(...as(`${bin}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale']), {
    quiet: true,
    cwd: folder,
  });
  // Nothing here outlives the tests, so nothing is forced to the disk.
  const volatile =
    '-c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off' +
    (keepsCommits ? '' : ' -c synchronous_commit=off');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 ${volatile}`;
  const control = (...args) => mustRun(...as(`${bin}/pg_ctl`, ['-D', data, ...args]), { quiet: true, cwd: folder });
  const starting = ['-l', path.join(folder, 'log'), '-w', '-o', options];
  await control(...starting, 'start');
  meterOfStep()?.watch(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]));
  return {
    /** Folder of its programs. */
    bin,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** `fast` as an operator does it, `immediate` as a crash does: every connection is lost, and it comes back at the same address. */
    restart: (mode) => control(...starting, '-m', mode, 'restart'),
    stop: async () => {
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const postgres = await startPostgres({ keepsCommits: true });
  if (!postgres) throw new Error('没有找到 PostgreSQL，请先安装。');
  console.log(postgres.url);
  // A line names how it is restarted; the address is said again once it is back.
  createInterface({ input: process.stdin }).on('line', (mode) => {
    if (mode === 'fast' || mode === 'immediate') void postgres.restart(mode).then(() => console.log(postgres.url));
  });
  const stop = () => void postgres.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
