import { yuanFromFen } from '@compute-market/contract/rules/money';
import { wireTime } from '../../platform/wire';
import type { Rented } from './rent';

/** What a purchase answers: the first machine, and the price of all. */
export function startedWire({ machines, priced }: Rented) {
  const [first] = machines;
  if (first === undefined) throw new Error('an order was sold without a machine');
  return {
    Container_name: first.name,
    PayPrice: priced.price.PayPrice,
    Due_time: wireTime(priced.dueAt),
    OrderNo: String(first.payment.transactionId),
  };
}

/** The same with every machine of the order. */
export const rentedWire = (rented: Rented) => ({
  ...startedWire(rented),
  Instances: rented.machines.map(({ name, quote, payment }) => ({
    Container_name: name,
    PayPrice: yuanFromFen(quote.payable),
    OrderNo: String(payment.transactionId),
  })),
});
