import { Select, type SelectOption } from '@compute-market/components/select';
import { use, useState } from 'react';
import { FilterField } from './FilterField';
import { InSheet } from './in-sheet';

interface SelectFilterProps<Value extends number | string> {
  label: string;
  /** Word of the first choice: everything. */
  all: string;
  /** Names the filter instead of `all` until somebody chooses, where the bar has room for a short word only. */
  short?: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Null or an empty text for everything. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** Everything is a choice as well, and no value is called this: the select keeps the empty text for its placeholder, which cannot be chosen. */
const everything = 'all';

/** One of many values, or all of them. A name that is no longer offered can still be seen, and taken off. */
export function SelectFilter<Value extends number | string>({
  label,
  all,
  short,
  options,
  value,
  onChange,
}: SelectFilterProps<Value>) {
  const inSheet = use(InSheet);
  // Whoever went back to everything reads so; a placeholder in its place would throw the arrow keys back to the start.
  const [cleared, setCleared] = useState(false);
  const placeholder = inSheet || cleared ? undefined : short;
  const known: readonly SelectOption[] = options.map((each) => ({ value: String(each.value), label: each.label }));
  const chosen = value === null || value === '' ? null : String(value);
  const isMissing = typeof value === 'string' && chosen !== null && known.every((each) => each.value !== chosen);
  return (
    <FilterField label={label}>
      <Select
        aria-label={label}
        size={inSheet ? 'touch' : undefined}
        placeholder={placeholder}
        value={chosen ?? (placeholder === undefined ? everything : '')}
        onValueChange={(picked) => {
          setCleared(picked === everything);
          onChange(
            options.find((each) => String(each.value) === picked)?.value ?? (picked === everything ? null : value),
          );
        }}
        options={[
          { value: everything, label: all },
          ...(isMissing ? [{ value: chosen, label: chosen }] : []),
          ...known,
        ]}
      />
    </FilterField>
  );
}
