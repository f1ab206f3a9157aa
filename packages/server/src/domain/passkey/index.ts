import type { Implementation } from '../../http/handler';
import { passkeyLoginCalls } from './login';
import { ownPasskeyCalls } from './own';

/** Passkeys beside passwords and codes (decisions 128). */
export const implementations: Implementation[] = [...ownPasskeyCalls, ...passkeyLoginCalls];
