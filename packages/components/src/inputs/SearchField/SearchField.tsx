import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useComposition } from '../../hooks/useComposition';
import { SearchIcon } from '../../icons/SearchIcon';
import { searchFieldMessages } from './messages';
import { TextControl, type TextControlProps } from '../TextField/TextControl';

export interface SearchFieldProps extends Omit<TextControlProps, 'type' | 'prefix' | 'suffix' | 'counter'> {
  /** The text when Enter is pressed or the field is cleared. The Enter that ends a composition does not search. */
  onSearch?: (text: string) => void;
}

/** Finds something by its name. Filters that follow every letter use `onValueChange`. */
export function SearchField({
  placeholder,
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
  return (
    <TextControl
      component="SearchField"
      enterKeyHint="search"
      {...rest}
      type="search"
      aria-label={rest['aria-label'] ?? placeholder ?? words.placeholder}
      placeholder={placeholder ?? words.placeholder}
      clearable={clearable}
      prefix={<SearchIcon />}
      onValueChange={(text) => {
        onValueChange?.(text);
        if (text === '') onSearch?.('');
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Enter' || event.defaultPrevented) return;
        if (composition.isComposing() || event.nativeEvent.isComposing) event.preventDefault();
        else onSearch?.(event.currentTarget.value);
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
