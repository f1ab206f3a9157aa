import { useId, type ReactNode } from 'react';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox';
import { Required } from '../Field/Field.styles';
import { ChoiceError, ChoiceHint, ChoiceLabel, ChoiceRoot } from './choice.styles';

export interface CheckboxFieldProps extends Omit<CheckboxProps, 'children'> {
  /** The words beside the box; they may hold links. */
  children: ReactNode;
  /** Marks the words with a star and tells the box. */
  required?: boolean;
  /** A second line under the words. */
  hint?: ReactNode;
  /** What is wrong, under the box: an agreement that must be accepted first. */
  error?: ReactNode;
}

/** A box and its words; a press on the words is a press on the box. */
export function CheckboxField({
  children,
  hint,
  error,
  'aria-describedby': describedBy,
  className,
  style,
  ...rest
}: CheckboxFieldProps) {
  const messageId = useId();
  return (
    <ChoiceRoot data-component="CheckboxField" className={className} style={style}>
      <ChoiceLabel>
        <Checkbox
          {...rest}
          aria-describedby={[describedBy, error && messageId].filter(Boolean).join(' ') || undefined}
          invalid={Boolean(error) || rest.invalid}
        />
        <span>
          {rest.required && <Required aria-hidden="true">*</Required>}
          {children}
          {hint !== undefined && <ChoiceHint>{hint}</ChoiceHint>}
        </span>
      </ChoiceLabel>
      <div aria-live="polite">
        {error && (
          <ChoiceError id={messageId}>
            <CircleAlertIcon size={14} />
            <span>{error}</span>
          </ChoiceError>
        )}
      </div>
    </ChoiceRoot>
  );
}
