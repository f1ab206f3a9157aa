import type { ReactNode } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Words } from '../../words';
import { stockBadgeMessages } from '../StockBadge/messages';
import type { gpuCardMessages } from './messages';
import { StockBadge, stockLevel } from '../StockBadge';
import { TickGauge } from '../TickGauge/TickGauge';
import { Stock, StockLine, StockUnknown } from './GpuCard.styles';

interface CardStockProps {
  words: Words<typeof gpuCardMessages>;
  free: number | undefined;
  total: number | undefined;
  phone: boolean;
  /** What is offered while nothing is free. */
  children: ReactNode;
}

/** Free cards in words and, of a known total, on the gauge: 40 ticks, 50 on phones. An unknown stock keeps the place. */
export function CardStock({ free, total, phone, children, words }: CardStockProps) {
  const stock = useWords('stockBadge', stockBadgeMessages);
  if (free === undefined)
    return (
      <Stock data-phone={phone || undefined}>
        <StockUnknown>{stock.unknown}</StockUnknown>
      </Stock>
    );

  const figure = total === undefined ? words.count(free) : `${free} / ${words.count(total)}`;
  const tone = stockLevel(free, total) === 'low' ? 'low' : 'on';
  const ticks = phone ? { count: 50, thickness: 2.4, height: 7 } : { count: 40 };
  return (
    <Stock data-phone={phone || undefined}>
      {!phone && (
        <StockLine>
          <span>
            {words.free} <b>{figure}</b>
          </span>
          {children}
          <StockBadge free={free} total={total} />
        </StockLine>
      )}
      {total !== undefined && (
        <TickGauge
          {...ticks}
          filled={total > 0 ? (free / total) * ticks.count : 0}
          tone={tone}
          aria-label={`${words.free} ${figure}`}
        />
      )}
      {phone && children}
    </Stock>
  );
}
