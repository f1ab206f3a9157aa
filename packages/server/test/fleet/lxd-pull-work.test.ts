import { hourMs } from '@compute-market/contract/rules/time-units';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInside } from '../../src/fleet/lxd/container-root';
import { ProgramError, runProgram } from '../../src/fleet/lxd/programs';
import { inPullFolder, removeOldFolders } from '../../src/fleet/lxd/pull-folder';
import { withinRoom } from '../../src/fleet/lxd/pull-limits';
import { pullRefusal } from '../../src/fleet/lxd/registry';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { signal } = new AbortController();

describe('a program that brings an image', () => {
  it('makes files that others may read, whatever mask the server runs under', async () => {
    expect((await runProgram('sh', ['-c', 'umask'], signal)).trim()).toBe('0022');
  });

  it('ends with the reason of who ends it', async () => {
    const end = new AbortController();
    const ended = runProgram('sleep', ['1000'], end.signal);
    end.abort(new Error('nobody waits'));
    await expect(ended).rejects.toThrow('nobody waits');
  });

  it.each([
    ['that is not installed', ['no-such-program-here', []], 'missing'],
    ['that is stopped with the server', ['sh', ['-c', 'kill -TERM $$']], 'stopped'],
    ['that fails', ['sh', ['-c', 'exit 3']], 'failed'],
  ] as const)('%s tells so', async (_name, [program, words], end) => {
    const error = await runProgram(program, words, signal).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ProgramError);
    expect(error).toMatchObject({ end });
  });
});

describe('a pull that is refused', () => {
  const refused = (program: string, said: string) =>
    pullRefusal('docker.io/a/b:1', new ProgramError(program, said, 'failed')).message;

  it('names the registry only where the registry said no', () => {
    expect(refused('skopeo', 'denied: requested access')).toMatch(/镜像仓库中没有公开的镜像/);
    expect(refused('umoci', 'open rootfs/not found: permission denied')).toBe('镜像无法解包，请更换镜像');
    expect(refused('tar', 'write: No space left on device')).toBe('宿主机磁盘空间不足');
  });

  it('as one that fills more than its room is ended while it does', async () => {
    const work = async (within: AbortSignal): Promise<never> => {
      writeFileSync(path.join(folder, 'large'), Buffer.alloc(80 * 1024 ** 2));
      await once(within, 'abort');
      throw within.reason;
    };
    await expect(withinRoom({ folder, roomGb: 0.001, signal }, work)).rejects.toThrow(/镜像大于系统盘/);
    rmSync(path.join(folder, 'large'));
  });
});

it('a shell counts as one of the image where its links lead to one inside it', () => {
  const root = path.join(folder, 'root');
  mkdirSync(path.join(root, 'usr/bin'), { recursive: true });
  symlinkSync('/usr/bin', path.join(root, 'bin'));
  expect(findInside(root, 'bin/sh')).toBeNull();
  symlinkSync('../../../../usr/bin/busybox', path.join(root, 'usr/bin/sh'));
  expect(findInside(root, 'bin/sh')).toBeNull();
  writeFileSync(path.join(root, 'usr/bin/busybox'), '');
  expect(findInside(root, 'bin/sh')).toBe(path.join(root, 'usr/bin/busybox'));
  symlinkSync('round', path.join(root, 'round'));
  expect(findInside(root, 'round')).toBeNull();
});

it('folders of pulls that were cut off go, and those of pulls that go on stay', async () => {
  const logger = { warn: () => undefined };
  const now = new Date();
  const old = path.join(folder, 'compute-market-pull-old');
  mkdirSync(old);
  writeFileSync(path.join(old, 'layer'), 'x');
  const longAgo = new Date(now.getTime() - 7 * hourMs);
  utimesSync(old, longAgo, longAgo);
  const young = path.join(folder, 'compute-market-pull-young');
  mkdirSync(young);
  await removeOldFolders({ logger }, now, folder);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  const used = await inPullFolder({ logger }, (one) => Promise.resolve(one));
  expect(existsSync(used)).toBe(false);
});
