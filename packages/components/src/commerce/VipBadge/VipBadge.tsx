import type { HTMLAttributes, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { vipMessages } from '../vip-messages';
import { useDiscountWord } from '../useDiscountWord';
import type { VipLevel } from '../vip-metal';
import { VipMedal } from '../VipMedal/VipMedal';
import { Discount, Root } from './VipBadge.styles';

export interface VipBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  level: VipLevel;
  /** Rental discount of the level in basis points; shown after the name when given. */
  discount?: number;
  /** Side of the medal in px. */
  medalSize?: number;
  /** Single words, said otherwise than the locale says them: the names of the five levels are `levels`. */
  labels?: Labels<typeof vipMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/** A VIP level in one line: medal, name and, if asked, its discount. */
export function VipBadge({ level, discount, medalSize = 18, labels, ...rest }: VipBadgeProps) {
  const vip = useWords('vip', vipMessages, labels);
  const discountWord = useDiscountWord();
  return (
    <Root data-component="VipBadge" data-level={level} {...rest}>
      <VipMedal level={level} size={medalSize} />
      {vip.levels[level]}
      {discount === undefined ? null : (
        <Discount data-part="discount">{discountWord(discount) ?? vip.listPrice}</Discount>
      )}
    </Root>
  );
}
