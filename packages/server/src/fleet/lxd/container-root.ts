import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ProgramError, runProgram } from './programs';
import { bytesOf, sizeOf, tooLarge } from './pull-limits';
import { keys } from './record';

/** What an image of a registry starts, as it says itself. */
export interface ImageProcess {
  readonly args: readonly string[];
  readonly env: readonly string[];
  readonly cwd: string;
  readonly uid: number;
  readonly gid: number;
  /** Whether it has a `/bin/sh` that a start command could run in. */
  readonly shell: boolean;
}

/** A busybox that needs no library: whatever the image has or has not. */
const busyboxFiles = ['/bin/busybox', '/usr/bin/busybox'];
/** Our folder in the image. */
export const helperFolder = '/.market';
export const busyboxPath = `${helperFolder}/busybox`;
/** What the engine starts. */
export const initPath = `${helperFolder}/init`;
/** What the first process runs, and the variables of the container, as scripts for root alone. Written before its first start. */
export const startPath = `${helperFolder}/start`;
export const variablesPath = `${helperFolder}/variables`;

/**
 * The first process: brings the network up, runs what the container is for, and stays when that has ended, so that its owner can look at it in a
 * terminal. A stop is handed on to everything that runs.
 */
const init = `#!${busyboxPath} sh
box=${busyboxPath}
$box mkdir -p /etc /root /run /tmp
$box chmod 1777 /tmp
$box ip link set lo up
[ -s /etc/hosts ] || echo '127.0.0.1 localhost' > /etc/hosts
$box udhcpc -i eth0 -b -S -s ${helperFolder}/lease > /dev/null 2>&1
$box sh ${startPath} &
trap '$box kill -TERM -1; wait; exit 0' TERM PWR INT
while :; do
  wait
  $box sleep 3600 &
  wait $!
done
`;

/** Puts an address that was given on the network. */
const lease = `#!${busyboxPath} sh
box=${busyboxPath}
case "$1" in
  deconfig) $box ip link set "$interface" up ;;
  bound | renew)
    $box ip address replace "$ip/\${mask:-24}" dev "$interface"
    for way in $router; do
      $box ip route replace default via "$way" dev "$interface"
      break
    done
    : > /etc/resolv.conf
    for server in $dns; do echo "nameserver $server" >> /etc/resolv.conf; done
    ;;
esac
`;

interface Bundle {
  readonly process: {
    readonly args?: readonly string[];
    readonly env?: readonly string[];
    readonly cwd?: string;
    readonly user?: { readonly uid?: number; readonly gid?: number };
  };
}

const mostLinks = 40;

/** A file of a root as its own container finds it, whatever its links say; null where there is none. */
export function findInside(root: string, file: string): string | null {
  const left = file.split('/');
  let found: string[] = [];
  for (let links = 0; left.length > 0; ) {
    const part = left.shift();
    if (part === undefined || part === '' || part === '.') continue;
    if (part === '..') {
      found = found.slice(0, -1);
      continue;
    }
    const here = path.join(root, ...found, part);
    const known = lstatSync(here, { throwIfNoEntry: false });
    if (known === undefined || (links += known.isSymbolicLink() ? 1 : 0) > mostLinks) return null;
    if (!known.isSymbolicLink()) {
      if (left.length > 0 && !known.isDirectory()) return null;
      found.push(part);
      continue;
    }
    const to = readlinkSync(here);
    if (to.startsWith('/')) found = [];
    left.unshift(...to.split('/'));
  }
  return path.join(root, ...found);
}

function processOf(bundle: string): ImageProcess {
  const { process: given } = JSON.parse(readFileSync(path.join(bundle, 'config.json'), 'utf8')) as Bundle;
  return {
    args: given.args ?? [],
    env: given.env ?? [],
    cwd: given.cwd ?? '/',
    uid: given.user?.uid ?? 0,
    gid: given.user?.gid ?? 0,
    shell: findInside(path.join(bundle, 'rootfs'), 'bin/sh') !== null,
  };
}

/** Our busybox on this machine. Rejects with ProgramError where it is not installed. */
export function findBusybox(): string {
  const busybox = busyboxFiles.find((file) => existsSync(file));
  if (busybox === undefined) throw new ProgramError('busybox', 'busybox-static is not installed', 'missing');
  return busybox;
}

/** Puts our helpers into the root of an image. What the image has in their place is taken away first, so that no link of it leads out. */
async function addHelpers(root: string): Promise<void> {
  const folder = path.join(root, helperFolder);
  await rm(folder, { recursive: true, force: true });
  mkdirSync(folder);
  copyFileSync(findBusybox(), path.join(root, busyboxPath));
  writeFileSync(path.join(root, initPath), init);
  writeFileSync(path.join(folder, 'lease'), lease);
  // Whatever mask this server runs under.
  for (const name of ['', 'busybox', 'init', 'lease']) chmodSync(path.join(folder, name), 0o755);
}

/** Who unpacks without being root leaves all files to root. */
const isRoot = process.getuid?.() === 0;

/**
 * Makes of an OCI layout in `folder` what the engine takes in as an image, under this key; answers its file. Refuses one whose files do not fit on so
 * many GB.
 */
export async function packImage(
  folder: string,
  { key, architecture, roomGb }: { readonly key: string; readonly architecture: string; readonly roomGb: number },
  signal: AbortSignal,
): Promise<string> {
  const bundle = path.join(folder, 'bundle');
  const layout = path.join(folder, 'layout');
  const unpack = ['unpack', ...(isRoot ? [] : ['--rootless']), '--image', `${layout}:image`, bundle];
  await runProgram('umoci', unpack, signal);
  await rm(layout, { recursive: true });
  const root = path.join(bundle, 'rootfs');
  if ((await sizeOf(root, signal)) > bytesOf(roomGb)) throw tooLarge(roomGb);
  const properties = { [keys.mark]: key, [keys.process]: JSON.stringify(processOf(bundle)) };
  await addHelpers(root);
  // JSON is YAML too.
  const metadata = { architecture, creation_date: 1, properties };
  writeFileSync(path.join(bundle, 'metadata.yaml'), JSON.stringify(metadata));
  const file = path.join(folder, 'image.tar.gz');
  const owners = isRoot ? ['--numeric-owner'] : ['--owner=0', '--group=0'];
  await runProgram('tar', ['-C', bundle, ...owners, '-I', 'gzip -1', '-cf', file, 'metadata.yaml', 'rootfs'], signal);
  return file;
}
