import { pickCoupon } from '@compute-market/contract/calls/coupon';
import { getAvailableDockerNum, getAvailableKvmNum } from '@compute-market/contract/calls/market';
import { runContainer, runContainerQueryPrice, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { SUCCESS, errorKeyOf } from '@compute-market/contract/errors';
import { COUPON_SCENE } from '@compute-market/contract/enumerations';
import type { Price } from '@compute-market/contract/entities/price';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import type { OrderProblem } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { rentalOrder, type QuotePorts } from './rental-quote';

type Kind = CreateInstanceForm['container_type'];

/** How an order of this kind is priced. Sub-accounts and visitors have no coupons (product §6). */
export function quotePorts(kind: Kind, hasCoupons: boolean): QuotePorts {
  const call = kind === 'docker' ? runContainerQueryPrice : runKvmQueryPrice;
  return {
    price: (order, couponId, signal) =>
      api.call(call, { ...order, ...(couponId === null ? {} : { coupon_id: couponId }) }, { signal, quiet: true }),
    coupons: hasCoupons
      ? async ({ gpu_type, image_name, unit, pack_time }, amount, signal) => {
          const answer = await api.envelope(
            pickCoupon,
            { scene: COUPON_SCENE.rent, container_type: kind, gpu_type, image_name, unit, pack_time, amount },
            { signal },
          );
          return answer.status === SUCCESS ? answer.data : null;
        }
      : null,
  };
}

/** Why the machines cannot be rented any more; null when it can, or when that is not known: the purchase itself is refused then (screens B5). */
export async function shortageOf({
  container_type,
  gpu_type,
  gpu_num,
  district,
  image_name,
  spec_name,
  quantity,
}: CreateInstanceForm): Promise<string | null> {
  const call = container_type === 'docker' ? getAvailableDockerNum : getAvailableKvmNum;
  try {
    const { num, reason } = await api.call(
      call,
      { gpu_type, gpu_num, district, image_name, spec_name, quantity },
      { quiet: true },
    );
    return num >= quantity ? null : reason;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** What is sent to rent a machine at the price that was agreed to. */
export const purchase = (form: CreateInstanceForm, { PayPrice, CouponId }: Price) => ({
  ...rentalOrder(form),
  ...(CouponId === null ? {} : { coupon_id: CouponId }),
  price: PayPrice,
  note: form.note,
  ...(form.autorenew_on ? { autorenew_on: true, autorenew_unit: form.unit } : {}),
});

export const rentMachine = (kind: Kind, body: ReturnType<typeof purchase>, idempotencyKey: string) =>
  api.call(kind === 'docker' ? runContainer : runKvm, body, { idempotencyKey, quiet: true });

const isPrice = (data: unknown): data is Price =>
  typeof data === 'object' && data !== null && 'PayPrice' in data && typeof data.PayPrice === 'number';

/** What a purchase that failed means for the buyer. */
export function problemOf(error: ApiError, agreed: Price): OrderProblem {
  if (error.kind !== 'refused') return { kind: 'unknown' };
  switch (errorKeyOf(error.status)) {
    case 'PRICE_CHANGED':
      return isPrice(error.data)
        ? { kind: 'priceChanged', before: fenFromYuan(agreed.PayPrice), after: fenFromYuan(error.data.PayPrice) }
        : { kind: 'refused', reason: error.reason };
    case 'SUB_LIMIT_SHORT':
      return { kind: 'limit' };
    case 'VERIFICATION_REQUIRED':
      return { kind: 'verification' };
    default:
      return { kind: 'refused', reason: error.reason };
  }
}
