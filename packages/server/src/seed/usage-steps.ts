import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { instance } from '../db/schema/instance';
import { instanceUsage, instanceUsageAverage } from '../db/schema/usage';
import { averageMs, writeUsage, type UsageRow } from '../domain/usage/write-usage';
import { simulatedMachines } from '../fleet/simulation';
import { simulatedUsage } from '../fleet/simulated-usage';

/** Moments of a span before now, on whole steps, the oldest first. */
function moments(now: Date, { from, to, step }: { from: number; to: number; step: number }): number[] {
  const last = Math.floor((now.getTime() - to) / step) * step;
  return Array.from({ length: Math.floor((from - to) / step) }, (_, index) => last - index * step).reverse();
}

/**
 * What the running instances used so far, as if the job had looked each minute: minutes of the last hour, ten minutes of the last day, hours of the week
 * before. These are as many points as the screens show, so that a start waits for no more.
 */
export async function writeUsageHistory(tx: Tx, now: Date): Promise<void> {
  const running = await tx
    .select({ id: instance.id, name: instance.name, createdAt: instance.createdAt })
    .from(instance)
    .where(eq(instance.status, INSTANCE_STATUS.running));
  const machines = await simulatedMachines(
    tx,
    running.map(({ name }) => name),
  );
  const minutes = moments(now, { from: hourMs, to: 0, step: minuteMs });
  const averages = [
    ...moments(now, { from: 7 * dayMs, to: dayMs, step: hourMs }),
    ...moments(now, { from: dayMs, to: averageMs, step: averageMs }),
  ];
  const usagesAt = (times: readonly number[]): UsageRow[] =>
    running.flatMap(({ id, name, createdAt }) => {
      const machine = machines.find((one) => one.machine.name === name);
      if (machine === undefined) return [];
      const rented = times.filter((time) => time >= createdAt.getTime());
      return rented.map((time) => ({ instanceId: id, at: new Date(time), ...simulatedUsage(machine, new Date(time)) }));
    });
  await writeUsage(tx, instanceUsage, usagesAt(minutes));
  await writeUsage(tx, instanceUsageAverage, usagesAt(averages));
}
