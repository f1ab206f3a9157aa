import { COST_TYPE, DUE_MODE, INSTANCE_STATUS, RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import {
  keptDiskAhead,
  rentalAhead,
  type ChargeAhead,
  type Charged,
  type RunningRental,
} from '@compute-market/contract/rules/charges-ahead';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { and, count, eq, inArray, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import { job } from '../../db/schema/job';
import { wireTime } from '../../platform/wire';
import { imagesAhead } from '../own-image/ahead';
import type { ChargedRow } from '../own-image/charge';
import { findSpecification, type Specification, type Tariff } from '../market/read-catalogue';
import { codeOfName } from '../market/specification-name';
import { autorenewKey, keepDiskKey } from './job-names';
import { keepHourPrice, waitsFree } from './kept-charge';
import { rentalParts } from './rental-parts';
import type { InstanceRow } from './state';

const { running, starting, restarting, restartFailed, shutDown, diskKept } = INSTANCE_STATUS;

/** Everything of a main account that is rented or kept, its sub-accounts' too. */
export const rowsInUse = (tx: Tx, userId: number): Promise<InstanceRow[]> =>
  tx
    .select()
    .from(instance)
    .where(
      and(
        eq(instance.userId, userId),
        inArray(instance.status, [running, starting, restarting, restartFailed, shutDown, diskKept]),
      ),
    )
    .orderBy(instance.id);

const chargedFor = (row: InstanceRow): Charged => ({
  kind: row.status === diskKept ? RUNWAY_ITEM.keptDisk : RUNWAY_ITEM.instance,
  name: row.name,
  note: row.note,
  billing: row.status === diskKept ? undefined : row.billing,
  spender: row.subAccountId,
  vouchersFirst: row.payTypeFirst === 'power',
});

const keyOf = (row: InstanceRow): string =>
  row.status === diskKept ? keepDiskKey(row.name) : autorenewKey(row.name, wireTime(row.dueAt));

/** Among values that are sent as one: to send each by itself takes longer than to look for it. */
const isOneOf = (column: Column, values: readonly unknown[], type: 'text' | 'integer'): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;

/** When each is asked for money next, by the jobs that do it. Seconds since 1970. */
async function plannedTimes(tx: Tx, rows: readonly InstanceRow[]): Promise<ReadonlyMap<string, number>> {
  const planned = await tx
    .select({ key: job.key, runAt: job.runAt })
    .from(job)
    .where(and(isNull(job.doneAt), isOneOf(job.key, rows.map(keyOf), 'text')));
  return new Map(planned.map(({ key, runAt }) => [key ?? '', wireTime(runAt)]));
}

async function chargedHours(tx: Tx, rows: readonly InstanceRow[]): Promise<ReadonlyMap<number, number>> {
  const kept = rows.filter(({ status }) => status === diskKept).map(({ id }) => id);
  const hours = await tx
    .select({ id: costItem.instanceId, hours: count() })
    .from(costItem)
    .where(and(isOneOf(costItem.instanceId, kept, 'integer'), eq(costItem.costType, COST_TYPE.keepDisk)))
    .groupBy(costItem.instanceId);
  return new Map(hours.map(({ id, hours: charged }) => [id, charged]));
}

/** Specifications of machines that renew themselves, each read once. One that is no longer sold has none. */
async function specificationsOf(
  tx: Tx,
  rows: readonly InstanceRow[],
): Promise<ReadonlyMap<string, Specification | null>> {
  const found = new Map<string, Specification | null>();
  for (const { autorenewPackTime, gpuType, gpuNum, specName } of rows) {
    if (autorenewPackTime === null || found.has(specName)) continue;
    const code = codeOfName(specName, gpuType, gpuNum);
    found.set(specName, code ? await findSpecification(tx, gpuType, code) : null);
  }
  return found;
}

function renewalOf(
  row: InstanceRow,
  specification: Specification | null | undefined,
  tariff: Tariff,
): RunningRental['renewal'] {
  if (row.autorenewUnit === null || row.autorenewPackTime === null || !specification) return null;
  return {
    period: { unit: row.autorenewUnit, count: row.autorenewPackTime },
    parts: rentalParts({ ...row, specification }, tariff),
  };
}

/**
 * The first charge that lies ahead of each of these, seconds since 1970. A renewal without a job has its last try at its end. The cloud disk has
 * none: its owner alone renews it (decisions 243).
 */
export async function chargesAhead(
  tx: Tx,
  rows: readonly InstanceRow[],
  { images, tariff }: { readonly images: readonly ChargedRow[]; readonly tariff: Tariff },
): Promise<ChargeAhead[]> {
  const [times, hours, specifications] = [
    await plannedTimes(tx, rows),
    await chargedHours(tx, rows),
    await specificationsOf(tx, rows),
  ];
  const ahead = rows.map((row) => {
    if (waitsFree(row)) return null;
    const hourPrice = keepHourPrice(row, tariff);
    const planned = times.get(keyOf(row));
    const due = wireTime(row.dueAt);
    if (row.status !== diskKept) {
      const renewal = renewalOf(row, specifications.get(row.specName), tariff);
      const seconds = tariff.keepDiskMaxDays * daySeconds;
      const keeping = row.dueMode === DUE_MODE.keep ? { hourPrice, seconds } : null;
      return rentalAhead({ of: chargedFor(row), due, renewal, keeping }, planned ?? due);
    }
    const hour = (hours.get(row.id) ?? 0) + 1;
    const releasedAt = wireTime(row.diskReleaseAt ?? row.dueAt);
    return keptDiskAhead(
      { of: chargedFor(row), ended: due, releasedAt, hourPrice },
      hour,
      Math.max(due + hour * hourSeconds, planned ?? 0),
    );
  });
  return [...ahead.filter((charge) => charge !== null), ...imagesAhead(images, tariff)];
}
