import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldContextValue {
  controlId: string;
  labelId: string;
  /** Id of the line under the control that holds the error or the hint. */
  messageId: string;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** A control that knows its own rule (an amount) says here what is wrong; the field shows it unless it was given an error itself. */
  report: (message: string | undefined) => void;
}

export const FieldContext = createContext<FieldContextValue | undefined>(undefined);

export interface ControlState {
  id?: string;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
}

const join = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** Attributes of a single control: its own, completed by the field around it. */
export function useFieldControl({ id, invalid, required, disabled, 'aria-describedby': describedBy }: ControlState) {
  const field = useContext(FieldContext);
  return {
    id: id ?? field?.controlId,
    disabled: disabled ?? field?.disabled,
    'aria-invalid': (invalid ?? field?.invalid) || undefined,
    'aria-required': (required ?? field?.required) || undefined,
    'aria-describedby': join(describedBy, field?.messageId),
  };
}

/** The same of a set of controls, which may have a name of its own. */
export interface GroupState extends ControlState {
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/**
 * Attributes of a set of controls (radios, chips): the field's label names the set. A set of role `group` may bear neither `aria-invalid`
 * nor `aria-required`; there its boxes say so.
 */
export function useFieldGroup({
  id,
  invalid,
  required,
  disabled,
  'aria-describedby': describedBy,
  ...names
}: GroupState) {
  const field = useContext(FieldContext);
  const named = names['aria-label'] !== undefined || names['aria-labelledby'] !== undefined;
  return {
    disabled: disabled ?? field?.disabled ?? false,
    attributes: {
      id: id ?? field?.controlId,
      'aria-label': names['aria-label'],
      'aria-labelledby': named ? names['aria-labelledby'] : field?.labelId,
      'aria-invalid': (invalid ?? field?.invalid) || undefined,
      'aria-required': (required ?? field?.required) || undefined,
      'aria-describedby': join(describedBy, field?.messageId),
    },
  };
}
