import {
  renewContainer,
  renewContainerQueryPrice,
  renewKvm,
  renewKvmQueryPrice,
} from '@compute-market/contract/calls/rental';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import type { Tx } from '../../db/database';
import { implement, requireActor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import type { ContainerType } from '../market/stock';
import { ownInstance } from './find-instances';
import { quoteRenewal, renew, type RenewalOrder } from './renewal';

type QuoteInput = ParsedRequestOf<typeof renewKvmQueryPrice>;

const orderOf = (input: QuoteInput): RenewalOrder => ({
  period: { unit: input.unit, count: input.pack_time },
  couponId: input.coupon_id ?? null,
  vouchersFirst: input.pay_type_first !== 'money',
});

/** The caller's rental of this kind, still within its time. */
async function rentalOf(tx: Tx, containerType: ContainerType, input: QuoteInput, context: CallContext) {
  const row = await ownInstance(tx, requireActor(context), input.instance_name);
  if (row.containerType !== containerType)
    throw new Refusal('INVALID_REQUEST', {
      reason: row.containerType === 'kvm' ? '该实例是云主机，请按云主机续费' : '该实例是容器，请按容器续费',
    });
  if (row.dueAt <= context.services.clock.now())
    throw new Refusal('STATE_CONFLICT', { reason: '实例已到期，无法续费，请重新租用' });
  return row;
}

const quote = (containerType: ContainerType, input: QuoteInput, context: CallContext) =>
  context.transaction(
    async (tx) =>
      (
        await quoteRenewal(
          tx,
          requireActor(context),
          await rentalOf(tx, containerType, input, context),
          orderOf(input),
          context.services.clock.now(),
        )
      ).price,
  );

const order = (containerType: ContainerType, input: ParsedRequestOf<typeof renewKvm>, context: CallContext) =>
  context.transaction(async (tx) => {
    const row = await rentalOf(tx, containerType, input, context);
    const renewed = await renew(tx, context.services, requireActor(context), row, {
      ...orderOf(input),
      expectedPrice: input.price,
      expectedEnd: input.due_time_after,
      by: 'customer',
    });
    return {
      Due_time: wireTime(renewed.dueAt),
      PayPrice: renewed.price.PayPrice,
      OrderNo: String(renewed.transactionId),
    };
  });

/** Quote and purchase of more time (screens B8). */
export const renewCalls: Implementation[] = [
  implement(renewKvmQueryPrice, (input, context) => quote('kvm', input, context)),
  implement(renewContainerQueryPrice, (input, context) => quote('docker', input, context)),
  implement(renewKvm, (input, context) => order('kvm', input, context)),
  implement(renewContainer, (input, context) => order('docker', input, context)),
];
