import type { Implementation } from '../http/handler';
import { Refusal } from '../http/refusal';

/** Told wherever a machine is asked for and there is none. */
export const noMachines = '算力资源尚未接入，暂时无法办理，请留意公告';

/** A call that rents a machine or sets one going. It is refused, before anything is charged, where no engine is connected. */
export const needsMachines = (implementation: Implementation): Implementation => ({
  ...implementation,
  handle: (input, context) =>
    context.services.compute.connected
      ? implementation.handle(input, context)
      : Promise.reject(new Refusal('NOT_AVAILABLE', { reason: noMachines })),
});

/** The same for those of these calls that take money. */
export const ordersNeedMachines = (implementations: readonly Implementation[]): Implementation[] =>
  implementations.map((one) => (one.call.intent ? needsMachines(one) : one));
