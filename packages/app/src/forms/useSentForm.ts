import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSubmission, type Submission } from './useSubmission';

interface SentForm<Values extends FieldValues, Checked> extends Omit<Submission<Values, Checked>, 'form'> {
  /** What the values must be. */
  schema: z.core.$ZodType<Checked, Values>;
  defaultValues: DefaultValues<NoInfer<Values>>;
  /** When a field is checked the first time: once it was left, if nothing is said. */
  mode?: UseFormProps<Values>['mode'];
}

/** A form of the contract and its submission. */
export function useSentForm<Values extends FieldValues, Checked>({
  schema,
  defaultValues,
  mode = 'onTouched',
  ...submission
}: SentForm<Values, Checked>) {
  const form = useForm<Values, unknown, Checked>({ resolver: zodResolver(schema), mode, defaultValues });
  return { form, ...useSubmission({ form, ...submission }) };
}
