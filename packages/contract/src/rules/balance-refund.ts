import { REFUND_CHANNEL_DAYS } from '../constants';
import type { RefundableTopUp } from '../entities/balance-refund';
import { BALANCE_REFUND_WAY, type PayType } from '../enumerations';
import { fen, fenFromYuan, sumFen, type Fen } from './money';
import { daySeconds } from './time-units';

/**
 * Lays a sum into places in their order, each at most full. With what came in, newest first, it says what of each is unspent: what came
 * first is spent first. With what can go back of each, it says what a refund takes: the newest first (decisions 64).
 */
export function spread(sum: Fen, places: readonly Fen[]): Fen[] {
  let left = Math.max(0, sum);
  return places.map((place) => {
    const laid = Math.min(left, Math.max(0, place));
    left -= laid;
    return fen(laid);
  });
}

/** Seconds since 1970 until which a payment's channel takes it back; null for a channel that takes none. */
export function refundableUntil(payType: PayType, paidAt: number): number | null {
  const days = REFUND_CHANNEL_DAYS[payType];
  return days === 0 ? null : paidAt + days * daySeconds;
}

/** A top-up as a refund would take it. Fen. */
export interface RefundPart {
  readonly topUp: RefundableTopUp;
  readonly fen: Fen;
}

/** Which top-ups a refund of a sum would take, and how much of each; they come newest first. */
export function refundParts(sum: Fen, topUps: readonly RefundableTopUp[]): RefundPart[] {
  const taken = spread(
    sum,
    topUps.map(({ Refundable }) => fenFromYuan(Refundable)),
  );
  return topUps.flatMap((topUp, index) => {
    const part = taken[index] ?? fen(0);
    return part === 0 ? [] : [{ topUp, fen: part }];
  });
}

/** What of it goes by transfer. Fen. */
export const transferredOf = (parts: readonly RefundPart[]): Fen =>
  sumFen(parts.filter(({ topUp }) => topUp.Way === BALANCE_REFUND_WAY.transfer).map((part) => part.fen));
