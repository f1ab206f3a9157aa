import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import type { UseFormReturn } from 'react-hook-form';
import { fitForm, type Choices, type Market } from './choices';

/** What every part of the form reads and how it changes it. */
export interface FormView {
  readonly form: UseFormReturn<CreateInstanceForm>;
  readonly values: CreateInstanceForm;
  readonly market: Market;
  readonly choices: Choices;
  /** The image that took the place of the one that was asked for; absent where none did. */
  readonly replacedBy?: string | undefined;
  /** Changes some choices; those that no longer fit follow. */
  readonly change: (choice: Partial<CreateInstanceForm>) => void;
}

/** Writes choices into the form, with everything that has to follow them. Only fields that differ are touched. */
export function changeForm(
  form: UseFormReturn<CreateInstanceForm>,
  market: Market,
  choice: Partial<CreateInstanceForm>,
) {
  const before = form.getValues();
  const after = fitForm({ ...before, ...choice }, market);
  for (const name of Object.keys(after) as (keyof CreateInstanceForm)[]) {
    if (after[name] !== before[name])
      form.setValue(name, after[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
}
