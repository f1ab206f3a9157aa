import { Camera } from 'lucide-react';
import { createIcon } from './createIcon';

/** Takes a photograph. */
export const CameraIcon = /* @__PURE__ */ createIcon('CameraIcon', Camera);
