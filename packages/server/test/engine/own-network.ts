import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A process that holds a network and mounts of its own, in which daemons live and may die. */
export interface Home {
  /** What leads a program into it. */
  readonly within: readonly string[];
  readonly pid: number;
  /** Ends all that lives in it, and it. */
  close(): void;
}

/** The mounts of a network's own view of its devices; the limits of containers are those of the whole machine. */
const ownView = (folder: string) => `
mkdir -p ${folder}/cgroup && mount --rbind /sys/fs/cgroup ${folder}/cgroup
mount -t sysfs sysfs /sys && mount --rbind ${folder}/cgroup /sys/fs/cgroup
ip link set lo up && echo ready && exec sleep infinity`;

const networkOf = (pid: string): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return null;
  }
};

/** Ends what is left in a network, such as who gives addresses. */
function endAllIn(home: ChildProcess): void {
  const network = networkOf(String(home.pid));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (network !== null && networkOf(pid) === network) process.kill(Number(pid), 'SIGKILL');
}

/** Opens one on this folder. Rejects where this machine gives no network of its own. */
export async function openHome(folder: string): Promise<Home> {
  const home = spawn('unshare', ['-m', '-n', '--propagation', 'private', 'sh', '-ec', ownView(folder)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    home.stdout.once('data', () => resolve());
    for (const event of ['exit', 'error'] as const)
      home.once(event, () => reject(new Error('this machine gives no network of its own')));
  });
  const pid = home.pid ?? 0;
  return { pid, within: ['nsenter', '-t', String(pid), '-m', '-n'], close: () => endAllIn(home) };
}

/** Where the workers of a run are told which program starts them in its home. */
export const starterVariable = 'ENGINE_TESTS_STARTER';

/** A home of the whole run. Null where there can be none: then it shares the network of this machine. */
export async function openRunHome(): Promise<Home | null> {
  // A database by TCP would be out of reach.
  if (process.env.TEST_DATABASE_URL !== undefined) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-home-'));
  mkdirSync(path.join(folder, 'view'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  try {
    const home = await openHome(path.join(folder, 'view'));
    const starter = path.join(folder, 'node');
    const into = `${home.within.join(' ')} sh -c 'cd "$1"; shift; exec "$@"' sh "$PWD"`;
    writeFileSync(starter, `#!/bin/sh\nexec ${into} '${process.execPath}' "$@"\n`);
    chmodSync(starter, 0o755);
    process.env[starterVariable] = starter;
    return {
      ...home,
      close() {
        delete process.env[starterVariable];
        home.close();
        clear();
      },
    };
  } catch {
    clear();
    return null;
  }
}
