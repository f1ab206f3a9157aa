import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useLocale } from '../../foundation/LocaleProvider/LocaleContext';
import { Dash } from '../Dash/Dash';
import { Root, Unit } from './Num.styles';

export interface NumProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Any finite number; NaN is one that nobody told, and shows a dash. */
  value: number;
  /** Exactly this many decimals; by default as many as the number has, at most two. */
  decimals?: number;
  /** Shown after the number, never broken from it: 台, GB, Mbps. */
  unit?: ReactNode;
  /** `figure` is the 26 px figure of a summary. */
  size?: 'inherit' | 'figure';
  ref?: Ref<HTMLSpanElement>;
}

/** A count or a measure: grouped thousands, tabular figures, a true minus. Money has its own component. */
export function Num({ value, decimals, unit, size = 'inherit', ...rest }: NumProps) {
  const { formats } = useLocale();
  if (Number.isNaN(value))
    return (
      <Root data-component="Num" data-size={size} {...rest}>
        <Dash />
      </Root>
    );
  const text = formats.number(value, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  });
  return (
    <Root data-component="Num" data-size={size} {...rest}>
      {text.replace('-', '\u2212')}
      {unit === undefined ? null : <Unit data-part="unit">{unit}</Unit>}
    </Root>
  );
}
