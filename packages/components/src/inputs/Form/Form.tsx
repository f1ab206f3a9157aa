import type { FormHTMLAttributes, Ref } from 'react';
import { useComposition } from '../../hooks/useComposition';
import { Root } from './Form.styles';

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** It is being sent: another submission is refused until this is over. What is written stays in view. */
  busy?: boolean;
  ref?: Ref<HTMLFormElement>;
}

/**
 * A form: an `ErrorSummary` where it is long, its `FormSection`s, and a `ButtonGroup` that ends it.
 *
 * The component MUST leave the judging to the consumer, so that every message is in the field and in our words; MUST refuse a second
 * submission while busy; MUST NOT take the Enter that ends a composition for a submission.
 * The consumer MUST keep what was written when sending fails, and MUST move the focus to the first wrong field, or to the `ErrorSummary`.
 */
export function Form({ busy = false, onSubmit, onKeyDown, onCompositionStart, onCompositionEnd, ...rest }: FormProps) {
  const composition = useComposition();
  return (
    <Root
      data-component="Form"
      noValidate
      {...rest}
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else onSubmit?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (
          event.key === 'Enter' &&
          event.target instanceof HTMLInputElement &&
          (composition.isComposing() || event.nativeEvent.isComposing)
        )
          event.preventDefault();
      }}
      onCompositionStart={(event) => {
        composition.start();
        onCompositionStart?.(event);
      }}
      onCompositionEnd={(event) => {
        composition.end();
        onCompositionEnd?.(event);
      }}
    />
  );
}
