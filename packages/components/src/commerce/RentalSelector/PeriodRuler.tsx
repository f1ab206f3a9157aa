import { useId, type KeyboardEvent } from 'react';
import { asGiven } from '../../hooks/asGiven';
import { Cell, Radio, Ruler } from './RentalSelector.styles';
import { countForKey, isMajorCount, longestPeriod, type RentalPeriod } from './rental-periods';

export interface PeriodRulerProps {
  value: RentalPeriod;
  onCountChange: (count: number) => void;
  disabled: boolean;
  /** Name of the ruler for screen readers. */
  label: string;
  /** What a count is called in full, for instance 3 天 or 半年. */
  describe: (count: number) => string;
  /** What stands in a cell. */
  display: (count: number) => string;
}

/** The cells of one unit as native radios: arrows move and choose, Home and End go to the ends. */
export function PeriodRuler({ value, onCountChange, disabled, label, describe, display }: PeriodRulerProps) {
  const name = useId();
  const counts = Array.from({ length: longestPeriod[value.unit] }, (_, index) => index + 1);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const count = countForKey(event.key, value.unit);
    if (count === undefined || disabled) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${count}"]`)?.focus();
    onCountChange(count);
  };

  return (
    <Ruler
      role="radiogroup"
      aria-label={label}
      data-part="ruler"
      data-unit={value.unit}
      data-disabled={disabled || undefined}
      onKeyDown={onKeyDown}
    >
      {counts.map((count) => (
        <Cell
          key={count}
          data-major={isMajorCount(value.unit, count) || undefined}
          data-place={count === value.count ? 'chosen' : count < value.count ? 'before' : undefined}
        >
          <Radio
            type="radio"
            name={name}
            value={count}
            aria-label={describe(count)}
            ref={asGiven(count === value.count)}
            checked={count === value.count}
            disabled={disabled}
            onChange={() => onCountChange(count)}
          />
          {display(count)}
        </Cell>
      ))}
    </Ruler>
  );
}
