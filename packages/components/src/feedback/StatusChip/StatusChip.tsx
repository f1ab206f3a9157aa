import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, Root } from './StatusChip.styles';

export type StatusTone = 'ok' | 'info' | 'warn' | 'err' | 'keep' | 'mute';

export interface StatusChipProps extends HTMLAttributes<HTMLSpanElement> {
  tone: StatusTone;
  /** 14 px; another drawing for every word, so that a status never speaks by its colour alone. */
  icon: ReactNode;
  /** Turns the icon: something is on its way. */
  spinning?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** What something is doing now: icon, word and tone. One line, always. */
export function StatusChip({ tone, icon, spinning = false, children, ...rest }: StatusChipProps) {
  return (
    <Root data-component="StatusChip" data-tone={tone} {...rest}>
      <Icon data-part="icon" data-spinning={spinning || undefined}>
        {icon}
      </Icon>
      {children}
    </Root>
  );
}
