import { createContext, useContext, type AriaAttributes } from 'react';

/** What a field tells the control inside it. */
export interface FieldContextValue {
  controlId: string;
  /** It holds a set: the id and the name are the set's. */
  group: boolean;
  labelId: string;
  /** Id of the word 必填, for a set whose role may not bear `aria-required`. */
  requiredId?: string;
  /** Id of the line under the control that holds the error or the hint. */
  messageId: string;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** A control that knows its own rule (an amount) says here what is wrong; the field shows it unless it was given an error itself. */
  report: (message: string | undefined) => void;
  /** A control that mended by itself what was typed says so here, in the place of the hint; it is no error. */
  inform: (message: string | undefined) => void;
}

export const FieldContext = createContext<FieldContextValue | undefined>(undefined);

/** Also what a host says in the words of ARIA, as form libraries do: it counts as `invalid` and `required` do. */
export interface ControlState extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
}

const join = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** What is said of a control, or else by its host in the words of ARIA, where that is more than no. */
export const said = <Word>(own: boolean | undefined, host: Word) => own || (host !== 'false' && host) || undefined;

/** Attributes of a single control: its own, completed by the field around it. */
export function useFieldControl({ id, invalid, required, disabled, ...host }: ControlState) {
  const field = useContext(FieldContext);
  return {
    id: id ?? field?.controlId,
    disabled: disabled ?? field?.disabled,
    'aria-invalid': said(invalid ?? field?.invalid, host['aria-invalid']),
    'aria-required': said(required ?? field?.required, host['aria-required']),
    'aria-describedby': join(host['aria-describedby'], field?.messageId),
  };
}

/** The same of a box or a switch, of which one field may hold several: what names and demands a set is not theirs. */
export function useFieldChoice(own: ControlState) {
  const control = useFieldControl(own);
  return useContext(FieldContext)?.group
    ? { ...control, id: own.id, 'aria-required': said(own.required, own['aria-required']) }
    : control;
}

/** The same of a set of controls, which may have a name of its own. */
export interface GroupState extends ControlState {
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

type GroupRole = 'radiogroup' | 'group';

interface FieldGroup {
  disabled: boolean;
  invalid: boolean;
  attributes: AriaAttributes & { role: GroupRole; id: string | undefined };
}

/**
 * Attributes of a set of controls (radios, chips): the field's label names the set. A set of role `group` may bear neither `aria-invalid`
 * nor `aria-required`: there each box says the one, and a word in the description the other.
 */
export function useFieldGroup(own: GroupState, role: GroupRole = 'radiogroup'): FieldGroup {
  const field = useContext(FieldContext);
  const { id, disabled = false, ...states } = useFieldControl(own);
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = own;
  return {
    disabled,
    invalid: Boolean(states['aria-invalid']),
    attributes: {
      role,
      id,
      'aria-label': label,
      'aria-labelledby': label === undefined ? (labelledBy ?? field?.labelId) : labelledBy,
      ...(role === 'group'
        ? {
            'aria-describedby': join(own['aria-describedby'], field?.requiredId, field?.messageId),
            // Over what the host gave.
            'aria-invalid': undefined,
            'aria-required': undefined,
          }
        : states),
    },
  };
}
