import { giveBack, pay, remember, type Order, type Paid, type Purse, type Refused } from './purse';
import { hour, isHeldUp, keptHour, prepaid, renewalTime, retryTime, rounded, secondsOf, day, type Unit } from './rules';

/** Ten-thousandths of a yuan: an hour, and for a kept disk a day of a GB. */
export interface Prices {
  readonly cpu: bigint;
  readonly memory: bigint;
  readonly disk: bigint;
  readonly bandwidth: bigint;
  readonly keptDay: bigint;
  readonly freeDiskGb: number;
  readonly freeMbps: number;
  readonly keepDays: number;
}

/** What a rental is made of, as far as it costs something. */
export interface Parts {
  readonly card: bigint;
  readonly cards: number;
  readonly cpu: number;
  readonly memory: number;
  readonly systemGb: number;
  readonly dataGb: number;
  readonly mbps: number;
}

/** What a coupon takes off a price: a share of it, or a sum. */
export type Coupon =
  | { readonly id: number; readonly percent: bigint }
  | { readonly id: number; readonly off: bigint; readonly from: bigint };

export interface Rental {
  readonly name: string;
  readonly purse: Purse;
  readonly sub: number | null;
  readonly container: boolean;
  readonly vouchersFirst: boolean;
  parts: Parts;
  readonly begun: number;
  due: number;
  keep: boolean;
  state: 'rented' | 'failed' | 'kept' | 'over';
  renews: { readonly unit: Unit; readonly count: number } | null;
  /** What was paid for it, and by which sub-account. */
  readonly payments: { readonly paid: Paid; readonly sub: number | null }[];
  readonly prepaid: { readonly from: number; readonly until: number }[];
  /** By what each of them was bought. */
  readonly units: Unit[];
  keptHours: number;
  /** Until when its disk is there for nothing, since its end came too late; null while it is kept for money or not at all. */
  waitsUntil: number | null;
}

/** The unit that most of what is left was bought by; of equal parts the longer one (decisions 244). */
function unitOfRest({ prepaid: periods, units }: Pick<Rental, 'prepaid' | 'units'>, now: number): Unit {
  const rest = { month: 0, day: 0, hour: 0 };
  for (const [index, { from, until }] of periods.entries())
    rest[units[index] ?? 'hour'] += Math.max(0, until - Math.max(from, now));
  if (rest.month >= rest.day && rest.month >= rest.hour) return 'month';
  return rest.day >= rest.hour ? 'day' : 'hour';
}

export interface NewRental
  extends Pick<Rental, 'name' | 'purse' | 'sub' | 'container' | 'vouchersFirst' | 'parts' | 'keep'> {
  readonly unit: Unit;
  readonly count: number;
  readonly renewsBy: Unit | null;
  readonly coupon: Coupon | null;
}

interface Task {
  at: number;
  readonly what: 'renew' | 'end' | 'keep';
  readonly rental: Rental;
  /** The end that a renewal is for. */
  readonly due: number;
}

export type Event =
  | 'renewal by itself'
  | 'renewal refused'
  | 'kept hour'
  | 'kept hour unpaid'
  | 'kept disk released'
  | 'disk waits'
  | 'rental over';

/** What an hour of these parts costs. */
const hourly = ({ card, cards, cpu, memory, dataGb, mbps }: Parts, prices: Prices): bigint =>
  card * BigInt(cards) +
  prices.cpu * BigInt(cpu) +
  prices.memory * BigInt(memory) +
  prices.disk * BigInt(Math.max(0, dataGb - prices.freeDiskGb)) +
  prices.bandwidth * BigInt(Math.max(0, mbps - prices.freeMbps));

/** The price with a coupon; null when the price is too small for it. */
function reduced(price: bigint, coupon: Coupon | null): bigint | null {
  if (coupon === null) return price;
  if ('percent' in coupon) return rounded(price * coupon.percent, 100n);
  if (price < coupon.from) return null;
  return price > coupon.off ? price - coupon.off : 0n;
}

