import { COST_TYPE, type CostType } from '@compute-market/contract/enumerations';
import { and, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem } from '../../db/schema/instance';
import type { Actor } from '../../http/handler';
import { ownCosts } from './charges';

/** What an instance has cost its reader, by part of the bill. `base` is cards with processor and memory. Fen; `returned` is positive. */
export interface CostParts {
  readonly base: bigint;
  readonly bandwidth: bigint;
  readonly addedDisk: bigint;
  readonly keptDisk: bigint;
  /** Of images that were made of it. */
  readonly ownImage: bigint;
  readonly returned: bigint;
}

const nothing: CostParts = { base: 0n, bandwidth: 0n, addedDisk: 0n, keptDisk: 0n, ownImage: 0n, returned: 0n };

const partOf: Readonly<Partial<Record<CostType, keyof CostParts>>> = {
  [COST_TYPE.bandwidth]: 'bandwidth',
  [COST_TYPE.addDisk]: 'addedDisk',
  [COST_TYPE.keepDisk]: 'keptDisk',
  [COST_TYPE.ownImage]: 'ownImage',
  [COST_TYPE.refund]: 'returned',
};

/** Sums the cost items of some instances that the caller may see: what an instance cost a former holder is no cost of the present one (decisions 131). */
export async function costParts(
  tx: Tx,
  actor: Actor,
  instanceIds: readonly number[],
): Promise<(instanceId: number) => CostParts> {
  if (instanceIds.length === 0) return () => nothing;
  const sums = await tx
    .select({
      instanceId: costItem.instanceId,
      costType: costItem.costType,
      amountFen: sql`sum(${costItem.amountFen})`.mapWith(BigInt),
    })
    .from(costItem)
    .where(and(inArray(costItem.instanceId, [...instanceIds]), ownCosts(actor)(costItem)))
    .groupBy(costItem.instanceId, costItem.costType);
  const byInstance = new Map<number, CostParts>();
  for (const { instanceId, costType, amountFen } of sums) {
    const parts = byInstance.get(instanceId) ?? nothing;
    const part = partOf[costType as CostType] ?? 'base';
    byInstance.set(instanceId, { ...parts, [part]: parts[part] + (part === 'returned' ? -amountFen : amountFen) });
  }
  return (instanceId) => byInstance.get(instanceId) ?? nothing;
}
