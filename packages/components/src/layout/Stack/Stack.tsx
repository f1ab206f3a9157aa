import type { HTMLAttributes, Ref } from 'react';
import { type ArrangedLook, lookData } from '../look';
import { Root } from './Stack.styles';

export interface StackProps extends HTMLAttributes<HTMLElement>, ArrangedLook {
  /** What it is: a list, a form, a part of the page. */
  as?: 'article' | 'aside' | 'div' | 'dl' | 'form' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';
  /** Of a form: the browser leaves its checks to the form. */
  noValidate?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * Things under each other, with the same room between them.
 *
 * It MUST have no look but arrangement and words: a frame or a ground is a Card's.
 */
export function Stack({ as = 'div', ...rest }: StackProps) {
  return <Root as={as} data-component="Stack" {...lookData(rest)} />;
}
