import { Field, type FieldProps } from '@compute-market/components/field';
import { Select } from '@compute-market/components/select';
import { messages } from './messages';

interface MonthsFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  /** The most that can be ordered at once. */
  most: number;
  value: number;
  disabled: boolean;
  onChange: (months: number) => void;
}

/** How many months are ordered of what is sold by whole months. */
export const MonthsField = ({ most, value, disabled, onChange, ...words }: MonthsFieldProps) => (
  <Field {...words}>
    <Select
      value={String(value)}
      options={Array.from({ length: most }, (_, index) => ({
        value: String(index + 1),
        label: messages.monthCount(index + 1),
      }))}
      disabled={disabled}
      onValueChange={(months) => onChange(Number(months))}
    />
  </Field>
);
