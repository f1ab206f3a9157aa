import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { serverNow } from '../state/clock';

/** When a payment code ends, seconds: what was told, or where nothing was (0 or null) as long from now as a code lasts (product §9; decisions 40). */
export const codeEnd = (told: number | null): number => told || serverNow() + QR_VALID_SECONDS;
