import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host, hostGpu } from '../../db/schema/market';
import { isOffered } from '../market/offered';

export interface CapacityRequest {
  readonly instanceName: string;
  readonly containerType: 'kvm' | 'docker';
  readonly gpuType: string;
  readonly gpuNum: number;
  readonly cpuModel: string;
  readonly cpuNum: number;
  readonly memoryGb: number;
  /** System and data disk together. */
  readonly diskGb: number;
  readonly district?: string | undefined;
  /** Only this machine will do: a kept disk lies there. */
  readonly hostId?: number | undefined;
}

export interface Placement {
  readonly hostId: number;
  readonly hostName: string;
  readonly district: string;
  readonly earlyRelease: boolean;
  readonly gpuIndexes: number[];
}

/** Machines that could take such a rental now. */
const fitting = (request: Omit<CapacityRequest, 'instanceName'>) =>
  and(
    eq(host.gpuType, request.gpuType),
    eq(host.cpuModel, request.cpuModel),
    sql`${request.containerType} = any(${host.containerTypes})`,
    isOffered,
    sql`${host.freeGpus} >= ${request.gpuNum}`,
    sql`${host.freeCpu} >= ${request.cpuNum}`,
    sql`${host.freeMemoryGb} >= ${request.memoryGb}`,
    sql`${host.freeDiskGb} >= ${request.diskGb}`,
    request.district ? eq(host.district, request.district) : undefined,
    request.hostId === undefined ? undefined : eq(host.id, request.hostId),
  );

/**
 * Takes cards, processor, memory and disk from one machine, or answers null when no machine has them all. One guarded
 * UPDATE decides, so two buyers never get the same card. The fullest machine that fits is taken, which keeps whole machines for
 * those who need eight cards.
 */
export async function placeInstance(tx: Tx, request: CapacityRequest): Promise<Placement | null> {
  const fits = fitting(request);
  const chosen = tx
    .$with('chosen')
    .as(tx.select({ id: host.id }).from(host).where(fits).orderBy(host.freeGpus, host.id).limit(1).for('update'));
  const [machine] = await tx
    .with(chosen)
    .update(host)
    .set({
      freeGpus: sql`${host.freeGpus} - ${request.gpuNum}`,
      freeCpu: sql`${host.freeCpu} - ${request.cpuNum}`,
      freeMemoryGb: sql`${host.freeMemoryGb} - ${request.memoryGb}`,
      freeDiskGb: sql`${host.freeDiskGb} - ${request.diskGb}`,
    })
    .where(and(eq(host.id, sql`(select id from chosen)`), fits))
    .returning({ hostId: host.id, hostName: host.name, district: host.district, earlyRelease: host.earlyRelease });
  if (!machine) return null;
  return { ...machine, gpuIndexes: await takeCards(tx, machine.hostId, request) };
}

/** Places equal instances one after the other until there is no room. Fewer placements than names: the caller refuses the order, which undoes them. */
export async function placeInstances(
  tx: Tx,
  instanceNames: readonly string[],
  request: Omit<CapacityRequest, 'instanceName'>,
): Promise<Placement[]> {
  // Several may need several machines: all that fit are held in one order, so that two orders never wait for each other in a circle.
  if (instanceNames.length > 1)
    await tx.select({ id: host.id }).from(host).where(fitting(request)).orderBy(host.id).for('update');
  const placements: Placement[] = [];
  for (const instanceName of instanceNames) {
    const placement = await placeInstance(tx, { ...request, instanceName });
    if (placement === null) break;
    placements.push(placement);
  }
  return placements;
}

/** Hands out the lowest free cards of a machine whose count has just been lowered, hence whose row is locked. */
async function takeCards(
  tx: Tx,
  hostId: number,
  { instanceName, gpuNum }: Pick<CapacityRequest, 'instanceName' | 'gpuNum'>,
): Promise<number[]> {
  const free = tx
    .select({ gpuIndex: hostGpu.gpuIndex })
    .from(hostGpu)
    .where(and(eq(hostGpu.hostId, hostId), sql`${hostGpu.holder} is null`))
    .orderBy(hostGpu.gpuIndex)
    .limit(gpuNum);
  const taken = await tx
    .update(hostGpu)
    .set({ holder: instanceName })
    .where(and(eq(hostGpu.hostId, hostId), sql`${hostGpu.gpuIndex} in ${free}`))
    .returning({ gpuIndex: hostGpu.gpuIndex });
  if (taken.length !== gpuNum) throw new Error(`machine ${hostId} counts more free cards than it has`);
  return taken.map((card) => card.gpuIndex).sort((left, right) => left - right);
}

/** What a rental that runs takes in addition, from its own machine. */
export interface MoreCapacity extends Omit<HeldCapacity, 'hostId' | 'instanceName'> {
  /** What every free card keeps for itself, so that cards are never left that nobody can rent. */
  readonly keptPerCard: { readonly cpuNum: number; readonly memoryGb: number };
}

