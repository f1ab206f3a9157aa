import type { HTMLAttributes, Ref } from 'react';
import { lookData, type WordsLook } from '../look';
import { Root } from './Text.styles';

export interface TextProps extends HTMLAttributes<HTMLElement>, WordsLook {
  /** What it is; a heading keeps its level, whatever its size. */
  as?: 'b' | 'dd' | 'div' | 'dt' | 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong';
  /** One line that ends in an ellipsis; `as` MUST then be a block. */
  truncates?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Words in a size, a tone and a weight of the tokens. */
export function Text({ as = 'span', truncates = false, ...rest }: TextProps) {
  return <Root as={as} data-component="Text" data-truncates={truncates ? '' : undefined} {...lookData(rest)} />;
}
