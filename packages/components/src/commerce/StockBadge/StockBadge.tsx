import type { HTMLAttributes, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { stockBadgeMessages } from './messages';
import { Root } from './StockBadge.styles';
import { stockLevel } from './stock';

export interface StockBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Free cards; undefined when the server did not say. */
  free: number | undefined;
  /** All cards of the model. */
  total?: number;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof stockBadgeMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/** The word for a stock: 充足, 仅剩 n 卡, 已售罄, 库存未知. */
export function StockBadge({ free, total, labels, ...rest }: StockBadgeProps) {
  const words = useWords('stockBadge', stockBadgeMessages, labels);
  const level = stockLevel(free, total);
  return (
    <Root data-component="StockBadge" data-level={level} {...rest}>
      {level === 'low' ? words.low(String(free)) : words[level]}
    </Root>
  );
}
