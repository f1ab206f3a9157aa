import type { UsagePoint } from '@compute-market/contract/entities/usage';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { instanceUsage, instanceUsageAverage } from '../../db/schema/usage';
import type { MachineUsage } from '../../fleet/provider';
import { averageMs, averageOf } from './write-usage';

/** A span of time with a point every `step`, all in s. */
interface Span {
  readonly begin: number;
  readonly step: number;
}

/** Each figure as it travels, and what it is called here. */
const figures = {
  GpuUse: 'gpuUse',
  GpuMemory: 'gpuMemoryGb',
  GpuTemperature: 'gpuTemperature',
  CpuUse: 'cpuUse',
  Memory: 'memoryGb',
  Disk: 'diskGb',
  NetIn: 'netInMbps',
  NetOut: 'netOutMbps',
} as const satisfies Record<Exclude<keyof UsagePoint, 'Time'>, keyof MachineUsage>;

const averaged = sql.join(
  Object.entries(figures).map(([name, field]) => averageOf(field, name)),
  sql`, `,
);
const round = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(2)));
const rounded = (point: UsagePoint): UsagePoint => ({
  Time: point.Time,
  GpuUse: round(point.GpuUse),
  GpuMemory: round(point.GpuMemory),
  GpuTemperature: round(point.GpuTemperature),
  CpuUse: round(point.CpuUse),
  Memory: round(point.Memory),
  Disk: round(point.Disk),
  NetIn: round(point.NetIn),
  NetOut: round(point.NetOut),
});

/** What an instance used from `begin` on: its averages, and the minutes that no average holds yet. */
export async function readUsage(tx: Tx, instanceId: number, { begin, step }: Span): Promise<UsagePoint[]> {
  const from = sql`to_timestamp(${begin})`;
  const isShort = step * 1000 < averageMs;
  const averagesBefore = sql`coalesce((select max(at) + make_interval(secs => ${averageMs / 1000})
    from ${instanceUsageAverage} where instance_id = ${instanceId}), ${from})`;
  const minutes = sql`select * from ${instanceUsage} where instance_id = ${instanceId} and at >= ${from}`;
  const source = isShort
    ? minutes
    : sql`select * from ${instanceUsageAverage} where instance_id = ${instanceId} and at >= ${from}
      union all ${minutes} and at >= ${averagesBefore}`;
  const found = await rows<UsagePoint>(
    tx,
    sql`select (floor(extract(epoch from at) / ${step}) * ${step})::float8 as "Time", ${averaged}
      from (${source}) as used group by 1 order by 1`,
  );
  return found.map(rounded);
}

/** So long back readings say what can be read of a machine, ms. */
const tellingMs = hourMs;

/** Whether somebody tells how much its cards are used; also of a machine that was not read lately: then nothing speaks against it. */
export async function isGpuUseKnown(tx: Tx, instanceId: number, now: Date): Promise<boolean> {
  const [found] = await tx
    .select({ read: count(), told: count(instanceUsage.gpuUse) })
    .from(instanceUsage)
    .where(and(eq(instanceUsage.instanceId, instanceId), gt(instanceUsage.at, new Date(now.getTime() - tellingMs))));
  return found === undefined || found.read === 0 || found.told > 0;
}
