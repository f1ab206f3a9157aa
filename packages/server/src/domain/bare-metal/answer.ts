import { INSTANCE_STATUS, RESERVATION_STATUS, type ReservationStatus } from '@compute-market/contract/enumerations';
import { bareMetalMonthSeconds } from '@compute-market/contract/rules/bare-metal';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bareMetalInstance, reservation } from '../../db/schema/bare-metal';
import { bareMetal } from '../../db/schema/market';
import type { Services } from '../../http/handler';
import { isClosed } from '../account/is-closed';
import { scheduleEnd } from './end';

type Reservation = typeof reservation.$inferSelect;

const { waiting, quoted, signed, delivered, cancelled } = RESERVATION_STATUS;

/** From each state of a reservation, the states it may reach. */
const moves: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  [waiting]: [quoted, cancelled],
  [quoted]: [signed, cancelled],
  [signed]: [delivered, cancelled],
  [delivered]: [],
  [cancelled]: [],
};

/** Moves a reservation once, from a state that allows it; null when it is in none of them any more. */
async function move(
  tx: Tx,
  id: number,
  to: ReservationStatus,
  now: Date,
  change: Partial<Pick<Reservation, 'quoteFen' | 'contractNo' | 'reply'>>,
): Promise<Reservation | null> {
  const from = Object.values(RESERVATION_STATUS).filter((status) => moves[status].includes(to));
  const [moved] = await tx
    .update(reservation)
    .set({ ...change, status: to, updatedAt: now })
    .where(and(eq(reservation.id, id), inArray(reservation.status, from)))
    .returning();
  return moved ?? null;
}

/** Tells the customer what a machine costs a month. */
export const quoteReservation = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  id: number,
  { quoteFen, reply }: { readonly quoteFen: bigint; readonly reply: string },
): Promise<boolean> => (await move(tx, id, quoted, clock.now(), { quoteFen, reply })) !== null;

/** Whether who made a reservation has closed the account. What it answers holds until the transaction ends, so the row of the reservation is not held before. */
export async function isOfClosedAccount(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.select({ userId: reservation.userId }).from(reservation).where(eq(reservation.id, id));
  return row !== undefined && (await isClosed(tx, row.userId));
}

/** The contract is signed; the first period is paid by it. False for an account that was closed meanwhile, too. */
export async function signReservation(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  id: number,
  contractNo: string,
): Promise<boolean> {
  if (await isOfClosedAccount(tx, id)) return false;
  const reply = `合同 ${contractNo} 已签署，正在准备机器`;
  return (await move(tx, id, signed, clock.now(), { contractNo, reply })) !== null;
}

export const cancelReservation = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  id: number,
  reply: string,
): Promise<boolean> => (await move(tx, id, cancelled, clock.now(), { reply })) !== null;

/**
 * Hands the machines over: takes them from the stock by one guarded UPDATE and writes them as the customer's, paid for the months of the
 * contract from now on. False when the reservation is not signed, its account is closed, or there are not that many machines; then nothing has happened.
 */
export async function deliverReservation(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  id: number,
  addressOf: (index: number) => string,
): Promise<boolean> {
  const now = clock.now();
  if (await isOfClosedAccount(tx, id)) return false;
  const [row] = await tx.select().from(reservation).where(eq(reservation.id, id)).for('update');
  if (row?.status !== signed || row.quoteFen === null) return false;
  const taken = await tx
    .update(bareMetal)
    .set({ freeNum: sql`${bareMetal.freeNum} - ${row.num}` })
    .where(and(eq(bareMetal.id, row.bareMetalId), gte(bareMetal.freeNum, row.num)))
    .returning({ id: bareMetal.id });
  if (taken.length === 0) return false;
  await move(tx, id, delivered, now, { reply: '机器已交付，可在我的实例中查看' });
  const dueAt = new Date(now.getTime() + row.rentMonths * bareMetalMonthSeconds * 1000);
  const { userId, bareMetalId, contractNo, quoteFen } = row;
  const machines = Array.from({ length: row.num }, (_, index) => ({
    name: `bm-${ids.short()}`,
    reservationId: id,
    userId,
    bareMetalId,
    address: addressOf(index),
    loginUserName: 'root',
    status: INSTANCE_STATUS.running,
    contractNo,
    monthPriceFen: quoteFen,
    createdAt: now,
    dueAt,
  }));
  const written = await tx.insert(bareMetalInstance).values(machines).returning({ id: bareMetalInstance.id });
  for (const machine of written) await scheduleEnd(tx, machine.id, dueAt);
  return true;
}
