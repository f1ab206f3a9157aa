import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Keeping<Values> {
  readonly keep: (values: Values) => void;
  /** Takes back what was kept. */
  readonly forget: () => void;
  /** Whether the form began with something that was kept: then what it began with is kept on, too. */
  readonly restored: boolean;
}

/**
 * Hands over the values of a form with every change a person makes, to be kept until they are sent (screens A5). What was changed back to
 * what the form began with is no longer something unsent: nothing of the way there stays kept.
 */
export function useKeptValues<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  { keep, forget, restored }: Keeping<Values>,
): void {
  const changed = useEffectEvent((isDirty: boolean, values: Values) => {
    if (isDirty || restored) keep(values);
    else forget();
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        // A change has the name of its field. A form that begins anew has none, and tells for a moment that it is still the changed one.
        callback: ({ name, isDirty = false, values }) => {
          if (name !== undefined) changed(isDirty, values);
        },
      }),
    [form],
  );
}
