import { COST_TYPE } from '@compute-market/contract/enumerations';
import { BALANCE_SHORT_REASON } from '@compute-market/contract/errors';
import { formatUnitPrice, unit, type Unit } from '@compute-market/contract/rules/money';
import {
  ownImageDay,
  ownImageGb,
  OWN_IMAGE_GRACE_DAYS,
  OWN_IMAGE_STATUS,
} from '@compute-market/contract/rules/own-image';
import { dayMs, hourMs, secondMs } from '@compute-market/contract/rules/time-units';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import { ownImage } from '../../db/schema/own-image';
import { Refusal } from '../../http/refusal';
import { defineJob, enqueue } from '../../jobs/job';
import { charge, type Paid } from '../../ledger/charge';
import { wireTime } from '../../platform/wire';
import { warnOfBalance } from '../account/warn-of-balance';
import { memberLevel } from '../market/member-level';
import { readTariff } from '../market/read-catalogue';
import { isHeldUp } from '../reminder/held-up';
import { warnOfLimit } from '../sub-account/warn-of-limit';
import { askToDelete } from './ask';
import { isStartedFrom, type OwnImageRow } from './rows';
import { tellOfDeletion, tellOfUnpaidDay } from './tell';

const chargeJob = 'own-image.charge';
/** How soon to look again at an image that a machine is being started from. */
const startingMs = 5 * secondMs;

/** An image whose days are charged. */
export type ChargedRow = OwnImageRow & { readonly sizeBytes: number; readonly chargedUntil: Date };

/** Whether an image costs something by the day; one whose size nobody tells never does. */
export const isCharged = (row: OwnImageRow): row is ChargedRow =>
  row.state === OWN_IMAGE_STATUS.ready && row.sizeBytes !== null && row.chargedUntil !== null;

/** The end of the day that is paid next. */
export const dayEndOf = ({ chargedUntil }: Pick<ChargedRow, 'chargedUntil'>): Date =>
  new Date(chargedUntil.getTime() + dayMs);

/** When an image goes whose next day stays unpaid. */
export const deletedAtOf = (row: Pick<ChargedRow, 'chargedUntil'>): Date =>
  new Date(dayEndOf(row).getTime() + OWN_IMAGE_GRACE_DAYS * dayMs);

/** Charges an image from a moment on, day by day after each day. */
export async function beginCharging(tx: Tx, { id }: Pick<OwnImageRow, 'id'>, from: Date): Promise<void> {
  // Charges are foretold by the second.
  const begin = new Date(wireTime(from) * secondMs);
  const chargeAt = dayEndOf({ chargedUntil: begin });
  await tx.update(ownImage).set({ chargedUntil: begin, chargeAt }).where(eq(ownImage.id, id));
  await enqueue(tx, {
    kind: chargeJob,
    payload: { ownImageId: id },
    runAt: chargeAt,
    key: `${chargeJob}:${id}:${wireTime(begin)}`,
  });
}

interface Day {
  readonly gbDayPrice: Unit;
  readonly now: Date;
}

