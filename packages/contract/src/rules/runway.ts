import { SHORT_OF, type ShortOf } from '../enumerations';
import type { Charged, ChargeAhead } from './charges-ahead';
import { canRent, splitPayment, type Funds } from './credit';
import type { Fen } from './money';
import { fen } from './money';
import { daySeconds } from './time-units';
import { levelOf, vipLevels } from './vip';

/** What the charges ahead are paid from. */
export interface Purses extends Funds {
  readonly voucher: Fen;
  /** 累计消费, which the member discount follows. */
  readonly accumulated: Fen;
  /** What sub-accounts may still spend. One that is not here may spend nothing. */
  readonly limits: ReadonlyMap<number, Fen>;
}

/** A charge at its moment, seconds since 1970. */
export interface DatedCharge {
  readonly of: Charged;
  readonly at: number;
  readonly amount: Fen;
  /** Null when it will be paid. */
  readonly shortOf: ShortOf | null;
}

/** How long the money lasts (decisions 41). */
export interface Runway {
  /** The first charge ahead; null when there is none. */
  readonly next: DatedCharge | null;
  /** The first that cannot be paid; null when none is found. */
  readonly short: DatedCharge | null;
  /** With none short and charges without end: until when all were looked at. Seconds since 1970; null when all there are can be paid. */
  readonly coveredUntil: number | null;
}

/** Nobody plans further, and renewals by the hour have no end. */
const horizonSeconds = 366 * daySeconds;
const mostCharges = 20_000;

function shortOfWhat(charge: ChargeAhead, amount: Fen, purses: Purses): ShortOf | null {
  const { spender, vouchersFirst } = charge.of;
  if (charge.isRental && !canRent(purses)) return SHORT_OF.purse;
  if (splitPayment({ ...purses, amount, vouchersFirst }).short > 0) return SHORT_OF.purse;
  if (spender === null) return null;
  const left = purses.limits.get(spender);
  return left === undefined || amount > left ? SHORT_OF.limit : null;
}

function afterPaying({ spender, vouchersFirst }: Charged, amount: Fen, purses: Purses): Purses {
  const { voucher, balance, credit } = splitPayment({ ...purses, amount, vouchersFirst });
  const left = spender === null ? undefined : purses.limits.get(spender);
  return {
    quota: purses.quota,
    balance: fen(purses.balance - balance - credit),
    voucher: fen(purses.voucher - voucher),
    accumulated: fen(purses.accumulated + amount),
    limits:
      spender === null || left === undefined ? purses.limits : new Map(purses.limits).set(spender, fen(left - amount)),
  };
}

/** The earliest, the first of those at the same moment. */
function earliest(ahead: readonly ChargeAhead[]): number {
  let found = 0;
  ahead.forEach(({ at }, index) => {
    if (at < (ahead[found]?.at ?? 0)) found = index;
  });
  return found;
}

/** Charges in the order of their moments, each judged by what those before it have left. */
function* inOrder(sources: readonly ChargeAhead[], purses: Purses, now: number): Generator<DatedCharge> {
  const ahead = [...sources];
  let left = purses;
  while (ahead.length > 0) {
    const index = earliest(ahead);
    const charge = ahead[index];
    if (charge === undefined) return;
    const amount = charge.amount(vipLevels[levelOf(fen(Math.max(0, left.accumulated)))].discount);
    const shortOf = shortOfWhat(charge, amount, left);
    yield { of: charge.of, at: Math.max(now, charge.at), amount, shortOf };
    if (shortOf === null) left = afterPaying(charge.of, amount, left);
    const following = shortOf === null ? charge.paid() : charge.refused();
    if (following === null) ahead.splice(index, 1);
    else ahead[index] = following;
  }
}

/**
 * Walks the charges ahead in the order of their moments. For the main account the first that the purse cannot pay counts: what a
 * sub-account's limit refuses takes nothing from it. A sub-account (`viewer`) is told of its own charges alone, refused by either.
 */
export function runwayOf(
  ahead: readonly ChargeAhead[],
  purses: Purses,
  { now, viewer }: { readonly now: number; readonly viewer: number | null },
): Runway {
  const concerns = (charge: DatedCharge) => viewer === null || charge.of.spender === viewer;
  const isEnd = (charge: DatedCharge) =>
    viewer === null ? charge.shortOf === SHORT_OF.purse : charge.shortOf !== null;
  let next: DatedCharge | null = null;
  let seen = 0;
  for (const charge of inOrder(ahead, purses, now)) {
    seen += 1;
    if (charge.at > now + horizonSeconds || seen > mostCharges) return { next, short: null, coveredUntil: charge.at };
    if (!concerns(charge)) continue;
    next ??= charge;
    if (isEnd(charge)) return { next, short: charge, coveredUntil: null };
  }
  return { next, short: null, coveredUntil: null };
}
