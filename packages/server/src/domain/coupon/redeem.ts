import { redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import { COUPON_TYPE } from '@compute-market/contract/enumerations';
import { couponState } from '@compute-market/contract/rules/coupon';
import type { Tx } from '../../db/database';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { post } from '../../ledger/post';
import { balances } from '../../ledger/statement';
import { wireTime, wireYuan } from '../../platform/wire';
import { wireCoupon } from './coupon-wire';
import { findOwnCoupon } from './find-coupons';
import { markUsed } from './use-coupon';
import type { CouponUse } from './use-coupon';

/** What a coupon that went into the balance was used for. */
const intoBalance = 'balance';

/** Puts a recharge coupon into the balance, once: guarded by the coupon's row and by the ledger's key. Answers its amount in fen. */
export async function redeemCoupon(
  tx: Tx,
  { userId, couponId, now }: Pick<CouponUse, 'userId' | 'couponId' | 'now'>,
): Promise<bigint> {
  const coupon = await findOwnCoupon(tx, userId, couponId);
  if (coupon.group.type !== COUPON_TYPE.recharge) throw new Refusal('COUPON_NOT_RECHARGE');
  if (couponState(wireCoupon(coupon), wireTime(now)) === 'expired') throw new Refusal('COUPON_EXPIRED');
  await markUsed(tx, { userId, couponId, now, usedFor: intoBalance });
  const { amountFen, name } = coupon.group;
  await post(tx, {
    key: `coupon:${couponId}`,
    kind: 'coupon',
    userId,
    at: now,
    reference: { type: 'coupon', id: String(couponId) },
    remark: name,
    entries: [
      { account: { kind: 'cash', userId }, amount: amountFen },
      { account: { kind: 'promo' }, amount: -amountFen },
    ],
  });
  return amountFen;
}

export const redeem = implementOwn(redeemMoneyCoupon, async (tx, input, { actor: { userId }, services }) => {
  const amountFen = await redeemCoupon(tx, { userId, couponId: input.coupon_id, now: services.clock.now() });
  return { Money: wireYuan((await balances(tx, userId)).cashFen), Amount: wireYuan(amountFen) };
});
