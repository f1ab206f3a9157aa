import type { HTMLAttributes, Ref } from 'react';
import { Root } from './TopProgress.styles';

export interface TopProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** While true the bar creeps on; when it ends the bar is full and fades. */
  active: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The thin bar at the top of the window while another page comes. It is silent: the new page's title is what screen readers say. */
export function TopProgress({ active, ...rest }: TopProgressProps) {
  return <Root data-component="TopProgress" data-active={active || undefined} aria-hidden="true" {...rest} />;
}
