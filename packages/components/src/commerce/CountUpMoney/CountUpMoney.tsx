import type { FenAmount } from '../../money-units';
import { formatMoney } from '../../data/Money/format-money';
import { Money, type MoneyProps } from '../../data/Money/Money';
import { useCountUp } from './use-count-up';

export interface CountUpMoneyProps extends MoneyProps {
  /** Where to count from when it first appears, fen. Later it counts from what it showed. */
  from?: FenAmount;
}

/** A balance that has just changed: counts to its new amount once, in 400 ms. Screen readers hear only the new amount. */
export function CountUpMoney({ fen, from = fen, ...rest }: CountUpMoneyProps) {
  const shown = useCountUp(fen, from);
  // The dash of an unknown amount has words of its own.
  const name = Number.isNaN(fen) ? undefined : { role: 'img', 'aria-label': formatMoney(fen) };
  return <Money data-component="CountUpMoney" fen={shown} {...name} {...rest} />;
}
