import type { HTMLAttributes, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Root, Spoken } from './Dash.styles';
import { dashMessages } from './messages';

export interface DashProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What a screen reader says: 未知 by default, or why there is nothing. */
  says?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A dash in the place of a figure, a moment or a fact that is unknown or not there; it has words for screen readers, which pass over a bare one. */
export function Dash({ says, ...rest }: DashProps) {
  const words = useWords('dash', dashMessages);
  return (
    <Root data-component="Dash" {...rest}>
      <span aria-hidden="true">—</span>
      <Spoken>{says ?? words.unknown}</Spoken>
    </Root>
  );
}
