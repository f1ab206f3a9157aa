import type { HTMLAttributes, Ref } from 'react';
import { Root } from './Dot.styles';

export interface DotProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  tone?: 'err' | 'ok' | 'info' | 'warn' | 'mute';
  /** Draws a ring of the surface round it, for a dot on an icon. */
  ringed?: boolean;
  /** What it tells, for screen readers: 有新回复. Without it the dot is decoration beside a word. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** Something is new, or a tone beside its word. */
export function Dot({ tone = 'err', ringed = false, label, ...rest }: DotProps) {
  return (
    <Root
      data-component="Dot"
      data-tone={tone}
      data-ringed={ringed || undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      {...rest}
    />
  );
}
