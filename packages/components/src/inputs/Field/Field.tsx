import { useId, useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon';
import { fieldMessages } from './messages';
import { FieldContext } from './FieldContext';
import { Action, Message, Optional, Required, Root } from './Field.styles';

export interface FieldProps extends HTMLAttributes<HTMLDivElement> {
  /** Words over (or before) the control. */
  label?: ReactNode;
  /** The rule or the consequence, shown under the control while there is no error. */
  hint?: ReactNode;
  /** What is wrong and what to do; takes the place of the hint. */
  error?: ReactNode;
  /** Marks the label with a star and tells the control. */
  required?: boolean;
  /** Shows 选填 after the label. */
  optional?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof fieldMessages>;
  disabled?: boolean;
  /** The control is a set of radios, chips or cards: the label names the set. */
  group?: boolean;
  /** At the end of the label's row: 忘记密码. */
  action?: ReactNode;
  /** `stack` puts the label over the control, `row` before it. */
  layout?: 'stack' | 'row';
  /** Keeps 20 px under the control for the message, so that nothing jumps. */
  reserve?: boolean;
  /** Id of the control, when the control must have one of its own. */
  controlId?: string;
  /** One control. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Label, control and one line for the hint or the error, wired together for screen readers. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  labels,
  disabled = false,
  group = false,
  action,
  layout = 'stack',
  reserve = true,
  controlId,
  children,
  ...rest
}: FieldProps) {
  const words = useWords('field', fieldMessages, labels);
  const ownId = useId();
  const id = controlId ?? `${ownId}control`;
  const labelId = `${ownId}label`;
  const messageId = `${ownId}message`;
  const requiredId = required && group ? `${ownId}required` : undefined;
  const [reported, report] = useState<string>();
  const [note, inform] = useState<string>();
  const problem = error || reported;
  const invalid = Boolean(problem);

  const context = useMemo(
    () => ({ controlId: id, group, labelId, messageId, requiredId, invalid, required, disabled, report, inform }),
    [id, group, labelId, messageId, requiredId, invalid, required, disabled],
  );
  const name =
    required || optional ? (
      <>
        {required && <Required aria-hidden="true">*</Required>}
        {label}
        {optional && <Optional>{words.optional}</Optional>}
      </>
    ) : (
      label
    );
  // A label with nothing beside it is the head itself.
  const head = action === undefined && layout === 'stack' ? 'head' : undefined;
  const title = group ? (
    <span id={labelId} data-part={head}>
      {name}
    </span>
  ) : (
    <label id={labelId} htmlFor={id} data-part={head}>
      {name}
    </label>
  );

  return (
    <Root data-component="Field" data-layout={layout} data-invalid={invalid || undefined} {...rest}>
      {(label !== undefined || action !== undefined) &&
        (head ? (
          title
        ) : (
          <div data-part="head">
            {title}
            {action !== undefined && <Action data-part="action">{action}</Action>}
          </div>
        ))}
      <FieldContext value={context}>{children}</FieldContext>
      {requiredId !== undefined && (
        <span id={requiredId} hidden>
          {words.required}
        </span>
      )}
      <div id={messageId} data-part="message" data-reserve={reserve || undefined} aria-live="polite">
        {problem ? (
          <Message>
            <CircleAlertIcon size={14} />
            <span>{problem}</span>
          </Message>
        ) : (
          (note ?? hint)
        )}
      </div>
    </Root>
  );
}
