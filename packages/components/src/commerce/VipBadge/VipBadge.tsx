import type { HTMLAttributes, Ref } from 'react';
import { vipMessages } from '../vip-messages';
import { discountWord } from '../discount-text';
import type { VipLevel } from '../vip-metal';
import { VipMedal } from '../VipMedal/VipMedal';
import { Discount, Root } from './VipBadge.styles';

export interface VipBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  level: VipLevel;
  /** Rental discount of the level in basis points; shown after the name when given. */
  discount?: number;
  /** Side of the medal in px. */
  medalSize?: number;
  /** Names of the five levels. */
  names?: readonly string[];
  ref?: Ref<HTMLSpanElement>;
}

/** A VIP level in one line: medal, name and, if asked, its discount. */
export function VipBadge({ level, discount, medalSize = 18, names = vipMessages.levels, ...rest }: VipBadgeProps) {
  return (
    <Root data-component="VipBadge" data-level={level} {...rest}>
      <VipMedal level={level} size={medalSize} />
      {names[level]}
      {discount === undefined ? null : (
        <Discount data-part="discount">{discountWord(discount) ?? vipMessages.listPrice}</Discount>
      )}
    </Root>
  );
}
