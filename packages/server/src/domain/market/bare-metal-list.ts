import { BARE_METAL_STATUS } from '@compute-market/contract/enumerations';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bareMetal } from '../../db/schema/market';

/** At or below this many free machines the store says 少量可约. */
const fewMachines = 2;

const statusOf = (freeNum: number) =>
  freeNum === 0 ? BARE_METAL_STATUS.none : freeNum <= fewMachines ? BARE_METAL_STATUS.few : BARE_METAL_STATUS.bookable;

/** One page of the bare-metal machines that can be reserved. */
export async function bareMetalList(tx: Tx, query: { page: number; pageSize: number; gpuType?: string | undefined }) {
  const filter = and(bareMetal.onSale, query.gpuType ? eq(bareMetal.gpuType, query.gpuType) : undefined);
  const [counted] = await tx.select({ total: count() }).from(bareMetal).where(filter);
  const machines = await tx
    .select()
    .from(bareMetal)
    .where(filter)
    .orderBy(desc(bareMetal.freeNum), bareMetal.id)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return {
    data: machines.map((machine) => ({
      Id: machine.id,
      Name: machine.name,
      Cpu: machine.cpu,
      CpuNum: machine.cpuNum,
      Memory: machine.memoryGb,
      Gpu_type: machine.gpuType,
      Gpu_num: machine.gpuNum,
      Disk: machine.disk,
      Network: machine.network,
      MonthPrice: Number(machine.monthPriceFen) / 100,
      District: machine.district,
      Status: statusOf(machine.freeNum),
      DeliverDays: machine.deliverDays,
      Picture: machine.picture,
    })),
    total: counted?.total ?? 0,
    page: query.page,
    page_size: query.pageSize,
  };
}
