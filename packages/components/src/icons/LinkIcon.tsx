import { Link } from 'lucide-react';
import { createIcon } from './createIcon';

/** A link. */
export const LinkIcon = /* @__PURE__ */ createIcon('LinkIcon', Link);
