import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Money } from '../../data/Money/Money';
import { fillSentence } from '../../fill-sentence';
import { vipMessages } from '../vip-messages';
import { useDiscountWord } from '../useDiscountWord';
import { percentOf, percentText } from '../percent';
import type { VipLevel } from '../vip-metal';
import { VipMedal } from '../VipMedal/VipMedal';
import { VipBar } from './VipBar';
import { highestLevel, missingFen, progressSentence } from './vip-progress';
import { Benefit, Foot, Head, Missing, Name, Names, Root, Side, Total } from './VipProgress.styles';

export interface VipProgressProps extends HTMLAttributes<HTMLDivElement> {
  level: VipLevel;
  /** Accumulated spend, fen. */
  total: FenAmount;
  /** What the bar counts where that is something else than the spend, fen. */
  score?: FenAmount;
  /** Where the next level begins, fen; at level 4 the last threshold. */
  threshold: FenAmount;
  /** Rental discount of the present level, basis points. */
  discount: number;
  /** `card` on its own, `wide` the head of the account page, `menu` without a frame. */
  layout?: 'card' | 'wide' | 'menu';
  /** Stands at the right of the head in the wide layout and of the foot in the menu, for instance the way to the benefits. */
  action?: ReactNode;
  /** Single words, said otherwise than the locale says them: the names of the five levels are `levels`. */
  labels?: Labels<typeof vipMessages>;
  ref?: Ref<HTMLDivElement>;
}

const medalSizes = { card: 22, wide: 36, menu: 16 } as const;

/** Where a customer stands between two VIP levels (product §4): metal, name, discount, bar, sums and what is missing. */
export function VipProgress({
  level,
  total,
  score = total,
  threshold,
  discount,
  layout = 'card',
  action,
  labels,
  children,
  ...rest
}: VipProgressProps) {
  const vip = useWords('vip', vipMessages, labels);
  const discountWord = useDiscountWord();
  const word = discountWord(discount);
  const next = vip.levels[level + 1] ?? '';
  const bar = (
    <VipBar
      level={level}
      total={score}
      threshold={threshold}
      label={vip.total}
      valueText={progressSentence(level, total, threshold, vip)}
    />
  );
  const missing = (
    <Missing data-part="missing">
      {level === highestLevel
        ? vip.highest
        : fillSentence(
            (amount = '') => (layout === 'card' ? vip.spendToLevelUp(amount) : vip.spendToBecome(amount, next)),
            <b>
              <Money fen={missingFen(total, threshold)} />
            </b>,
          )}
    </Missing>
  );
  const sums = (
    <Total data-part="total">
      {layout === 'wide' && `${vip.total} `}
      <Money fen={total} bare /> / <Money fen={threshold} bare />
      {layout === 'wide' && !Number.isNaN(score) && ` · ${percentText(percentOf(score, threshold))}`}
    </Total>
  );
  const side = { card: word ?? vip.listPrice, wide: action, menu: sums };
  const foot = {
    card: (
      <>
        {sums}
        {missing}
      </>
    ),
    wide: (
      <>
        {missing}
        {sums}
      </>
    ),
    menu: (
      <>
        {missing}
        {action}
      </>
    ),
  };

  return (
    <Root
      data-component="VipProgress"
      data-level={level}
      data-layout={layout}
      role="group"
      aria-label={vip.levels[level]}
      {...rest}
    >
      <Head>
        <VipMedal level={level} size={medalSizes[layout]} />
        <Names>
          <Name data-part="name">
            {vip.levels[level]}
            {layout === 'menu' && word !== undefined ? ` ${word}` : null}
          </Name>
          {layout === 'wide' && <Benefit>{word === undefined ? vip.noBenefit : vip.benefit(word)}</Benefit>}
        </Names>
        <Side data-part="side">{side[layout]}</Side>
      </Head>
      {bar}
      <Foot data-part="foot">{foot[layout]}</Foot>
      {children}
    </Root>
  );
}
