import type { CodeRequest } from '@compute-market/components/code-field';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A form as its view needs it; validation and submission are the application's. */
export interface FormSlot<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: () => void;
  /** A refusal that belongs to no field, such as a locked account; stands over the form. */
  readonly refused: string | null;
}

/** A form with a text-message code. Resolves to whether one was sent. */
export interface CodeFormSlot<Values extends FieldValues> extends FormSlot<Values> {
  readonly onRequestCode: CodeRequest;
}
