import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What keeps a form that comes and goes with its view. */
export interface FormDraft<Values> {
  /** What was typed when the form was last left; null before. */
  readonly draft: Values | null;
  /** Is given what is typed when the form is left. */
  readonly onLeave: (draft: Values) => void;
}

/** Hands over what is typed once the form is left. */
export function useFormDraft<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  onLeave: FormDraft<Values>['onLeave'],
): void {
  useEffect(() => () => onLeave(getValues()), [getValues, onLeave]);
}
