import { formatMoney } from '@compute-market/contract/rules/money';
import type { Buyer } from '../viewer';
import { messages } from './messages';
import type { OrderProblem } from './order';

/** Which limit of a sub-account does not reach, and what is left of it. */
export function limitShort(buyer: Buyer): string {
  if (buyer.kind !== 'sub') return messages.limit.unknown;
  return messages.limit[buyer.ofMonth ? 'month' : 'total'](formatMoney(buyer.left));
}

/** Of one order among many that has no answer yet. */
export const unknownReason = messages.unknown;
/** Of one order among many for what another one may have gone through. */
export const anotherReason = messages.another;

/** What a sub-account is short of and whom it asks, in one sentence: for one order among many, beside which no button stands. Null for anything else. */
export function shortReason(problem: OrderProblem | null, buyer: Buyer): string | null {
  if (problem?.kind === 'mainShort') return messages.mainShort;
  return problem?.kind === 'limit' ? messages.askMain(limitShort(buyer)) : null;
}
