import {
  get,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** What is drawn of the fields of a form; nobody types in them while the form is being sent. */
export interface FormFields<Names extends string> {
  readonly busy: boolean;
  /** What is wrong with a field. */
  readonly errorOf: (name: Names) => string | undefined;
  /** Of a control that is typed in. */
  readonly input: (name: Names) => UseFormRegisterReturn & { readonly readOnly: boolean };
  /** Of a field that brings its label and its control along. */
  readonly field: (name: Names) => RegisteredField;
}

/** A field that brings its label and its control along, as a form has it. */
export interface RegisteredField {
  readonly registration: UseFormRegisterReturn;
  readonly error?: string | undefined;
  readonly readOnly: boolean;
}

/** Draws the fields of a form: what is wrong with each and the properties of its control, with the parts of the form that are needed beside them. */
export function formFields<Values extends FieldValues, Checked>({
  register,
  control,
  formState: { errors, isSubmitting },
}: UseFormReturn<Values, unknown, Checked>) {
  const errorOf = (name: Path<Values>) => get<unknown, FieldError | undefined>(errors, name)?.message;
  return {
    register,
    control,
    busy: isSubmitting,
    errorOf,
    input: (name: Path<Values>) => ({ readOnly: isSubmitting, ...register(name) }),
    field: (name: Path<Values>) => ({ registration: register(name), error: errorOf(name), readOnly: isSubmitting }),
  } satisfies FormFields<Path<Values>> & Pick<UseFormReturn<Values, unknown, Checked>, 'register' | 'control'>;
}
