import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { cloudDisk } from '../../db/schema/cloud-disk';

export type DiskRow = typeof cloudDisk.$inferSelect;

/** The cloud disk of a main account, expired or not, until its data is released; null when there is none. */
export async function findDisk(tx: Tx, userId: number, now: Date): Promise<DiskRow | null> {
  const [row] = await tx
    .select()
    .from(cloudDisk)
    .where(and(eq(cloudDisk.userId, userId), gt(cloudDisk.releaseAt, now)));
  return row ?? null;
}

/** The same, locked: orders of one disk follow each other. */
export async function lockDisk(tx: Tx, userId: number, now: Date): Promise<DiskRow | null> {
  const [row] = await tx
    .select()
    .from(cloudDisk)
    .where(and(eq(cloudDisk.userId, userId), gt(cloudDisk.releaseAt, now)))
    .for('update');
  return row ?? null;
}
