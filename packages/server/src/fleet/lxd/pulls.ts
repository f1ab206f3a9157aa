import { hourMs, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MachineRefusal, type MachineOrder } from '../provider';
import { EngineError, orNull } from './client';
import { findBusybox, packImage, type ImageProcess } from './container-root';
import type { LxdFleet } from './parts';
import { ProgramError } from './programs';
import { inPullFolder, removeOldFolders } from './pull-folder';
import { bytesOf, tooLarge, withinRoom } from './pull-limits';
import { noSpace, reasonOf } from './reasons';
import { keys } from './record';
import { copyImage, findDigest, findSize, pinnedTo, pullRefusal } from './registry';

/** An image of a registry that the engine has. */
export interface PulledImage {
  /** The engine's name for it. */
  readonly alias: string;
  readonly process: ImageProcess;
}

interface EngineImage {
  readonly fingerprint: string;
  /** Moments as ISO texts; the second long ago for one that was never used. */
  readonly uploaded_at: string;
  readonly last_used_at: string;
  readonly properties?: Readonly<Record<string, string | undefined>> | null;
}

/** How long the first look waits for a pull; meanwhile other machines have their turn. */
const firstLookMs = secondMs;
/** Time for a whole pull, from the question to the packed image. */
const pullLimitMs = 30 * minuteMs;
/** Time for the engine to take it in. */
const takeInLimitMs = 20 * minuteMs;
/** Pulls at a time: each needs the disk for itself. */
const mostAtOnce = 2;
/** Images of registries that stay for the next container; beyond that the one that was used longest ago goes. */
const mostKept = 20;
/** One that was used since then stays all the same: a container may be about to be made of it. */
const sparedMs = hourMs;
/** What the names of such images begin with. A change of the helpers in them takes another. */
const aliasPrefix = 'oci2-';

const aliasOf = (digest: string): string => `${aliasPrefix}${digest.replace('sha256:', '')}`;

async function known({ client }: LxdFleet, alias: string): Promise<PulledImage | null> {
  const found = await orNull(client.get<{ readonly target: string }>(`/images/aliases/${alias}`));
  const image = found && (await orNull(client.get<EngineImage>(`/images/${found.target}`)));
  const told = image?.properties?.[keys.process];
  return told === undefined ? null : { alias, process: JSON.parse(told) as ImageProcess };
}

const ofRegistries = async ({ client }: LxdFleet): Promise<EngineImage[]> =>
  (await client.get<readonly EngineImage[]>('/images?recursion=1')).filter(
    ({ properties }) => properties?.[keys.mark]?.startsWith(aliasPrefix) ?? false,
  );

type Used = Pick<EngineImage, 'uploaded_at' | 'last_used_at'>;

const lastUse = ({ uploaded_at, last_used_at }: Used): string =>
  uploaded_at > last_used_at ? uploaded_at : last_used_at;

/** Those beyond `most` that were used, or brought, longest ago, and not since `spared`. */
export const oldestOf = <One extends Used>(images: readonly One[], most: number, spared: Date): One[] =>
  [...images]
    .sort((one, other) => lastUse(other).localeCompare(lastUse(one)))
    .slice(most)
    .filter((one) => lastUse(one) < spared.toISOString());

/** Takes away what was used longest ago, and what a crash left without its name. Nothing of it holds up the pull that it comes after. */
async function dropOldest(fleet: LxdFleet): Promise<void> {
  try {
    const spared = new Date(Date.now() - sparedMs);
    for (const { fingerprint } of oldestOf(await ofRegistries(fleet), mostKept, spared))
      await orNull(fleet.client.change('DELETE', `/images/${fingerprint}`));
  } catch (error) {
    fleet.logger.warn({ err: error }, 'old images of registries stay');
  }
}

/** Gives an image that the engine has its name; false where it has none. A crash may have left it without. */
async function giveName(fleet: LxdFleet, alias: string): Promise<boolean> {
  const image = (await ofRegistries(fleet)).find(({ properties }) => properties?.[keys.mark] === alias);
  if (image === undefined) return false;
  try {
    await fleet.client.change('POST', '/images/aliases', { name: alias, target: image.fingerprint, description: '' });
  } catch (error) {
    // Another process of ours was first.
    if (!(error instanceof EngineError) || (await known(fleet, alias)) === null) throw error;
  }
  return true;
}

/** Has the engine take an image in and gives it its name. */
async function takeIn(fleet: LxdFleet, file: string, alias: string): Promise<void> {
  const { client } = fleet;
  try {
    await client.wait(await client.uploadImage(file), takeInLimitMs);
  } catch (error) {
    if (!(error instanceof EngineError) || !(await giveName(fleet, alias))) throw error;
  }
  if (!(await giveName(fleet, alias))) throw new Error(`the engine has not taken in ${alias}`);
}