/** All rentals as the rules say they go: what each costs when, and what happens to it by itself. `tell` hears what happened. */
export function expectedRentals(prices: Prices, tell: (event: Event) => void) {
  const rentals = new Map<string, Rental>();
  const tasks: Task[] = [];

  const priceOf = (rental: Pick<Rental, 'parts' | 'purse'>, unit: Unit, count: number, coupon: Coupon | null) =>
    reduced(
      prepaid({
        hourly: hourly(rental.parts, prices),
        seconds: secondsOf(unit, count),
        unit,
        spent: rental.purse.spent,
      }),
      coupon,
    );

  /** Also anew for the same end, by what holds now. */
  function planRenewal(rental: Rental): void {
    const { due, renews } = rental;
    if (renews === null) return;
    const at = renewalTime(due, renews.unit);
    const planned = tasks.find((task) => task.what === 'renew' && task.rental === rental && task.due === due);
    if (planned) planned.at = at;
    else tasks.push({ at, what: 'renew', rental, due });
  }

  function charge(
    rental: Rental,
    sub: number | null,
    order: Pick<Order, 'kind' | 'amount'> & { vouchersFirst: boolean },
  ): Refused | null {
    const paid = pay(rental.purse, { ...order, about: rental.name, sub });
    if (typeof paid === 'string') return paid;
    rental.payments.push({ paid, sub });
    return null;
  }

  function rent(order: NewRental, now: number): Refused | 'NO_COUPON' | Rental {
    const { name, purse, sub, container, vouchersFirst, parts, unit, keep, count, renewsBy, coupon } = order;
    const amount = priceOf(order, unit, count, coupon);
    if (amount === null) return 'NO_COUPON';
    const due = now + secondsOf(unit, count);
    const rental: Rental = {
      name,
      purse,
      sub,
      container,
      vouchersFirst,
      parts,
      begun: now,
      due,
      keep,
      state: 'rented',
      renews: renewsBy && { unit: renewsBy, count: 1 },
      payments: [],
      prepaid: [{ from: now, until: due }],
      units: [unit],
      keptHours: 0,
      waitsUntil: null,
    };
    const refused = charge(rental, sub, { kind: 'rent', amount, vouchersFirst });
    if (refused) return refused;
    rentals.set(name, rental);
    tasks.push({ at: due, what: 'end', rental, due });
    planRenewal(rental);
    return rental;
  }

  function renew(
    rental: Rental,
    {
      unit,
      count,
      sub,
      coupon,
      vouchersFirst,
    }: { unit: Unit; count: number; sub: number | null; coupon: Coupon | null; vouchersFirst: boolean },
  ): Refused | 'NO_COUPON' | null {
    const amount = priceOf(rental, unit, count, coupon);
    if (amount === null) return 'NO_COUPON';
    const refused = charge(rental, sub, { kind: 'renew', amount, vouchersFirst });
    if (refused) return refused;
    const from = rental.due;
    rental.due += secondsOf(unit, count);
    rental.prepaid.push({ from, until: rental.due });
    rental.units.push(unit);
    planRenewal(rental);
    return null;
  }

  function renewBySelf(rental: Rental): boolean {
    if (rental.renews === null || rental.state !== 'rented') return false;
    const done =
      renew(rental, { ...rental.renews, sub: rental.sub, coupon: null, vouchersFirst: rental.vouchersFirst }) === null;
    tell(done ? 'renewal by itself' : 'renewal refused');
    return done;
  }

  /** More for the rest of the paid time, to the second. What becomes less is not paid back. */
  function upgrade(
    rental: Rental,
    after: Parts,
    {
      now,
      sub,
      coupon,
      vouchersFirst,
      kind,
    }: {
      now: number;
      sub: number | null;
      coupon: Coupon | null;
      vouchersFirst: boolean;
      kind: 'upgrade' | 'diskOrBandwidth';
    },
  ): Refused | 'NO_COUPON' | null {
    const more = hourly(after, prices) - hourly(rental.parts, prices);
    if (more > 0n) {
      const amount = reduced(
        prepaid({ hourly: more, seconds: rental.due - now, unit: unitOfRest(rental, now), spent: rental.purse.spent }),
        coupon,
      );
      if (amount === null) return 'NO_COUPON';
      const refused = charge(rental, sub, { kind, amount, vouchersFirst });
      if (refused) return refused;
    }
    rental.parts = after;
    return null;
  }

  /** What a kept disk costs an hour: a unit price, in whole ten-thousandths. */
  const keptHourly = ({ parts }: Rental): bigint =>
    rounded(prices.keptDay * BigInt(parts.systemGb + parts.dataGb), 24n);
  const releasedAt = (rental: Rental): number => rental.due + prices.keepDays * day;

  function chargeKeptHour(rental: Rental): boolean {
    const amount = keptHour(keptHourly(rental), rental.keptHours + 1, rental.purse.spent);
    const refused = charge(rental, rental.sub, {
      kind: 'diskOrBandwidth',
      amount,
      vouchersFirst: rental.vouchersFirst,
    });
    tell(refused ? 'kept hour unpaid' : 'kept hour');
    if (!refused) rental.keptHours += 1;
    return refused === null;
  }

  const over = (rental: Rental): void => {
    rental.state = 'over';
    tell('rental over');
  };

  /** Charges the hour that is over; answers when the next is asked for, or null once the time of the disk is over. */
  function keepForMoney(rental: Rental, now: number): number | null {
    const end = rental.due + (rental.keptHours + 1) * hour;
    const isDue = end <= now && end <= releasedAt(rental);
    if (isDue && chargeKeptHour(rental)) return Math.min(end + hour, releasedAt(rental));
    if (releasedAt(rental) <= now) return null;
    return Math.min(isDue ? now + hour : end, releasedAt(rental));
  }

  /** Nothing goes untold: what comes too late waits a day, for nothing. */
  function release(rental: Rental, now: number): number | null {
    const at = rental.waitsUntil ?? releasedAt(rental);
    if (at > now) return at;
    if (isHeldUp(at, now)) {
      rental.waitsUntil = now + day;
      tell('disk waits');
      return rental.waitsUntil;
    }
    tell('kept disk released');
    over(rental);
    return null;
  }

  /** Does what is due of one task; answers when it comes again, or null. */
  const works: Readonly<Record<Task['what'], (task: Task, now: number) => number | null>> = {
    renew({ rental, due }, now) {
      if (rental.due !== due || rental.renews === null || rental.state !== 'rented') return null;
      const { unit } = rental.renews;
      if (renewBySelf(rental)) return null;
      const next = Math.min(due, retryTime(now, unit));
      return next < due ? next : null;
    },
    end({ rental }, now) {
      if (rental.state !== 'rented') return null;
      if (rental.due > now) return rental.due;
      if (renewBySelf(rental)) return now;
      if (!rental.keep && !isHeldUp(rental.due, now)) {
        over(rental);
        return null;
      }
      if (!rental.keep) {
        rental.waitsUntil = now + day;
        tell('disk waits');
      }
      rental.state = 'kept';
      tasks.push({ at: rental.due + hour, what: 'keep', rental, due: rental.due });
      return null;
    },
    keep({ rental }, now) {
      if (rental.state !== 'kept') return null;
      if (rental.waitsUntil === null) {
        const next = keepForMoney(rental, now);
        if (next !== null) return next;
      }
      return release(rental, now);
    },
  };
  return {
    rentals,
    priceOf,
    rent,
    renew,
    upgrade,
    planRenewal,
    over,
    /** Lets everything happen that is due by now, earliest first. */
    pass(now: number): void {
      for (;;) {
        const [next] = tasks.filter((task) => task.at <= now).sort((one, other) => one.at - other.at);
        if (next === undefined) return;
        const again = works[next.what](next, now);
        if (again === null) tasks.splice(tasks.indexOf(next), 1);
        else next.at = again;
      }
    },
    /** It never ran: every payment for it comes back whole. */
    failStart(rental: Rental): void {
      rental.state = 'failed';
      for (const { paid, sub } of rental.payments) giveBack(rental.purse, rental.name, sub, paid);
    },
    /** A new rental from a kept disk: what keeping it cost is paid first, or nothing is. The disk is handed over once the new one runs. */
    rentFromKept(kept: Rental, order: NewRental, now: number): ReturnType<typeof rent> {
      const undo = remember(kept.purse);
      const { keptHours, payments } = kept;
      const count = payments.length;
      let paid = true;
      while (paid && kept.waitsUntil === null && kept.due + (kept.keptHours + 1) * hour <= now)
        paid = chargeKeptHour(kept);
      const rented = paid ? rent(order, now) : 'BALANCE_SHORT';
      if (typeof rented === 'string') {
        undo();
        kept.keptHours = keptHours;
        payments.splice(count);
      }
      return rented;
    },
  };
}
export type ExpectedRentals = ReturnType<typeof expectedRentals>;
