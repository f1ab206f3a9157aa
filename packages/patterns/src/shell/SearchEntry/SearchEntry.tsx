import { SearchIcon } from '@compute-market/components/icons';
import { searchEntryMessages as messages } from './messages';
import { Entry, Keys, Word } from './SearchEntry.styles';

export interface SearchEntryProps {
  /** Whether this machine has a ⌘ key. */
  apple?: boolean;
  onOpen: () => void;
}

/** The visible way into the palette, which Ctrl K and ⌘ K open too (screens A8). Phones have no room for it. */
export function SearchEntry({ apple = false, onOpen }: SearchEntryProps) {
  return (
    <Entry type="button" aria-keyshortcuts="Control+K Meta+K" title={messages.search} onClick={onOpen}>
      <SearchIcon size={16} />
      <Word>{messages.search}</Word>
      <Keys aria-hidden>{apple ? messages.appleKeys : messages.keys}</Keys>
    </Entry>
  );
}
