import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { priceMessages } from './messages';
import { formatUnitPrice } from '../Money/format-money';
import { Amount, Original, Root, Sign, Spoken, Unit } from './Price.styles';

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Unit price in integer 1/10000 yuan; below ¥0.1 it shows four decimals. NaN: it is not known, and a dash is shown. */
  unitPrice: number;
  /** What it is counted in, after a slash: `卡时` shows `/卡时`. */
  unit?: ReactNode;
  /** The price before discounts in 1/10000 yuan, struck through. Left away when equal. */
  original?: number;
  /** Said before the struck price by screen readers. */
  originalLabel?: string;
  /** Said by screen readers in place of a price that is not known. */
  unknownLabel?: string;
  size?: 'inherit' | 'figure' | 'card';
  ref?: Ref<HTMLSpanElement>;
}

/** A price of one unit, with what it is counted in and what it was before discounts. Sums are Money. */
export function Price({
  unitPrice,
  unit,
  original,
  originalLabel = priceMessages.original,
  unknownLabel = priceMessages.unknown,
  size = 'inherit',
  ...rest
}: PriceProps) {
  if (Number.isNaN(unitPrice))
    return (
      <Root data-component="Price" data-size={size} {...rest}>
        <Amount data-part="amount" aria-hidden>
          —
        </Amount>
        <Spoken>{unknownLabel}</Spoken>
      </Root>
    );
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
