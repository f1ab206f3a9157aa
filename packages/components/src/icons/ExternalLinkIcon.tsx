import { ExternalLink } from 'lucide-react';
import { createIcon } from './createIcon';

/** Leaves for another site. */
export const ExternalLinkIcon = /* @__PURE__ */ createIcon('ExternalLinkIcon', ExternalLink);
