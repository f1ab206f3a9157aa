import { SHORT_OF, type ShortOf } from '../enumerations';
import { isSteady } from './steady-charge';
import type { Charged, ChargeAhead } from './charges-ahead';
import { canRent, spendable, splitPayment, type Funds, type PaymentSplit } from './credit';
import type { Fen } from './money';
import { fen } from './money';
import { afterSpending, leftAt, type SpendingLimits } from './sub-account';
import { monthStart } from './time';
import { daySeconds } from './time-units';
import { levelOf, vipLevels } from './vip';

/** What the charges ahead are paid from. */
export interface Purses extends Funds {
  readonly voucher: Fen;
  /** 累计消费, which the member discount follows. */
  readonly accumulated: Fen;
  /** What bounds sub-accounts. One that is not here may spend nothing. */
  readonly limits: ReadonlyMap<number, SpendingLimits>;
}

/** A charge at its moment, seconds since 1970. */
export interface DatedCharge {
  readonly of: Charged;
  readonly at: number;
  readonly amount: Fen;
  /** Null when it will be paid. */
  readonly shortOf: ShortOf | null;
}

/** A charge of the days ahead, and what can be spent after it: balance or else credit, and vouchers; of a sub-account what is left of its limit. */
export interface CourseStep extends DatedCharge, Left {}

/** What can be spent at a moment, and from the next month on, when the limits of months start anew. */
export interface Left {
  readonly left: Fen;
  readonly leftNextMonth: Fen;
}

/** How long the money lasts (decisions 41). */
export interface Runway {
  /** The first charge ahead; null when there is none. */
  readonly next: DatedCharge | null;
  /** The first that cannot be paid; null when none is found. */
  readonly short: DatedCharge | null;
  /** With none short and charges without end: until when all were looked at. Seconds since 1970; null when all there are can be paid. */
  readonly coveredUntil: number | null;
  /** What is charged within the days ahead, up to the first that cannot be paid, which is the last (decisions 86). */
  readonly course: readonly CourseStep[];
}

/** Nobody plans further, and renewals by the hour have no end. */
const horizonSeconds = 366 * daySeconds;
const mostCharges = 20_000;
/** How many days ahead are told one by one. */
export const courseDays = 30;

function leftOfSpender({ limits }: Purses, spender: number, at: number): Fen {
  const own = limits.get(spender);
  return own === undefined ? fen(0) : leftAt(own, at);
}

function shortOfWhat(of: Charged, amount: Fen, at: number, isUnpaid: boolean, purses: Purses): ShortOf | null {
  if (isUnpaid) return SHORT_OF.purse;
  return of.spender !== null && amount > leftOfSpender(purses, of.spender, at) ? SHORT_OF.limit : null;
}

/** Purses while charges are taken from them. They are this walk's own and change in place: to copy them at each of 20,000 charges is most of the time. */
interface Walked extends Purses {
  balance: Fen;
  voucher: Fen;
  accumulated: Fen;
  readonly limits: Map<number, SpendingLimits>;
}

/** Takes a charge from the purses and from the limit of its spender. */
function pay(purses: Walked, { spender }: Charged, amount: Fen, at: number, split: PaymentSplit): void {
  const limits = spender === null ? undefined : purses.limits.get(spender);
  if (spender !== null && limits !== undefined) purses.limits.set(spender, afterSpending(limits, amount, at));
  purses.balance = fen(purses.balance - split.balance - split.credit);
  purses.voucher = fen(purses.voucher - split.voucher);
  purses.accumulated = fen(purses.accumulated + amount);
}

/** A source of charges with its place among all of them, which decides between two of the same moment. Its next charge takes the place of the last. */
interface Source {
  readonly place: number;
  charge: ChargeAhead;
}

const isLater = (one: Source, other: Source): boolean =>
  one.charge.at === other.charge.at ? one.place > other.place : one.charge.at > other.charge.at;

/** Puts a source among those in wait, the latest of which stands first. */
function putInWait(waiting: Source[], source: Source): void {
  let [from, to] = [0, waiting.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = waiting[middle];
    if (other !== undefined && isLater(other, source)) from = middle + 1;
    else to = middle;
  }
  waiting.splice(from, 0, source);
}

/** A step while it is made: who walks says what is left after it. */
interface Step extends DatedCharge {
  left: Fen;
  leftNextMonth: Fen;
}

/**
 * Charges in the order of their moments, each judged by what those before it have left, with nothing said yet of what is left. `purses` are what is
 * there after it, until the next is judged.
 */
function* inOrder(sources: readonly ChargeAhead[], purses: Walked, now: number): Generator<Step> {
  const waiting: Source[] = [];
  for (const [place, charge] of sources.entries()) putInWait(waiting, { place, charge });
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const { charge } = source;
    const { of, paysTime } = charge;
    const amount = charge.amount(vipLevels[levelOf(fen(Math.max(0, purses.accumulated)))].discount);
    // Written out, since spreading objects was most of the time of 20,000 charges.
    const { balance, quota, voucher } = purses;
    const split = splitPayment({ balance, quota, voucher, amount, vouchersFirst: of.vouchersFirst });
    const at = Math.max(now, charge.at);
    const shortOf = shortOfWhat(of, amount, at, split.short > 0 || (paysTime && !canRent(purses)), purses);
    if (shortOf === null) pay(purses, of, amount, at, split);
    yield { of, amount, at, shortOf, left: fen(0), leftNextMonth: fen(0) };
    const following = shortOf === null ? charge.paid() : charge.refused();
    if (following === null) continue;
    source.charge = following;
    putInWait(waiting, source);
  }
}

/**
 * The charge of a course that is worth knowing (decisions 154): the first that is not taken all the time, before it the very next if it cannot be
 * paid. Null where there is none. Which of many hours the money ends with is told by how long it lasts.
 */
export function majorOf(course: Runway['course']): DatedCharge | null {
  const [first] = course;
  if (first !== undefined && first.shortOf !== null) return first;
  return course.find(({ of }) => !isSteady(of)) ?? null;
}

/** What can be spent: of a sub-account (`viewer`) no more than its limits leave. */
export function spendableOf(purses: Purses, viewer: number | null, at: number): Left {
  if (viewer === null) {
    const left = fen(spendable(purses) + purses.voucher);
    return { left, leftNextMonth: left };
  }
  return { left: leftOfSpender(purses, viewer, at), leftNextMonth: leftOfSpender(purses, viewer, monthStart(at, 1)) };
}

/** Writes what can be spent after a step into it: up to 20,000 are walked, and none is copied. */
function tellLeft(step: Step, purses: Purses, viewer: number | null): void {
  const { left, leftNextMonth } = spendableOf(purses, viewer, step.at);
  step.left = left;
  step.leftNextMonth = leftNextMonth;
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
  const course: CourseStep[] = [];
  let next: DatedCharge | null = null;
  let seen = 0;
  const left: Walked = { ...purses, limits: new Map(purses.limits) };
  for (const charge of inOrder(ahead, left, now)) {
    seen += 1;
    if (charge.at > now + horizonSeconds || seen > mostCharges)
      return { next, short: null, coveredUntil: charge.at, course };
    if (!concerns(charge)) continue;
    next ??= charge;
    if (charge.at <= now + courseDays * daySeconds && (charge.shortOf === null || isEnd(charge))) {
      tellLeft(charge, left, viewer);
      course.push(charge);
    }
    if (isEnd(charge)) return { next, short: charge, coveredUntil: null, course };
  }
  return { next, short: null, coveredUntil: null, course };
}
