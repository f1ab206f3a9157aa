import { Search } from 'lucide-react';
import { createIcon } from './createIcon';

/** Search. */
export const SearchIcon = /* @__PURE__ */ createIcon('SearchIcon', Search);
