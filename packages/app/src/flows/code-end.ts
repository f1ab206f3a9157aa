import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { serverNow } from '../state/clock';

/** When a code that was shown just now ends, seconds, be it to pay, to scan with WeChat or to check a face: what was told, or where nothing was (0 or null) as long from now as a code lasts (product §9; decisions 40, 249). */
export const codeEnd = (told: number | null): number => told || serverNow() + QR_VALID_SECONDS;