/** Takes more of one machine for a rental on it, by one guarded UPDATE; null when the machine is off line, does not answer, or has not that much left. Answers the cards it took. */
export async function growInstance(
  tx: Tx,
  hostId: number,
  instanceName: string,
  { gpuNum, cpuNum, memoryGb, diskGb, keptPerCard }: MoreCapacity,
): Promise<number[] | null> {
  const cardsLeft = sql`(${host.freeGpus} - ${gpuNum})`;
  const taken = await tx
    .update(host)
    .set({
      freeGpus: sql`${host.freeGpus} - ${gpuNum}`,
      freeCpu: sql`${host.freeCpu} - ${cpuNum}`,
      freeMemoryGb: sql`${host.freeMemoryGb} - ${memoryGb}`,
      freeDiskGb: sql`${host.freeDiskGb} - ${diskGb}`,
    })
    .where(
      and(
        eq(host.id, hostId),
        isOffered,
        sql`${host.freeGpus} >= ${gpuNum}`,
        sql`${host.freeCpu} >= ${cpuNum} + ${cardsLeft} * ${keptPerCard.cpuNum}`,
        sql`${host.freeMemoryGb} >= ${memoryGb} + ${cardsLeft} * ${keptPerCard.memoryGb}`,
        sql`${host.freeDiskGb} >= ${diskGb}`,
      ),
    )
    .returning({ id: host.id });
  if (taken.length === 0) return null;
  return gpuNum === 0 ? [] : takeCards(tx, hostId, { instanceName, gpuNum });
}

export interface HeldCapacity {
  readonly hostId: number;
  readonly instanceName: string;
  readonly gpuNum: number;
  readonly cpuNum: number;
  readonly memoryGb: number;
  readonly diskGb: number;
}

/** Gives back the cards, processor and memory of an instance; its disk only when `disk` is set. The caller's status change makes it happen once. */
export async function releaseCapacity(tx: Tx, held: HeldCapacity, { disk }: { disk: boolean }): Promise<void> {
  // The machine's row first, as in placing: one order of locks everywhere.
  await tx
    .update(host)
    .set({
      freeGpus: sql`${host.freeGpus} + ${held.gpuNum}`,
      freeCpu: sql`${host.freeCpu} + ${held.cpuNum}`,
      freeMemoryGb: sql`${host.freeMemoryGb} + ${held.memoryGb}`,
      freeDiskGb: disk ? sql`${host.freeDiskGb} + ${held.diskGb}` : undefined,
    })
    .where(eq(host.id, held.hostId));
  const freed = await tx
    .update(hostGpu)
    .set({ holder: null })
    .where(and(eq(hostGpu.hostId, held.hostId), eq(hostGpu.holder, held.instanceName)))
    .returning({ gpuIndex: hostGpu.gpuIndex });
  if (freed.length !== held.gpuNum)
    throw new Error(`instance ${held.instanceName} did not hold the cards it gives back`);
}

/** Gives back a part of what a rental holds of its machine, of its cards these. The caller's change of the rental makes it happen once. */
export async function shrinkInstance(
  tx: Tx,
  hostId: number,
  instanceName: string,
  {
    gpuIndexes,
    cpuNum,
    memoryGb,
    diskGb,
  }: Pick<HeldCapacity, 'cpuNum' | 'memoryGb' | 'diskGb'> & { readonly gpuIndexes: readonly number[] },
): Promise<void> {
  await tx
    .update(host)
    .set({
      freeGpus: sql`${host.freeGpus} + ${gpuIndexes.length}`,
      freeCpu: sql`${host.freeCpu} + ${cpuNum}`,
      freeMemoryGb: sql`${host.freeMemoryGb} + ${memoryGb}`,
      freeDiskGb: sql`${host.freeDiskGb} + ${diskGb}`,
    })
    .where(eq(host.id, hostId));
  if (gpuIndexes.length === 0) return;
  const freed = await tx
    .update(hostGpu)
    .set({ holder: null })
    .where(
      and(eq(hostGpu.hostId, hostId), eq(hostGpu.holder, instanceName), inArray(hostGpu.gpuIndex, [...gpuIndexes])),
    )
    .returning({ gpuIndex: hostGpu.gpuIndex });
  if (freed.length !== gpuIndexes.length)
    throw new Error(`instance ${instanceName} did not hold the cards it gives back`);
}

/** Gives back the disk that a kept instance still held. */
export async function releaseKeptDisk(tx: Tx, hostId: number, diskGb: number): Promise<void> {
  await tx
    .update(host)
    .set({ freeDiskGb: sql`${host.freeDiskGb} + ${diskGb}` })
    .where(eq(host.id, hostId));
}
