import { secondMs } from '@compute-market/contract/rules/time-units';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MachineRefusal, type MachineOrder } from '../provider';
import { EngineError, orNull } from './client';
import { packImage, tooLarge, type ImageProcess } from './container-root';
import type { LxdFleet } from './parts';
import { ProgramError, stepLimitMs } from './programs';
import { reasonOf } from './reasons';
import { keys } from './record';
import { copyImage, findImage, pullRefusal } from './registry';

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

/** How long one look waits for a pull; meanwhile other machines have their turn. */
const lookMs = secondMs;
/** Pulls at a time: each needs the disk for itself. */
const mostAtOnce = 2;
/** Images of registries that stay for the next container; beyond that the one that was used longest ago goes. */
const mostKept = 20;
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

/** Those beyond `most` that were used, or brought, longest ago. */
export const oldestOf = <One extends Used>(images: readonly One[], most: number): One[] =>
  [...images].sort((one, other) => lastUse(other).localeCompare(lastUse(one))).slice(most);

/** Takes away what was used longest ago, and what a crash left without its name. */
async function dropOldest(fleet: LxdFleet): Promise<void> {
  for (const { fingerprint } of oldestOf(await ofRegistries(fleet), mostKept))
    await orNull(fleet.client.change('DELETE', `/images/${fingerprint}`));
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
    await client.wait(await client.uploadImage(file), stepLimitMs);
  } catch (error) {
    if (!(error instanceof EngineError) || !(await giveName(fleet, alias))) throw error;
  }
  if (!(await giveName(fleet, alias))) throw new Error(`the engine has not taken in ${alias}`);
}

async function bring(fleet: LxdFleet, reference: string, roomGb: number): Promise<PulledImage> {
  const { digest, bytes } = await findImage(reference);
  const alias = aliasOf(digest);
  const here = (await known(fleet, alias)) ?? ((await giveName(fleet, alias)) ? await known(fleet, alias) : null);
  if (here !== null) return here;
  if (bytes > roomGb * 1024 ** 3) throw tooLarge(roomGb);
  const { environment } = await fleet.client.get<{ environment: { kernel_architecture: string } }>('');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'compute-market-pull-'));
  try {
    const pinned = `${reference.replace(/(?:@sha256:\w+|:[\w.-]+)$/, '')}@${digest}`;
    await copyImage(pinned, path.join(folder, 'layout'));
    const file = await packImage(folder, { key: alias, architecture: environment.kernel_architecture, roomGb });
    await takeIn(fleet, file, alias);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await dropOldest(fleet);
  const pulled = await known(fleet, alias);
  if (pulled === null) throw new Error(`the engine has no ${alias}`);
  return pulled;
}

/** What became of a pull: the image, or why there is none. */
type Outcome = { readonly image: PulledImage } | { readonly error: unknown };

/** Images of registries on their way to the engine. A pull lasts longer than a look at it, so it goes on by itself; what a crash cut off begins anew. */
export class ImagePulls {
  readonly #fleet: LxdFleet;
  readonly #ofMachine = new Map<string, Promise<Outcome>>();
  readonly #onTheWay = new Map<string, Promise<Outcome>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(fleet: LxdFleet) {
    this.#fleet = fleet;
  }

  /** Whether a machine waits for its image. */
  isPulling(name: string): boolean {
    return this.#ofMachine.has(name);
  }

  /** Nobody waits for it any more. */
  forget(name: string): void {
    this.#ofMachine.delete(name);
  }

  /** The image that a machine is to be made of; null while it is on its way. Rejects with MachineRefusal when there is none. */
  async ready(
    { name, systemDiskGb }: Pick<MachineOrder, 'name' | 'systemDiskGb'>,
    reference: string,
  ): Promise<PulledImage | null> {
    const pull = this.#ofMachine.get(name) ?? this.#begin(reference, systemDiskGb);
    this.#ofMachine.set(name, pull);
    const outcome = await Promise.race([pull, pause(lookMs, null)]);
    if (outcome === null) return null;
    this.#ofMachine.delete(name);
    if ('image' in outcome) return outcome.image;
    throw this.#refusalOf(reference, outcome.error);
  }

  /** Machines that want the same image wait for one pull. */
  #begin(reference: string, roomGb: number): Promise<Outcome> {
    const known = this.#onTheWay.get(reference);
    if (known !== undefined) return known;
    const pull = this.#inTurn(() => bring(this.#fleet, reference, roomGb))
      .then((image): Outcome => ({ image }))
      .catch((error: unknown): Outcome => ({ error }))
      .finally(() => this.#onTheWay.delete(reference));
    this.#onTheWay.set(reference, pull);
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
    if (error instanceof ProgramError) return pullRefusal(reference, error);
    return error instanceof EngineError && error.status < 500
      ? new MachineRefusal(reasonOf(error.message), { cause: error })
      : error;
  }
}
