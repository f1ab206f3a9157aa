import { INSTANCE_STATUS_MOVES, type InstanceStatus } from '@compute-market/contract/enumerations';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { Refusal } from '../../http/refusal';

export type InstanceRow = typeof instance.$inferSelect;
type Change = Partial<Omit<typeof instance.$inferInsert, 'id' | 'name' | 'userId' | 'status'>>;

/** Refuses to take a machine down while it is being given more: the two would get in each other's way. */
export function requireSettled({ resizeRequestedAt }: Pick<InstanceRow, 'resizeRequestedAt'>): void {
  if (resizeRequestedAt !== null) throw new Refusal('STATE_CONFLICT', { reason: '上一次升级还在生效中，请稍候再操作' });
}

/** Whether the product knows the move: INSTANCE_STATUS_MOVES of the contract. */
export const isKnownMove = (from: InstanceStatus, to: InstanceStatus): boolean =>
  INSTANCE_STATUS_MOVES[from].includes(to);

/**
 * Moves an instance from one of the states to another and changes it on the way; null when it is in none of them any more.
 * The only writer of `status`: one guarded UPDATE, so that of two who ask for the same move one gets it.
 */
export async function moveInstance(
  tx: Tx,
  instanceId: number,
  from: readonly InstanceStatus[],
  to: InstanceStatus,
  change: Change = {},
): Promise<InstanceRow | null> {
  const unknown = from.find((status) => !isKnownMove(status, to));
  if (unknown !== undefined) throw new Error(`an instance never goes from ${unknown} to ${to}`);
  const [moved] = await tx
    .update(instance)
    .set({ ...change, status: to })
    .where(and(eq(instance.id, instanceId), inArray(instance.status, [...from])))
    .returning();
  return moved ?? null;
}
