import { Chips, type ChipOption } from '@compute-market/components/chips';
import { FilterField } from './FilterField';

interface ChipsFilterProps<Value extends string> {
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values, all in sight. */
export const ChipsFilter = <Value extends string>({ label, options, value, onChange }: ChipsFilterProps<Value>) => (
  <FilterField label={label} group>
    <Chips aria-label={label} options={options} value={value} onValueChange={onChange} />
  </FilterField>
);
