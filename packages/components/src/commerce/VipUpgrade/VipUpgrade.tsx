import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Money } from '../../data/Money/Money';
import { fillSentence } from '../../fill-sentence';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import { vipMessages } from '../vip-messages';
import { useDiscountWord } from '../useDiscountWord';
import { percentOf, percentText } from '../percent';
import type { VipLevel } from '../vip-metal';
import { VipBadge } from '../VipBadge/VipBadge';
import { VipBar } from '../VipProgress/VipBar';
import { highestLevel, missingFen, progressSentence } from '../VipProgress/vip-progress';
import { Ends, Root, Sentence, Sums } from './VipUpgrade.styles';

export interface VipUpgradeProps extends HTMLAttributes<HTMLDivElement> {
  level: VipLevel;
  /** Accumulated spend, fen. */
  total: FenAmount;
  /** Where the next level begins, fen. */
  threshold: FenAmount;
  /** Discounts of the present and the next level, basis points. */
  discount: number;
  nextDiscount?: number;
  /** A sum that could be spent, fen: drawn hatched, because only spending counts. */
  pending?: FenAmount;
  /** Single words, said otherwise than the locale says them: the names of the five levels are `levels`. */
  labels?: Labels<typeof vipMessages>;
  ref?: Ref<HTMLDivElement>;
}

/** What a top-up could do for the VIP level: from here to the next one, with the pending part hatched. */
export function VipUpgrade({
  level,
  total,
  threshold,
  discount,
  nextDiscount,
  pending = 0,
  labels,
  ...rest
}: VipUpgradeProps) {
  const vip = useWords('vip', vipMessages, labels);
  const discountWord = useDiscountWord();
  const top = level === highestLevel;
  const next = Math.min(highestLevel, level + 1) as VipLevel;
  const rise =
    nextDiscount === undefined
      ? undefined
      : { from: discountWord(discount) ?? vip.listPrice, to: discountWord(nextDiscount) ?? vip.listPrice };

  return (
    <Root data-component="VipUpgrade" data-level={level} {...rest}>
      <Ends>
        <VipBadge level={level} labels={labels} />
        {!top && <ChevronRightIcon size={14} />}
        {!top && <VipBadge level={next} labels={labels} />}
      </Ends>
      <VipBar
        level={level}
        total={total}
        threshold={threshold}
        pending={top ? 0 : pending}
        label={vip.total}
        valueText={progressSentence(level, total, threshold, vip)}
      />
      <Sums>
        <span>
          {vip.total}{' '}
          <b>
            <Money fen={total} bare />
          </b>{' '}
          / <Money fen={threshold} bare />
        </span>
        <span>{percentText(percentOf(total, threshold))}</span>
      </Sums>
      <Sentence data-part="sentence">
        {top
          ? vip.highest
          : fillSentence(
              (amount = '') => vip.outlook(amount, vip.levels[next] ?? '', rise),
              <b>
                <Money fen={missingFen(total, threshold)} />
              </b>,
            )}
      </Sentence>
    </Root>
  );
}
