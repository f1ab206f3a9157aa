import { ChipsFilter } from './ChipsFilter';

interface StatusFilterProps<Status extends number> {
  label: string;
  /** Word of the first chip: every state. */
  all: string;
  /** The states, in the order of the chips. */
  statuses: readonly Status[];
  labels: Readonly<Record<Status, string>>;
  /** Null for all. */
  value: Status | null;
  onChange: (status: Status | null) => void;
}

/** Chips have texts for values; no state is called this. */
const everything = 'all';

/** One of the states of a record, or all of them. */
export const StatusFilter = <Status extends number>({
  label,
  all,
  statuses,
  labels,
  value,
  onChange,
}: StatusFilterProps<Status>) => (
  <ChipsFilter
    label={label}
    value={value === null ? everything : String(value)}
    onChange={(chosen) => onChange(statuses.find((status) => String(status) === chosen) ?? null)}
    options={[
      { value: everything, label: all },
      ...statuses.map((status) => ({ value: String(status), label: labels[status] })),
    ]}
  />
);
