import type { HTMLAttributes, Ref } from 'react';
import { type ArrangedLook, lookData, type Space } from '../look';
import { Root } from './Cluster.styles';

export interface ClusterProps extends HTMLAttributes<HTMLElement>, ArrangedLook {
  /** What it is: a list, a head, a part of a line. */
  as?: 'div' | 'dd' | 'dl' | 'dt' | 'footer' | 'header' | 'label' | 'li' | 'nav' | 'p' | 'span' | 'ul';
  /** Between the lines, where it differs from the gap between the things. */
  rowGap?: Space;
  /** False keeps everything in one line. */
  wraps?: boolean;
  /** As wide as its things, in a line of words. */
  inline?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * Things beside each other, in more lines where there is no room.
 *
 * It MUST have no look but arrangement and words: a frame or a ground is a Card's.
 */
export function Cluster({ as = 'div', rowGap, wraps = true, inline = false, align = 'center', ...rest }: ClusterProps) {
  return (
    <Root
      as={as}
      data-component="Cluster"
      data-row-gap={rowGap}
      data-wraps={wraps ? '' : undefined}
      data-inline={inline ? '' : undefined}
      {...lookData({ align, ...rest })}
    />
  );
}
