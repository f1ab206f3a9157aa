import { RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { ownImageAhead, type Charged, type ChargeAhead } from '@compute-market/contract/rules/charges-ahead';
import { unit } from '@compute-market/contract/rules/money';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownImage } from '../../db/schema/own-image';
import { wireTime } from '../../platform/wire';
import type { Tariff } from '../market/read-catalogue';
import { dayEndOf, isCharged, type ChargedRow } from './charge';

/** The images of a main account that cost something, its sub-accounts' too. */
export async function chargedImages(tx: Tx, userId: number, { ownImageDayPrice }: Tariff): Promise<ChargedRow[]> {
  if (ownImageDayPrice === 0) return [];
  const rows = await tx
    .select()
    .from(ownImage)
    .where(and(eq(ownImage.userId, userId), isNotNull(ownImage.chargedUntil)))
    .orderBy(asc(ownImage.id));
  return rows.filter(isCharged);
}

const chargedFor = ({ key, name, subAccountId }: ChargedRow): Charged => ({
  kind: RUNWAY_ITEM.ownImage,
  name: key,
  note: name,
  spender: subAccountId,
  vouchersFirst: true,
});

/** The first day of each that lies ahead. */
export const imagesAhead = (rows: readonly ChargedRow[], { ownImageDayPrice }: Tariff): ChargeAhead[] =>
  rows.map((row) =>
    ownImageAhead(
      { of: chargedFor(row), sizeBytes: row.sizeBytes, gbDayPrice: unit(ownImageDayPrice) },
      wireTime(dayEndOf(row)),
      wireTime(row.chargeAt ?? dayEndOf(row)),
    ),
  );
