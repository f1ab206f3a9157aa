import type { Implementation } from '../../http/handler';
import { unreadFlag } from './unread-flag';
import { uploadImage } from './upload-image';

export const implementations: Implementation[] = [unreadFlag, uploadImage];
