import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { TextField } from '../../inputs/TextField/TextField';
import type { Labels } from '../../words';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import { tableFilterMessages } from './messages';

export interface TableTextFilterProps extends Omit<FilterPanelProps, 'placeholder'> {
  /** What the column must contain; empty filters nothing. */
  value: string;
  /** Asked with the text, without space around it, when it is applied or cleared. */
  onValueChange: (value: string) => void;
  /** An example. */
  placeholder?: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof tableFilterMessages>;
}

/** Filters a column by what it contains, from its head: given to `filters` of the table. The consumer MUST filter the rows. */
export function TableTextFilter({ value, onValueChange, placeholder, labels, ...rest }: TableTextFilterProps) {
  const words = useWords('tableFilter', tableFilterMessages, labels);
  return (
    <FilterPanel
      data-component="TableTextFilter"
      value={value}
      choice={value}
      none=""
      words={words}
      onValueChange={(next) => onValueChange(next.trim())}
      fields={(draft, change) => (
        <TextField
          aria-label={words.text}
          value={draft}
          onChange={(event) => change(event.target.value)}
          placeholder={placeholder}
          size="sm"
        />
      )}
      {...rest}
    />
  );
}
