import type { Billing } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import type { StoreQuery } from './store-query';

/** What of the choices on the market goes on to the order form. */
export type RentChoice = Pick<StoreQuery, 'type' | 'period' | 'cards' | 'district' | 'image' | 'couponId'>;

/** The host it is to stand on, and how it is paid there. */
interface OnHost {
  readonly host: string;
  readonly billing: Billing | undefined;
}

/** The order form of a model, with what the customer already chose on the market (screens B5), and its host (decisions 129). An image may be a system: the form takes one of it. */
export const rentAddress = (
  gpuType: string,
  { type, period, cards, district, image, couponId }: RentChoice,
  count = cards,
  onHost?: OnHost,
): string =>
  routes.createInstance.to({
    type: type === 'docker' ? 'docker' : 'kvm',
    gpu_type: gpuType,
    gpu_num: Math.max(1, count),
    unit: period,
    district: district === '' ? undefined : district,
    ...onHost,
    image: image === '' ? undefined : image,
    coupon_id: couponId === '' ? undefined : couponId,
  });
