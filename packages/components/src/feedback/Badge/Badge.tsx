import type { HTMLAttributes, Ref } from 'react';
import { Root } from './Badge.styles';

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Nothing is drawn for zero. */
  count: number;
  /** Above it the badge reads 99+. */
  max?: number;
  /** What is counted, for screen readers: 3 条未读. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** How many wait to be seen. */
export function Badge({ count, max = 99, label, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Root data-component="Badge" role={label === undefined ? undefined : 'img'} aria-label={label} {...rest}>
      {count > max ? `${max}+` : count}
    </Root>
  );
}
