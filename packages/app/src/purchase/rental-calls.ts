import { pickCoupon } from '@compute-market/contract/calls/coupon';
import { getAvailableDockerNum, getAvailableKvmNum } from '@compute-market/contract/calls/market';
import { runContainer, runContainerQueryPrice, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { SUCCESS } from '@compute-market/contract/errors';
import { BILLING, COUPON_SCENE, type Billing } from '@compute-market/contract/enumerations';
import type { Price } from '@compute-market/contract/entities/price';
import type { CouponPicks } from '@compute-market/patterns/purchase';
import { api } from '../api';
import { ApiError } from '../api/errors';
import type { Pricing } from './quote-with-coupon';
import type { BuyOptions } from './usePurchase';

/** Told only where a host was chosen: another back end need not know it (decisions 129). */
const onHost = (host_name: string) => (host_name === '' ? {} : { host_name });

/** Told only where it was chosen: another back end need not know it (decisions 144). */
export const paidBy = (billing: Billing) => (billing === BILLING.usage ? { billing } : {});

/** The fields of a quote and of a purchase, and which of the two calls takes them. */
export function rentalOrder(form: CreateInstanceForm) {
  const { quantity, gpu_type, gpu_num, image_name, spec_name, district, host_name } = form;
  const { unit, pack_time, add_disk_size, bandwidth, due_mode, pay_type_first } = form;
  return {
    kind: form.container_type,
    fields: {
      quantity,
      gpu_type,
      gpu_num,
      image_name,
      spec_name,
      district,
      ...onHost(host_name),
      unit,
      pack_time,
      ...paidBy(form.billing),
      add_disk_size,
      bandwidth,
      due_mode,
      pay_type_first,
    },
  };
}
type RentalOrder = ReturnType<typeof rentalOrder>;

/** What a container starts from, of an image of a registry alone (decisions 147). Its price does not depend on it. */
const registryStart = ({ image_name, container_image, start_command, environment }: CreateInstanceForm) =>
  image_name === CONTAINER_IMAGE_KEY
    ? {
        container_image: container_image.trim(),
        ...(start_command.trim() === '' ? {} : { start_command: start_command.trim() }),
        ...(environment.length === 0 ? {} : { environment }),
      }
    : {};

/** What is sent beside the priced order whatever the back end. */
const besideOrder = (form: CreateInstanceForm) => ({
  ...registryStart(form),
  note: form.note.trim(),
  ...(form.autorenew_on && form.billing === BILLING.prepaid ? { autorenew_on: true, autorenew_unit: form.unit } : {}),
});

/** All that a form says beside the priced order, as text: another is another order (ADR 10). */
export const unpricedText = (form: CreateInstanceForm): string =>
  JSON.stringify([besideOrder(form), form.project, [...form.without_keys].sort()]);

const withCoupon = (couponId: number | null) => (couponId === null ? {} : { coupon_id: couponId });

async function judgeCoupons(
  { kind, fields: { gpu_type, image_name, unit, pack_time, billing } }: RentalOrder,
  amount: number,
  signal: AbortSignal,
): Promise<CouponPicks | null> {
  if (billing === BILLING.usage) return null;
  const answer = await api.envelope(
    pickCoupon,
    { scene: COUPON_SCENE.rent, container_type: kind, gpu_type, image_name, unit, pack_time, amount },
    { signal },
  );
  return answer.status === SUCCESS ? answer.data : null;
}

/** How new machines are priced. A coupon is for the first of them only. */
export const rentalPricing: Pricing<RentalOrder> = {
  price: ({ kind, fields }, couponId, signal) =>
    api.call(
      kind === 'docker' ? runContainerQueryPrice : runKvmQueryPrice,
      { ...fields, ...withCoupon(couponId) },
      { signal },
    ),
  coupons: judgeCoupons,
  couponPart: (order) => (order.fields.quantity === 1 ? order : { ...order, fields: { ...order.fields, quantity: 1 } }),
};

/** Why the machines cannot be rented any more; null when it can, or when that is not known: the purchase itself is refused then (screens B5). */
export async function shortageOf({
  container_type,
  gpu_type,
  gpu_num,
  district,
  host_name,
  image_name,
  spec_name,
  quantity,
}: CreateInstanceForm): Promise<string | null> {
  const call = container_type === 'docker' ? getAvailableDockerNum : getAvailableKvmNum;
  try {
    const { num, reason } = await api.call(call, {
      gpu_type,
      gpu_num,
      district,
      ...onHost(host_name),
      image_name,
      spec_name,
      quantity,
    });
    return num >= quantity ? null : reason;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** A filled form with what not every back end knows: fingerprints of the keys to put in, and the project, empty for none. */
export interface Rental {
  readonly form: CreateInstanceForm;
  readonly sshKeys: readonly string[];
  readonly project: string;
}

/** Rents the machines at the price that was agreed to. */
export const rentMachines = ({ form, sshKeys, project }: Rental, { PayPrice, CouponId }: Price, options: BuyOptions) =>
  api.call(
    form.container_type === 'docker' ? runContainer : runKvm,
    {
      ...rentalOrder(form).fields,
      ...besideOrder(form),
      ...withCoupon(CouponId),
      price: PayPrice,
      ...(project === '' ? {} : { project }),
      ...(sshKeys.length === 0 ? {} : { ssh_keys: [...sshKeys] }),
    },
    options,
  );