async function pay(tx: Tx, row: ChargedRow, amountFen: bigint, now: Date): Promise<Paid | Refusal> {
  const [of] = await tx.select({ name: instance.name }).from(instance).where(eq(instance.id, row.instanceId));
  try {
    return await charge(tx, {
      key: `own-image:${row.key}:${wireTime(row.chargedUntil)}`,
      kind: 'ownImage',
      userId: row.userId,
      subAccountId: row.subAccountId,
      amountFen,
      vouchersFirst: true,
      paysTime: false,
      at: now,
      actor: 'system',
      ...(of && { reference: { type: 'instance', id: of.name } }),
      remark: `我的镜像「${row.name}」`,
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Charges the day that is over next. Answers the refusal when it could not be paid. */
async function chargeDay(tx: Tx, row: ChargedRow, { gbDayPrice, now }: Day): Promise<Refusal | null> {
  const { sizeBytes } = row;
  const vipDiscount = vipLevels[await memberLevel(tx, row.userId)].discount;
  const amountFen = BigInt(ownImageDay({ sizeBytes, gbDayPrice, vipDiscount }));
  const chargedUntil = dayEndOf(row);
  const paid = { chargedUntil, chargeAt: dayEndOf({ chargedUntil }) };
  if (amountFen > 0n) {
    const payment = await pay(tx, row, amountFen, now);
    if (payment instanceof Refusal) return payment;
    await warnOfBalance(tx, row.userId, payment, now);
    await warnOfLimit(tx, row, now);
    const { voucherFen, cashFen, creditFen, transactionId } = payment;
    await tx.insert(costItem).values({
      key: `own-image:${row.key}:${wireTime(row.chargedUntil)}`,
      instanceId: row.instanceId,
      userId: row.userId,
      subAccountId: row.subAccountId,
      costType: COST_TYPE.ownImage,
      beginAt: row.chargedUntil,
      endAt: chargedUntil,
      // It has no price of an hour: the remark says what it is made of.
      unitPrice: 0,
      hours: 0,
      originalFen: BigInt(ownImageDay({ sizeBytes, gbDayPrice, vipDiscount: vipLevels[0].discount })),
      amountFen,
      moneyFen: cashFen,
      powerMoneyFen: voucherFen,
      creditFen,
      ledgerTransactionId: transactionId,
      remark: `「${row.name}」${ownImageGb(sizeBytes)}GB × ${formatUnitPrice(gbDayPrice)}/天`,
      createdAt: now,
    });
  }
  await tx.update(ownImage).set(paid).where(eq(ownImage.id, row.id));
  return null;
}

const priceOf = async (tx: Tx): Promise<Unit> => unit((await readTariff(tx)).ownImageDayPrice);

async function lockedRow(tx: Tx, id: number): Promise<ChargedRow | null> {
  const [row] = await tx.select().from(ownImage).where(eq(ownImage.id, id)).for('update');
  return row !== undefined && isCharged(row) ? row : null;
}

/** Whether a day is refused for the first time, long after its end: nobody was told, so its week has not begun. */
const isUntold = (row: ChargedRow, now: Date): boolean =>
  (row.chargeAt ?? dayEndOf(row)) <= dayEndOf(row) && isHeldUp(dayEndOf(row), now);

/** The same day as if it ended now; those before it are not asked for any more. */
async function endingNow(tx: Tx, row: ChargedRow, now: Date): Promise<ChargedRow> {
  const chargedUntil = new Date(wireTime(now) * secondMs - dayMs);
  await tx.update(ownImage).set({ chargedUntil }).where(eq(ownImage.id, row.id));
  return { ...row, chargedUntil };
}

/** What follows a day that could not be paid: its owner is told and it is asked for again every hour; after the days of grace the image is deleted. */
async function afterRefusal(tx: Tx, refused: ChargedRow, refusal: Refusal, now: Date): Promise<Date | null> {
  const row = isUntold(refused, now) ? await endingNow(tx, refused, now) : refused;
  const deletedAt = deletedAtOf(row);
  if (now < deletedAt) {
    await tellOfUnpaidDay(tx, row, { refusal, deletedAt, now });
    const chargeAt = new Date(Math.min(now.getTime() + hourMs, deletedAt.getTime()));
    await tx.update(ownImage).set({ chargeAt }).where(eq(ownImage.id, row.id));
    return chargeAt;
  }
  if (await isStartedFrom(tx, row)) return new Date(now.getTime() + startingMs);
  await tellOfDeletion(tx, row, now);
  await askToDelete(tx, row, now);
  return null;
}

/** Charges an own image each day once, after the day (decisions 152). It ends with the image, and where images cost nothing any more. */
export const chargeJobKind = defineJob<{ readonly ownImageId: number }>(
  chargeJob,
  async (tx, { ownImageId }, { clock }) => {
    const row = await lockedRow(tx, ownImageId);
    if (row === null) return undefined;
    const gbDayPrice = await priceOf(tx);
    if (gbDayPrice === 0) {
      await tx.update(ownImage).set({ chargedUntil: null, chargeAt: null }).where(eq(ownImage.id, row.id));
      return undefined;
    }
    const now = clock.now();
    const dayEnd = dayEndOf(row);
    if (now < dayEnd) return { again: dayEnd };
    const refusal = await chargeDay(tx, row, { gbDayPrice, now });
    if (refusal === null) return { again: dayEndOf({ chargedUntil: dayEnd }) };
    const again = await afterRefusal(tx, row, refusal, now);
    return again === null ? undefined : { again };
  },
);

/**
 * Charges all days of an account's images that are over, for whoever takes money out; refuses when it does not reach. What a sub-account's limit
 * refuses is left: no top-up would help.
 */
export async function payImageDays(tx: Tx, userId: number, now: Date): Promise<void> {
  const gbDayPrice = await priceOf(tx);
  if (gbDayPrice === 0) return;
  const rows = await tx
    .select({ id: ownImage.id })
    .from(ownImage)
    .where(and(eq(ownImage.userId, userId), isNotNull(ownImage.chargedUntil)))
    .orderBy(asc(ownImage.id))
    // All before the purses: a job that holds one of them waits for those.
    .for('update');
  for (const { id } of rows)
    for (let row = await lockedRow(tx, id); row !== null && dayEndOf(row) <= now; row = await lockedRow(tx, id)) {
      const refusal = await chargeDay(tx, row, { gbDayPrice, now });
      if (refusal?.key === 'SUB_LIMIT_SHORT') break;
      if (refusal !== null)
        throw new Refusal('BALANCE_SHORT', { reason: `${BALANCE_SHORT_REASON}，镜像费待支付，请先充值` });
    }
}
