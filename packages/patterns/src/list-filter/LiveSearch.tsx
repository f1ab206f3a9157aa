import { SearchField, type SearchFieldProps } from '@compute-market/components/search-field';
import { useLiveText } from './useLiveText';

interface LiveSearchProps
  extends Pick<SearchFieldProps, 'aria-label' | 'inputMode' | 'maxLength' | 'placeholder' | 'size'> {
  /** What is looked for now. */
  value: string;
  /** The words of a text; without spaces around them by default. */
  clean?: (text: string) => string;
  onChange: (words: string) => void;
}

const trimmed = (text: string): string => text.trim();

/** Words to look for, followed while they are typed; Enter and emptying the field do not wait. */
export const LiveSearch = ({ value, clean = trimmed, onChange, ...field }: LiveSearchProps) => (
  <SearchField {...field} {...useLiveText({ value, clean, onChange })} />
);
