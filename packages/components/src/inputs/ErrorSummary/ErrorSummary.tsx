import { useEffect, useId, useRef, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CircleXIcon } from '../../icons/CircleXIcon';
import type { Labels } from '../../words';
import { Icon, Jump, List, Root, Title } from './ErrorSummary.styles';
import { errorSummaryMessages } from './messages';
import { reachControl } from './reach';

export interface FieldError {
  /** Id of the control: the field's `controlId`. */
  controlId: string;
  /** The field's label. */
  label: string;
  /** What is wrong and what to do, as the field says it. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What is wrong now, in the order of the fields. Nothing is drawn when it is empty. */
  errors: readonly FieldError[];
  /** How often a submission has failed, here or at the server. Every rise moves the focus here; 0 leaves it where it is. */
  attempt: number;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof errorSummaryMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * All that is wrong with a long form, over it, with a way to every field. A form that fits the window moves to its first wrong field instead.
 *
 * The component MUST take the focus after a submission that failed, MUST bring the control that a link names into view and focus it, and
 * MUST drop an entry as soon as its fault is mended.
 * The consumer MUST show every message at its field too, in the same words, and MUST raise `attempt` together with
 * the faults of that submission.
 */
export function ErrorSummary({ errors, attempt, labels, ref, ...rest }: ErrorSummaryProps) {
  const words = useWords('errorSummary', errorSummaryMessages, labels);
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const answered = useRef(0);
  const shown = errors.length > 0;
  useEffect(() => {
    // An attempt is answered once: a fault that comes later, while the person types, must not take the focus away.
    if (attempt === answered.current) return;
    answered.current = attempt;
    if (!shown || attempt === 0) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt, shown]);

  const merged = useMergedRef(root, ref);
  if (!shown) return null;
  return (
    <Root data-component="ErrorSummary" role="group" aria-labelledby={titleId} tabIndex={-1} {...rest} ref={merged}>
      <Icon>
        <CircleXIcon size={16} />
      </Icon>
      <div>
        <Title id={titleId}>{words.title(errors.length)}</Title>
        <List>
          {errors.map(({ controlId, label, message }) => (
            <li key={controlId}>
              <Jump
                href={`#${controlId}`}
                onClick={(event) => {
                  // The address stays as it is: a fragment would be kept in the history and reset the page's own.
                  if (reachControl(controlId)) event.preventDefault();
                }}
              >
                {words.item(label, message)}
              </Jump>
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}
