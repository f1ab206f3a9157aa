import type { UnitPrice } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Dash } from '../Dash/Dash';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { priceMessages } from './messages';
import { Amount, Original, Root, Sign, Spoken, Unit } from './Price.styles';
import { unitPriceDigits } from './unit-price';

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Unit price in integer 1/10000 yuan; below ¥0.1 it shows four decimals. NaN is one that nobody told, and shows a dash. */
  unitPrice: UnitPrice;
  /** What it is counted in, after a slash: `卡时` shows `/卡时`. */
  unit?: ReactNode;
  /** The price before discounts in 1/10000 yuan, struck through. Left away when equal, or when one of the two is unknown. */
  original?: UnitPrice;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof priceMessages>;
  size?: 'inherit' | 'figure' | 'card';
  ref?: Ref<HTMLSpanElement>;
}

/** A price of one unit, with what it is counted in and what it was before discounts. Sums are Money. */
export function Price({ unitPrice, unit, original, labels, size = 'inherit', ...rest }: PriceProps) {
  const words = useWords('price', priceMessages, labels);
  return (
    <Root data-component="Price" data-size={size} {...rest}>
      <Amount data-part="amount">
        {Number.isNaN(unitPrice) ? (
          <Dash />
        ) : (
          <>
            <Sign data-part="sign">¥</Sign>
            {unitPriceDigits(unitPrice)}
            {unit === undefined ? null : <Unit data-part="unit">/{unit}</Unit>}
          </>
        )}
      </Amount>
      {original === undefined || !(original - unitPrice) ? null : (
        <Original data-part="original">
          <Spoken>{words.original}</Spoken>¥{unitPriceDigits(original)}
        </Original>
      )}
    </Root>
  );
}
