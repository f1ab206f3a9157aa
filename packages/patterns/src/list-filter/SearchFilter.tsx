import { SearchField } from '@compute-market/components/search-field';
import { use } from 'react';
import { longestWords } from '../list-query';
import { InSheet } from './in-sheet';

interface SearchFilterProps {
  placeholder: string;
  value: string;
  /** For numbers: the keyboard has digits, and everything else is left out. */
  digits?: { readonly most: number };
  onChange: (words: string) => void;
}

/** Words to look for, sent with Enter or when the field is emptied; another address brings its own. */
export const SearchFilter = ({ placeholder, value, digits, onChange }: SearchFilterProps) => (
  <SearchField
    key={value}
    size={use(InSheet) ? 'touch' : undefined}
    inputMode={digits && 'numeric'}
    maxLength={digits === undefined ? longestWords : undefined}
    placeholder={placeholder}
    defaultValue={value}
    onSearch={(said) => onChange(digits === undefined ? said.trim() : said.replace(/\D/g, '').slice(0, digits.most))}
  />
);
