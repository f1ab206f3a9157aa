import { Image } from 'lucide-react';
import { createIcon } from './createIcon';

/** A picture, or the place of one. */
export const ImageIcon = /* @__PURE__ */ createIcon('ImageIcon', Image);
