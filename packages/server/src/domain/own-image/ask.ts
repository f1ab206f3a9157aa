import { OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownImage } from '../../db/schema/own-image';
import { askForChange } from '../instance/machine-change';
import type { OwnImageRow } from './rows';

/** Kind of the job that has the provider make or delete an image. */
export const ownImageJob = 'own-image';

export interface OwnImagePayload {
  readonly ownImageId: number;
  /** Milliseconds since 1970; names the change. */
  readonly requestedAt: number;
}

const { deleting } = OWN_IMAGE_STATUS;

/** Asks for what a row says now; `requestedAt` of the row names it. */
export const askForImage = (tx: Tx, { id, requestedAt }: OwnImageRow): Promise<void> =>
  askForChange<OwnImagePayload>(tx, { kind: ownImageJob, of: id, payload: { ownImageId: id }, requestedAt });

/** Writes down that images are to go, and asks for it. Moments name the changes, so none is that of the creation. */
async function deleteRows(tx: Tx, rows: readonly OwnImageRow[], now: Date): Promise<void> {
  for (const row of rows) {
    const requestedAt = new Date(Math.max(now.getTime(), row.requestedAt.getTime() + 1));
    const [asked] = await tx
      .update(ownImage)
      .set({ state: deleting, requestedAt, reason: '' })
      .where(and(eq(ownImage.id, row.id), eq(ownImage.state, row.state)))
      .returning();
    if (asked !== undefined) await askForImage(tx, asked);
  }
}

export const askToDelete = (tx: Tx, row: OwnImageRow, now: Date): Promise<void> => deleteRows(tx, [row], now);

/** Has all images of a closed account deleted, also those that are still being made. */
export async function removeAllOwnImages(tx: Tx, userId: number, now: Date): Promise<void> {
  await deleteRows(tx, await tx.select().from(ownImage).where(eq(ownImage.userId, userId)).for('update'), now);
}

/** What a deleted sub-account made is its main account's from then on, and so is what it costs (decisions 130, 152). */
export async function giveImagesToMain(tx: Tx, subAccountId: number): Promise<void> {
  await tx.update(ownImage).set({ subAccountId: null }).where(eq(ownImage.subAccountId, subAccountId));
}
