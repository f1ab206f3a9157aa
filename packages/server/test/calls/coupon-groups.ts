import { dayMs } from '@compute-market/contract/rules/time-units';
import type { Database } from '../../src/db/database';
import { couponGroup } from '../../src/db/schema/coupon';
import { verification } from '../../src/db/schema/verification';
import type { Services } from '../../src/http/handler';

type Server = { readonly services: Services; readonly database: Database };

/** A group that runs from yesterday for ten days, 满 100 减 10 with five left, changed by `fields`. Answers its number. */
export function group(
  { services, database }: Server,
  fields: Partial<typeof couponGroup.$inferInsert> = {},
): Promise<number> {
  const now = services.clock.now().getTime();
  const terms = {
    name: '满减券',
    type: 2,
    amountFen: 1000n,
    moneyLimitFen: 10_000n,
    beginAt: new Date(now - dayMs),
    endAt: new Date(now + 10 * dayMs),
    remainNum: 5,
  };
  return database.transaction(async (tx) => {
    const [written] = await tx
      .insert(couponGroup)
      .values({ ...terms, ...fields })
      .returning({ id: couponGroup.id });
    if (written === undefined) throw new Error('no coupon group');
    return written.id;
  });
}

/** A finished verification: of a student, or of a company. */
export function verify(
  { services, database }: Server,
  userId: number,
  audience: 'student' | 'enterprise',
): Promise<unknown> {
  const at = services.clock.now();
  const record =
    audience === 'student'
      ? ({ verifyType: 0, method: 'other', certificateType: 'student' } as const)
      : ({ verifyType: 1, method: 'license' } as const);
  return database.transaction((tx) =>
    tx.insert(verification).values({ ...record, userId, status: 1, createdAt: at, verifiedAt: at }),
  );
}
