import { MAX_DATA_DISKS } from '@compute-market/contract/constants';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { unit } from '@compute-market/contract/rules/money';
import { sizeTold } from '@compute-market/contract/rules/order-start';
import type { PricePart } from '@compute-market/contract/rules/price';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { gpuModel, host } from '../../db/schema/market';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { offers } from '../market/offered';
import { findSpecification, readTariff, type Specification, type Tariff } from '../market/read-catalogue';
import { codeOfName, specificationName } from '../market/specification-name';
import { cardCounts } from '../market/stock';
import { isByUsage } from './early-release';
import type { MoreCapacity } from './place';
import { rentalParts } from './rental-parts';
import type { InstanceRow } from './state';

/** How a rental grows. Cards and bandwidth in all, the others as what is added; what is absent stays. */
export interface Growth {
  readonly gpuNum?: number | undefined;
  readonly cpu?: number | undefined;
  readonly memoryGb?: number | undefined;
  /** One more data disk. */
  readonly diskGb?: number | undefined;
  readonly bandwidthMbps?: number | undefined;
}

/** What a growth takes, costs each hour and leaves behind. */
export interface GrowthPlan {
  readonly takes: MoreCapacity;
  /** What it pays each hour more than before, before discounts. */
  readonly parts: readonly PricePart[];
  readonly after: Pick<
    InstanceRow,
    | 'gpuNum'
    | 'specName'
    | 'cpuNum'
    | 'memoryGb'
    | 'addedCpu'
    | 'addedMemoryGb'
    | 'dataDiskGb'
    | 'addedDisksGb'
    | 'bandwidthMbps'
  >;
}

interface AddedSize {
  /** As it is named in a sentence, with its size. */
  readonly told: string;
  readonly size: number;
}

/** What there is in all of the one part that a growth adds to; null of several, and of what is chosen in all, which nobody gets twice. */
export function addedSizeOf(growth: Growth, has: GrowthPlan['after']): AddedSize | null {
  const cpu = has.cpuNum + has.addedCpu;
  const memory = has.memoryGb + has.addedMemoryGb;
  const added = [
    growth.cpu !== undefined && { told: sizeTold.cpu(cpu), size: cpu },
    growth.memoryGb !== undefined && { told: sizeTold.memory(memory), size: memory },
    growth.diskGb !== undefined && { told: sizeTold.disk(has.dataDiskGb), size: has.dataDiskGb },
  ].filter((part) => part !== false);
  const [only, ...others] = added;
  return only === undefined || others.length > 0 || growth.gpuNum !== undefined ? null : only;
}

const invalid = (reason: string, field: string) => new Refusal('INVALID_REQUEST', { reason, data: { field } });

/** What its reader does about an hour by usage that is not paid yet. That of a sub-account may lack money or its limit. */
function unpaidStep({ subAccountId }: Pick<InstanceRow, 'subAccountId'>, role: Actor['role']): string {
  if (role === 'sub') return '请联系主账号充值或提高额度';
  return subAccountId === null ? '请充值' : '请充值或提高其子账号额度';
}

/** Refuses what cannot grow at all now: it must run, within its time. */
export function mustGrow(row: InstanceRow, role: Actor['role'], now: Date): void {
  if (row.status !== INSTANCE_STATUS.running)
    throw new Refusal('STATE_CONFLICT', { reason: '实例未在运行，请启动后再升级' });
  if (row.dueAt <= now)
    throw new Refusal('STATE_CONFLICT', {
      reason: isByUsage(row)
        ? `下一小时的费用尚未扣除，${unpaidStep(row, role)}后再升级`
        : '实例已到期，请续费后再升级',
    });
}

/** Refuses what has not the last growth in it yet. */
export function mustHaveGrown({ resizeRequestedAt }: Pick<InstanceRow, 'resizeRequestedAt'>): void {
  if (resizeRequestedAt !== null) throw new Refusal('STATE_CONFLICT', { reason: '上一次升级还在生效中，请稍候再试' });
}

/** The specification a rental was made with, at today's price. */
async function specificationOf(
  tx: Tx,
  row: Pick<InstanceRow, 'specName' | 'gpuType' | 'gpuNum'>,
): Promise<Specification & { code: 'c' | 'm' | 'h' }> {
  const code = codeOfName(row.specName, row.gpuType, row.gpuNum);
  const specification = code && (await findSpecification(tx, row.gpuType, code));
  if (!specification) throw new Refusal('NOT_FOUND', { reason: '该规格已下架，暂不能升级，请联系客服' });
  return specification;
}

/** Data disks of a rental. The first one came with it. */
export const diskCountOf = ({ dataDiskGb, addedDisksGb }: Pick<InstanceRow, 'dataDiskGb' | 'addedDisksGb'>): number =>
  (dataDiskGb > 0 ? 1 : 0) + addedDisksGb.length;

function checkedDisk(row: InstanceRow, sizeGb: number, { diskStepGb, maxDiskGb }: Tariff): number {
  if (sizeGb % diskStepGb !== 0) throw invalid(`数据盘容量需为 ${diskStepGb}GB 的整数倍，请调整容量`, 'disk_size');
  if (diskCountOf(row) >= MAX_DATA_DISKS) throw new Refusal('DISK_LIMIT');
  if (row.dataDiskGb + sizeGb > maxDiskGb)
    throw invalid(`数据盘合计最大 ${maxDiskGb}GB，还可添加 ${Math.max(0, maxDiskGb - row.dataDiskGb)}GB`, 'disk_size');
  return sizeGb;
}

