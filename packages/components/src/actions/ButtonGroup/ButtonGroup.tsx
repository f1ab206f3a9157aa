import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Root } from './ButtonGroup.styles';

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Joins the buttons into one bar: an action and its menu, a pair of steps. */
  attached?: boolean;
  /** Where the buttons stand in the row. */
  align?: 'start' | 'end' | 'between';
  /** On phones the buttons share the whole width. */
  fill?: boolean;
  /** Buttons, link buttons, icon buttons. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Buttons that belong together: the end of a form, the actions of a row, an action joined to its menu.
 *
 * The component MUST keep every button its own tab stop, in the order it is written, and MUST wrap rather than overflow unless joined.
 * The consumer MUST give an `aria-label` when the words of the buttons do not say what they act on, and MUST write the main action last
 * in a row that ends a form.
 */
export function ButtonGroup({ attached = false, align = 'start', fill = false, children, ...rest }: ButtonGroupProps) {
  return (
    <Root
      data-component="ButtonGroup"
      role="group"
      data-align={align}
      data-attached={attached || undefined}
      data-fill={(fill && !attached) || undefined}
      {...rest}
    >
      {children}
    </Root>
  );
}
