import { SearchEntry as Entry, type SearchEntryProps } from '@compute-market/patterns/shell/SearchEntry';

const isApple = () => /Mac|iPad/.test(navigator.userAgent);

/** The way into the palette, with the key that this machine has. */
export const SearchEntry = (props: Pick<SearchEntryProps, 'onOpen'>) => <Entry {...props} apple={isApple()} />;
