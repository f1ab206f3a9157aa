import { unit } from '@compute-market/contract/rules/money';
import { ownImageDay, OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownImage } from '../../db/schema/own-image';
import { defineJob } from '../../jobs/job';
import { memberLevel } from '../market/member-level';
import { readTariff } from '../market/read-catalogue';
import { beginCharging } from './charge';
import type { OwnImageRow } from './rows';
import { tellOfCharging } from './tell';

/** How long before its first day the owner of an image is told that it will cost something. */
const noticeMs = 7 * dayMs;
/** Images in one run; the next comes at once when there are more. */
const batch = 200;

/** An image that has just been made costs what its owner was told when it was asked for: one that was free then stays so until it is told. */
export async function chargeNewImage(tx: Tx, row: OwnImageRow, now: Date): Promise<void> {
  if (row.chargedUntil !== null) await beginCharging(tx, row, now);
}

/** Finds the images that no day is asked of though there is a price, also those that a server of the version before has finished, tells their owners, and charges them from a week later (decisions 152). */
export const announceCharges = defineJob(
  'own-image.announce-charges',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    const later = { again: new Date(now.getTime() + hourMs) };
    const gbDayPrice = unit((await readTariff(tx)).ownImageDayPrice);
    if (gbDayPrice === 0) return later;
    const free = await tx
      .select()
      .from(ownImage)
      .where(and(eq(ownImage.state, OWN_IMAGE_STATUS.ready), isNull(ownImage.chargeAt), isNotNull(ownImage.sizeBytes)))
      .orderBy(asc(ownImage.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    const from = new Date(now.getTime() + noticeMs);
    for (const row of free) {
      const vipDiscount = vipLevels[await memberLevel(tx, row.userId)].discount;
      const dayPrice = ownImageDay({ sizeBytes: row.sizeBytes ?? 0, gbDayPrice, vipDiscount });
      await beginCharging(tx, row, from);
      await tellOfCharging(tx, row, { from, dayPrice, now });
    }
    return free.length === batch ? { again: now } : later;
  },
  { standing: true, lane: 'upkeep' },
);
