import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { MachineRefusal } from '../provider';
import { runProgram } from './programs';
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

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

function processOf(bundle: string): ImageProcess {
  const { process: given } = JSON.parse(readFileSync(path.join(bundle, 'config.json'), 'utf8')) as Bundle;
  const root = path.join(bundle, 'rootfs');
  return {
    args: given.args ?? [],
    env: given.env ?? [],
    cwd: given.cwd ?? '/',
    uid: given.user?.uid ?? 0,
    gid: given.user?.gid ?? 0,
    shell: ['bin/sh', 'usr/bin/sh'].some((file) => isThere(path.join(root, file))),
  };
}

/** Puts our helpers into the root of an image. What the image has in their place is taken away first, so that no link of it leads out. */
function addHelpers(root: string): void {
  const busybox = busyboxFiles.find((file) => existsSync(file));
  if (busybox === undefined) throw new Error('busybox-static is not installed');
  const folder = path.join(root, helperFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  copyFileSync(busybox, path.join(root, busyboxPath));
  writeFileSync(path.join(root, initPath), init);
  writeFileSync(path.join(folder, 'lease'), lease);
  for (const name of ['busybox', 'init', 'lease']) chmodSync(path.join(folder, name), 0o755);
}

/** Who unpacks without being root leaves all files to root. */
const isRoot = process.getuid?.() === 0;
const bytesPerKilobyte = 1024;

/**
 * Makes of an OCI layout in `folder` what the engine takes in as an image, under this key; answers its file. Refuses one whose files do not fit on so
 * many GB.
 */
export async function packImage(
  folder: string,
  { key, architecture, roomGb }: { readonly key: string; readonly architecture: string; readonly roomGb: number },
): Promise<string> {
  const bundle = path.join(folder, 'bundle');
  const layout = path.join(folder, 'layout');
  await runProgram('umoci', ['unpack', ...(isRoot ? [] : ['--rootless']), '--image', `${layout}:image`, bundle]);
  rmSync(layout, { recursive: true });
  const root = path.join(bundle, 'rootfs');
  const [kilobytes = '0'] = (await runProgram('du', ['-sk', root])).split('\t');
  if (Number(kilobytes) * bytesPerKilobyte > roomGb * bytesPerKilobyte ** 3) throw tooLarge(roomGb);
  const properties = { [keys.mark]: key, [keys.process]: JSON.stringify(processOf(bundle)) };
  addHelpers(root);
  // JSON is YAML too.
  const metadata = { architecture, creation_date: 1, properties };
  writeFileSync(path.join(bundle, 'metadata.yaml'), JSON.stringify(metadata));
  const file = path.join(folder, 'image.tar.gz');
  const owners = isRoot ? ['--numeric-owner'] : ['--owner=0', '--group=0'];
  await runProgram('tar', ['-C', bundle, ...owners, '-I', 'gzip -1', '-cf', file, 'metadata.yaml', 'rootfs']);
  return file;
}

/** The refusal of an image that is larger than the system disk. */
export const tooLarge = (roomGb: number): MachineRefusal =>
  new MachineRefusal(`镜像大于系统盘（${roomGb}GB），请更换较小的镜像`);
