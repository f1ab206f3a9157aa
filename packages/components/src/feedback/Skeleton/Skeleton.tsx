import type { HTMLAttributes, Ref } from 'react';
import { Bone, Root } from './Skeleton.styles';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** `text` is one or more lines, `block` a picture or a button, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle';
  /** The final size: px as a number, or any CSS length. */
  width?: number | string;
  height?: number | string;
  /** Lines of text; the last is shorter. */
  lines?: number;
  ref?: Ref<HTMLSpanElement>;
}

const length = (value: number | string | undefined) => (typeof value === 'number' ? `${value}px` : value);

/** Holds the place of what is loading, in its final shape and size. Put `aria-busy` on the region around it. */
export function Skeleton({ shape = 'text', width, height, lines = 1, style, ...rest }: SkeletonProps) {
  const drawnHeight = height ?? (shape === 'circle' ? width : undefined);
  return (
    <Root
      data-component="Skeleton"
      data-shape={shape}
      aria-hidden="true"
      style={{ ...style, '--width': length(width), '--height': length(drawnHeight) }}
      {...rest}
    >
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <Bone key={line} />
      ))}
    </Root>
  );
}
