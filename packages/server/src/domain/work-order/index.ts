import type { Implementation } from '../../http/handler';
import { unreadFlag } from './unread-flag';

export const implementations: Implementation[] = [unreadFlag];
