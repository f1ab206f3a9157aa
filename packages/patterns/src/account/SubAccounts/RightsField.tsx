import { CheckboxGroup } from '@compute-market/components/checkbox-group';
import { Field } from '@compute-market/components/field';
import { SUB_RIGHT_LABELS, SUB_RIGHTS, type SubRight } from '@compute-market/contract/rules/sub-right';
import type { RefCallBack } from 'react-hook-form';
import { subAccountMessages as messages } from './messages';

const options = SUB_RIGHTS.map((value) => ({
  value,
  label: SUB_RIGHT_LABELS[value],
  hint: messages.rightsOf[value],
}));

interface RightsFieldProps {
  label: string;
  /** What its form holds of it. */
  field: {
    readonly ref: RefCallBack;
    readonly value: SubRight[];
    readonly onChange: (rights: SubRight[]) => void;
    readonly onBlur: () => void;
  };
  error: string | undefined;
  disabled: boolean;
}

/** What a sub-account may do beside looking (decisions 126). */
export const RightsField = ({ label, field: { ref, value, onChange, onBlur }, error, disabled }: RightsFieldProps) => (
  <Field group label={label} error={error}>
    <CheckboxGroup
      ref={ref}
      direction="column"
      options={options}
      value={value}
      disabled={disabled}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  </Field>
);
