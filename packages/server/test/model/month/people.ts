import { assignCoupon } from '@compute-market/contract/calls/coupon';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { signIn } from '../../setup/sign-in';
import { subAccounts } from '../../../src/db/schema/account';
import { and, eq } from 'drizzle-orm';
import { customer, subAccountOf } from '../../calls/instance-customers';
import { group } from '../../calls/coupon-groups';
import type { TestServer } from '../../setup';
import type { Purse } from './purse';
import type { Coupon } from './rentals';

/** A customer of the month: what it really is, and the purse that the rules give it. */
export interface Person {
  readonly userId: number;
  readonly purse: Purse;
  readonly coupons: Coupon[];
}

/** Who asks: the main account, or one of its sub-accounts. */
export interface Asker {
  readonly person: Person;
  readonly sub: number | null;
}

const fen = (yuan: number): bigint => BigInt(Math.round(yuan * 100));

/** Means in yuan. `limits` are the sub-accounts' spending limits; `spent` is what was spent before, which makes the level. */
const means = [
  { balance: 60_000, vouchers: 0, credit: 0, spent: 0, limits: [3000, 40] },
  { balance: 9000, vouchers: 900, credit: 0, spent: 90, limits: [500] },
  { balance: 0, vouchers: 0, credit: 6000, spent: 1400, limits: [] },
  { balance: 160, vouchers: 20, credit: 0, spent: 0, limits: [25] },
  { balance: 20_000, vouchers: 3000, credit: 1000, spent: 9_900, limits: [1200] },
  { balance: 45_000, vouchers: 0, credit: 0, spent: 19_990, limits: [] },
] as const;

async function subOf(
  server: TestServer,
  main: { readonly userId: number; readonly token: string },
  limit: number,
): Promise<number> {
  const name = `sub-${limit}`;
  await subAccountOf(server, main, name, limit);
  const [row] = await server.database.transaction((tx) =>
    tx
      .select()
      .from(subAccounts)
      .where(and(eq(subAccounts.userId, main.userId), eq(subAccounts.name, name))),
  );
  if (row === undefined) throw new Error('no sub-account');
  return row.id;
}

/** Coupons that everybody claims: shares and sums. */
async function claimedBy(
  server: TestServer,
  token: string,
  groups: readonly { readonly id: number; readonly coupon: (id: number) => Coupon }[],
): Promise<Coupon[]> {
  const coupons: Coupon[] = [];
  for (const { id, coupon } of groups)
    coupons.push(coupon((await server.call(assignCoupon, { group_id: id }, { token })).data.CouponId));
  return coupons;
}

async function couponGroups(server: TestServer) {
  const all = { remainNum: 100, endAt: new Date(server.clock.now().getTime() + 40 * dayMs) };
  return [
    {
      id: await group(server, { ...all, type: 1, discountBp: 9000, amountFen: 0n, moneyLimitFen: 0n }),
      coupon: (id: number) => ({ id, percent: 90n }),
    },
    {
      id: await group(server, { ...all, type: 2, amountFen: 1000n, moneyLimitFen: 5000n }),
      coupon: (id: number) => ({ id, off: 1000n, from: 5000n }),
    },
    {
      id: await group(server, { ...all, type: 2, amountFen: 333n, moneyLimitFen: 0n }),
      coupon: (id: number) => ({ id, off: 333n, from: 0n }),
    },
    {
      id: await group(server, { ...all, type: 1, discountBp: 8500, amountFen: 0n, moneyLimitFen: 0n }),
      coupon: (id: number) => ({ id, percent: 85n }),
    },
  ];
}

/** Six customers of different means, with their coupons in hand. */
export async function gather(server: TestServer): Promise<Person[]> {
  const groups = await couponGroups(server);
  const people: Person[] = [];
  for (const { limits, ...mean } of means) {
    const main = await customer(server, mean);
    const subs = new Map<number, { limit: bigint; spent: bigint }>();
    for (const limit of limits) subs.set(await subOf(server, main, limit), { limit: fen(limit), spent: 0n });
    const purse: Purse = {
      cash: fen(mean.balance),
      voucher: fen(mean.vouchers),
      quota: fen(mean.credit),
      spent: fen(mean.spent),
      subs,
      lines: [],
    };
    people.push({ userId: main.userId, purse, coupons: await claimedBy(server, main.token, groups) });
  }
  return people;
}

/** Sessions end when nobody has called for a day: each day has its own. */
export function sessionsOf(server: TestServer) {
  const tokens = new Map<string, string>();
  return async ({ person, sub }: Asker): Promise<string> => {
    const today = `${person.userId} ${sub} ${Math.floor(server.clock.now().getTime() / (dayMs / 2))}`;
    const known = tokens.get(today);
    if (known !== undefined) return known;
    const { session } = await server.database.transaction((tx) =>
      signIn(tx, server.services, { userId: person.userId, subAccountId: sub }),
    );
    tokens.set(today, session);
    return session;
  };
}
