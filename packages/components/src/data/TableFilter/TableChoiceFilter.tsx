import { useState } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { CheckboxGroup, type CheckboxOption } from '../../inputs/CheckboxGroup/CheckboxGroup';
import { SearchField } from '../../inputs/SearchField/SearchField';
import type { Labels, Words } from '../../words';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import { tableFilterMessages } from './messages';
import { None, Options } from './TableFilter.styles';

/** One value of a column; `label` is also what is looked for. */
export interface TableFilterOption<Value extends string = string> extends Omit<CheckboxOption<Value>, 'label'> {
  label: string;
}

export interface TableChoiceFilterProps<Value extends string = string> extends FilterPanelProps {
  options: readonly TableFilterOption<Value>[];
  /** The chosen values; none filters nothing. */
  value: readonly Value[];
  /** Asked with all chosen values, in the order of the options, when they are applied or cleared. */
  onValueChange: (value: readonly Value[]) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof tableFilterMessages>;
}

/** From so many options on they can be looked for. */
const many = 8;

interface ChoicesProps<Value extends string> {
  options: readonly TableFilterOption<Value>[];
  label: string;
  draft: readonly Value[];
  onDraftChange: (draft: readonly Value[]) => void;
  words: Words<typeof tableFilterMessages>;
}

function Choices<Value extends string>({ options, label, draft, onDraftChange, words }: ChoicesProps<Value>) {
  const [sought, setSought] = useState('');
  const shown = options.filter((option) => option.label.toLowerCase().includes(sought.trim().toLowerCase()));
  const change = (ticked: readonly Value[]) =>
    onDraftChange(
      options
        .filter((option) => (shown.includes(option) ? ticked : draft).includes(option.value))
        .map(({ value }) => value),
    );
  return (
    <>
      {options.length >= many ? (
        <SearchField value={sought} onValueChange={setSought} aria-label={words.find} size="sm" />
      ) : null}
      {shown.length === 0 ? <None role="status">{words.noOptions}</None> : null}
      <Options>
        <CheckboxGroup direction="column" options={shown} value={draft} onValueChange={change} aria-label={label} />
      </Options>
    </>
  );
}

/**
 * Filters a column by some of its values, from its head: given to `filters` of the table.
 *
 * It MUST tell the whole choice at once, when it is applied. The consumer MUST filter the rows, and SHOULD show above the table what is
 * filtered where the column may be put away.
 */
export function TableChoiceFilter<Value extends string = string>({
  options,
  value,
  labels,
  ...rest
}: TableChoiceFilterProps<Value>) {
  const words = useWords('tableFilter', tableFilterMessages, labels);
  const only = value.length === 1 ? options.find((option) => option.value === value[0])?.label : undefined;
  return (
    <FilterPanel<readonly Value[]>
      data-component="TableChoiceFilter"
      value={value}
      choice={only ?? (value.length === 0 ? '' : words.chosen(value.length))}
      none={[]}
      words={words}
      fields={(draft, change) => (
        <Choices options={options} label={rest.label} draft={draft} onDraftChange={change} words={words} />
      )}
      {...rest}
    />
  );
}