async function bring(
  fleet: LxdFleet,
  { reference, roomGb }: { readonly reference: string; readonly roomGb: number },
  signal: AbortSignal,
): Promise<PulledImage> {
  const digest = await findDigest(reference, signal);
  const alias = aliasOf(digest);
  const here = (await known(fleet, alias)) ?? ((await giveName(fleet, alias)) ? await known(fleet, alias) : null);
  if (here !== null) return here;
  findBusybox();
  const pinned = pinnedTo(reference, digest);
  if ((await findSize(pinned, signal)) > bytesOf(roomGb)) throw tooLarge(roomGb);
  const { environment } = await fleet.client.get<{ environment: { kernel_architecture: string } }>('');
  const order = { key: alias, architecture: environment.kernel_architecture, roomGb };
  await inPullFolder(fleet, async (folder) => {
    const file = await withinRoom({ folder, roomGb, signal }, async (within) => {
      await copyImage(pinned, path.join(folder, 'layout'), within);
      return packImage(folder, order, within);
    });
    await takeIn(fleet, file, alias);
  });
  await dropOldest(fleet);
  const pulled = await known(fleet, alias);
  if (pulled === null) throw new Error(`the engine has no ${alias}`);
  return pulled;
}

/** What became of a pull: the image, or why there is none. */
type Outcome = { readonly image: PulledImage } | { readonly error: unknown };

interface Pull {
  readonly outcome: Promise<Outcome>;
  /** Names of the machines that wait for it. */
  readonly waiting: Set<string>;
  readonly end: AbortController;
}

/** Images of registries on their way to the engine. A pull lasts longer than a look at it, so it goes on by itself; what a crash cut off begins anew. */
export class ImagePulls {
  readonly #fleet: LxdFleet;
  readonly #ofMachine = new Map<string, Pull>();
  readonly #onTheWay = new Map<string, Pull>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(fleet: LxdFleet) {
    this.#fleet = fleet;
    void removeOldFolders(fleet, new Date());
  }

  /** Whether a machine waits for its image. */
  isPulling(name: string): boolean {
    return this.#ofMachine.has(name);
  }

  /** This machine does not wait for it any more; a pull that none waits for ends. */
  forget(name: string): void {
    const pull = this.#ofMachine.get(name);
    if (pull === undefined) return;
    this.#ofMachine.delete(name);
    pull.waiting.delete(name);
    if (pull.waiting.size === 0) pull.end.abort(new Error('no machine waits for the image'));
  }

  /** The image that a machine is to be made of; null while it is on its way. Rejects with MachineRefusal when there is none. */
  async ready(
    { name, systemDiskGb }: Pick<MachineOrder, 'name' | 'systemDiskGb'>,
    reference: string,
  ): Promise<PulledImage | null> {
    const known = this.#ofMachine.get(name);
    const pull = known ?? this.#begin(reference, systemDiskGb);
    pull.waiting.add(name);
    this.#ofMachine.set(name, pull);
    const outcome = await Promise.race([pull.outcome, known === undefined ? pause(firstLookMs, null) : null]);
    if (outcome === null) return null;
    this.#ofMachine.delete(name);
    if ('image' in outcome) return outcome.image;
    throw this.#refusalOf(reference, outcome.error);
  }

  /** Machines that want the same image, and have as much room for it, wait for one pull. */
  #begin(reference: string, roomGb: number): Pull {
    const key = `${reference} ${roomGb}`;
    const known = this.#onTheWay.get(key);
    if (known?.end.signal.aborted === false) return known;
    const end = new AbortController();
    const outcome = this.#inTurn(() => {
      const late = AbortSignal.timeout(pullLimitMs);
      return bring(this.#fleet, { reference, roomGb }, AbortSignal.any([end.signal, late]));
    })
      .then((image): Outcome => ({ image }))
      .catch((error: unknown): Outcome => ({ error }))
      .finally(() => {
        if (this.#onTheWay.get(key) === pull) this.#onTheWay.delete(key);
      });
    const pull = { outcome, waiting: new Set<string>(), end };
    this.#onTheWay.set(key, pull);
    return pull;
  }

  async #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#busy >= mostAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy -= 1;
      else next();
    }
  }

  #refusalOf(reference: string, error: unknown): unknown {
    if (error instanceof MachineRefusal) return error;
    this.#fleet.logger.warn({ err: error, reference }, 'an image could not be pulled');
    const refused = (reason: string) => new MachineRefusal(reason, { cause: error });
    // This server ends too; the next one begins anew.
    if (error instanceof ProgramError) return error.end === 'stopped' ? error : pullRefusal(reference, error);
    if (error instanceof DOMException && error.name === 'TimeoutError') return refused('拉取镜像超时，请稍后再试');
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return refused(noSpace);
    return error instanceof EngineError && error.status < 500 ? refused(reasonOf(error.message)) : error;
  }
}
