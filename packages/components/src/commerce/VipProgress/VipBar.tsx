import type { FenAmount } from '../../money-units';
import { percentOf } from '../percent';
import type { VipLevel } from '../vip-metal';
import { Fill, Pending, Track } from './VipBar.styles';

export interface VipBarProps {
  level: VipLevel;
  /** Spent so far, fen. */
  total: FenAmount;
  /** Where the next level begins, fen. */
  threshold: FenAmount;
  /** What could be added, fen; hatched, capped at the threshold. */
  pending?: FenAmount;
  /** Name of the bar for screen readers. */
  label: string;
  /** The progress in a sentence. */
  valueText: string;
}

/** The smooth 8 px bar of a VIP level, in its metal. Of a sum that nobody told (NaN) nothing is drawn or said. */
export function VipBar({ level, total, threshold, pending = 0, label, valueText }: VipBarProps) {
  const filled = percentOf(total, threshold);
  if (Number.isNaN(filled)) return <Track aria-hidden data-part="bar" data-level={level} data-unknown="" />;
  const added = Math.min(100 - filled, percentOf(pending, threshold));

  return (
    <Track
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(filled)}
      aria-valuetext={valueText}
      data-part="bar"
      data-level={level}
      style={{ '--filled': `${filled}%`, '--added': `${added}%` }}
    >
      <Fill data-part="fill" />
      {added > 0 && <Pending data-part="pending" />}
    </Track>
  );
}
