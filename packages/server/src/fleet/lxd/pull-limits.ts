import { secondMs } from '@compute-market/contract/rules/time-units';
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { MachineRefusal } from '../provider';
import { runProgram } from './programs';
import { noSpace } from './reasons';

const bytesPerKilobyte = 1024;
const bytesPerGb = bytesPerKilobyte ** 3;
/** How often a pull is looked at. */
const lookMs = 2 * secondMs;
/** What stays free on the disk for everything else, bytes and files. */
const reserve = { bytes: bytesPerGb, files: 20_000 };
/** Beside the root lies what it is made of, and then what is made of it; each is at most as large as it. */
const copiesAtOnce = 2;
/** Of folders and other small things. */
const slackBytes = 64 * bytesPerKilobyte ** 2;

/** The refusal of an image that is larger than the system disk. */
export const tooLarge = (roomGb: number): MachineRefusal =>
  new MachineRefusal(`镜像大于系统盘（${roomGb}GB），请更换较小的镜像`);

export const bytesOf = (gb: number): number => gb * bytesPerGb;

/** What a folder takes up, bytes. Files that go away meanwhile are no matter. */
export async function sizeOf(folder: string, signal: AbortSignal): Promise<number> {
  const [kilobytes = '0'] = (
    await runProgram('sh', ['-c', 'du -sk "$1" 2>/dev/null; true', 'sh', folder], signal)
  ).split('\t');
  return Number(kilobytes) * bytesPerKilobyte;
}

async function refuseExcess(folder: string, roomGb: number, signal: AbortSignal): Promise<void> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  // A file system that counts no files has none to run out of.
  if (bavail * bsize < reserve.bytes || (files > 0 && ffree < reserve.files)) throw new MachineRefusal(noSpace);
  if ((await sizeOf(folder, signal)) > copiesAtOnce * bytesOf(roomGb) + slackBytes) throw tooLarge(roomGb);
}

/** Does work that fills a folder, and ends it with a refusal when it fills more than `roomGb` allows: what a registry tells of sizes is a stranger's word. */
export async function withinRoom<Value>(
  { folder, roomGb, signal }: { readonly folder: string; readonly roomGb: number; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  await refuseExcess(folder, roomGb, signal);
  const [excess, over] = [new AbortController(), new AbortController()];
  const watch = async () => {
    while (!over.signal.aborted) {
      await pause(lookMs, null, { signal: over.signal });
      await refuseExcess(folder, roomGb, over.signal);
    }
  };
  const watched = watch().catch((error: unknown) => {
    if (!over.signal.aborted) excess.abort(error);
  });
  try {
    return await work(AbortSignal.any([signal, excess.signal]));
  } finally {
    over.abort();
    await watched;
  }
}
