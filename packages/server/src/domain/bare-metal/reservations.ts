import { addReservation, getReservations } from '@compute-market/contract/calls/market';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { RESERVATION_STATUS, type ReservationStatus } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { and, desc, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bareMetalInstance, reservation } from '../../db/schema/bare-metal';
import { bareMetal } from '../../db/schema/market';
import { implementOwn, type Implementation, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { dateFromWire, spanEndFromWire, wireTime, wireYuan } from '../../platform/wire';

/** Reservations of one account that nobody has answered yet; more are a mistake or mischief. */
const mostWaiting = 20;
const numberDigits = 8;

type ReservationInput = ParsedRequestOf<typeof addReservation>;

/** Writes a customer's wish for machines. What is fully let cannot be reserved. */
export async function reserve(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  userId: number,
  input: ReservationInput,
): Promise<{ id: number; no: string }> {
  const now = clock.now();
  const today = formatDay(wireTime(now));
  if (input.begin_date < today)
    throw new Refusal('INVALID_REQUEST', {
      reason: '期望开始日期需为今天或以后，请重新选择',
      data: { field: 'begin_date' },
    });
  const [model] = await tx.select().from(bareMetal).where(eq(bareMetal.id, input.bare_metal_id));
  if (!model?.onSale) throw new Refusal('NOT_FOUND', { reason: '该机型已下架，请返回市场重新选择' });
  if (model.freeNum === 0) throw new Refusal('STOCK_SHORT', { reason: '该机型已约满，请选择其他机型' });
  const waiting = await tx.$count(
    reservation,
    and(eq(reservation.userId, userId), eq(reservation.status, RESERVATION_STATUS.waiting)),
  );
  if (waiting >= mostWaiting)
    throw new Refusal('TOO_MANY_REQUESTS', { reason: `已有 ${waiting} 个预约待联系，请等待工作人员回复后再提交` });
  const {
    num,
    contact_name: contactName,
    phone,
    rent_months: rentMonths,
    begin_date: beginDate,
    purpose = '',
    remark = '',
  } = input;
  const no = `BM${today.replaceAll('-', '')}${ids.digits(numberDigits)}`;
  const [row] = await tx
    .insert(reservation)
    .values({
      no,
      userId,
      bareMetalId: model.id,
      num,
      contactName,
      phone,
      rentMonths,
      beginDate,
      purpose,
      remark,
      status: RESERVATION_STATUS.waiting,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: reservation.id });
  if (!row) throw new Error(`reservation ${no} was not written`);
  return { id: row.id, no };
}

async function deliveredIds(tx: Tx, reservationIds: readonly number[]): Promise<(reservationId: number) => number[]> {
  if (reservationIds.length === 0) return () => [];
  const rows = await tx
    .select({ id: bareMetalInstance.id, reservationId: bareMetalInstance.reservationId })
    .from(bareMetalInstance)
    .where(inArray(bareMetalInstance.reservationId, [...reservationIds]))
    .orderBy(bareMetalInstance.id);
  return (reservationId) => rows.filter((row) => row.reservationId === reservationId).map(({ id }) => id);
}

const list = implementOwn(
  getReservations,
  async (tx, { page, page_size, status, begin_time, end_time }, { actor: { userId } }) => {
    const mine = and(
      eq(reservation.userId, userId),
      status === undefined ? undefined : eq(reservation.status, status),
      begin_time === undefined ? undefined : gte(reservation.createdAt, dateFromWire(begin_time)),
      end_time === undefined ? undefined : lt(reservation.createdAt, spanEndFromWire(end_time)),
    );
    const found = await tx
      .select({ row: getTableColumns(reservation), name: bareMetal.name })
      .from(reservation)
      .innerJoin(bareMetal, eq(bareMetal.id, reservation.bareMetalId))
      .where(mine)
      .orderBy(desc(reservation.createdAt), desc(reservation.id))
      .limit(page_size)
      .offset((page - 1) * page_size);
    const machinesOf = await deliveredIds(
      tx,
      found.map(({ row }) => row.id),
    );
    const data = found.map(({ row, name }) => ({
      Id: row.id,
      ReservationNo: row.no,
      BareMetalId: row.bareMetalId,
      BareMetalName: name,
      Num: row.num,
      ContactName: row.contactName,
      Phone: row.phone,
      RentMonths: row.rentMonths,
      BeginDate: row.beginDate,
      Purpose: row.purpose,
      Remark: row.remark,
      Status: row.status as ReservationStatus,
      QuotePrice: row.quoteFen === null ? null : wireYuan(row.quoteFen),
      Reply: row.reply,
      CreateTime: wireTime(row.createdAt),
      UpdateTime: wireTime(row.updatedAt),
      InstanceIds: machinesOf(row.id),
    }));
    return { data, total: await tx.$count(reservation, mine), page, page_size };
  },
);

/** What a customer does with reservations (screens B2, B10). */
export const reservationCalls: Implementation[] = [
  implementOwn(addReservation, async (tx, input, { actor, services }) => {
    const { id, no } = await reserve(tx, services, actor.userId, input);
    return { ReservationId: id, ReservationNo: no };
  }),
  list,
];
