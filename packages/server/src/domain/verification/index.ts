import type { Implementation } from '../../http/handler';
import { listVerifications } from './list-verifications';

export const implementations: Implementation[] = [listVerifications];
