import type { HTMLAttributes, Ref } from 'react';
import { Dash } from '../Dash/Dash';
import { useLocale } from '../../foundation/LocaleProvider/LocaleContext';
import { percentShown } from './format-percent';
import { Root } from './Percent.styles';

export interface PercentProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A share: 0.182 is 18.2%. Without one, or where it cannot be had (a part of nothing), a dash is shown. */
  value?: number;
  /** At most this many digits after the point, 1 by default. */
  decimals?: number;
  /** Shows + on growth: a change against something. */
  signed?: boolean;
  /** Which direction is good news; it is coloured then, the sign says it in any case. */
  good?: 'up' | 'down';
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A share or a change in percent: use of a limit, growth against last month.
 *
 * - It MUST show a dash, not 0% or NaN%, where there is no share.
 * - It MUST never say 100% of what is not whole, nor 0% of what is something.
 */
export function Percent({ value, decimals = 1, signed = false, good, ...rest }: PercentProps) {
  const { formats } = useLocale();
  const known = value !== undefined && Number.isFinite(value);
  const tone = !known || value === 0 || good === undefined ? undefined : value > 0 === (good === 'up') ? 'good' : 'bad';
  return (
    <Root data-component="Percent" data-tone={tone} {...rest}>
      {known ? percentShown(value, decimals, signed, formats.number) : <Dash />}
    </Root>
  );
}
