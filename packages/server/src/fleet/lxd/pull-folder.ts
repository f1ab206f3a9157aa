import { hourMs } from '@compute-market/contract/rules/time-units';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LxdFleet } from './parts';

type Told = Pick<LxdFleet, 'logger'>;

const prefix = 'compute-market-pull-';
/** Longer than any pull lasts: such a folder is left of a server that was cut off. */
const oldMs = 6 * hourMs;

/** Takes a folder away. One that stays is a matter of the operator's, and not of the pull. */
async function remove({ logger }: Told, folder: string): Promise<void> {
  try {
    // A program that was just ended may write a last file.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    logger.warn({ err: error, folder }, 'a folder of a pull stays');
  }
}

/** Does work in a folder of its own, which goes away with it. `TMPDIR` tells where. */
export async function inPullFolder<Value>(told: Told, work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await remove(told, folder);
  }
}

/** Takes away what servers left that were cut off in a pull. */
export async function removeOldFolders(told: Told, now: Date, parent = os.tmpdir()): Promise<void> {
  const names = await readdir(parent).catch((): string[] => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const folder = path.join(parent, name);
    const known = await stat(folder).catch(() => null);
    if (known !== null && known.mtimeMs < now.getTime() - oldMs) await remove(told, folder);
  }
}
