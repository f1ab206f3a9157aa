import { CheckboxGroup, type CheckboxOption } from '@compute-market/components/checkbox-group';
import { Field, type FieldProps } from '@compute-market/components/field';
import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface FormChoicesFieldProps<Values extends FieldValues, Checked, Choice extends string>
  extends Pick<FieldProps, 'label' | 'required'> {
  form: UseFormReturn<Values, unknown, Checked>;
  name: FieldPathByValue<Values, Choice[]>;
  options: readonly CheckboxOption<Choice>[];
}

/** A field of a form that holds several of a few, one below the other. */
export function FormChoicesField<Values extends FieldValues, Choice extends string, Checked = Values>({
  form,
  name,
  options,
  ...words
}: FormChoicesFieldProps<Values, Checked, Choice>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name });
  return (
    <Field group {...words} error={fieldState.error?.message}>
      <CheckboxGroup
        ref={ref}
        direction="column"
        options={options}
        value={value}
        disabled={form.formState.isSubmitting}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
