import { RESERVATION_STATUS } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { eq } from 'drizzle-orm';
import { reservation } from '../db/schema/bare-metal';
import { bareMetal } from '../db/schema/market';
import { cancelReservation, deliverReservation, quoteReservation, signReservation } from '../domain/bare-metal/answer';
import type { Services } from '../http/handler';
import { wireTime } from '../platform/wire';
import type { Fields } from './request';

const longestReply = 200;
const usualReply = '已联系您确认需求，报价含机房托管与带宽，7 日内有效';
const usualCancel = '与您确认后取消，如需继续使用可再次预约';

export const reservationActions = ['quote', 'sign', 'deliver', 'cancel'] as const;
export type ReservationAction = (typeof reservationActions)[number];

/** What the staff can do with a reservation in its state. */
export const openReservationActions: Readonly<Record<number, readonly ReservationAction[]>> = {
  [RESERVATION_STATUS.waiting]: ['quote', 'cancel'],
  [RESERVATION_STATUS.quoted]: ['sign', 'cancel'],
  [RESERVATION_STATUS.signed]: ['deliver', 'cancel'],
};

/** Addresses kept for documentation: they lead nowhere. */
const addressOf = (id: number) => (index: number) => `203.0.113.${((id * 7 + index) % 254) + 1}`;

const yearOf = (services: Services): number => Number(formatDay(wireTime(services.clock.now())).slice(0, 4));

/** What the host's staff do with a reservation; false when it is not in a state for it, or the machines are not there. */
export function decideReservation(
  services: Services,
  id: number,
  action: ReservationAction,
  { price, reply }: { readonly price: string; readonly reply: string },
): Promise<boolean> {
  const said = reply.trim().slice(0, longestReply);
  return services.database.transaction(async (tx) => {
    const [found] = await tx
      .select({ monthPriceFen: bareMetal.monthPriceFen })
      .from(reservation)
      .innerJoin(bareMetal, eq(bareMetal.id, reservation.bareMetalId))
      .where(eq(reservation.id, id));
    if (!found) return false;
    switch (action) {
      case 'quote':
        return quoteReservation(tx, services, id, {
          quoteFen: /^\d{1,7}$/.test(price) && Number(price) > 0 ? BigInt(price) * 100n : found.monthPriceFen,
          reply: said || usualReply,
        });
      case 'sign':
        return signReservation(tx, services, id, `HT-${yearOf(services)}-${String(id).padStart(4, '0')}`);
      case 'deliver':
        return deliverReservation(tx, services, id, addressOf(id));
      case 'cancel':
        return cancelReservation(tx, services, id, said || usualCancel);
    }
  });
}

/** The same from a form; a stale one does nothing. */
export async function decideReservationForm(services: Services, fields: Fields): Promise<void> {
  const action = reservationActions.find((known) => known === fields.get('action'));
  const id = Number(fields.get('reservation_id'));
  if (action === undefined || !Number.isSafeInteger(id)) return;
  await decideReservation(services, id, action, { price: fields.get('price') ?? '', reply: fields.get('reply') ?? '' });
}
