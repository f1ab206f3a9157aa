import type { Implementation, Services } from '../http/handler';
import { Refusal } from '../http/refusal';

/** Told wherever a machine is asked for and there is none. */
export const noMachines = '算力资源尚未接入，暂时无法办理，请留意公告';

/** Refuses, before anything is charged, what is of no use where no engine is connected. */
export function requireMachines({ compute }: Pick<Services, 'compute'>): void {
  if (!compute.connected) throw new Refusal('NOT_AVAILABLE', { reason: noMachines });
}

/** A call that rents a machine or sets one going. */
export const needsMachines = (implementation: Implementation): Implementation => ({
  ...implementation,
  handle: async (input, context, confirmed) => {
    requireMachines(context.services);
    return implementation.handle(input, context, confirmed);
  },
});

/** The same for those of these calls that take money. */
export const ordersNeedMachines = (implementations: readonly Implementation[]): Implementation[] =>
  implementations.map((one) => (one.call.intent ? needsMachines(one) : one));
