import type { Database } from '../../src/db/database';
import { subAccounts, users } from '../../src/db/schema/account';
import type { Services } from '../../src/http/handler';
import { charge } from '../../src/ledger/charge';
import { setCreditQuota } from '../../src/ledger/credit';
import { post } from '../../src/ledger/post';
import { signIn } from '../setup/sign-in';

export interface Means {
  readonly balance?: number;
  readonly vouchers?: number;
  readonly credit?: number;
  /** What was spent before, which makes the member level. */
  readonly spent?: number;
}

export interface Customer {
  readonly userId: number;
  readonly token: string;
}

interface World {
  readonly services: Services;
  readonly database: Database;
}

const fen = (yuan: number): bigint => BigInt(Math.round(yuan * 100));
let number = 0;

/** A signed-in main account with these means, yuan. */
export function customer(
  { services, database }: World,
  { balance = 0, vouchers = 0, credit = 0, spent = 0 }: Means = {},
): Promise<Customer> {
  number += 1;
  const phone = `138${String(number).padStart(8, '0')}`;
  return database.transaction(async (tx) => {
    const at = services.clock.now();
    const [user] = await tx.insert(users).values({ phone, name: phone, passwordHash: '-', createdAt: at }).returning();
    if (user === undefined) throw new Error('no user');
    const cash = { account: { kind: 'cash', userId: user.id }, amount: fen(balance + spent) } as const;
    if (balance + spent > 0) {
      await post(tx, {
        key: `test:${phone}`,
        kind: 'topUp',
        userId: user.id,
        at,
        entries: [cash, { account: { kind: 'world', channel: 'alipay' }, amount: -cash.amount }],
      });
    }
    if (spent > 0)
      await charge(tx, {
        key: `spent:${phone}`,
        kind: 'rent',
        userId: user.id,
        subAccountId: null,
        amountFen: fen(spent),
        vouchersFirst: false,
        paysTime: true,
        at,
      });
    if (vouchers > 0) {
      const voucher = { account: { kind: 'voucher', userId: user.id }, amount: fen(vouchers) } as const;
      await post(tx, {
        key: `voucher:${phone}`,
        kind: 'coupon',
        userId: user.id,
        at,
        entries: [voucher, { account: { kind: 'promo' }, amount: -voucher.amount }],
      });
    }
    if (credit > 0) await setCreditQuota(tx, user.id, fen(credit));
    const { session } = await signIn(tx, services, { userId: user.id, subAccountId: null });
    return { userId: user.id, token: session };
  });
}

/** A signed-in sub-account with a spending limit, yuan. */
export function subAccountOf(
  { services, database }: World,
  main: Customer,
  name: string,
  limit: number,
): Promise<Customer> {
  return database.transaction(async (tx) => {
    const at = services.clock.now();
    const [sub] = await tx
      .insert(subAccounts)
      .values({ userId: main.userId, name, passwordHash: '-', moneyLimitFen: fen(limit), createdAt: at })
      .returning();
    if (sub === undefined) throw new Error('no sub-account');
    const { session } = await signIn(tx, services, { userId: main.userId, subAccountId: sub.id });
    return { userId: main.userId, token: session };
  });
}

/** A new session of a main account, for a test that outlives the first one. */
export const signInAgain = ({ services, database }: World, { userId }: Customer): Promise<Customer> =>
  database.transaction(async (tx) => ({
    userId,
    token: (await signIn(tx, services, { userId, subAccountId: null })).session,
  }));

/** Money from outside, yuan. */
export const topUp = ({ services, database }: World, { userId }: Customer, yuan: number): Promise<unknown> =>
  database.transaction((tx) =>
    post(tx, {
      key: `top-up:${userId}:${services.clock.now().getTime()}`,
      kind: 'topUp',
      userId,
      at: services.clock.now(),
      entries: [
        { account: { kind: 'cash', userId }, amount: fen(yuan) },
        { account: { kind: 'world', channel: 'alipay' }, amount: -fen(yuan) },
      ],
    }),
  );