function checkedBandwidth(row: InstanceRow, mbps: number, { freeBandwidthMbps, maxBandwidthMbps }: Tariff): number {
  if (mbps > maxBandwidthMbps) throw invalid(`带宽最大 ${maxBandwidthMbps}Mbps，请调低带宽`, 'bandwidth');
  const given = Math.max(mbps, freeBandwidthMbps);
  if (given === row.bandwidthMbps) throw invalid(`带宽已是 ${given}Mbps，请选择其他带宽`, 'bandwidth');
  return given;
}

function checkedCards(row: InstanceRow, gpuNum: number): number {
  if (gpuNum <= row.gpuNum) throw invalid(`当前为 ${row.gpuNum} 卡，升级后的卡数需更多`, 'gpu_num');
  if (!cardCounts.some((count) => count === gpuNum)) throw invalid(`卡数可选 ${cardCounts.join('、')}`, 'gpu_num');
  return gpuNum;
}

/** What a part costs an hour more than before; what became less is not paid back. */
function morePaid(before: readonly PricePart[], after: readonly PricePart[]): PricePart[] {
  const was = (item: PricePart['item']) => before.find((part) => part.item === item)?.unitPrice ?? 0;
  return after
    .map(({ item, unitPrice }) => ({ item, unitPrice: unit(Math.max(0, unitPrice - was(item))) }))
    .filter((part) => part.unitPrice > 0);
}

/** What every free card of the machine keeps, of that which the growth takes beside cards. */
async function keptPerCard(
  tx: Tx,
  { gpuType }: InstanceRow,
  { cpu, memoryGb }: Growth,
): Promise<MoreCapacity['keptPerCard']> {
  const [model] = await tx.select().from(gpuModel).where(eq(gpuModel.gpuType, gpuType));
  return {
    cpuNum: cpu === undefined ? 0 : (model?.cpuPerGpu ?? 0),
    memoryGb: memoryGb === undefined ? 0 : (model?.memoryPerGpuGb ?? 0),
  };
}

/** Works out a growth against the catalogue; refuses what the catalogue does not allow. Whether the machine has it is found out when it is taken. */
export async function planGrowth(tx: Tx, row: InstanceRow, growth: Growth): Promise<GrowthPlan> {
  const tariff = await readTariff(tx);
  const specification = await specificationOf(tx, row);
  const gpuNum = growth.gpuNum === undefined ? row.gpuNum : checkedCards(row, growth.gpuNum);
  const moreCards = gpuNum - row.gpuNum;
  const diskGb = growth.diskGb === undefined ? 0 : checkedDisk(row, growth.diskGb, tariff);
  const cpuOfCards = moreCards * specification.cpuPerGpu;
  const memoryOfCards = moreCards * specification.memoryPerGpuGb;
  const { cpu = 0, memoryGb = 0 } = growth;
  const after = {
    gpuNum,
    specName: specificationName(row.gpuType, gpuNum, specification.code),
    cpuNum: row.cpuNum + cpuOfCards,
    memoryGb: row.memoryGb + memoryOfCards,
    addedCpu: row.addedCpu + cpu,
    addedMemoryGb: row.addedMemoryGb + memoryGb,
    dataDiskGb: row.dataDiskGb + diskGb,
    addedDisksGb: diskGb === 0 ? row.addedDisksGb : [...row.addedDisksGb, diskGb],
    bandwidthMbps:
      growth.bandwidthMbps === undefined ? row.bandwidthMbps : checkedBandwidth(row, growth.bandwidthMbps, tariff),
  };
  return {
    takes: {
      gpuNum: moreCards,
      cpuNum: cpu + cpuOfCards,
      memoryGb: memoryGb + memoryOfCards,
      diskGb,
      keptPerCard: await keptPerCard(tx, row, growth),
    },
    parts: morePaid(rentalParts({ ...row, specification }, tariff), rentalParts({ ...after, specification }, tariff)),
    after,
  };
}

/** What the machine of a rental has left for it. The free cards keep what comes with them. */
export interface Room {
  readonly cpu: number;
  readonly memoryGb: number;
  readonly diskGb: number;
  /** Card counts in all that it could have. */
  readonly gpuNums: readonly number[];
}

/** Reads the room; a machine that is off line or does not answer has none. Disks come in whole steps. */
export async function roomOf(tx: Tx, row: InstanceRow): Promise<Room> {
  const tariff = await readTariff(tx);
  const specification = await specificationOf(tx, row);
  const [found] = await tx
    .select({ machine: host, model: gpuModel })
    .from(host)
    .innerJoin(gpuModel, eq(gpuModel.gpuType, host.gpuType))
    .where(eq(host.id, row.hostId));
  if (found === undefined || !offers(found.machine)) return { cpu: 0, memoryGb: 0, diskGb: 0, gpuNums: [] };
  const { machine, model } = found;
  const disk = Math.max(0, Math.min(machine.freeDiskGb, tariff.maxDiskGb - row.dataDiskGb));
  const fits = (count: number) => {
    const more = count - row.gpuNum;
    return (
      more > 0 &&
      more <= machine.freeGpus &&
      more * specification.cpuPerGpu <= machine.freeCpu &&
      more * specification.memoryPerGpuGb <= machine.freeMemoryGb
    );
  };
  return {
    cpu: Math.max(0, machine.freeCpu - machine.freeGpus * model.cpuPerGpu),
    memoryGb: Math.max(0, machine.freeMemoryGb - machine.freeGpus * model.memoryPerGpuGb),
    diskGb: diskCountOf(row) >= MAX_DATA_DISKS ? 0 : disk - (disk % tariff.diskStepGb),
    gpuNums: cardCounts.filter(fits),
  };
}
