import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';

/** What can be done to a machine. */
export interface BareMetalHandlers {
  /** The server's clock minus this browser's, ms. */
  readonly clockOffset: number;
  readonly onRenew: (machine: BareMetalInstance) => void;
  readonly onNote: (machine: BareMetalInstance) => void;
}

/** Within its paid time. */
export const isRented = ({ Status }: BareMetalInstance): boolean => Status === INSTANCE_STATUS.running;
