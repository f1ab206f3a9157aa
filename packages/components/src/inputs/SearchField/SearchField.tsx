import { useContext } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useComposition } from '../../hooks/useComposition';
import { SearchIcon } from '../../icons/SearchIcon';
import { FieldContext } from '../Field/FieldContext';
import { searchFieldMessages } from './messages';
import { TextControl, type TextControlProps } from '../TextField/TextControl';
import { writeValue } from '../TextField/writeValue';

export interface SearchFieldProps extends Omit<TextControlProps, 'type' | 'prefix' | 'suffix' | 'counter'> {
  /** The text when Enter is pressed or the field is cleared. The Enter that ends a composition does not search. */
  onSearch?: (text: string) => void;
}

/** Finds something by its name. Filters that follow every letter use `onValueChange`. Escape empties it, in every browser. */
export function SearchField({
  placeholder: given,
  clearable = true,
  onSearch,
  onValueChange,
  onKeyDown,
  onCompositionStart,
  onCompositionEnd,
  ...rest
}: SearchFieldProps) {
  const words = useWords('searchField', searchFieldMessages);
  const composition = useComposition();
  const placeholder = given ?? words.placeholder;
  // A label that is seen, of a field or for its id, is its name; without one the placeholder is.
  const labelled = useContext(FieldContext) !== undefined || rest.id !== undefined;
  return (
    <TextControl
      component="SearchField"
      enterKeyHint="search"
      {...rest}
      type="search"
      aria-label={rest['aria-label'] ?? (labelled ? undefined : placeholder)}
      placeholder={placeholder}
      clearable={clearable}
      prefix={<SearchIcon />}
      onValueChange={(text) => {
        onValueChange?.(text);
        if (text === '') onSearch?.('');
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented) return;
        const { key, currentTarget: field } = event;
        const composing = composition.isComposing(event.nativeEvent);
        if (key === 'Enter') {
          if (composing) event.preventDefault();
          else onSearch?.(field.value);
        }
        // What is around the field, such as a dialog, closes by the next one.
        if (key === 'Escape' && !composing && field.value !== '' && !field.readOnly) {
          event.preventDefault();
          writeValue(field, '');
        }
      }}
      onCompositionStart={(event) => {
        composition.start();
        onCompositionStart?.(event);
      }}
      onCompositionEnd={(event) => {
        composition.end();
        onCompositionEnd?.(event);
      }}
    />
  );
}
