import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { CheckIcon } from '../../icons/CheckIcon';
import { stepsMessages } from './messages';
import { Label, Mark, Note, Root, State, Step } from './Steps.styles';

export interface StepItem {
  key: string;
  label: ReactNode;
  /** When it was reached, or what it waits for. */
  note?: ReactNode;
  /** The way went past it: it is not done. */
  skipped?: boolean;
}

export interface StepsProps extends HTMLAttributes<HTMLOListElement> {
  items: readonly StepItem[];
  /** Index of the step under way; the number of steps when all are done. */
  current: number;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof stepsMessages>;
  ref?: Ref<HTMLOListElement>;
}

/** Where a ticket, a verification or an order stands on its way. */
export function Steps({ items, current, labels, ...rest }: StepsProps) {
  const words = useWords('steps', stepsMessages, labels);
  return (
    <Root data-component="Steps" {...rest}>
      {items.map((item, index) => {
        const state = index > current || item.skipped === true ? 'later' : index === current ? 'now' : 'done';
        return (
          <Step key={item.key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Mark aria-hidden>{state === 'done' ? <CheckIcon size={14} /> : index + 1}</Mark>
            <Label>
              {item.label}
              {state === 'done' ? <State>{words.done}</State> : null}
            </Label>
            {item.note === undefined ? null : <Note data-part="note">{item.note}</Note>}
          </Step>
        );
      })}
    </Root>
  );
}
