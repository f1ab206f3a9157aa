import { errorKeyOf, type ErrorKey } from '@compute-market/contract/errors';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/errors';
import { useSingleFlight } from '../flows/useSingleFlight';

export interface Submission<Values extends FieldValues, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Sends the checked values; rejects with ApiError. */
  send: (values: Checked, form: UseFormReturn<Values, unknown, Checked>) => Promise<void>;
  /** The field that each refusal of the server belongs to, told by the refusal itself or here; any other stands over the form. */
  fields: Partial<Record<ErrorKey, Path<Values>>>;
}

/** A field of the form that a refusal names. */
export function namedField<Values extends FieldValues>({ data }: ApiError, values: Values): Path<Values> | undefined {
  if (typeof data !== 'object' || data === null || !('field' in data)) return undefined;
  const { field } = data;
  return typeof field === 'string' && field in values ? (field as Path<Values>) : undefined;
}

/** Submits a form once at a time and brings the server's refusal to its place. What was typed stays. */
export function useSubmission<Values extends FieldValues, Checked = Values>({
  form,
  send,
  fields,
}: Submission<Values, Checked>) {
  const [refused, setRefused] = useState<string | null>(null);
  const { run } = useSingleFlight();

  const show = (error: ApiError) => {
    const key = errorKeyOf(error.status);
    const given = error.kind === 'refused' && key !== undefined ? fields[key] : undefined;
    const field = given && (namedField(error, form.getValues()) ?? given);
    if (field === undefined) setRefused(error.reason);
    else form.setError(field, { type: 'server', message: error.reason }, { shouldFocus: true });
  };

  const submit = form.handleSubmit(async (values) => {
    setRefused(null);
    try {
      await send(values, form);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(error);
    }
  });
  return { onSubmit: () => void run(submit), refused };
}
