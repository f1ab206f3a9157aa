import type { Buyer } from '../viewer';
import type { Order } from './order';

/** Whether the account of this buyer was not granted buying (decisions 126). */
export const mayNotBuy = (buyer: Buyer): boolean => buyer.kind === 'sub' && !buyer.mayBuy;

/**
 * What the one button of an order does, and whether it can be pressed. A main account that is short tops up first; a purchase without an
 * answer is only repeated, for it may be what took the balance; a price that changed, an end or a size waits for a yes; what was paid is over. Who may not buy presses nothing.
 */
export function payStep(
  { quote, problem, paid }: Pick<Order, 'quote' | 'problem' | 'paid'>,
  buyer: Buyer,
): { readonly step: 'topUp' | 'pay' | 'paid'; readonly disabled: boolean } {
  if (paid) return { step: 'paid', disabled: true };
  if (mayNotBuy(buyer)) return { step: 'pay', disabled: true };
  const waiting = quote.state !== 'ready' || quote.refreshing === true;
  const short = quote.state === 'ready' && !quote.data.IsEnough && problem?.kind !== 'unknown';
  if (short && buyer.kind === 'main') return { step: 'topUp', disabled: waiting };
  return {
    step: 'pay',
    disabled: waiting || short || problem?.kind === 'priceChanged' || problem?.kind === 'moved',
  };
}
