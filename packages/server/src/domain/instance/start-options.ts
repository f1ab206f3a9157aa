import { getStartOptions } from '@compute-market/contract/calls/instance';
import type { StartOption } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { gpuModel, host, specification } from '../../db/schema/market';
import { startWish } from '../../db/schema/start-wish';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { nullableWireTime } from '../../platform/wire';
import { offers } from '../market/offered';
import { readTariff } from '../market/read-catalogue';
import { specificationName } from '../market/specification-name';
import { cardCounts, cardsOf } from '../market/stock';
import { silentReason } from './answering-host';
import { ownInstance } from './find-instances';
import { keepHourPrice } from './kept-charge';
import { isStartingFrom } from './kept-start';
import type { InstanceRow } from './state';

/** What can start there now: one row a size and card count of the machine that holds the disk, and why there is none. */
async function optionsAt(tx: Tx, { id, hostId }: InstanceRow): Promise<{ List: StartOption[]; reason: string }> {
  if (await isStartingFrom(tx, id)) return { List: [], reason: '正在从该磁盘启动新实例，请在我的实例中查看进度' };
  const [machine] = await tx.select().from(host).where(eq(host.id, hostId));
  if (machine === undefined || !offers(machine))
    return { List: [], reason: machine?.online ? silentReason('启动') : '原机器正在维护，磁盘不受影响，请稍后再试' };
  const sizes = await tx
    .select({ size: specification, gpuMemoryGb: gpuModel.memoryGb })
    .from(specification)
    .innerJoin(gpuModel, eq(gpuModel.gpuType, specification.gpuType))
    .where(
      and(
        eq(specification.gpuType, machine.gpuType),
        eq(specification.cpuModel, machine.cpuModel),
        specification.onSale,
      ),
    )
    .orderBy(specification.hourPrice);
  const List = cardCounts.flatMap((count) =>
    sizes
      .map((one) => ({ ...one, num: Math.floor(cardsOf(machine, one.size) / count) }))
      .filter(({ num }) => num > 0)
      .map(({ size, gpuMemoryGb, num }) => ({
        Gpu_type: size.gpuType,
        Gpu_num: count,
        GpuMem: gpuMemoryGb,
        CpuNum: size.cpuPerGpu * count,
        Memory: size.memoryPerGpuGb * count,
        SpecName: specificationName(size.gpuType, count, size.code),
        HourPrice: yuanFromUnit(unit(size.hourPrice * count)),
        num,
      })),
  );
  return { List, reason: List.length === 0 ? '原机器暂无空闲显卡，请稍后再试' : '' };
}

/** The most cards that can start a kept disk now. */
export async function mostCards(tx: Tx, row: InstanceRow): Promise<number> {
  const { List } = await optionsAt(tx, row);
  return Math.max(0, ...List.map(({ Gpu_num }) => Gpu_num));
}

/** Refuses what can only be done with a kept disk. */
export function requireKept({ status }: InstanceRow): void {
  if (status !== INSTANCE_STATUS.diskKept)
    throw new Refusal('STATE_CONFLICT', { reason: '该实例没有保留的磁盘，请返回列表查看' });
}

/** Where a kept disk can start: only on the machine it lies on (screens B6). */
export const startOptions = implementOwn(getStartOptions, async (tx, input, { actor }) => {
  const row = await ownInstance(tx, actor, input.instance_name);
  requireKept(row);
  const [wish] = await tx.select().from(startWish).where(eq(startWish.instanceId, row.id));
  const tariff = await readTariff(tx);
  return {
    ...(await optionsAt(tx, row)),
    KeepDisk: {
      SystemDisk: row.systemDiskGb,
      DataDisk: row.dataDiskGb,
      HourPrice: yuanFromUnit(keepHourPrice(row, tariff)),
    },
    DiskReleaseTime: nullableWireTime(row.diskReleaseAt),
    NoticeGpuNum: wish?.gpuNum ?? 0,
  };
});
