import type { FormHTMLAttributes, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useComposition } from '../../hooks/useComposition';
import type { Labels } from '../../words';
import { fieldMessages } from '../Field/messages';
import { Legend, Root } from './Form.styles';

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** It is being sent: another submission is refused until this is over. What is written stays in view. */
  busy?: boolean;
  /** One line over the fields that says what the star means. */
  legend?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof fieldMessages>;
  ref?: Ref<HTMLFormElement>;
}

/**
 * A form: an `ErrorSummary` where it is long, its `FormSection`s, and a `ButtonGroup` that ends it.
 *
 * The component MUST leave the judging to the consumer, so that every message is in the field and in our words; MUST refuse a second
 * submission while busy; MUST NOT take the Enter that ends a composition for a submission, and MUST have prevented it before a field hears
 * of it, so that a field with an Enter of its own leaves a prevented one alone.
 * The consumer MUST keep what was written when sending fails, and MUST move the focus to the first wrong field, or to the `ErrorSummary`.
 */
export function Form({
  busy = false,
  legend = false,
  labels,
  onSubmit,
  onKeyDownCapture,
  onCompositionStart,
  onCompositionEnd,
  children,
  ...rest
}: FormProps) {
  const words = useWords('field', fieldMessages, labels);
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
      onKeyDownCapture={(event) => {
        onKeyDownCapture?.(event);
        if (
          event.key === 'Enter' &&
          event.target instanceof HTMLInputElement &&
          composition.isComposing(event.nativeEvent)
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
    >
      {legend && <Legend data-part="legend">{words.legend}</Legend>}
      {children}
    </Root>
  );
}
