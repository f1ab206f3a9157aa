import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { cloudDisk } from '../db/schema/cloud-disk';
import type { Services } from '../http/handler';
import { setCreditQuota } from '../ledger/credit';
import { endSecondFactor } from '../staff/customers';
import type { Fields } from './request';

/** What staff agreed with a customer: how far the balance may go below zero. */
async function grantCredit(tx: Tx, userId: number, fields: Fields): Promise<void> {
  const quota = parseAmount(normalizeAmountText(fields.get('quota') ?? ''));
  if (quota.ok && quota.fen >= 0) await setCreditQuota(tx, userId, BigInt(quota.fen));
}

/** What the storage would report: how much of the cloud disk is used, up to all of it. */
async function fillDisk(tx: Tx, userId: number, fields: Fields): Promise<void> {
  const text = fields.get('used') ?? '';
  if (!/^\d{1,4}(\.\d)?$/.test(text)) return;
  const [disk] = await tx
    .select({ sizeGb: cloudDisk.sizeGb })
    .from(cloudDisk)
    .where(eq(cloudDisk.userId, userId))
    .for('update');
  if (disk !== undefined)
    await tx
      .update(cloudDisk)
      .set({ usedGb: Math.min(disk.sizeGb, Number(text)) })
      .where(eq(cloudDisk.userId, userId));
}

/** What the page says of a customer. An unknown phone, a sum that is none, a disk that is not there: nothing happens. */
export async function decideCustomer({ database }: Services, fields: Fields): Promise<void> {
  const phone = (fields.get('phone') ?? '').trim();
  await database.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    if (user === undefined) return;
    if (fields.get('action') === 'credit') await grantCredit(tx, user.id, fields);
    if (fields.get('action') === 'disk') await fillDisk(tx, user.id, fields);
    if (fields.get('action') === 'second-factor-off') await endSecondFactor(tx, user.id);
  });
}
