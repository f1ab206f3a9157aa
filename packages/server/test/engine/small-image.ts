import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { orNull, type EngineClient } from '../../src/fleet/lxd/client';

const run = promisify(execFile);

/** A root of nothing but a busybox, under these names. */
export async function makeRoot(root: string, programs: readonly string[]): Promise<void> {
  for (const name of ['bin', 'etc']) mkdirSync(path.join(root, name), { recursive: true });
  await copyFile('/bin/busybox', path.join(root, 'bin/busybox'));
  for (const name of programs) symlinkSync('busybox', path.join(root, 'bin', name));
}

/** Where the system notes the password it was told last. */
export const toldPassword = '/etc/told-password';

/** What the first process, and what sets passwords, are: it ends as soon as it is told to. */
const files = {
  'sbin/init': `trap 'exit 0' PWR TERM\nwhile :; do sleep 3600 & wait $!; done\n`,
  'usr/sbin/chpasswd': `cat > ${toldPassword}\n`,
};

const alias = 'small';

/** Gives the engine a system that boots and ends in a moment, and takes a password and keys; answers its name. */
export async function bringSmallImage(client: EngineClient): Promise<string> {
  if ((await orNull(client.get(`/images/aliases/${alias}`))) !== null) return alias;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-small-'));
  const root = path.join(folder, 'rootfs');
  const programs = ['sh', 'awk', 'cat', 'chmod', 'chown', 'mkdir', 'mv', 'rm', 'sed', 'sleep', 'test', 'touch'];
  await makeRoot(root, programs);
  for (const name of ['root', 'run', 'tmp', 'sbin', 'usr/sbin']) mkdirSync(path.join(root, name), { recursive: true });
  for (const [name, script] of Object.entries(files)) {
    writeFileSync(path.join(root, name), `#!/bin/sh\n${script}`);
    chmodSync(path.join(root, name), 0o755);
  }
  writeFileSync(path.join(root, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\n');
  const { environment } = await client.get<{ environment: { kernel_architecture: string } }>('');
  writeFileSync(
    path.join(folder, 'metadata.yaml'),
    `architecture: ${environment.kernel_architecture}\ncreation_date: 1\n`,
  );
  const file = path.join(folder, 'image.tar.gz');
  await run('tar', ['-C', folder, '--owner=0', '--group=0', '-czf', file, 'metadata.yaml', 'rootfs']);
  const taken = (await client.wait(await client.uploadImage(file))) as { readonly fingerprint: string };
  await client.change('POST', '/images/aliases', { name: alias, target: taken.fingerprint, description: '' });
  rmSync(folder, { recursive: true, force: true });
  return alias;
}
