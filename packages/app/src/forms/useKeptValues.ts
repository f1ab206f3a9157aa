import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands over the values of a form with every change a person makes, to be kept until they are sent (screens A5). */
export function useKeptValues<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  keep: (values: Values) => void,
): void {
  const keepNow = useEffectEvent(keep);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty, values }) => {
          if (isDirty) keepNow(values);
        },
      }),
    [form],
  );
}
