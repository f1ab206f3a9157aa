import { Play } from 'lucide-react';
import { createIcon } from './createIcon';

/** Lets it move again. */
export const PlayIcon = /* @__PURE__ */ createIcon('PlayIcon', Play);
