import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openClient, type EngineClient } from '../../src/fleet/lxd/client';
import { openRunHome } from './own-network';

const run = promisify(execFile);
const programs = ['lxd', 'dnsmasq', 'debootstrap', 'nft'];
const packages = ['lxd', 'dnsmasq-base', 'debootstrap', 'nftables', 'debian-archive-keyring'];
/** What brings images of registries: its tests alone are skipped without them. */
const pullPackages = ['skopeo', 'umoci', 'busybox-static'];
const recipe = path.join(import.meta.dirname, 'image.sh');
const startLimitMs = 30_000;

/** An engine of the tests' own. */
export interface TestEngine {
  /** The daemon's socket. */
  readonly url: string;
  readonly pool: string;
  readonly network: string;
  /** The one image, by the name that the tests give it, and its file. */
  readonly imageKey: string;
  readonly imageFile: string;
}

export interface StartedEngine extends TestEngine {
  stop(): Promise<void>;
}

const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
// A snap is shut in: it cannot live in a folder of the tests.
const isHere = (program: string): boolean => folders.some((folder) => existsSync(path.join(folder, program)));

/** Why no engine can run here, after an attempt to install it; null when it can. */
async function obstacle(): Promise<string | null> {
  if (process.platform !== 'linux') return 'LXD needs Linux';
  if (process.getuid?.() !== 0) return 'LXD needs root';
  if (programs.every(isHere)) return null;
  if (!isHere('apt-get')) return 'LXD is not installed, and there is no apt-get to install it';
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages, ...pullPackages], { env });
  } catch {
    return 'LXD could not be installed: apt-get install failed';
  }
  return programs.every(isHere) ? null : 'the packages of apt bring no LXD';
}

/** Makes the image once for this machine and answers its file, which stays in the system's cache. */
async function readyImage(): Promise<string> {
  const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'compute-market');
  const version = createHash('sha256').update(readFileSync(recipe)).digest('hex').slice(0, 12);
  const file = path.join(cache, `engine-image-${version}.tar.gz`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(os.tmpdir(), 'compute-market-image-'));
  try {
    await run('sh', [recipe, work, `${file}.part`], { maxBuffer: Infinity });
    renameSync(`${file}.part`, file);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return file;
}

/** Starts the daemon on its folder, `within` what leads to where it is to live, and waits until it answers. */
export async function startDaemon(folder: string, within: readonly string[] = []): Promise<ChildProcess> {
  const log = createWriteStream(path.join(folder, 'daemon.log'), { flags: 'a' });
  const env = { ...process.env, LXD_DIR: folder, HOME: folder };
  const [program, ...words] = [...within, 'lxd', '--group', 'root'];
  const daemon = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  daemon.stdout.pipe(log);
  daemon.stderr.pipe(log);
  const client = openClient({ url: `unix:${path.join(folder, 'unix.socket')}` });
  const limit = Date.now() + startLimitMs;
  for (;;) {
    if (daemon.exitCode !== null)
      throw new Error(`LXD ended: ${readFileSync(path.join(folder, 'daemon.log'), 'utf8')}`);
    const answers = await client.get('').then(
      () => true,
      () => false,
    );
    if (answers) return daemon;
    if (Date.now() > limit) {
      await stopDaemon(daemon);
      throw new Error('LXD does not answer');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Ends the daemon; what runs in it goes on until `removeAll`. */
export async function stopDaemon(daemon: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => daemon.once('exit', resolve));
  daemon.kill('SIGTERM');
  await ended;
}

/** A pool, a bridge that leads nowhere, and the image. */
async function furnish(client: EngineClient, folder: string): Promise<TestEngine> {
  const network = `mkt${randomBytes(4).toString('hex')}`;
  const [third = 0, fourth = 0] = randomBytes(2);
  await client.change('PATCH', '', { config: { 'images.auto_update_interval': '0' } });
  await client.change('POST', '/storage-pools', { name: 'test', driver: 'dir' });
  await client.change('POST', '/networks', {
    name: network,
    type: 'bridge',
    config: { 'ipv4.address': `10.${third}.${fourth}.1/24`, 'ipv4.nat': 'false', 'ipv6.address': 'none' },
  });
  const env = { ...process.env, LXD_DIR: folder, HOME: folder };
  const [imageKey, imageFile] = ['debian-12', await readyImage()];
  await run('lxc', ['image', 'import', imageFile, '--alias', imageKey], { env });
  return { url: `unix:${path.join(folder, 'unix.socket')}`, pool: 'test', network, imageKey, imageFile };
}

/** Ends every machine, whatever it does. */
export async function removeMachines(client: EngineClient): Promise<void> {
  const instances = await client.get<{ name: string; status: string }[]>('/instances?recursion=1');
  for (const { name, status } of instances) {
    if (status !== 'Stopped') await client.change('PUT', `/instances/${name}/state`, { action: 'stop', force: true });
    await client.change('DELETE', `/instances/${name}`);
  }
}

/** Takes off what the daemon left mounted below its folder, the deepest first, so that nothing else is removed with it. */
async function unmountBelow(folder: string): Promise<void> {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .flatMap((line) => line.split(' ')[1] ?? [])
    .filter((place) => place.startsWith(`${folder}/`));
  for (const place of mounts.sort().reverse()) await run('umount', ['-l', place]);
}

/**
 * Starts an engine in a folder and, where this machine gives it one, a network of its own, so that nothing else on it sees bridges come and go: no
 * remotes, no updates, a bridge without a way out. Answers why when this machine cannot run one.
 * The first time it installs Debian's packages and makes an image, which takes about two minutes.
 */
export async function startEngine(): Promise<StartedEngine | { readonly obstacle: string }> {
  const why = await obstacle();
  if (why !== null) return { obstacle: why };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-engine-'));
  const home = await openRunHome();
  if (home === null) process.stderr.write('engine tests share the network of this machine\n');
  const daemon = await startDaemon(folder, home?.within);
  const client = openClient({ url: `unix:${path.join(folder, 'unix.socket')}` });
  const clear = async () => {
    await stopDaemon(daemon);
    home?.close();
    await unmountBelow(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const engine = await furnish(client, folder);
    return {
      ...engine,
      async stop() {
        await removeMachines(client);
        await client.change('DELETE', `/networks/${engine.network}`);
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
