import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A form of a verification as its screen needs it; validation and submission are the application's. */
export interface VerificationForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: () => void;
  /** A refusal that belongs to no field; stands over the form. */
  readonly refused: string | null;
}
