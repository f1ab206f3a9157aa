import { HardDrive } from 'lucide-react';
import { createIcon } from './createIcon';

/** A disk. */
export const HardDriveIcon = /* @__PURE__ */ createIcon('HardDriveIcon', HardDrive);
