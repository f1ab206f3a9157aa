import type { HTMLAttributes, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { LoaderIcon } from '../../icons/LoaderIcon';
import { spinnerMessages } from './messages';
import { Root, Turning } from './Spinner.styles';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** In px: 14 in text, 16 beside controls, 24 in a box. */
  size?: number;
  /** Said to screen readers. */
  label?: string;
  /** Shows the label too. */
  labelled?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A small piece of work, in place. A whole region that loads shows a `Skeleton` instead. */
export function Spinner({ size = 16, label, labelled = false, ...rest }: SpinnerProps) {
  const words = useWords('spinner', spinnerMessages);
  return (
    <Root data-component="Spinner" role="status" aria-label={labelled ? undefined : (label ?? words.label)} {...rest}>
      <Turning>
        <LoaderIcon size={size} />
      </Turning>
      {labelled && (label ?? words.label)}
    </Root>
  );
}
