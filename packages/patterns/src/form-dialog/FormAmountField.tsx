import { AmountField } from '@compute-market/components/amount-field';
import { Field, type FieldProps } from '@compute-market/components/field';
import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface FormAmountFieldProps<Values extends FieldValues, Checked>
  extends Pick<FieldProps, 'label' | 'hint' | 'required' | 'optional' | 'action'> {
  form: UseFormReturn<Values, unknown, Checked>;
  name: FieldPathByValue<Values, string>;
  /** The sum follows from something else. */
  readOnly?: boolean;
}

/** A field of a form that holds a sum, as text. */
export function FormAmountField<Values extends FieldValues, Checked = Values>({
  form,
  name,
  readOnly,
  ...words
}: FormAmountFieldProps<Values, Checked>) {
  const {
    field: { onChange, ...field },
    fieldState,
  } = useController({ control: form.control, name });
  return (
    <Field {...words} error={fieldState.error?.message}>
      <AmountField {...field} readOnly={readOnly} disabled={form.formState.isSubmitting} onValueChange={onChange} />
    </Field>
  );
}
