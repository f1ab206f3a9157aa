import type { FenAmount } from '../../money-units';
import type { OlHTMLAttributes, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { formatFen } from '../../data/Money/format-money';
import { vipMessages } from '../vip-messages';
import { useDiscountWord } from '../useDiscountWord';
import type { VipLevel } from '../vip-metal';
import { VipMedal } from '../VipMedal/VipMedal';
import { Discount, Level, Name, Root, Threshold } from './VipLevels.styles';

export interface VipLevelTerms {
  level: VipLevel;
  /** Accumulated spend that opens the level, fen; 0 for the level everybody begins with. */
  threshold: FenAmount;
  /** Rental discount in basis points. */
  discount: number;
}

export interface VipLevelsProps extends OlHTMLAttributes<HTMLOListElement> {
  /** All levels, lowest first. */
  levels: readonly VipLevelTerms[];
  /** The customer's own level; marked with its metal and for screen readers. */
  current?: VipLevel;
  /** Single words, said otherwise than the locale says them: the names of the five levels are `levels`. */
  labels?: Labels<typeof vipMessages>;
  ref?: Ref<HTMLOListElement>;
}

/** Whole yuan need no decimals on the rail. */
const wholeYuan = (fen: FenAmount) => formatFen(fen).replace(/\.00$/, '');

/** The rail of the five VIP levels: medal, name, what opens it, its discount. */
export function VipLevels({ levels, current, labels, ...rest }: VipLevelsProps) {
  const vip = useWords('vip', vipMessages, labels);
  const discountWord = useDiscountWord();
  return (
    <Root data-component="VipLevels" aria-label={vip.rail} {...rest}>
      {levels.map(({ level, threshold, discount }) => (
        <Level key={level} data-level={level} aria-current={level === current ? 'true' : undefined}>
          <VipMedal level={level} size={20} />
          <Name>{vip.levels[level]}</Name>
          <Threshold>{threshold === 0 ? vip.joining : vip.from(`¥${wholeYuan(threshold)}`)}</Threshold>
          <Discount>{discountWord(discount) ?? vip.listPrice}</Discount>
        </Level>
      ))}
    </Root>
  );
}
