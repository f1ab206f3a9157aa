import { use } from 'react';
import { longestWords } from '../list-query';
import { InSheet } from './in-sheet';
import { LiveSearch } from './LiveSearch';

interface SearchFilterProps {
  placeholder: string;
  value: string;
  /** For numbers: the keyboard has digits, and everything else is left out. */
  digits?: { readonly most: number };
  onChange: (words: string) => void;
}

/** The words that a list is narrowed by. */
export const SearchFilter = ({ digits, ...search }: SearchFilterProps) => (
  <LiveSearch
    {...search}
    size={use(InSheet) ? 'touch' : undefined}
    inputMode={digits && 'numeric'}
    maxLength={digits === undefined ? longestWords : undefined}
    clean={digits && ((text) => text.replace(/\D/g, '').slice(0, digits.most))}
  />
);
