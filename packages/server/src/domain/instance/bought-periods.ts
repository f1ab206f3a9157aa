import { COST_TYPE, type RentalUnit } from '@compute-market/contract/enumerations';
import { unitOfRest } from '@compute-market/contract/rules/bought-periods';
import { unitOfHours } from '@compute-market/contract/rules/early-release';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem } from '../../db/schema/instance';
import type { InstanceRow } from './state';

/** The line of a payment that stands for its time; what goes with a machine has lines of its own. */
const periods = [COST_TYPE.create, COST_TYPE.renew, COST_TYPE.usage];

/** The unit whose discount what is added to a rental until its end has: that by which most of what is left was bought (decisions 244). */
export async function readUnitOfRest(tx: Tx, row: InstanceRow, now: Date): Promise<RentalUnit> {
  const bought = await tx
    .select({ beginAt: costItem.beginAt, endAt: costItem.endAt, hours: costItem.hours })
    .from(costItem)
    .where(and(eq(costItem.instanceId, row.id), inArray(costItem.costType, periods), gt(costItem.endAt, now)));
  const rest = bought.map(({ beginAt, endAt, hours }) => ({
    begin: beginAt.getTime(),
    end: endAt.getTime(),
    unit: unitOfHours(hours),
  }));
  // Time that was given for an outage was bought in none of them.
  return unitOfRest(rest, now.getTime()) ?? row.unit;
}
