import type { HTMLAttributes, Ref } from 'react';
import { Fill, Root } from './Meter.styles';

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What it measures. The number itself stands beside it: a bar never stands alone. */
  label: string;
  value: number;
  max: number;
  /** The value in words: 已用 1,684.20，上限 2,000.00. */
  valueText?: string;
  /** By default blue, orange from 80%, red when full; say `plain` where full is good news. */
  tone?: 'auto' | 'plain' | 'warning' | 'danger';
  /** sm 6 px for limits, lg 8 px for levels. */
  size?: 'sm' | 'lg';
  ref?: Ref<HTMLDivElement>;
}

const toneOf = (part: number) => (part >= 1 ? 'danger' : part >= 0.8 ? 'warning' : 'plain');

/**
 * A smooth bar from 0 to `max`, for a limit or a level; what counts down in steps uses the tick gauge. Of what nobody told (NaN), and of a
 * limit without an end, nothing is drawn or said: the dash stands beside it, where the number does.
 */
export function Meter({ label, value, max, valueText, tone = 'auto', size = 'sm', ...rest }: MeterProps) {
  if (Number.isNaN(value) || !Number.isFinite(max))
    return <Root data-component="Meter" data-size={size} data-unknown="" aria-hidden {...rest} />;
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Root
      data-component="Meter"
      data-size={size}
      data-tone={tone === 'auto' ? toneOf(part) : tone}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      {...rest}
    >
      <Fill style={{ '--meter-part': `${(part * 100).toFixed(2)}%` }} />
    </Root>
  );
}
