import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { priceMessages } from './messages';
import { formatUnitPrice } from '../Money/format-money';
import { Amount, Original, Root, Sign, Spoken, Unit } from './Price.styles';

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Unit price in integer 1/10000 yuan; below ¥0.1 it shows four decimals. */
  unitPrice: number;
  /** What it is counted in, after a slash: `卡时` shows `/卡时`. */
  unit?: ReactNode;
  /** The price before discounts in 1/10000 yuan, struck through. Left away when equal. */
  original?: number;
  /** Said before the struck price by screen readers. */
  originalLabel?: string;
  size?: 'inherit' | 'figure' | 'card';
  ref?: Ref<HTMLSpanElement>;
}

/** A price of one unit, with what it is counted in and what it was before discounts. Sums are Money. */
export function Price({
  unitPrice,
  unit,
  original,
  originalLabel = priceMessages.original,
  size = 'inherit',
  ...rest
}: PriceProps) {
  return (
    <Root data-component="Price" data-size={size} {...rest}>
      <Amount data-part="amount">
        <Sign data-part="sign">¥</Sign>
        {formatUnitPrice(unitPrice)}
        {unit === undefined ? null : <Unit data-part="unit">/{unit}</Unit>}
      </Amount>
      {original === undefined || original === unitPrice ? null : (
        <Original data-part="original">
          <Spoken>{originalLabel}</Spoken>¥{formatUnitPrice(original)}
        </Original>
      )}
    </Root>
  );
}
