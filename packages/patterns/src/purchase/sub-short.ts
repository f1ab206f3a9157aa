import { fenFromYuan } from '@compute-market/contract/rules/money';
import type { Buyer } from '../viewer';
import type { Order, OrderProblem } from './order';

/**
 * Why a settled price cannot be paid by a sub-account, told before it presses anything: its own limit, or the money of its main account
 * (decisions 18). Null for others, and where an amount is not known.
 */
export function subShort({ quote }: Pick<Order, 'quote'>, buyer: Buyer): OrderProblem | null {
  if (buyer.kind !== 'sub' || quote.state !== 'ready' || quote.refreshing === true || quote.data.IsEnough) return null;
  const price = fenFromYuan(quote.data.PayPrice);
  if (price > buyer.left) return { kind: 'limit' };
  return price <= buyer.left ? { kind: 'mainShort' } : null;
}
