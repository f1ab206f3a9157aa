import { execFile, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openClient, type EngineClient } from '../../src/fleet/lxd/client';
import { removeMachines, startDaemon, stopDaemon, type TestEngine } from './daemon';
import { openHome, type Home } from './own-network';

const run = promisify(execFile);
/** A member that says nothing for so long is offline, s; the engine takes no less. */
const offlineAfter = '11';

/** A daemon with a network of its own on this machine, as a host has. */
interface Member {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly home: Home;
  daemon: ChildProcess;
}

/** Two engines that are one. */
export interface TestCluster {
  readonly names: readonly [string, string];
  /** The https address of the first member, which is the one that is asked. */
  readonly url: string;
  /** What every member shows. */
  readonly certificate: string;
  readonly pool: string;
  readonly network: string;
  readonly imageKey: string;
  /** The first member by its socket. */
  readonly client: EngineClient;
  /** Cuts the second member off, as when its power goes. */
  cut(): Promise<void>;
  /** Starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const lxc = ({ folder }: Pick<Member, 'folder'>, ...words: string[]) =>
  run('lxc', words, { env: { ...process.env, LXD_DIR: folder, HOME: folder } });

/** Lets a second daemon into the cluster of the first. */
async function join(first: Member, second: Member): Promise<void> {
  const { stdout } = await lxc(first, 'cluster', 'add', second.name, '-q');
  const cluster = {
    enabled: true,
    server_name: second.name,
    server_address: `${second.address}:8443`,
    cluster_token: stdout.trim().split('\n').at(-1),
  };
  const preseed = path.join(second.folder, 'preseed.json');
  writeFileSync(preseed, JSON.stringify({ cluster }));
  const env = { ...process.env, LXD_DIR: second.folder, HOME: second.folder };
  const [program, ...words] = [...second.home.within, 'sh', '-c', `lxd init --preseed < ${preseed}`];
  await run(program, words, { env });
}

/** Starts two daemons on this machine, joins them, and gives both a pool and a network. Nothing of it leads out of the machine. */
export async function startCluster({ imageKey, imageFile }: TestEngine): Promise<TestCluster> {
  const mark = randomBytes(3).toString('hex');
  const [second = 0, third = 0] = randomBytes(2);
  const [bridge, network, pool] = [`mkc${mark}`, `mkn${mark}`, 'test'];
  const root = mkdtempSync(path.join(os.tmpdir(), 'compute-market-cluster-'));
  // The ids of a container go through it to its own root.
  chmodSync(root, 0o711);
  await run('ip', ['link', 'add', bridge, 'type', 'bridge']);
  await run('ip', ['addr', 'add', `10.${second}.${third}.1/24`, 'dev', bridge]);
  await run('ip', ['link', 'set', bridge, 'up']);
  const open = async (number: number): Promise<Member> => {
    const folder = path.join(root, `member-${number}`);
    mkdirSync(folder);
    const home = await openHome(folder);
    const { within } = home;
    const [outer, address] = [`mkv${mark}${number}`, `10.${second}.${third}.1${number}`];
    await run('ip', ['link', 'add', outer, 'type', 'veth', 'peer', 'name', 'up0', 'netns', String(home.pid)]);
    await run('ip', ['link', 'set', outer, 'master', bridge, 'up']);
    const [program, ...words] = [...within, 'sh', '-c', `ip addr add ${address}/24 dev up0; ip link set up0 up`];
    await run(program, words);
    return { name: `member-${number}`, address, folder, home, daemon: await startDaemon(folder, within) };
  };
  const [one, two] = [await open(1), await open(2)];
  const client = openClient({ url: `unix:${path.join(one.folder, 'unix.socket')}` });
  const names = [one.name, two.name] as const;
  await lxc(one, 'config', 'set', 'images.auto_update_interval', '0');
  await lxc(one, 'config', 'set', 'core.https_address', `${one.address}:8443`);
  await lxc(one, 'cluster', 'enable', one.name);
  await lxc(one, 'config', 'set', 'cluster.offline_threshold', offlineAfter);
  await join(one, two);
  for (const name of names) await lxc(one, 'storage', 'create', pool, 'dir', '--target', name);
  await lxc(one, 'storage', 'create', pool, 'dir');
  for (const name of names) await lxc(one, 'network', 'create', network, '--target', name);
  const inside = [`ipv4.address=10.${second}.${third ^ 1}.1/24`, 'ipv4.nat=false', 'ipv6.address=none'];
  await lxc(one, 'network', 'create', network, ...inside);
  await lxc(one, 'image', 'import', imageFile, '--alias', imageKey);
  return {
    names,
    url: `https://${one.address}:8443`,
    certificate: path.join(one.folder, 'cluster.crt'),
    pool,
    network,
    imageKey,
    client,
    async cut() {
      const ended = new Promise((resolve) => two.daemon.once('exit', resolve));
      two.daemon.kill('SIGKILL');
      await ended;
    },
    async restart() {
      two.daemon = await startDaemon(two.folder, two.home.within);
    },
    async stop() {
      await removeMachines(client);
      for (const { daemon } of [two, one]) await stopDaemon(daemon);
      for (const { home } of [two, one]) home.close();
      await run('ip', ['link', 'delete', bridge]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
