import type { HTMLAttributes, Ref } from 'react';
import { Root } from './Divider.styles';

export interface DividerProps extends HTMLAttributes<HTMLHRElement> {
  /** Between things that stand beside each other. */
  upright?: boolean;
  ref?: Ref<HTMLHRElement>;
}

/** A line between parts that belong to different matters; inside a Stack or a Cluster. */
export function Divider({ upright = false, ...rest }: DividerProps) {
  return (
    <Root
      data-component="Divider"
      data-upright={upright ? '' : undefined}
      aria-orientation={upright ? 'vertical' : undefined}
      {...rest}
    />
  );
}
